/** What a board itself says: whether its game has begun, sameness counted, and what ends the game by itself. */
import type { MatesFound } from './mating.ts';
import { nothingFound, isDead } from './mating.ts';
import { ending, positionKey } from '../../chess/index.ts';
import type { Position } from '../../chess/index.ts';
import type { BoardState, EndingView } from '../../contract/desk-api.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { BoardRecord } from '../journal/state.ts';
import { positionAt, presentOf, stood } from '../journal/state.ts';

/** A move has been made, or a clock has run: what stands on the chessboard may not change under the players. */
export function hasBegun({ plies, result, time: { clock } }: BoardRecord): boolean {
  if (plies.length > 0) return true;
  return result === null && clock !== null && clockOf(clock).phase !== 'ready';
}

/** How often the present position has stood on this board, now included (9.2.3). */
export function occurrencesOf(board: BoardRecord): number {
  const present = presentOf(board);
  const key = positionKey(present);
  const last = board.plies.length;
  let occurrences = 0;
  // a capture or a pawn move can never be taken back, unless by a move that is none
  const first = board.plies.some(stood) ? 0 : Math.max(0, last - present.quietPlies);
  for (let ply = last; ply >= first; ply--) {
    const position = positionAt(board, ply);
    if (position.board === present.board && positionKey(position) === key) occurrences++;
  }
  return occurrences;
}

const endings = new WeakMap<BoardRecord, { readonly ending: EndingView | null }>();

/**
 * What ends this game without anyone's claim, mate before the counts (5.1.1, 5.2.1, 5.2.2, 9.6). `found`: by longer
 * searches, which may say that the position is dead.
 */
export function endingOf(board: BoardRecord, found: MatesFound = nothingFound): EndingView | null {
  let known = endings.get(board);
  if (known === undefined) {
    known = { ending: board.bye ? null : findEnding(board) };
    endings.set(board, known);
  }
  const { ending: end } = known;
  const ofCounts = end === null || end.reason === 'fivefold' || end.reason === 'seventyFiveMoves';
  return ofCounts && !leftByStanding(board) && !board.bye && isDead(presentOf(board), found) === true
    ? DEAD
    : end;
}

const DRAW = '1/2-1/2';
const DEAD: EndingView = { reason: 'deadPosition', result: DRAW, article: '5.2.2' };

/** Mate, stalemate and a dead position end the game only by a move in accordance with Article 3 (5.1.1, 5.2.1, 5.2.2). */
function leftByStanding({ plies }: BoardRecord): boolean {
  const last = plies.at(-1);
  return last !== undefined && stood(last);
}

function findEnding(board: BoardRecord): EndingView | null {
  const present = presentOf(board);
  return (leftByStanding(board) ? null : endingOfPosition(present)) ?? endingOfCounts(board, present);
}

function endingOfPosition(present: Position): EndingView | null {
  const end = ending(present);
  if (end?.kind === 'checkmate') {
    return { reason: 'checkmate', result: end.winner === 'white' ? '1-0' : '0-1', article: '5.1.1' };
  }
  if (end?.kind === 'stalemate') return { reason: 'stalemate', result: DRAW, article: '5.2.1' };
  return end?.kind === 'deadPosition' || isDead(present) === true ? DEAD : null;
}

function endingOfCounts(board: BoardRecord, present: Position): EndingView | null {
  const mayRepeat = present.quietPlies >= 16 || board.plies.some(stood);
  if (mayRepeat && occurrencesOf(board) >= 5) return { reason: 'fivefold', result: DRAW, article: '9.6.1' };
  if (present.quietPlies >= 150) return { reason: 'seventyFiveMoves', result: DRAW, article: '9.6.2' };
  return null;
}

/** A game is in play from its first move, or from the start of White's clock (6.6). */
export function stateOf(record: BoardRecord): BoardState {
  if (record.bye) return 'bye';
  if (record.result !== null) return 'finished';
  return hasBegun(record) ? 'playing' : 'toStart';
}
