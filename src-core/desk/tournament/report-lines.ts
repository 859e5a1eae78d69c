/** The lines that a record comes to, so that the desk tells the same record again. */
import { entryOf, roundsPaired } from '../../tournament/record-points.ts';
import { boardsOfRound, type RecordBoard } from '../../tournament/record-rounds.ts';
import type { Acceleration, RecordPlayer, TournamentRecord } from '../../tournament/record.ts';
import type { AskedBye } from '../../vocabulary/pairings.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import type { DeskEvent, Pairing } from '../journal/events.ts';
import type { AccelerationRow, ByeInRound, PairingRules } from '../journal/pairing-events.ts';
import type { PersonId } from '../journal/people.ts';
import { systemOf } from './record-report.ts';

/** The ids of the players by their numbers in the record. */
export type Ids = ReadonlyMap<number, PersonId>;

/** What is announced before round 1: pairing rules, forbidden pairs, byes asked for. */
export function announcedLines(record: TournamentRecord, ids: Ids): DeskEvent[] {
  const forbidden = record.forbidden.map((row) => ({ ...row, players: known(row.players, ids) }));
  return [
    { type: 'pairingRulesSet', rules: rulesOf(record, ids) },
    ...(forbidden.length === 0 ? [] : [{ type: 'forbiddenPairsSet', forbidden } as const]),
    ...byeLines(record, ids),
  ];
}

export function known(numbers: readonly number[], ids: Ids): readonly PersonId[] {
  return numbers.flatMap((number) => ids.get(number) ?? []);
}

function rulesOf(record: TournamentRecord, ids: Ids): PairingRules {
  const { initialColor, points, tieBreaks, acceleration } = record;
  const code = record.head.system;
  return {
    system: code === undefined ? null : systemOf(code),
    initialColor,
    points,
    acceleration: acceleration.length === 0 ? 'none' : acceleration.flatMap((row) => rowOf(row, ids)),
    tieBreaks,
    halfPointByes: null,
  };
}

function rowOf({ firstPlayer, lastPlayer, ...row }: Acceleration, ids: Ids): AccelerationRow[] {
  const [first, last] = [ids.get(firstPlayer), ids.get(lastPlayer)];
  return first === undefined || last === undefined ? [] : [{ ...row, first, last }];
}

/** Byes that were asked for, in the rounds played and in those to come. Without one, nobody's round is worth nothing. */
function byeLines(record: TournamentRecord, ids: Ids): DeskEvent[] {
  const paired = roundsPaired(record);
  return record.players.flatMap((player): DeskEvent[] => {
    const id = ids.get(player.number);
    const asked = new Map<number, AskedBye>();
    player.rounds.forEach((entry, at) => {
      if (entry.kind !== 'bye' || entry.bye === 'pairing') return;
      if (entry.bye !== 'zero' || at >= paired) asked.set(at + 1, entry.bye);
    });
    for (const { bye, round, players } of record.absences)
      if (players.includes(player.number) && round > paired) asked.set(round, bye);
    const byes = [...asked].map(([round, bye]): ByeInRound => ({ round, bye }));
    return id === undefined || byes.length === 0 ? [] : [{ type: 'byesAsked', id, byes }];
  });
}

/** The pairings of a round and its results. Of what two lines contradict, nothing. */
export function roundLines(record: TournamentRecord, round: number, ids: Ids): DeskEvent[] {
  const byNumber = new Map(record.players.map((player) => [player.number, player]));
  const boards = boardsOfRound(record, round)
    .filter((board) => isPair(board, byNumber, round) || isAllocated(board, byNumber, round))
    .map((board, at) => ({ ...board, board: at + 1 }));
  if (boards.length === 0) return [];
  const pairings = boards.map((board): Pairing => pairingOf(board, ids));
  const results = boards.flatMap((board) => {
    const { black, result } = board;
    const white = byNumber.get(board.white);
    const read = RESULTS[result];
    if (black === null || white === undefined || read === undefined) return [];
    const entry = entryOf(white, round);
    const unrated = entry.kind === 'game' && !entry.rated ? ({ unrated: true } as const) : {};
    return [{ type: 'resultDeclared', round, board: board.board, ...read, ...unrated, note: '' } as const];
  });
  return [{ type: 'roundPaired', round, pairings }, ...results];
}

type Players = ReadonlyMap<number, RecordPlayer>;

/** Each has the other: so nobody sits at two boards. */
function isPair({ white, black }: RecordBoard, byNumber: Players, round: number): boolean {
  const other = black === null ? undefined : byNumber.get(black);
  const entry = other === undefined ? null : entryOf(other, round);
  return white !== black && entry !== null && 'opponent' in entry && entry.opponent === white;
}

function isAllocated({ white, black }: RecordBoard, byNumber: Players, round: number): boolean {
  const player = byNumber.get(white);
  const entry = player === undefined || black !== null ? null : entryOf(player, round);
  return entry?.kind === 'bye' && entry.bye === 'pairing';
}

function pairingOf({ board, white, black }: RecordBoard, ids: Ids): Pairing {
  const id = ids.get(white) ?? null;
  return black === null
    ? { board, white: id, black: null, bye: true, byeOf: 'pairing' }
    : { board, white: id, black: ids.get(black) ?? null, bye: false };
}

type Read = { readonly result: GameResult; readonly reason: ResultReason };
const played = (result: GameResult): Read => ({ result, reason: 'imported' });
const forfeited = (result: GameResult): Read => ({ result, reason: 'forfeit' });

/** As `boardsOfRound` writes them; what is here not is no result of a game. */
const RESULTS: Readonly<Record<string, Read>> = {
  '1-0': played('1-0'),
  '0-1': played('0-1'),
  '1/2-1/2': played('1/2-1/2'),
  '0-0': played('0-0'),
  '1/2-0': played('1/2-0'),
  '0-1/2': played('0-1/2'),
  '+ - -': forfeited('1-0'),
  '- - +': forfeited('0-1'),
  '- - -': forfeited('0-0'),
};
