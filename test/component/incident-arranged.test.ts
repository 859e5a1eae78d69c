/** The chessboard arranged as it stands: by mouse, by touch, by keys and typed, the same is told. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import fc from 'fast-check';
import type { Component } from 'svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import {
  type HandAct,
  actTold,
  afterAct,
  afterActs,
  boardField,
  changedBy,
  withAct,
} from '../../renderer/parts/chessboard/arranging.ts';
import { cellOf, squares } from '../../renderer/parts/chessboard/squares.ts';
import { readTyped } from '../../renderer/screens/incident/acts-typed.ts';
import { actsSaid } from '../../src-core/words/acts.ts';
import { IncidentForm } from '../../renderer/screens/incident/form.svelte.ts';
import IncidentBoard from '../../renderer/screens/incident/IncidentBoard.svelte';
import { followSteps, formatBoard, parseStep } from '../../src-core/chess/index.ts';
import type { DeskApi, Incident, Square } from '../../src-core/contract/desk-api.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { firstRound } from '../desk/arbiter.ts';
import { ruling } from '../desk/incidents.ts';
import AtDesk from './AtDesk.svelte';

const game = 'e4 e5 Nf3 Nc6 Bc4 Nf6';

/** The form at the board, with its chessboard of 800 by 800 pixels. */
function show() {
  const desk = firstRound().plays(game);
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'en',
    now: () => 0,
    rule: (incident: Incident) =>
      Promise.resolve({ ok: true, seq: 1, ruling: ruling(desk, incident, { missing: null }) }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.begin('boardAsItStands');
  // of the contract, nothing is called by this part
  const mirror = new DeskMirror({} as unknown as DeskApi, () => 'Geurt');
  const part = IncidentBoard as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { form }, desk: mirror });
  const grid = screen.getByRole('grid');
  if (!(grid instanceof SVGSVGElement)) throw new Error('the chessboard is no drawing');
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
  grid.setPointerCapture = () => undefined;
  return { form, grid };
}

type Shown = ReturnType<typeof show>;
type Where = Square | 'off';

function point(where: Where) {
  const { column, row } = where === 'off' ? { column: 9, row: 3 } : cellOf(where, 'white');
  return { clientX: column * 100 + 50, clientY: row * 100 + 50, button: 0, pointerId: 1 };
}

const man = (name: string) => screen.getByRole('button', { name });

/** A pointer that carries. */
async function drag({ grid }: Shown, from: Square, to: Where): Promise<void> {
  await fireEvent.pointerDown(grid, point(from));
  await fireEvent.mouseDown(grid);
  await fireEvent.pointerMove(grid, point(to));
  await fireEvent.pointerUp(grid, point(to));
}

/** A finger that only taps. */
async function tap({ grid }: Shown, ...where: readonly Square[]): Promise<void> {
  for (const square of where) {
    await fireEvent.pointerDown(grid, { ...point(square), pointerType: 'touch' });
    await fireEvent.pointerUp(grid, { ...point(square), pointerType: 'touch' });
    await fireEvent.mouseDown(grid);
  }
}

/** The keyboard: to a square by the arrows, and a key there. */
async function keys({ grid }: Shown, ...strokes: readonly (readonly [Square, string])[]): Promise<void> {
  grid.focus();
  for (const [square, key] of strokes) {
    const now = grid.getAttribute('aria-activedescendant')?.slice(-2) ?? '';
    const here = squares.find((one) => one === now) ?? 'e2';
    const [a, b] = [cellOf(here, 'white'), cellOf(square, 'white')];
    const across = b.column > a.column ? 'ArrowRight' : 'ArrowLeft';
    const along = b.row > a.row ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(a.column - b.column); step++)
      await fireEvent.keyDown(grid, { key: across });
    for (let step = 0; step < Math.abs(a.row - b.row); step++) await fireEvent.keyDown(grid, { key: along });
    await fireEvent.keyDown(grid, { key });
  }
}

/** A man of the tray carried to a square. */
async function carry(name: string, to: Square): Promise<void> {
  const button = man(name);
  button.setPointerCapture = () => undefined;
  const under = document.querySelector(`[data-square=${to}]`);
  document.elementsFromPoint = () => (under === null ? [] : [under]);
  await fireEvent.pointerDown(button, { clientX: 0, clientY: 900, button: 0, pointerId: 2 });
  await fireEvent.pointerMove(button, { ...point(to), pointerId: 2 });
  await fireEvent.pointerUp(button, { ...point(to), pointerId: 2 });
  await fireEvent.click(button);
}

