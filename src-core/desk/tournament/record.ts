/** The record of the tournament as the desk's lines tell it: what reports, standings and pairings are made of. */
import type { Color } from '../../chess/index.ts';
import { formatTrfTimeControl } from '../../clocks/index.ts';
import { scoreAfter, worth } from '../../tournament/record-points.ts';
import { EMPTY_RECORD } from '../../tournament/record.ts';
import type {
  AbnormalPoints,
  RecordPlayer,
  RoundEntry,
  Score,
  TournamentRecord,
} from '../../tournament/record.ts';
import { readTieBreaks, standings } from '../../tournament/standings/index.ts';
import type { GameResult } from '../../vocabulary/results.ts';
import { standingIncidents } from '../incidents/incident-counts.ts';
import type { ControlSetting } from '../journal/clock-events.ts';
import { controlIn } from '../journal/stored-clock.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { PlayerView } from '../../contract/desk-api.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { playersOf } from '../players/players-view.ts';
import { commentsByHand, keptApart } from './record-by-hand.ts';
import { nationalOf } from './national-records.ts';
import { withReport } from './record-report.ts';
import { absencesOf, announcedOf, SYSTEM_CODES } from './record-announced.ts';

export function recordOf(state: DeskState, people: People): TournamentRecord {
  const { details } = state;
  const players = playersOf(state, people);
  const numbers = new Map(players.map(({ id, number }) => [id, number]));
  const last = state.rounds.reduce((most, { round }) => Math.max(most, round), 0);
  const entries = entriesOf(state, numbers);
  const announced = announcedOf(state, numbers);
  const record: TournamentRecord = {
    ...EMPTY_RECORD,
    head: headOf(state, people),
    dates: datesOf(state),
    roundCount: details?.rounds ?? null,
    ...announced,
    forbidden: [...announced.forbidden, ...keptApart(state, numbers)],
    kept: commentsByHand(state, people),
    absences: absencesOf(state, numbers, last),
    abnormal: state.rounds.flatMap(({ boards }) =>
      boards.flatMap((board) => penaltyPoints(state, board, numbers)),
    ),
    players: players.map((player): RecordPlayer => ({
      ...personalOf(player),
      points: null,
      rank: null,
      rounds: Array.from(
        { length: last },
        (__, at) => entries.get(at + 1)?.get(player.id) ?? unpaired(state, player.id, at + 1),
      ),
      national: nationalOf(player, details?.federation ?? ''),
    })),
  };
  return ranked(withReport(record, state, people, numbers), last);
}

type Personal = Omit<RecordPlayer, 'points' | 'rank' | 'rounds' | 'national'>;

/** No club, and no way to reach him: a report has no place for them. */
function personalOf({ number, sex, title, name, rating, federation, fideId, birth }: PlayerView): Personal {
  return { number, sex, title, name, rating, federation, fideId, birth };
}

function headOf(
  { details, players, pairing, rounds, times }: DeskState,
  people: People,
): TournamentRecord['head'] {
  const chief = details?.chiefArbiter ?? null;
  const rated = [...players.values()].filter(({ rating }) => rating !== null);
  const head = {
    name: details?.name ?? '',
    city: details?.place ?? '',
    federation: details?.federation ?? '',
    start: slashed(details?.begins ?? ''),
    end: slashed(details?.ends ?? ''),
    playerCount: String(players.size),
    ratedCount: String(rated.length),
    ...timesOf(times.control),
    arbiter: chief === null ? '' : (people.get(chief)?.name ?? ''),
    system:
      SYSTEM_CODES[pairing.rules.system ?? (rounds.some(({ paired }) => paired) ? 'swissDutch' : 'byHand')],
  };
  return Object.fromEntries(Object.entries(head).filter(([, text]) => text !== ''));
}

/** The allotted times of the tournament, in words and in code where the code can say them. */
function timesOf(setting: ControlSetting | null): TournamentRecord['head'] {
  if (setting === null) return {};
  const control = controlIn(setting);
  const coded = control === null ? null : formatTrfTimeControl(control);
  return { timeControl: setting.text, ...(coded === null ? {} : { codedTimeControl: coded }) };
}

function datesOf({ details, times }: DeskState): readonly string[] {
  const days = Array.from({ length: details?.rounds ?? 0 }, (_, at) =>
    slashed(times.rounds.get(at + 1)?.begins.slice(2, 10) ?? ''),
  );
  return days.slice(0, days.findLastIndex((day) => day !== '') + 1);
}

