/** A position being set up, and the text of it. What it means, and whether it can be, the desk says. */
import type { Color } from '../../../src-core/contract/desk-api.ts';
import { type HandAct, afterAct, boardField } from '../../parts/chessboard/arranging.ts';
import { squares } from '../../parts/chessboard/squares.ts';

export interface Draft {
  /** 64 letters from a1, `.` for an empty square. */
  readonly board: string;
  readonly turn: Color;
  /** `KQkq` or some of it, or what the text has there. */
  readonly castling: string;
  readonly enPassant: string;
  readonly rest: string;
}

export const emptyText = '8/8/8/8/8/8/8/8 w - - 0 1';
export const startText = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** As much as can be read of a text: what cannot be is left empty. */
export function draftOf(text: string): Draft {
  const [placement = '', turn = 'w', castling = '-', enPassant = '-', ...rest] = text.trim().split(/\s+/);
  const rows = placement
    .split('/')
    .slice(0, 8)
    .map((row) =>
      row
        .replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)))
        .replace(/[^KQRBNPkqrbnp.]/g, '')
        .padEnd(8, '.')
        .slice(0, 8),
    );
  while (rows.length < 8) rows.push('........');
  return {
    board: rows.toReversed().join(''),
    turn: turn === 'b' ? 'black' : 'white',
    castling: castling === '-' ? '' : castling,
    enPassant: enPassant === '-' ? '' : enPassant,
    rest: rest.join(' ') || '0 1',
  };
}

export function textOf({ board, turn, castling, enPassant, rest }: Draft): string {
  return `${boardField(board)} ${turn === 'white' ? 'w' : 'b'} ${castling || '-'} ${enPassant || '-'} ${rest}`;
}

/** The text with a man moved, put on or taken off. */
export function textAfter(text: string, act: HandAct): string {
  const draft = draftOf(text);
  return textOf({ ...draft, board: afterAct(draft.board, act) });
}

/** A castling right given or taken, in the order KQkq; other letters stay. */
export function withRight(castling: string, right: string, given: boolean): string {
  const kept = given ? castling + right : castling.replace(right, '');
  return [...kept].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('');
}

const order = 'KQkq';

/** The squares a pawn may just have passed. */
export function passedSquares(turn: Color): readonly string[] {
  return squares.filter((square) => square[1] === (turn === 'white' ? '6' : '3'));
}
