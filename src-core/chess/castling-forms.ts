import type { CastlingSide, Color, Square } from './types.ts';
import { SQUARES } from './squares.ts';
import { backRank } from './start-position.ts';

/**
 * The four forms (Guidelines II.3.2.1-4): king and rook both move, they change places, the king alone moves, the
 * rook alone moves.
 */
export type CastlingForm = 'double' | 'transposition' | 'kingOnly' | 'rookOnly';

/** A castling as the start position has it, whenever it comes to be played. */
export interface StartCastling {
  readonly color: Color;
  /** `queen-side` is the c-side (0-0-0), `king-side` the g-side (0-0). */
  readonly side: CastlingSide;
  readonly form: CastlingForm;
  readonly king: { readonly from: Square; readonly to: Square };
  readonly rook: { readonly from: Square; readonly to: Square };
  /** Every square from start to goal of king and of rook, but for those two men themselves (note 4). */
  readonly mustBeEmpty: readonly Square[];
  /** Of a, b, e (c-side) and e, h (g-side): those another man may stand on meanwhile (note 5). */
  readonly mayStayFilled: readonly Square[];
  /** Nothing stands between: it can be the very first move (note 3). */
  readonly onMoveOne: boolean;
}

const GOALS = { 'queen-side': { king: 2, rook: 3 }, 'king-side': { king: 6, rook: 5 } } as const;
const NOTE_5 = { 'queen-side': [0, 1, 4], 'king-side': [4, 7] } as const;

/** White's two castlings and Black's, c-side first, from the start position 0 ... 959 (throws on any other). */
export function startCastlings(number: number): readonly StartCastling[] {
  const rank = backRank(number);
  const colors: readonly Color[] = ['white', 'black'];
  const sides: readonly CastlingSide[] = ['queen-side', 'king-side'];
  return colors.flatMap((color) => sides.map((side) => castlingOf(rank, color, side)));
}

function castlingOf(rank: string, color: Color, side: CastlingSide): StartCastling {
  const king = rank.indexOf('K');
  const rook = side === 'queen-side' ? rank.indexOf('R') : rank.lastIndexOf('R');
  const goal = GOALS[side];
  const free = (file: number): boolean => file !== king && file !== rook;
  const path = FILES.filter((file) => onWay(file, king, goal.king) || onWay(file, rook, goal.rook));
  const mustBeEmpty = path.filter(free);
  const name = (file: number): Square => SQUARES[color === 'white' ? file : 56 + file] ?? 'a1';
  return {
    color,
    side,
    form: formOf(king, rook, goal),
    king: { from: name(king), to: name(goal.king) },
    rook: { from: name(rook), to: name(goal.rook) },
    mustBeEmpty: mustBeEmpty.map(name),
    mayStayFilled: NOTE_5[side].filter((file) => free(file) && !path.includes(file)).map(name),
    onMoveOne: mustBeEmpty.length === 0,
  };
}

const FILES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

function onWay(file: number, from: number, to: number): boolean {
  return file >= Math.min(from, to) && file <= Math.max(from, to);
}

function formOf(king: number, rook: number, goal: (typeof GOALS)[CastlingSide]): CastlingForm {
  if (king === goal.king) return 'rookOnly';
  if (rook === goal.rook) return 'kingOnly';
  return king === goal.rook && rook === goal.king ? 'transposition' : 'double';
}