const ways = ['mouse', 'touch', 'keys', 'typed'] as const;

interface Row {
  readonly what: string;
  readonly told: readonly string[];
  readonly by: Readonly<Record<Exclude<(typeof ways)[number], 'typed'>, (shown: Shown) => Promise<void>>>;
  readonly typed: string;
}

const rows: readonly Row[] = [
  {
    what: 'a man moved: the king alone castles',
    told: ['e1-g1'],
    by: {
      mouse: (at) => drag(at, 'e1', 'g1'),
      touch: (at) => tap(at, 'e1', 'g1'),
      keys: (at) => keys(at, ['e1', 'Enter'], ['g1', 'Enter']),
    },
    typed: 'Kg1',
  },
  {
    what: 'what stood there is taken off',
    told: ['c4-f7'],
    by: {
      mouse: (at) => drag(at, 'c4', 'f7'),
      touch: (at) => tap(at, 'c4', 'f7'),
      keys: (at) => keys(at, ['c4', ' '], ['f7', ' ']),
    },
    typed: 'Bc4xf7',
  },
  {
    what: 'a man taken off',
    told: ['-e5'],
    by: {
      mouse: (at) => drag(at, 'e5', 'off'),
      touch: async (at) => {
        await fireEvent.click(man(dictionaries.en.screen.position.eraser));
        await tap(at, 'e5');
      },
      keys: (at) => keys(at, ['e5', 'Delete']),
    },
    typed: '-e5',
  },
  {
    what: 'a man put on',
    told: ['+Qd5'],
    by: {
      mouse: () => carry('white queen', 'd5'),
      touch: async (at) => {
        await fireEvent.click(man('white queen'));
        await tap(at, 'd5');
      },
      keys: (at) => keys(at, ['d5', 'Q']),
    },
    typed: '+Qd5',
  },
  {
    what: 'a man turned over',
    told: ['+ne4'],
    by: {
      mouse: () => carry('black knight', 'e4'),
      touch: async (at) => {
        await fireEvent.click(man('black knight'));
        await tap(at, 'e4');
      },
      keys: (at) => keys(at, ['e4', 'n']),
    },
    typed: '+ne4',
  },
  {
    what: 'several, in order',
    told: ['e1-g1', 'h1-f1', '-d7'],
    by: {
      mouse: async (at) => {
        await drag(at, 'e1', 'g1');
        await drag(at, 'h1', 'f1');
        await drag(at, 'd7', 'off');
      },
      touch: async (at) => {
        await tap(at, 'e1', 'g1', 'h1', 'f1');
        await fireEvent.click(man(dictionaries.en.screen.position.eraser));
        await tap(at, 'd7');
      },
      keys: (at) =>
        keys(at, ['e1', 'Enter'], ['g1', 'Enter'], ['h1', 'Enter'], ['f1', 'Enter'], ['d7', 'Delete']),
    },
    typed: 'Kg1, h1f1 -d7',
  },
];

describe.each(rows)('$what', ({ told, by, typed }) => {
  let shown: Shown;
  beforeEach(() => {
    shown = show();
  });

  test.each(ways)('by %s', async (way) => {
    const { form } = shown;
    const { scene } = form.moment;
    if (way === 'typed') {
      const at = { board: scene.board, turn: scene.turn, letters: dictionaries.en.screen.position.letters };
      form.telling.arrange(readTyped(typed, at, true).acts);
    } else await by[way](shown);
    await tick();
    const after = followSteps(
      scene.board,
      told.flatMap((text) => parseStep(text) ?? []),
    );
    expect(form.telling.draft?.facts).toMatchObject({
      acts: told,
      stands: 'board' in after ? formatBoard(after.board) : '',
    });
  });
});

describe('taken back', () => {
  test('the last by Ctrl+Z, all by one press', async () => {
    const shown = show();
    await tap(shown, 'e1', 'g1', 'h1', 'f1', 'c4', 'f7');
    await fireEvent.keyDown(shown.grid, { key: 'z', ctrlKey: true });
    expect(shown.form.telling.acts).toEqual(['e1-g1', 'h1-f1']);
    await fireEvent.click(man(dictionaries.en.screen.incident.asRecorded));
    expect(shown.form.telling.draft?.facts.stands).toBeUndefined();
  });
});

