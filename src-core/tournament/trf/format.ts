/** Writes the report of a tournament: TRF26, or TRF16 with the records that JaVaFo and others read beside it. */
import { accelerationIn } from '../record-points.ts';
import { HEAD_FIELDS, LAST_ROUND } from '../record.ts';
import type { TournamentRecord } from '../record.ts';
import {
  abnormalLine,
  absenceLine,
  accelerationLine,
  datesLine,
  forbiddenLine,
  isUsual,
  nationalLine,
  playerAccelerationLine,
  playerLine,
  pointsLine,
  tieBreaksLine,
} from './format-lines.ts';
import type { TrfEdition } from '../../vocabulary/papers.ts';
import { HEAD_TAGS } from './head-lines.ts';

/** Lines under the place that they have in the file, as `parseTrf` names it. */
type Place = readonly [place: string, lines: readonly string[]];

/**
 * The report; `parseTrf` reads the same record from it. What TRF16 has no record for is written as its successor or as
 * JaVaFo has it, which programs of before read or pass over. Lines end in CR and LF, which every reader takes.
 */
export function formatTrf(record: TournamentRecord, edition: TrfEdition): string {
  const kept = Map.groupBy(record.kept, (line) => line.after);
  const lines = (kept.get('') ?? []).map((line) => line.text);
  const places = [...headPlaces(record, edition), ...playerPlaces(record, edition)];
  for (const [place, own] of places) {
    const following = (kept.get(place) ?? []).map((line) => line.text);
    // a comment stands after a record: then the record is there, though it says nothing new
    const said = place === '162' && own.length === 0 && following.length > 0;
    lines.push(...(said ? [pointsLine(record.points, edition === 'trf26')] : own), ...following);
  }
  const known = new Set(['', ...places.map(([place]) => place)]);
  lines.push(...record.kept.filter(({ after }) => !known.has(after)).map(({ text }) => text));
  return lines.map((line) => `${line}\r\n`).join('');
}

function headPlaces(record: TournamentRecord, edition: TrfEdition): Place[] {
  const now = edition === 'trf26';
  const { roundCount, initialColor, points, tieBreaks } = record;
  const one = (line: string | null): string[] => (line === null ? [] : [line]);
  const sign = initialColor === 'black' ? 'B' : 'W';
  const places: Place[] = [
    ...HEAD_FIELDS.map((field): Place => {
      const tag = HEAD_TAGS[field];
      const text = record.head[field];
      return [tag, one(text === undefined ? null : `${tag} ${text}`.trimEnd())];
    }),
    ['112', record.deputies.map((name) => `112 ${name}`)],
    ['132', record.dates.length === 0 ? [] : [datesLine(record.dates)]],
    ['142', one(roundCount === null ? null : `${now ? '142' : 'XXR'} ${roundCount}`)],
    ['152', one(initialColor === null ? null : now ? `152 ${sign}` : `XXC ${initialColor}1`)],
    ['XXC', record.pairsByRank ? ['XXC rank'] : []],
    ['162', isUsual(points) ? [] : [pointsLine(points, now)]],
    ['202', tieBreaks === null ? [] : [tieBreaksLine(tieBreaks)]],
    ['240', record.absences.map(absenceLine)],
    ['250', now ? record.acceleration.map(accelerationLine) : accelerationOfBefore(record)],
    ['260', forbiddenLines(record, now)],
    ['299', record.abnormal.map(abnormalLine)],
  ];
  // the records of JaVaFo stand where those of their meaning do
  return places.toSorted(([a], [b]) => (order(a) < order(b) ? -1 : 1));
}

function order(place: string): string {
  return place === 'XXC' ? '153' : place;
}

function playerPlaces(record: TournamentRecord, edition: TrfEdition): Place[] {
  const openSign = edition === 'trf26' ? '?' : ' ';
  return [
    ...record.players.map((player): Place => [`001 ${player.number}`, [playerLine(player, openSign)]]),
    ...record.players.flatMap((player) =>
      player.national.map((national): Place => [
        `${national.federation} ${player.number}`,
        [nationalLine(player.number, national)],
      ]),
    ),
  ];
}

/** Match points are of teams: JaVaFo knows none, and the row stays as it is. */
function accelerationOfBefore(record: TournamentRecord): string[] {
  const rows = record.acceleration;
  const last = Math.max(0, ...rows.map((row) => row.lastRound));
  if (rows.some((row) => row.matchPoints !== 0)) return rows.map(accelerationLine);
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  return record.players
    .map(({ number }) => ({
      number,
      added: rounds.map((round) => accelerationIn(record, number, round)),
    }))
    .filter(({ added }) => added.some((points) => points !== 0))
    .map(({ number, added }) => playerAccelerationLine(number, added));
}

function forbiddenLines(record: TournamentRecord, now: boolean): string[] {
  const always = record.roundCount ?? LAST_ROUND;
  return record.forbidden.map((row) =>
    now || row.firstRound !== 1 || row.lastRound !== always
      ? forbiddenLine(row)
      : `XXP ${row.players.join(' ')}`,
  );
}
