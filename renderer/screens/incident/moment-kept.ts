/** What was said of squares, looked at on another chessboard: it stands, or it would be lost. */
import type { BoardView, RulingView, Square } from '../../../src-core/contract/desk-api.ts';
import { indexOf } from '../../parts/chessboard/squares.ts';
import type { Problem } from '../../desk-mirror.svelte.ts';
import type { Facts } from './facts.ts';
import type { Scene } from './scene.ts';
import { piecesSaid } from './taking.ts';

/** The chessboard after so many plies of the record. */
export function boardAt(view: BoardView, ply: number): string {
  return view.plies[ply - 1]?.board ?? view.start.board;
}

/** The game at the moment told of: after the missing moves, or after so many plies of the record; null: now. */
export function sceneOf(
  view: BoardView,
  after: Pick<RulingView, 'chessboard' | 'turn' | 'ply'> | null,
  atPly: number | null,
): Scene {
  const ply = after?.ply ?? atPly ?? view.plies.length;
  const first = view.start.turn;
  const other = first === 'white' ? 'black' : 'white';
  return {
    board: after?.chessboard ?? boardAt(view, ply),
    turn: after?.turn ?? (ply % 2 === 0 ? first : other),
    finished: view.result !== null,
    moves: Math.floor(ply / 2),
    secondsLeft: null,
  };
}

const on = (board: string, square: Square): string => board[indexOf(square)] ?? '.';

/** Every square has its piece there too: the same one, or one where there is none now. */
export function standsThere(squares: readonly Square[], now: string, there: string): boolean {
  return squares.every((square) => {
    const piece = on(there, square);
    return piece !== '.' && (on(now, square) === '.' || on(now, square) === piece);
  });
}

/** What was said of squares stands at another moment too; null: now. */
export function keptAt(view: BoardView, now: string, facts: Facts, ply: number | null): boolean {
  return standsThere(piecesSaid(facts), now, boardAt(view, ply ?? view.plies.length));
}

/** So many plies are looked back for a piece: the move of either player, and the one before. */
const most = 2;

/**
 * The moment to look back to where a piece is asked for that is not there now: the first, going back, at which each
 * of the squares said has its piece. Null where the trouble is another, or nothing is found.
 */
export function earlierWith(
  view: BoardView,
  ply: number,
  problem: Problem | null,
  facts: Facts,
): number | null {
  if (problem?.kind !== 'refusal' || problem.refusal.code !== 'incidentContradicts') return null;
  const { why } = problem.refusal.facts;
  if (why !== 'emptySquare' && why !== 'noPieceToMove') return null;
  const now = boardAt(view, ply);
  const from = piecesSaid(facts);
  for (let back = 1; back <= Math.min(most, ply); back += 1) {
    if (from.length > 0 && standsThere(from, now, boardAt(view, ply - back))) return ply - back;
  }
  return null;
}