/** Points and ranks as they stand, by the tournament's own tie-breaks; the tied have the same rank. */
function ranked(record: TournamentRecord, rounds: number): TournamentRecord {
  const list = readTieBreaks(record.tieBreaks?.codes ?? []);
  const { rows } = standings(record, list.ok ? list.list : []);
  const ranks = new Map(rows.map(({ player, rank }) => [player.number, rank]));
  const players = record.players.map((player) => ({
    ...player,
    points: scoreAfter(record, player, rounds),
    rank: ranks.get(player.number) ?? null,
  }));
  return { ...record, players };
}

function slashed(day: string): string {
  return day.replaceAll('-', '/');
}

/** Whoever is in no pairing of a round that was paired was not there, and has the bye that he asked for, if any. */
function unpaired(state: DeskState, id: PersonId, round: number): RoundEntry {
  const paired = state.rounds.some((record) => record.round === round && record.boards.length > 0);
  const bye = absenceIn(state.pairing, id, round)?.bye ?? 'zero';
  return paired ? { kind: 'bye', bye } : { kind: 'none' };
}

type Numbers = ReadonlyMap<PersonId, number>;

function entriesOf(
  state: DeskState,
  numbers: Numbers,
): ReadonlyMap<number, ReadonlyMap<PersonId, RoundEntry>> {
  return new Map(
    state.rounds.map(({ round, boards }) => [
      round,
      new Map(
        boards.flatMap((board) =>
          (['white', 'black'] as const).flatMap((color): [PersonId, RoundEntry][] => {
            const id = board[color];
            return id === null ? [] : [[id, entryOn(board, color, numbers)]];
          }),
        ),
      ),
    ]),
  );
}

/** A bye whose result nobody entered is the one that the pairing gave. */
const BYES = { '1-0': 'pairing', '1/2-0': 'half', '0-0': 'zero' } as const;

function entryOn(board: BoardRecord, color: Color, numbers: Numbers): RoundEntry {
  const result = board.result?.result ?? null;
  if (board.bye) return { kind: 'bye', bye: board.byeOf ?? byeOf(result) };
  const other = board[color === 'white' ? 'black' : 'white'];
  const opponent = other === null ? undefined : numbers.get(other);
  if (opponent === undefined) return { kind: 'none' };
  if (result === null) return { kind: 'adjourned', opponent, color };
  const score = SCORES[result][color];
  const forfeit = board.result?.reason === 'forfeit';
  return forfeit && score !== 'draw'
    ? { kind: 'forfeit', opponent, color, won: score === 'win' }
    : { kind: 'game', opponent, color, score, rated: !forfeit && board.result?.unrated !== true };
}

function byeOf(result: GameResult | null): 'pairing' | 'half' | 'zero' {
  return result === '1/2-0' || result === '0-0' ? BYES[result] : BYES['1-0'];
}

const SCORES = {
  '1-0': { white: 'win', black: 'loss' },
  '0-1': { white: 'loss', black: 'win' },
  '1/2-1/2': { white: 'draw', black: 'draw' },
  '0-0': { white: 'loss', black: 'loss' },
  '1/2-0': { white: 'draw', black: 'loss' },
  '0-1/2': { white: 'loss', black: 'draw' },
} as const satisfies Record<GameResult, Record<Color, Score>>;

function gameOf(color: Color, score: Score): RoundEntry {
  return { kind: 'game', opponent: 0, color, score, rated: true };
}

/**
 * Points given and taken by penalties that stand: to the opponent up to the most a game can give (12.9.4), from the
 * offender no more than the game gave him (12.9.5).
 */
function penaltyPoints({ pairing }: DeskState, board: BoardRecord, numbers: Numbers): AbnormalPoints[] {
  const { points: system } = pairing.rules;
  const most = Math.max(system.whiteWin, system.blackWin);
  const result = board.result?.result ?? null;
  return standingIncidents(board).flatMap(({ event }) =>
    event.consequences.penalties.flatMap(({ code, by, points }): AbnormalPoints[] => {
      const given = code === 'morePointsToOpponent';
      if (points === null || !(given || code === 'fewerPointsToOffender')) return [];
      const side = given === (by === 'white') ? 'black' : 'white';
      const id = board[side];
      const number = id === null ? undefined : numbers.get(id);
      const had = result === null ? (given ? 0 : most) : worth(system, gameOf(side, SCORES[result][side]));
      const change = given ? Math.min(points, most - had) : -Math.min(points, had);
      if (number === undefined || change === 0) return [];
      return [{ of: '', matchPoints: 0, points: change, round: board.round, players: [number] }];
    }),
  );
}
