import { describe, expect, test } from 'vitest';
import {
  type Cell,
  corridorCell,
  placedPieces,
  SIZE,
  squareCell,
} from '../../renderer/screens/parchis/geometry.ts';
import { squareOf } from '../../src-core/plain/parchis-way.ts';
import {
  CORRIDOR,
  GOAL,
  HOME,
  LAST_SEGURO,
  OUT,
  PARCHIS_COLORS,
  SQUARES,
} from '../../src-core/vocabulary/parchis.ts';

const squares = Array.from({ length: SQUARES }, (_, at) => squareCell(at + 1));
const corridors = PARCHIS_COLORS.flatMap((color) =>
  Array.from({ length: CORRIDOR }, (_, at) => corridorCell(color, at + 1)),
);

/** How far two cells lie from each other on each side; nothing where they touch or lie over each other. */
const gap = (a: Cell, b: Cell): readonly [number, number] => [
  Math.abs(a.x - b.x) - (a.width + b.width) / 2,
  Math.abs(a.y - b.y) - (a.height + b.height) / 2,
];

describe('the board as it is drawn', () => {
  test('every cell lies on it, and none over another', () => {
    const all = [...squares, ...corridors];
    for (const [at, one] of all.entries()) {
      expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width / 2).toBeLessThanOrEqual(SIZE);
      for (const other of all.slice(at + 1)) {
        const [x, y] = gap(one, other);
        expect(Math.max(x, y), JSON.stringify([one, other])).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test.each(PARCHIS_COLORS)('%s goes from one cell to the next, and never jumps', (color) => {
    const cellAt = (steps: number): Cell => {
      const square = squareOf(color, steps);
      return square === null ? corridorCell(color, steps - LAST_SEGURO) : squareCell(square);
    };
    for (let steps = OUT; steps < GOAL - 1; steps++) {
      const [x, y] = gap(cellAt(steps), cellAt(steps + 1));
      expect(Math.max(x, y), `${steps}`).toBe(0);
    }
  });

  test('two on a square stand side by side, and no piece lies on another', () => {
    const pieces = {
      yellow: [HOME, 20, 20, GOAL],
      blue: [0, 10, HOME, 66],
      red: [HOME, HOME, 60, 66],
      green: [],
    };
    const placed = placedPieces(pieces);
    expect(placed).toHaveLength(12);
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1))
        expect(
          Math.hypot(one.x - other.x, one.y - other.y),
          JSON.stringify([one, other]),
        ).toBeGreaterThanOrEqual(9.9);
  });
});
