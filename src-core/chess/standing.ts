/** Illegal moves that stand (7.5, A.5.2): what they left on the board, and how they are written. */
import type { Color, Move, Played, Position, Square, StandingMove } from './types.ts';
import { Board } from './board.ts';
import { kingGoesTo, rookGoesTo } from './castling-squares.ts';
import { castlingMeant } from './castling-meant.ts';
import { kindOf } from './pieces.ts';
import { isCheck, isStanding, pieceAt } from './position.ts';
import { sameMove } from './same-move.ts';
import { readSan } from './san.ts';
import { formatSan } from './san-format.ts';
import { SQUARES, squareIndex, squareName, squareNumber } from './squares.ts';

/**
 * A move that is not legal, as it was played: a man taken from one square to another, what stood there taken off, a
 * pawn exchanged if a promotion is named. A king's move that can only be castling takes the rook along, and a pawn's
 * that can only be a capture in passing takes the pawn beside it off.
 */
export function standingMove(before: Position, move: Move): StandingMove {
  const castling = move.promotion === undefined ? castlingMeant(before, move) : null;
  const rook = castling === null ? null : pieceAt(before, castling.move.to);
  if (castling !== null && rook?.role === 'rook' && rook.color === before.turn) {
    return { illegal: castling.move, after: standingOn(before, castled(before.board, castling.move)) };
  }
  const man = letterAt(before.board, move.from);
  const arrives = move.promotion === undefined ? man : promoted(before.turn, move.promotion);
  const victim = passedPawn(before, move);
  const board = withMen(before.board, [
    ...(victim === null ? [] : [[victim, '.'] as const]),
    [move.from, '.'],
    [move.to, arrives],
  ]);
  return standingBoard(before, board, move);
}

/** What was left on the board (64 letters) where no single move says it; nothing moved at all is a null move (7.5.3). */
export function standingBoard(before: Position, board: string, illegal: Move | null = null): StandingMove {
  return { illegal: board === before.board ? null : illegal, after: standingOn(before, board) };
}

/**
 * The position, the other side to move. A castling right is held as long as its king and rook stand where they did. A
 * pawn that did nothing but a double step can be captured in passing (3.7.3.1). The quiet plies go on where no pawn
 * was moved and no man went off the board (9.3), as it stood; nothing moved at all is no move that would be counted.
 */
function standingOn(before: Position, board: string): Position {
  const black = before.turn === 'black';
  const quiet = pawnsOf(board) === pawnsOf(before.board) && count(board) >= count(before.board);
  const position: Position = {
    ...before,
    board,
    turn: black ? 'white' : 'black',
    castling: before.castling.filter((rook) => isKept(before.board, board, rook)),
    epSquare: steppedOver(before, board),
    quietPlies: quiet ? before.quietPlies + (board === before.board ? 0 : 1) : 0,
    moveNumber: before.moveNumber + (black ? 1 : 0),
  };
  return new Board(position).toPosition();
}

function isKept(before: string, after: string, rook: Square): boolean {
  const letter = letterAt(before, rook);
  const king = before.indexOf(letter === 'R' ? 'K' : 'k');
  return letterAt(after, rook) === letter && after.charAt(king) === before.charAt(king);
}

/** The square a pawn passed over that went two squares ahead from its place, where that is all that changed. */
function steppedOver({ board, turn }: Position, after: string): Square | null {
  const [pawn, home, up] = turn === 'white' ? ['P', 8, 8] : ['p', 48, -8];
  const from = SQUARES.findIndex((_, at) => board.charAt(at) === pawn && after.charAt(at) === '.');
  if (from < home || from > home + 7 || after.charAt(from + up) !== '.') return null;
  const stepped = withMen(board, [
    [SQUARES[from] ?? 'a1', '.'],
    [SQUARES[from + 2 * up] ?? 'a1', pawn],
  ]);
  return board.charAt(from + 2 * up) === '.' && stepped === after ? (SQUARES[from + up] ?? null) : null;
}

