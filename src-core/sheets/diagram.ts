/** Chessboards on paper: Escaque's own pieces as SVG, readable in grey. */
import type { Color } from '../chess/index.ts';
import type { Piece, Role } from '../plain/piece-shapes.ts';
import { pieceOf, shapes } from '../plain/piece-shapes.ts';
import type { Markup } from './markup.ts';
import { element } from './markup.ts';

const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const COLORS: readonly Color[] = ['white', 'black'];
const INKS = {
  white: { wood: '#fff', edge: '#000', carving: '#000' },
  black: { wood: '#222', edge: '#000', carving: '#fff' },
} as const;

/** The drawings the diagrams of a document point to; once in each document (`page` puts it there). */
export function pieceDrawings(): Markup {
  const symbols = COLORS.flatMap((color) => ROLES.map((role) => symbol({ color, role })));
  return element('svg', { class: 'defs', 'aria-hidden': 'true' }, symbols);
}

function idOf({ color, role }: Piece): string {
  return `${color}-${role}`;
}

function symbol(piece: Piece): Markup {
  const { wood, edge, carving } = INKS[piece.color];
  const { outline, lines, filled } = shapes[piece.role];
  const joins = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const path = (d: string, fill: string, stroke: string, width: number): Markup =>
    element('path', { d, fill, stroke, 'stroke-width': width, ...joins });
  return element(
    'symbol',
    { id: idOf(piece), viewBox: '0 0 100 100' },
    path(outline, wood, 'none', 0),
    path(lines, 'none', carving, 3),
    filled === undefined ? null : path(filled, carving, 'none', 0),
    path(outline, 'none', edge, 3.2),
  );
}

function pieceAt(letter: string | undefined, x: number, y: number): Markup | null {
  const piece = pieceOf(letter);
  return piece === null
    ? null
    : element('use', { href: `#${idOf(piece)}`, x: x + 6, y: y + 6, width: 88, height: 88 });
}

export interface Diagram {
  /** 64 letters from a1, as a Position has them. */
  readonly board: string;
  readonly seenFrom: Color;
  readonly caption: string;
  /** The width it takes, in millimetres; none: all there is. */
  readonly width?: number;
}

const CELLS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A chessboard with its coordinates, as seen by White or by Black. */
export function diagram({ board, seenFrom, caption, width }: Diagram): Markup {
  const white = seenFrom === 'white';
  const squares = CELLS.flatMap((row) =>
    CELLS.map((column) => {
      const file = white ? column : 7 - column;
      const rank = white ? 7 - row : row;
      const [x, y] = [40 + column * 100, row * 100];
      const fill = (file + rank) % 2 === 0 ? '#c8c8c8' : '#fff';
      const square = element('rect', { x, y, width: 100, height: 100, fill });
      return [square, pieceAt(board[rank * 8 + file], x, y)];
    }),
  );
  const letter = { 'font-size': 30, 'text-anchor': 'middle' };
  const names = CELLS.map((at) => [
    element('text', { x: 90 + at * 100, y: 834, ...letter }, 'abcdefgh'[white ? at : 7 - at] ?? ''),
    element('text', { x: 18, y: at * 100 + 61, ...letter }, white ? 8 - at : at + 1),
  ]);
  const edge = element('rect', {
    x: 40,
    y: 0,
    width: 800,
    height: 800,
    fill: 'none',
    stroke: '#000',
    'stroke-width': 5,
  });
  const box = { viewBox: '0 -4 846 850', role: 'img', 'aria-label': caption, width: mm(width) };
  return element('figure', {}, element('svg', box, squares, edge, names), element('figcaption', {}, caption));
}

/** One rank of pieces from a to h, in one line. `letters` as in a FEN. */
export function strip(letters: string, caption: string, width: number | null = null): Markup {
  const squares = CELLS.map((at) => [
    element('rect', {
      x: at * 100,
      y: 0,
      width: 100,
      height: 100,
      fill: at % 2 === 0 ? '#c8c8c8' : '#fff',
      stroke: '#000',
      'stroke-width': 2,
    }),
    pieceAt(letters[at], at * 100, 0),
  ]);
  const box = { viewBox: '-1 -1 802 102', role: 'img', 'aria-label': caption, width: mm(width) };
  return element('svg', box, squares);
}

function mm(width: number | null | undefined): string | null {
  return width === null || width === undefined ? null : `${width}mm`;
}
