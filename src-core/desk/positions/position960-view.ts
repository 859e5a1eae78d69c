/** A start position of Chess960 explained: its number, and each castling as a hand plays it. */
import type { Square, StartCastling } from '../../chess/index.ts';
import type { CastlingShown, CastlingStep, Position960View } from '../../contract/position960-views.ts';
import {
  SQUARES,
  backRank,
  explainNumber,
  formatFen,
  mirrorNumber,
  parseStartPosition,
  startCastlings,
  startPosition,
  undefendedPawns,
} from '../../chess/index.ts';

/** RKBQNBNR: the king on b1 and the rooks on a1 and h1. */
const EXAMPLE = 710;

/** `text` as people write a start position: its number, its back rank in English or Spanish letters, or a FEN. */
export function position960View(text: string): Position960View {
  const read = parseStartPosition(text);
  const example = startCastlings(EXAMPLE).map((castling) => shown(castling, bare(EXAMPLE)));
  return {
    kind: 'position960',
    position: read.ok ? told(read.value) : null,
    faults: read.ok ? [] : read.error,
    example,
  };
}

function told(number: number): Position960View['position'] {
  const position = startPosition(number, 'chess960');
  const { board } = position;
  const mirror = mirrorNumber(number);
  return {
    number,
    rank: backRank(number),
    board,
    fen: formatFen(position),
    count: explainNumber(number),
    mirror,
    mirrorRank: backRank(mirror),
    undefendedPawns: undefendedPawns(number),
    castlings: startCastlings(number).map((castling) => shown(castling, board)),
  };
}

/** Kings and rooks of a start position alone on the board. */
function bare(number: number): string {
  return startPosition(number).board.replace(/[^KRkr]/g, '.');
}

function shown(castling: StartCastling, board: string): CastlingShown {
  const { king, rook, mustBeEmpty } = castling;
  const blockedBy = mustBeEmpty.flatMap((square) => {
    const man = board.charAt(SQUARES.indexOf(square));
    return man === '.' ? [] : [{ square, man }];
  });
  return {
    ...castling,
    kingPath: path(king.from, king.to),
    rookPath: path(rook.from, rook.to),
    blockedBy,
    steps: stepsOf(castling, put(board, mustBeEmpty, '.')),
  };
}

/** The squares of a rank from one to another, both included. */
export function path(from: Square, to: Square): readonly Square[] {
  const [first, last] = [SQUARES.indexOf(from), SQUARES.indexOf(to)];
  const between = SQUARES.slice(Math.min(first, last), Math.max(first, last) + 1);
  return first <= last ? between : [...between].reverse();
}

/** A board with one letter on each of these squares. */
export function put(board: string, squares: readonly Square[], letter: string): string {
  return [...board].map((man, at) => (squares.includes(SQUARES[at] ?? 'a1') ? letter : man)).join('');
}

function stepsOf({ color, form, king, rook }: StartCastling, board: string): readonly CastlingStep[] {
  const [k, r] = color === 'white' ? (['K', 'R'] as const) : (['k', 'r'] as const);
  const announced: CastlingStep = { step: 'announce', board, outside: null };
  if (form === 'rookOnly') return [announced, { step: 'rookHome', board: done(), outside: null }];
  const lifted = put(board, [king.from], '.');
  const out: CastlingStep = { step: 'kingOut', board: lifted, outside: king.to };
  const home: CastlingStep = { step: 'kingHome', board: done(), outside: null };
  // with nothing but the king to move, nothing has to make way for it
  if (form === 'kingOnly') return [announced, home];
  const rookHome = put(put(lifted, [rook.from], '.'), [rook.to], r);
  return [announced, out, { step: 'rookHome', board: rookHome, outside: king.to }, home];

  function done(): string {
    return put(put(put(board, [king.from, rook.from], '.'), [rook.to], r), [king.to], k);
  }
}
