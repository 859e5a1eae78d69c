/**
 * The usual Spanish board drawn on 220 by 220: four arms of three by eight squares round the goal. Everything is told
 * of the yellow arm, which is at the bottom; each of the others is that one a quarter further anticlockwise.
 */
import {
  GOAL,
  HOME,
  LAST_SEGURO,
  PARCHIS_COLORS,
  type ParchisColor,
  SQUARES,
} from '../../../src-core/vocabulary/parchis.ts';
import { squareOf } from '../../../src-core/plain/parchis-way.ts';

export const SIZE = 220;
const CENTRE = SIZE / 2;
const WIDE = 20;
const LONG = 10;
const ROWS = 8;
/** Half of the goal. */
const HALF = 30;
const HOME_AT = 70;
const ARM = SQUARES / PARCHIS_COLORS.length;
/** The first square of the yellow arm: it runs out to 68 and in again from 1 to 8. */
const FIRST = 60;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell extends Point {
  readonly width: number;
  readonly height: number;
  /** Quarters anticlockwise from the bottom: whose side it is read from. */
  readonly arm: number;
}

/** A point told from the centre, the yellow arm downwards, on that arm. */
function turned(x: number, y: number, arm: number): Point {
  let [dx, dy] = [x, y];
  for (let quarter = 0; quarter < arm; quarter++) [dx, dy] = [dy, -dx];
  return { x: CENTRE + dx, y: CENTRE + dy };
}

/** `column` -1, 0, 1 from the left; `row` 0 beside the goal, 7 at the edge. */
function cell(arm: number, column: number, row: number): Cell {
  const lies = arm % 2 === 0;
  return {
    ...turned(column * WIDE, HALF + LONG * row + LONG / 2, arm),
    ...{ width: lies ? WIDE : LONG, height: lies ? LONG : WIDE, arm },
  };
}

export function squareCell(square: number): Cell {
  const along = (square - FIRST + SQUARES) % SQUARES;
  const arm = Math.floor(along / ARM);
  const at = along % ARM;
  if (at === ROWS) return cell(arm, 0, ROWS - 1);
  return at < ROWS ? cell(arm, -1, at) : cell(arm, 1, ARM - 1 - at);
}

export const armOf = (color: ParchisColor): number => PARCHIS_COLORS.indexOf(color);

/** By how much what stands on an arm is turned to be read from its side. */
export const upright = (arm: number): number => -90 * arm;

/** From 1 beside the last seguro. */
export function corridorCell(color: ParchisColor, step: number): Cell {
  return cell(armOf(color), 0, ROWS - 1 - step);
}

export function homeAt(color: ParchisColor): Point {
  return turned(HOME_AT, HOME_AT, armOf(color));
}

/** The triangle of a colour in the middle, as SVG reads points. */
export function goalOf(color: ParchisColor): string {
  const arm = armOf(color);
  const corners = [turned(-HALF, HALF, arm), turned(HALF, HALF, arm), turned(0, 0, arm)];
  return corners.map(({ x, y }) => `${x},${y}`).join(' ');
}

export interface Placed extends Point {
  readonly color: ParchisColor;
  readonly piece: number;
  readonly steps: number;
}

type Pieces = Readonly<Record<ParchisColor, readonly number[]>>;

/** Every piece with the place where it is drawn: two on a square side by side. */
export function placedPieces(pieces: Pieces): readonly Placed[] {
  const all = PARCHIS_COLORS.flatMap((color) =>
    pieces[color].map((steps, piece) => ({ color, piece, steps, on: spotOf(color, piece, steps) })),
  );
  return all.map(({ on, ...each }, at) => {
    const sharing = all.flatMap((other, index) => (other.on === on ? [index] : []));
    return { ...each, ...pointOf(each.color, each.piece, each.steps, sharing.indexOf(at), sharing.length) };
  });
}

function spotOf(color: ParchisColor, piece: number, steps: number): string {
  if (steps === HOME || steps === GOAL) return `${color} ${steps} ${piece}`;
  return `${squareOf(color, steps) ?? `${color} ${steps}`}`;
}

function pointOf(color: ParchisColor, piece: number, steps: number, at: number, sharing: number): Point {
  const arm = armOf(color);
  if (steps === HOME) return turned(HOME_AT + (piece % 2 ? 13 : -13), HOME_AT + (piece < 2 ? -13 : 13), arm);
  if (steps === GOAL) return turned(-15 + 10 * piece, HALF - 6, arm);
  const square = squareOf(color, steps);
  const on = square === null ? corridorCell(color, steps - LAST_SEGURO) : squareCell(square);
  const aside = sharing < 2 ? 0 : at === 0 ? -WIDE / 4 : WIDE / 4;
  return on.arm % 2 === 0 ? { x: on.x + aside, y: on.y } : { x: on.x, y: on.y + aside };
}
