/** What a board itself says: whether its game has begun, sameness counted, and what ends the game by itself. */
import type { MatesFound } from './mating.ts';
import { nothingFound, isDead } from './mating.ts';
import { ending, positionKey } from '../../chess/index.ts';
import type { BoardState, EndingView } from '../../contract/desk-api.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { BoardRecord } from '../journal/state.ts';
import { positionAt, presentOf } from '../journal/state.ts';

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
  // a capture or a pawn move can never be taken back
  for (let ply = last; ply >= Math.max(0, last - present.quietPlies); ply--) {
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
  return ofCounts && !board.bye && isDead(presentOf(board), found) === true ? DEAD : end;
}

const DEAD: EndingView = { reason: 'deadPosition', result: '1/2-1/2', article: '5.2.2' };

function findEnding(board: BoardRecord): EndingView | null {
  const present = presentOf(board);
  const end = ending(present);
  const draw = '1/2-1/2';
  if (end?.kind === 'checkmate') {
    return { reason: 'checkmate', result: end.winner === 'white' ? '1-0' : '0-1', article: '5.1.1' };
  }
  if (end?.kind === 'stalemate') return { reason: 'stalemate', result: draw, article: '5.2.1' };
  if (end?.kind === 'deadPosition' || isDead(present) === true) return DEAD;
  if (present.quietPlies >= 16 && occurrencesOf(board) >= 5) {
    return { reason: 'fivefold', result: draw, article: '9.6.1' };
  }
  if (present.quietPlies >= 150) return { reason: 'seventyFiveMoves', result: draw, article: '9.6.2' };
  return null;
}

/** A game is in play from its first move, or from the start of White's clock (6.6). */
export function stateOf(record: BoardRecord): BoardState {
  if (record.bye) return 'bye';
  if (record.result !== null) return 'finished';
  return hasBegun(record) ? 'playing' : 'toStart';
}
