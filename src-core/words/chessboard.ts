import type { Color } from '../vocabulary/colors.ts';
import type { Square } from '../chess/types.ts';
import type { Role } from '../vocabulary/pieces.ts';

/** What a chessboard says to those who listen to it. */
export interface ChessboardWords {
  readonly name: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly piece: (color: Color, role: Role) => string;
  readonly square: (square: Square, piece: string | null) => string;
  readonly destination: string;
  readonly promotion: string;
}