describe('a hand corrects itself', () => {
  const board = `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`;
  const made = (...acts: readonly HandAct[]) =>
    acts.reduce<readonly string[]>((done, act) => withAct(board, done, act), []);

  test.each<[string, readonly HandAct[], readonly string[]]>([
    ['a man moved on', [move('e2', 'e3'), move('e3', 'e4')], ['e2-e4']],
    ['a man put back', [move('e2', 'e4'), move('e4', 'e2')], []],
    ['a man that took another and goes on', [move('e2', 'e7'), move('e7', 'e5')], ['e2-e7', 'e7-e5']],
    ['a man put on, and another there', [put('Q', 'e4'), put('R', 'e4')], ['+Re4']],
    ['a man put on and taken off', [put('Q', 'e4'), { did: 'tookOff', square: 'e4' }], []],
    ['a man put on in the place of one', [put('Q', 'e2'), { did: 'tookOff', square: 'e2' }], ['-e2']],
  ])('%s', (_, acts, told) => {
    expect(made(...acts)).toEqual(told);
  });
});

const move = (from: Square, to: Square): HandAct => ({ did: 'moved', from, to });
const put = (letter: string, square: Square): HandAct => ({ did: 'putOn', letter, square });

test('what differs is marked: left, reached, off; and the men taken off are told', () => {
  const board = `....K..R${'.'.repeat(24)}.p......${'.'.repeat(24)}`;
  expect(changedBy(board, ['e1-g1', '-b5', '+Qa8', 'h1-a8'])).toEqual({
    left: ['e1', 'h1'],
    reached: ['g1', 'a8'],
    off: ['b5'],
    takenOff: [
      { letter: 'p', square: 'b5' },
      { letter: 'Q', square: 'a8' },
    ],
  });
});

describe('typed in the letters of the language', () => {
  // kings e1 e8, rooks a1 h1, knights c4 e3, pawns h2 a7 and d4
  const at = {
    board: `R...K..R.......P....N.....Np....${'.'.repeat(16)}P...........k...`,
    turn: 'white',
  } as const;
  const { letters } = dictionaries.es.screen.position;

  test.each<[string, readonly string[], string | null]>([
    ['Rg1', ['e1-g1'], null],
    ['e1g1', ['e1-g1'], null],
    ['e1 g1', ['e1-g1'], null],
    ['Re1-g1 Th1-f1', ['e1-g1', 'h1-f1'], null],
    ['h4', ['h2-h4'], null],
    ['a8=D', ['a7-a8', '+Qa8'], null],
    ['-d4 +dd4', ['-d4', '+qd4'], null],
    ['T', [], 'T'],
    ['Cd5', [], 'Cd5'],
    ['Ccd5', ['c4-d5'], null],
    ['e1g1 algo', ['e1-g1'], 'algo'],
    ['', [], null],
  ])('%s', (text, acts, unclear) => {
    expect(readTyped(text, { ...at, letters }, true)).toEqual({ acts, unclear });
  });

  test('a word that goes on is not complained of', () => {
    expect(readTyped('e1g1 h', { ...at, letters }, false)).toEqual({ acts: ['e1-g1'], unclear: null });
  });
});

const anyAct: fc.Arbitrary<HandAct> = fc.oneof(
  fc.record({
    did: fc.constant('moved' as const),
    from: fc.constantFrom(...squares),
    to: fc.constantFrom(...squares),
  }),
  fc.record({ did: fc.constant('tookOff' as const), square: fc.constantFrom(...squares) }),
  fc.record({
    did: fc.constant('putOn' as const),
    letter: fc.constantFrom(...'KQRBNPkqrbnp'),
    square: fc.constantFrom(...squares),
  }),
);

test('any acts written in a language are read back the same, and lead where the desk says', () => {
  const start = `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`;
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 8 }), fc.constantFrom('es', 'en'), (tried, language) => {
      const { letters } = dictionaries[language].screen.position;
      let board = start;
      const acts: string[] = [];
      for (const act of tried) {
        const on = act.did === 'moved' ? act.from : act.square;
        if (act.did !== 'putOn' && board[squares.indexOf(on)] === '.') continue;
        if (act.did === 'moved' && act.from === act.to) continue;
        board = afterAct(board, act);
        acts.push(actTold(act));
      }
      const said = actsSaid(acts, start, letters);
      expect(readTyped(said, { board: start, turn: 'white', letters }, true)).toEqual({
        acts,
        unclear: null,
      });
      const followed = followSteps(
        start,
        acts.flatMap((text) => parseStep(text) ?? []),
      );
      expect('board' in followed && formatBoard(followed.board)).toBe(boardField(afterActs(start, acts)));
    }),
  );
});
