/** Reads a report of a tournament: TRF16, TRF26, and what JaVaFo and bbpPairings add. */
import type { Absence, RecordPlayer, TournamentRecord } from '../record.ts';
import { roundsPaired } from '../record-points.ts';
import { checkLines } from './check-pairs.ts';
import { TrfLine } from './columns.ts';
import { isError } from './faults.ts';
import type { TrfFault } from './faults.ts';
import { HEAD_RECORDS } from './head-lines.ts';
import type { ReadRecord } from './head-lines.ts';
import { PAIRING_RECORDS } from './pairing-lines.ts';
import { readNational, readPlayer } from './player-lines.ts';
import { completePoints } from './point-codes.ts';
import { newReading } from './reading.ts';
import type { Reading } from './reading.ts';

export interface TrfRead {
  /** As much as could be read; what is not understood is kept. */
  readonly record: TournamentRecord;
  /** By line and column. */
  readonly faults: readonly TrfFault[];
  /** No error among the faults. */
  readonly sound: boolean;
}

const RECORDS: Readonly<Record<string, ReadRecord>> = {
  ...HEAD_RECORDS,
  ...PAIRING_RECORDS,
  '001': readPlayer,
};
/** A federation's own record: its three letters, and a starting rank in its columns. */
const NATIONAL = /^(?!XX|BB)[A-Z]{3} [ \d]{3}\d(?:\s|$)/;

/** Lines end in CR, LF or both; a mark of the encoding at the start goes away. */
export function parseTrf(text: string): TrfRead {
  const reading = newReading();
  let after = '';
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((written, at) => {
      const line = written.trimEnd();
      if (line === '') return;
      const place = readLine(reading, new TrfLine(line, at + 1, reading.faults));
      if (place === null) reading.kept.push({ after, text: line });
      else after = place;
    });
  const record = recordOf(reading);
  checkWhole(reading, record);
  const faults = reading.faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { record, faults, sound: !faults.some(isError) };
}

/** Where the line stands, or null where it is kept as it is. */
function readLine(reading: Reading, line: TrfLine): string | null {
  if (line.text.startsWith('###')) return null;
  const tag = line.raw(1, 3);
  const read = Object.hasOwn(RECORDS, tag) ? RECORDS[tag] : undefined;
  if (read === undefined) return NATIONAL.test(line.text) ? readNational(reading, line) : null;
  const before = reading.faults.length;
  const place = read(reading, line);
  if (place === null && reading.faults.length === before)
    line.fault(1, { code: 'unreadableRecord', facts: { tag } });
  return place;
}

function recordOf(reading: Reading): TournamentRecord {
  const { faults: _, players: byNumber, national, absentNext, named: __, ...rest } = reading;
  const players = [...byNumber.values()].map(({ player }): RecordPlayer => ({
    ...player,
    national: national.get(player.number) ?? [],
  }));
  const last = reading.roundCount;
  const record: TournamentRecord = {
    ...rest,
    points: completePoints(reading.points),
    forbidden: reading.forbidden.map((row) =>
      last === null || row.lastRound <= last ? row : { ...row, lastRound: last },
    ),
    players,
    // by the record they follow: where a record itself stands, a report is free
    kept: reading.kept.toSorted((a, b) => (a.after < b.after ? -1 : a.after > b.after ? 1 : 0)),
  };
  if (absentNext.length === 0) return record;
  const absent: Absence = { bye: 'zero', round: roundsPaired(record) + 1, players: absentNext };
  return { ...record, absences: [...record.absences, absent] };
}

function checkWhole(reading: Reading, record: TournamentRecord): void {
  const { players } = reading;
  const [first] = players.values();
  if (first === undefined) {
    reading.faults.push({ code: 'noPlayers', facts: {}, line: 1, column: 1 });
    return;
  }
  for (const { line, column, number } of reading.named)
    if (!players.has(number)) line.fault(column, { code: 'unknownPlayer', facts: { number } });
  checkLines({ record, byNumber: players });
  const rounds = record.roundCount;
  if (rounds === null) return;
  for (const { player, line } of players.values()) {
    const written = player.rounds.length;
    if (written > rounds) line.fault(92, { code: 'tooManyRounds', facts: { rounds, written } });
  }
}
