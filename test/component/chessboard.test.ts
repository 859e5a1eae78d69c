import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { LegalMove, Square } from '../../src-core/contract/desk-api.ts';
import Chessboard from '../../renderer/parts/chessboard/Chessboard.svelte';
import type { HandMove } from '../../renderer/parts/chessboard/hand.svelte.ts';
import { cellOf } from '../../renderer/parts/chessboard/squares.ts';
import { board as words } from '../../src-core/words/en/board.ts';

const start = `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`;
const castling = `R...K..R${'.'.repeat(48)}....k...`;
const promotion = `....K...${'.'.repeat(40)}P......k${'.'.repeat(8)}`;

function legal(from: Square, to: Square, more: Partial<LegalMove> = {}): LegalMove {
  return { from, to, san: `${from}${to}`, also: null, ...more };
}

interface Setting {
  board: string;
  legal: readonly LegalMove[];
  orientation?: 'white' | 'black';
  last?: readonly Square[];
  check?: Square | null;
  rings?: readonly Square[];
}

/** A chessboard of 800 by 800 pixels, so that a square is 100; what it was told is kept. */
function show(setting: Setting) {
  const made: HandMove[] = [];
  const illegal: string[] = [];
  const shown = render(Chessboard, {
    words: words.chessboard,
    onmove: (move: HandMove) => {
      made.push(move);
      return Promise.resolve(true);
    },
    onillegal: (from: Square, to: Square) => illegal.push(from + to),
    ...setting,
  });
  const grid = screen.getByRole('grid');
  if (!(grid instanceof SVGSVGElement)) throw new Error('the chessboard is no drawing');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
  grid.setPointerCapture = () => undefined;
  const point = (square: Square) => {
    const { column, row } = cellOf(square, setting.orientation ?? 'white');
    return { clientX: column * 100 + 50, clientY: row * 100 + 50, button: 0, pointerId: 1 };
  };
  const click = async (square: Square) => {
    await fireEvent.pointerDown(grid, point(square));
    await fireEvent.pointerUp(grid, point(square));
  };
  const drag = async (from: Square, to: Square) => {
    await fireEvent.pointerDown(grid, point(from));
    await fireEvent.pointerMove(grid, point(to));
    await fireEvent.pointerUp(grid, point(to));
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await fireEvent.keyDown(grid, { key });
  };
  return { ...shown, grid, made, illegal, click, drag, press };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('what it shows', () => {
  test('64 squares with their names, from White or from Black', () => {
    const { container } = show({ board: start, legal: [] });
    expect(screen.getAllByRole('gridcell')).toHaveLength(64);
    expect(cell('e1, white king').getAttribute('x')).toBe('400');
    expect(cell('e4').getAttribute('y')).toBe('400');
    expect(container.querySelectorAll('.piece')).toHaveLength(32);
  });

  test('Black below: h1 is at the upper left', () => {
    show({ board: start, legal: [], orientation: 'black' });
    expect(cell('h1, white rook').getAttribute('x')).toBe('0');
    expect(cell('h1, white rook').getAttribute('y')).toBe('0');
  });

  test('the last move, the attacked king and the touched pieces are marked', () => {
    const { container } = show({
      board: start,
      legal: [],
      last: ['e2', 'e4'],
      check: 'e8',
      rings: ['f1', 'd2'],
    });
    expect(container.querySelectorAll('.last')).toHaveLength(2);
    expect(container.querySelectorAll('.check')).toHaveLength(1);
    expect([...container.querySelectorAll('.ring text')].map((text) => text.textContent)).toEqual(['1', '2']);
  });
});

describe('a move by clicks', () => {
  const moves = [legal('e2', 'e3'), legal('e2', 'e4'), legal('g1', 'f3')];

  test('picks, shows where it may go, and goes there', async () => {
    const { click, made } = show({ board: start, legal: moves });
    await click('e2');
    expect(cell('e2, white pawn').getAttribute('aria-selected')).toBe('true');
    expect(cell('e4, destination')).toBeTruthy();
    await click('e4');
    expect(made).toEqual([{ from: 'e2', to: 'e4' }]);
  });

  test.each<[string, Square[]]>([
    ['the same square lets go', ['e2', 'e2', 'e4']],
    ['another piece is picked instead', ['e2', 'g1', 'e4']],
    ['an empty square lets go', ['e2', 'h5', 'e4']],
    ['a piece without moves goes nowhere', ['a1', 'a5']],
  ])('%s', async (_, clicks) => {
    const { click, made } = show({ board: start, legal: moves });
    for (const square of clicks) await click(square);
    expect(made).toEqual([]);
  });

  test('a chessboard that is only looked at picks nothing', async () => {
    const { click, drag, made } = show({ board: start, legal: [] });
    await click('e2');
    await drag('e2', 'e4');
    expect(cell('e2, white pawn').getAttribute('aria-selected')).toBe('false');
    expect(made).toEqual([]);
  });

  test('what was picked is forgotten when the position changes', async () => {
    const { click, made, rerender } = show({ board: start, legal: moves });
    await click('e2');
    await rerender({ board: castling, legal: moves });
    await click('e4');
    expect(made).toEqual([]);
  });
});

describe('a move by dragging', () => {
  const moves = [legal('e2', 'e4')];

  test('goes where it is dropped, and stays there until the desk has answered', async () => {
    const { drag, made, container } = show({ board: start, legal: moves });
    await drag('e2', 'e4');
    expect(made).toEqual([{ from: 'e2', to: 'e4' }]);
    expect(container.querySelector('.still')?.getAttribute('style')).toContain('translate(400px, 400px)');
  });

  test('put where it may not go, the screen is told which move that was', async () => {
    const { drag, made, illegal } = show({ board: start, legal: moves });
    await drag('e2', 'e5');
    expect(made).toEqual([]);
    expect(illegal).toEqual(['e2e5']);
  });

  test('a second finger changes nothing', async () => {
    const { grid, made } = show({ board: start, legal: moves });
    await fireEvent.pointerDown(grid, { clientX: 450, clientY: 650, button: 0, pointerId: 1 });
    await fireEvent.pointerUp(grid, { clientX: 450, clientY: 450, button: 0, pointerId: 2 });
    expect(made).toEqual([]);
  });
});

describe('castling', () => {
  const short = legal('e1', 'h1', { also: 'g1', san: 'O-O' });
  const long = legal('e1', 'a1', { also: 'c1', san: 'O-O-O' });

  test.each<[string, Square, Square]>([
    ['two squares to the right', 'g1', 'h1'],
    ['onto the rook', 'h1', 'h1'],
    ['two squares to the left', 'c1', 'a1'],
    ['onto the other rook', 'a1', 'a1'],
  ])('the king goes %s', async (_, dropped, to) => {
    const { drag, made } = show({ board: castling, legal: [short, long] });
    await drag('e1', dropped);
    expect(made).toEqual([{ from: 'e1', to }]);
  });
});

describe('promotion', () => {
  const roles = ['queen', 'rook', 'bishop', 'knight'] as const;
  const moves = roles.map((role) => legal('a7', 'a8', { promotion: role }));

  test('asks what the pawn becomes', async () => {
    const { drag, made } = show({ board: promotion, legal: moves });
    await drag('a7', 'a8');
    expect(made).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'queen' }));
    await fireEvent.click(screen.getByRole('button', { name: 'knight' }));
    expect(made).toEqual([{ from: 'a7', to: 'a8', promotion: 'knight' }]);
  });

  test('by keyboard: down to the rook; Escape makes no move', async () => {
    const { click, made } = show({ board: promotion, legal: moves });
    await click('a7');
    await click('a8');
    const choice = screen.getByRole('toolbar');
    await fireEvent.keyDown(choice, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'rook' }));
    await fireEvent.keyDown(choice, { key: 'Escape' });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(made).toEqual([]);
  });
});

describe('by keyboard', () => {
  const moves = [legal('e2', 'e4')];

  test('arrows walk, Enter picks, the space bar drops', async () => {
    const { grid, press, made } = show({ board: start, legal: moves });
    expect(grid.getAttribute('aria-activedescendant')).toMatch(/-e2$/);
    await press('Enter', 'ArrowUp', 'ArrowUp');
    expect(grid.getAttribute('aria-activedescendant')).toMatch(/-e4$/);
    await press(' ');
    expect(made).toEqual([{ from: 'e2', to: 'e4' }]);
  });

  test('arrows go where they point with Black below too', async () => {
    const { grid, press } = show({ board: start, legal: moves, orientation: 'black' });
    await press('ArrowUp', 'ArrowLeft');
    expect(grid.getAttribute('aria-activedescendant')).toMatch(/-f1$/);
  });

  test('the edge stops; Escape lets go', async () => {
    const { grid, press, made } = show({ board: start, legal: moves });
    await press('Enter', 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(grid.getAttribute('aria-activedescendant')).toMatch(/-e1$/);
    await press('Enter');
    expect(cell('e1, white king').getAttribute('aria-selected')).toBe('true');
    expect(made).toEqual([]);
  });
});
