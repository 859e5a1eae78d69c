/**
 * The words of the rules of play. Everything here is a plain value: it can be compared, kept in a file and
 * sent through a door as it is. What is mutable for speed stays inside the room.
 */

import type { Color } from '../vocabulary/colors.ts';
import type { PromotionRole, Role, Variant } from '../vocabulary/pieces.ts';

export type { Color, PromotionRole, Role, Variant };

export type FileName = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type RankName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${FileName}${RankName}`;

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

export interface Position {
  /** 64 characters from a1, b1 ... to h8: FEN piece letters, `.` for an empty square. */
  readonly board: string;
  readonly turn: Color;
  /** The rooks that keep a castling right (3.8, Guidelines II.3), by their squares, in the order a1 ... h8. */
  readonly castling: readonly Square[];
  /** The square passed over by the pawn, and only where a fully legal en passant capture exists (9.2.3.1). */
  readonly epSquare: Square | null;
  /** Plies since the last capture or pawn move (9.3): castling does not reset it. */
  readonly quietPlies: number;
  readonly moveNumber: number;
  readonly variant: Variant;
}

/** A move. Castling is written king square -> own rook's square in both variants. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionRole;
}

/** What no article allows, and stands because nobody objected in time (7.5, A.5.2): the game goes on from the board it left. */
export interface StandingMove {
  /** From where to where; null where no man was moved (7.5.3), or the board was left in a way no single move can. */
  readonly illegal: Move | null;
  /** The board as it stood, whether or not it can be a position of chess. */
  readonly after: Position;
}

export type Played = Move | StandingMove;

/** A game as it was played: where it began and every move of it. */
export interface Game {
  readonly start: Position;
  readonly moves: readonly Played[];
}

export type CastlingSide = 'king-side' | 'queen-side';

export interface Castling {
  readonly side: CastlingSide;
  readonly move: Move;
  readonly kingTo: Square;
  readonly rookTo: Square;
}

export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