/** The pawn taken in passing by a pawn's diagonal step to an empty square beside which it stands. */
function passedPawn(before: Position, { from, to }: Move): Square | null {
  const [fifth, sixth] = before.turn === 'white' ? ['5', '6'] : ['4', '3'];
  const man = pieceAt(before, from);
  const sideways = Math.abs(to.charCodeAt(0) - from.charCodeAt(0)) === 1;
  if (man?.role !== 'pawn' || man.color !== before.turn || !sideways || pieceAt(before, to) !== null)
    return null;
  if (from.charAt(1) !== fifth || to.charAt(1) !== sixth) return null;
  const beside = SQUARES.find((square) => square === `${to.charAt(0)}${fifth}`) ?? to;
  const victim = pieceAt(before, beside);
  return victim?.role === 'pawn' && victim.color !== before.turn ? beside : null;
}

function castled(board: string, { from, to }: Move): string {
  const [king, rook] = [squareNumber(from), squareNumber(to)];
  return withMen(board, [
    [from, '.'],
    [to, '.'],
    [squareName(kingGoesTo(king, rook)), letterAt(board, from)],
    [squareName(rookGoesTo(king, rook)), letterAt(board, to)],
  ]);
}

function promoted(color: Color, role: NonNullable<Move['promotion']>): string {
  const letter = 'pnbrqk'.charAt(kindOf(role) - 1);
  return color === 'white' ? letter.toUpperCase() : letter;
}

function letterAt(board: string, square: Square): string {
  return board.charAt(squareIndex(square));
}

function withMen(board: string, changes: readonly (readonly [Square, string])[]): string {
  const men = [...board];
  for (const [square, letter] of changes) men[squareIndex(square)] = letter;
  return men.join('');
}

function pawnsOf(board: string): string {
  return board.replace(/[^Pp]/g, '.');
}

function count(board: string): number {
  return board.replaceAll('.', '').length;
}

/** Where no move can be told: the board alone does. */
const ONLY_THE_BOARD = '??';

/**
 * What stands, written like a move in English letters: as short as it can be understood, `--` for a null move, `??`
 * where only the board tells it.
 */
export function formatStanding(before: Position, { illegal, after }: StandingMove): string {
  if (illegal === null) return after.board === before.board ? '--' : ONLY_THE_BOARD;
  const check = isCheck(after) ? '+' : '';
  const forms = formsOf(before, illegal);
  const short = forms.find((text) => {
    const read = readSan(before, text, { lang: 'en' });
    return !read.ok && sameMove(read.error.why?.move ?? null, illegal);
  });
  return `${short ?? forms.at(-1) ?? ''}${check}`;
}

/** What was played, in English letters: a legal move by formatSan, what stands by formatStanding. */
export function formatPlayed(before: Position, played: Played): string {
  return isStanding(played) ? formatStanding(before, played) : formatSan(before, played);
}

/** From the shortest to the one with the whole square of departure. */
function formsOf(before: Position, { from, to, promotion }: Move): readonly string[] {
  const castling = castlingMeant(before, { from, to });
  if (castling?.move.to === to && promotion === undefined)
    return [castling.side === 'king-side' ? 'O-O' : 'O-O-O'];
  const letter = letterAt(before.board, from).toUpperCase();
  const pawn = letter === 'P';
  const sideways = pawn && from.charAt(0) !== to.charAt(0);
  const captures = pieceAt(before, to) !== null || passedPawn(before, { from, to }) !== null;
  const arrives = `${captures ? 'x' : ''}${to}${promotion === undefined ? '' : `=${promoted('white', promotion)}`}`;
  const departures = sideways ? [from.charAt(0), from] : ['', from.charAt(0), from.charAt(1), from];
  return departures.map((departure) => `${pawn ? '' : letter}${departure}${arrives}`);
}
