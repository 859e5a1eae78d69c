/** A result held against what the desk knows of its game, before it is written. */
import type { Position } from '../../chess/index.ts';
import { startNumberOf } from '../../chess/index.ts';
import type { CanMate, Question, ResultWanted, Ruled } from '../../laws/index.ts';
import { holdResult } from '../../laws/index.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import { countedByBoth } from '../clocks/clock-places.ts';
import type { WrongOf } from '../commands/answer.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { Place } from '../journal/events.ts';
import type { LawsOfResult } from '../journal/incident-types.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { startOf } from '../journal/state.ts';
import { farFromZero } from './flag-clock.ts';
import { illegalOf } from './incident-counts.ts';
import { ruleSetOf } from './incident-told.ts';

interface Declared {
  readonly result: GameResult;
  readonly reason: ResultReason;
}

/**
 * What the Laws say in the place of a result, or ask before it; null where they have nothing against it, or the record
 * tells nothing of the game. `now`: the desk's own time; null for a text that tells of another hour.
 */
export function lawsAgainst(
  state: DeskState,
  board: BoardRecord,
  { result, reason }: Declared,
  canMate: CanMate,
  now: number | null,
): LawsOfResult | null {
  const { details } = state;
  const start = startOf(board).position;
  const moves = board.plies.flatMap(({ move }) => (move === null ? [] : [move]));
  if (details === null || board.bye || reason === 'bye' || moves.length < board.plies.length) return null;
  const timeLeft = reason === 'time' && now !== null ? withTimeLeft(board, now) : [];
  // a board without moves tells of its clock alone
  if (moves.length === 0 && isAnyStart(start) && timeLeft.length === 0) return null;
  const wanted: ResultWanted = { result, reason, timeLeft, ...countedByBoth(board) };
  const record = { game: { start, moves }, illegalSoFar: illegalOf(board) };
  return against(holdResult(record, wanted, ruleSetOf(details, state), canMate), wanted);
}

/** What the Laws say against a result, as a question; `at`: its board, where it came in a text of many. */
export function otherwise(
  { result, reason }: Declared,
  laws: LawsOfResult,
  at: Partial<Place> = {},
): WrongOf<'lawsSayOtherwise'> {
  const { result: says, reason: saysReason, points } = laws;
  return { code: 'lawsSayOtherwise', facts: { result, reason, says, saysReason, points, ...at } };
}

const isAnyStart = (start: Position): boolean => start.moveNumber === 1 && startNumberOf(start) !== null;

function withTimeLeft(board: BoardRecord, now: number): NonNullable<ResultWanted['timeLeft']> {
  const { clock } = board.time;
  if (clock === null || clockOf(clock).phase === 'ready') return [];
  const left = farFromZero(board, { kind: 'flagFall', flag: 'both' }, {}, now);
  return left.map(({ side }) => side);
}

/** Reasons that go with whatever has ended the game. */
const OPEN: readonly ResultReason[] = ['arbiter', 'other', 'imported', 'notSaid'];

function against(laws: Ruled | Question, { result, reason }: ResultWanted): LawsOfResult | null {
  const { points } = laws;
  if (laws.answer === 'question') return { result: null, reason: null, points };
  const ends = points.flatMap((each): readonly ResultReason[] =>
    each.code === 'ended' ? [each.facts.ended] : [],
  );
  const [first = reason] = ends;
  const named = ends.length === 0 || OPEN.includes(reason) || ends.includes(reason);
  if (named && laws.result === result) return null;
  return { result: laws.result, reason: laws.result === null ? null : first, points };
}
