import { squares } from '../../parts/chessboard/squares.ts';
import type { BoardView, Color, PlyView, Square } from '../../../src-core/contract/desk-api.ts';

/** A moment of the game, as it is looked at. `ply` 0 is the start. */
export interface Moment {
  readonly ply: number;
  readonly board: string;
  readonly fen: string;
  readonly last: readonly Square[];
  readonly check: Square | null;
}

export function momentAt(view: BoardView, ply: number): Moment {
  const made = view.plies[ply - 1];
  if (made === undefined) {
    return { ply: 0, board: view.start.board, fen: view.start.fen, last: [], check: null };
  }
  const last = [made.from, reachedBy(made)].filter((square) => square !== null);
  return { ply, board: made.board, fen: made.fen, last, check: made.check };
}

/** The square reached; of castling, which is written king to rook, the one the king stands on. */
function reachedBy({ san, from, to, board }: PlyView): Square | null {
  if (!san.startsWith('O-O') || from === null) return to;
  return squares[board.indexOf(from.endsWith('1') ? 'K' : 'k')] ?? to;
}

/** A move as it is drawn: castling, which is king to rook, ends where the king will stand. */
export function asDrawn(move: { readonly san: string; readonly from: Square; readonly to: Square }): {
  readonly from: Square;
  readonly to: Square;
} {
  const { san, from, to } = move;
  if (!san.startsWith('O-O')) return { from, to };
  const first = from.endsWith('1');
  if (san.startsWith('O-O-O')) return { from, to: first ? 'c1' : 'c8' };
  return { from, to: first ? 'g1' : 'g8' };
}

export interface SheetPly {
  readonly ply: number;
  readonly made: PlyView;
}

/** A line of the scoresheet. */
export interface SheetRow {
  readonly number: number;
  readonly white: SheetPly | null;
  readonly black: SheetPly | null;
}

/** The moves in two columns, numbered from the position the game began with. */
export function sheetOf(view: BoardView): readonly SheetRow[] {
  const plies = view.plies.map((made, index) => ({ ply: index + 1, made }));
  const cells: (SheetPly | null)[] = view.start.turn === 'white' ? plies : [null, ...plies];
  const rows = cells.filter((_, index) => index % 2 === 0);
  return rows.map((white, index) => ({
    number: view.start.moveNumber + index,
    white,
    black: cells[index * 2 + 1] ?? null,
  }));
}

/** The number and the side of a ply, as on the scoresheet. */
export function nameOfPly(view: BoardView, ply: number): { readonly number: number; readonly color: Color } {
  const row = sheetOf(view).find(({ white, black }) => white?.ply === ply || black?.ply === ply);
  return { number: row?.number ?? view.start.moveNumber, color: row?.black?.ply === ply ? 'black' : 'white' };
}
