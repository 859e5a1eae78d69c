/** Questions on Chess960 for arbiters in training. The same seed asks the same questions, and the core answers them. */
import type { CastlingForm, Position, Square, StartCastling } from '../../chess/index.ts';
import {
  SQUARES,
  attackersOf,
  backRank,
  castlings,
  mirrorNumber,
  otherColor,
  startCastlings,
  startPosition,
} from '../../chess/index.ts';
import type { Asked, Quiz960View } from '../../contract/position960-views.ts';
import { path, put } from './position960-view.ts';

const ASKED: readonly Asked[] = ['possible', 'mustBeEmpty', 'possible', 'mayStayFilled', 'form', 'number'];
const FORMS: readonly CastlingForm[] = ['double', 'transposition', 'kingOnly', 'rookOnly'];

type Draw = (ways: number) => number;

/** Whole numbers from 0 below `ways`, the same from the same seed (mulberry32). For questions, not for draws. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (ways) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % ways;
  };
}

/** One question of a seed. */
export function quiz960View(seed: number, question: number): Quiz960View {
  const draw = drawFrom(seed * 8191 + question);
  const asks = ASKED[question % ASKED.length] ?? 'possible';
  const number = draw(960);
  const [first, ...rest] = startCastlings(number);
  const castling = rest[draw(3)] ?? first;
  if (castling === undefined) throw new RangeError('a start position has four castlings');
  const start = startPosition(number, 'chess960');
  const board = asks === 'possible' ? middlegame(start.board, castling, draw) : start.board;
  const position = { ...start, board, turn: castling.color, castling: [castling.rook.from] };
  const options = optionsOf(asks, number, castling, draw);
  return {
    kind: 'quiz960',
    seed,
    question,
    asks,
    number,
    rank: backRank(number),
    board,
    castling,
    options,
    answer: options.indexOf(right(asks, number, castling, position)),
    ...why(position, castling),
  };
}

function right(asks: Asked, number: number, castling: StartCastling, position: Position): string {
  switch (asks) {
    case 'possible':
      return castlings(position).some(({ side }) => side === castling.side) ? 'yes' : 'no';
    case 'mustBeEmpty':
    case 'mayStayFilled':
      return castling[asks].join(' ');
    case 'form':
      return castling.form;
    case 'number':
      return String(number);
  }
}

function why(
  position: Position,
  { color, king, mustBeEmpty }: StartCastling,
): Pick<Quiz960View, 'blockedBy' | 'attacked'> {
  const filled = (square: Square): boolean => position.board.charAt(SQUARES.indexOf(square)) !== '.';
  const isAttacked = (square: Square): boolean => attackersOf(position, square, otherColor(color)).length > 0;
  return { blockedBy: mustBeEmpty.filter(filled), attacked: path(king.from, king.to).filter(isAttacked) };
}

/** The start position some moves later: the way half cleared, and now and then a rook that looks at the king's way. */
function middlegame(board: string, castling: StartCastling, draw: Draw): string {
  const { color, king, mustBeEmpty } = castling;
  const clear = draw(3) > 0;
  const gone = mustBeEmpty.filter(() => clear || draw(3) > 0);
  const left = put(board, gone, '.');
  if (draw(3) > 0) return left;
  const way = path(king.from, king.to);
  const file = (way[draw(way.length)] ?? king.to).charAt(0);
  const white = color === 'white';
  const on = (rank: number): Square => SQUARES.find((each) => each === `${file}${rank}`) ?? 'a1';
  const [pawn, outpost] = white ? [on(2), on(5)] : [on(7), on(4)];
  return put(put(left, [pawn], '.'), [outpost], white ? 'r' : 'R');
}

function optionsOf(asks: Asked, number: number, castling: StartCastling, draw: Draw): readonly string[] {
  switch (asks) {
    case 'possible':
      return ['yes', 'no'];
    case 'form':
      return FORMS;
    case 'number':
      return mixed([number, mirrorNumber(number), ...near(number)].map(String), draw);
    case 'mustBeEmpty': {
      const { king, rook } = castling;
      const between = path(king.from, rook.from).filter(
        (square) => square !== king.from && square !== rook.from,
      );
      const kingAlone = path(king.from, king.to).filter((square) => square !== king.from);
      const rookAlone = path(rook.from, rook.to).filter((square) => square !== rook.from);
      const rank = SQUARES.filter((square) => square.charAt(1) === king.from.charAt(1));
      const others = [between, kingAlone, rookAlone, ...subsets(rank.slice(2, 7))];
      return mixed([castling.mustBeEmpty, ...others].map(sorted), draw);
    }
    case 'mayStayFilled': {
      const files = castling.side === 'queen-side' ? ['a', 'b', 'e'] : ['e', 'h'];
      const rank = castling.king.from.charAt(1);
      const squares = SQUARES.filter((each) => files.includes(each.charAt(0)) && each.charAt(1) === rank);
      return mixed([castling.mayStayFilled, ...subsets(squares)].map(sorted), draw);
    }
  }
}

function sorted(squares: readonly Square[]): string {
  return [...squares].sort().join(' ');
}

function subsets(squares: readonly Square[]): readonly (readonly Square[])[] {
  return Array.from({ length: 2 ** squares.length }, (_, bits) =>
    squares.filter((_square, at) => (bits & (1 << at)) !== 0),
  );
}

function near(number: number): readonly number[] {
  return [number + 4, number + 16, number + 96, number + 1].map((each) => each % 960);
}

/** The first and three more that differ from it and from one another, in any order. */
function mixed(options: readonly string[], draw: Draw): readonly string[] {
  const four = [...new Set(options)].slice(0, 4);
  const order: string[] = [];
  while (four.length > 0) order.push(...four.splice(draw(four.length), 1));
  return order;
}
