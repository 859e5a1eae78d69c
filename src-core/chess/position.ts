import type { Castling, Color, Move, Piece, Played, Position, Role, Square, StandingMove } from './types.ts';
import { Board } from './board.ts';
import { kingGoesTo, rookGoesTo } from './castling-squares.ts';
import {
  MOST_MOVES,
  castlingMoves,
  hasLegalMove,
  legalCode,
  legalMoves as writeLegalMoves,
} from './board-moves.ts';
import { pinnedMen } from './king-lines.ts';
import { EN_PASSANT, moveFrom, moveOfCode, moveTo } from './move-code.ts';
import { BOTH, WHITE, colorBit, otherColor, pieceOfLetter } from './pieces.ts';
import { materialForbidsMate } from './material.ts';
import { SQUARES, squareIndex, squareName, squareNumber } from './squares.ts';

const board = new Board();
const list = new Int32Array(MOST_MOVES);
let shown: Position | null = null;

/** The room's one working board, showing this position. Whoever makes a move on it takes it back. */
export function boardShowing(position: Position): Board {
  if (shown === position) return board;
  shown = null;
  board.set(position);
  shown = position;
  return board;
}

/** The piece on a square, or null. */
export function pieceAt(position: Position, square: Square): Piece | null {
  return pieceOfLetter(position.board.charAt(squareIndex(square)));
}

/** All squares that hold this piece, in the order a1 ... h8. */
export function squaresOf(position: Position, color: Color, role?: Role): readonly Square[] {
  return SQUARES.filter((_, index) => {
    const piece = pieceOfLetter(position.board.charAt(index));
    return piece !== null && piece.color === color && (role === undefined || piece.role === role);
  });
}

/** Every legal move of the side to move (3.1-3.10). Castling is king's square -> own rook's square. */
export function legalMoves(position: Position): readonly Move[] {
  return movesWhere(position, () => true);
}

/** The legal moves of the piece on a square, castlings of the king included; none if it is not that side's. */
export function legalMovesFrom(position: Position, square: Square): readonly Move[] {
  const from = squareNumber(square);
  return movesWhere(position, (code) => moveFrom(code) === from);
}

/** The legal captures of the opponent's piece on a square (4.3.2), en passant included. */
export function capturesOn(position: Position, square: Square): readonly Move[] {
  const target = squareNumber(square);
  return movesWhere(position, (code, shownBoard) => {
    if ((code & EN_PASSANT) !== 0) return ((moveFrom(code) & 0xf0) | (moveTo(code) & 15)) === target;
    const piece = shownBoard.squares[target] ?? 0;
    return moveTo(code) === target && (piece & BOTH) === (shownBoard.turn ^ BOTH);
  });
}

function movesWhere(
  position: Position,
  wanted: (code: number, shownBoard: Board) => boolean,
): readonly Move[] {
  const shownBoard = boardShowing(position);
  const end = writeLegalMoves(shownBoard, list, 0);
  const moves: Move[] = [];
  for (let i = 0; i < end; i++) {
    const code = list[i] ?? 0;
    if (wanted(code, shownBoard)) moves.push(moveOfCode(code));
  }
  return moves;
}

/** The legal castlings, with where king and rook go (3.8.2, Guidelines II.3). */
export function castlings(position: Position): readonly Castling[] {
  const end = castlingMoves(boardShowing(position), list, 0);
  return Array.from(list.subarray(0, end), (code): Castling => {
    const king = moveFrom(code);
    const rook = moveTo(code);
    return {
      side: rook > king ? 'king-side' : 'queen-side',
      move: moveOfCode(code),
      kingTo: squareName(kingGoesTo(king, rook)),
      rookTo: squareName(rookGoesTo(king, rook)),
    };
  });
}

/** Is this one of the legal moves? */
export function isLegal(position: Position, move: Move): boolean {
  return legalCode(boardShowing(position), move) !== null;
}

/** The position after a legal move. An illegal move is the caller's fault and throws. */
export function play(position: Position, move: Move): Position {
  const shownBoard = boardShowing(position);
  const code = legalCode(shownBoard, move);
  if (code === null) throw new RangeError(`not a legal move: ${move.from}${move.to}`);
  shown = null;
  shownBoard.make(code);
  shownBoard.forgetPast();
  shown = shownBoard.toPosition();
  return shown;
}

/** The position after what was played: a legal move, or what stands though it is none. */
export function playedOn(position: Position, played: Played): Position {
  return isStanding(played) ? played.after : play(position, played);
}

export function isStanding(played: Played): played is StandingMove {
  return 'after' in played;
}

/** Has each side one king, as every move of Article 3 needs it? */
export function hasKings(position: Position): boolean {
  return boardShowing(position).oneKingEach;
}

/** Where the men of a colour stand that attack a square (3.1.2), pinned ones included. */
export function attackersOf(position: Position, square: Square, color: Color): readonly Square[] {
  const end = boardShowing(position).attackers(squareNumber(square), colorBit(color), list, 0);
  return inOrder(Array.from(list.subarray(0, end), squareName));
}

/** The squares of the men that check the side to move (3.9). */
export function checkers(position: Position): readonly Square[] {
  if (!isCheck(position)) return [];
  const king = boardShowing(position).king(colorBit(position.turn));
  return attackersOf(position, squareName(king), otherColor(position.turn));
}

/** Is the side to move in check (3.9)? */
export function isCheck(position: Position): boolean {
  return boardShowing(position).inCheck();
}

export interface Pin {
  /** The man that may not leave its line. */
  readonly square: Square;
  /** The man that holds it. */
  readonly by: Square;
}

/** The men of the side to move that are pinned to their king, and by which man. */
export function pins(position: Position): readonly Pin[] {
  return pinnedMen(boardShowing(position)).map(([square, by]) => ({
    square: squareName(square),
    by: squareName(by),
  }));
}

function inOrder(squares: readonly Square[]): readonly Square[] {
  return [...squares].sort((a, b) => squareIndex(a) - squareIndex(b));
}

export type Ending =
  | { readonly kind: 'checkmate'; readonly winner: Color }
  | { readonly kind: 'stalemate' }
  | { readonly kind: 'deadPosition' };

/**
 * What ends the game in this position by itself: checkmate (5.1.1), stalemate (5.2.1), or a dead position (5.2.2)
 * as far as material alone shows it. Mate is looked at before material.
 */
export function ending(position: Position): Ending | null {
  return endingOn(boardShowing(position));
}

/** The same for a board of the room. Without one king each nothing of it can be. */
export function endingOn(shownBoard: Board): Ending | null {
  if (!shownBoard.oneKingEach) return null;
  if (!hasLegalMove(shownBoard)) {
    if (!shownBoard.inCheck()) return { kind: 'stalemate' };
    return { kind: 'checkmate', winner: otherColor(shownBoard.color()) };
  }
  const dead =
    materialForbidsMate(shownBoard, WHITE) !== null && materialForbidsMate(shownBoard, WHITE ^ BOTH) !== null;
  return dead ? { kind: 'deadPosition' } : null;
}

/**
 * Exact key of a position: equal if and only if the positions are the same for 9.2.3 (same player to move, same
 * men on the same squares, same castling rights, same en passant possibility). Counters play no part.
 */
export function positionKey(position: Position): string {
  const { board: men, turn, castling, epSquare } = position;
  return `${men} ${turn === 'white' ? 'w' : 'b'} ${castling.join('') || '-'} ${epSquare ?? '-'}`;
}
