/** Results typed into the list of a round: what each key writes in each state of a board, and that no key is lost or lands elsewhere. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { languages } from '../../src-core/words/language.ts';
import { ENTERED, signOf } from '../../renderer/screens/round/result-keys.ts';
import { Route } from '../../renderer/route.svelte.ts';
import RoundScreen from '../../renderer/screens/RoundScreen.svelte';
import type { Act, ActReply, DeskApi, View } from '../../src-core/contract/desk-api.ts';
import type { DeskTopic } from '../../src-core/desk/index.ts';
import { Arbiter, player, resultOf } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

beforeEach(() => {
  history.replaceState(null, '');
  // jsdom scrolls nothing
  Element.prototype.scrollIntoView = () => undefined;
});

const names = 'Ana Bruno Carla Diego Elena Fermín Gloria Hugo Inés'.split(' ');

/** Four boards and a bye on the fifth. */
function fiveBoards(): Arbiter {
  return new Arbiter()
    .begins()
    .registers(...names.map((name) => player(name)))
    .pairs('1-2', '3-4', '5-6', '7-8', '9-');
}

/** The screen of the round over a desk that answers when it is let: `answer()` the first act waiting, `answers()` all. */
function round(desk: Arbiter, slow = false) {
  const shown: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const acts: Act[] = [];
  const api = {
    watch: (topic: DeskTopic, show: (view: View) => void) => {
      const tell = () => show(desk.view(topic));
      shown.push(tell);
      tell();
      return () => undefined;
    },
    act: (act: Act) => {
      acts.push(act);
      return new Promise<ActReply>((resolve) => {
        const answer = () => {
          resolve(desk.answers(act.command));
          for (const tell of shown) tell();
        };
        if (slow) waiting.push(answer);
        else answer();
      });
    },
    time: () => Promise.resolve(desk.now),
  };
  // of the contract, all that this screen calls
  const mirror = new DeskMirror(api as unknown as DeskApi, () => 'Geurt');
  render(AtDesk, {
    part: RoundScreen as unknown as Component<Record<string, unknown>>,
    given: {},
    desk: mirror,
    route: new Route(),
  });
  const answer = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
    await settled();
  };
  return { acts, answer, waiting };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const rowOf = (board: number): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-row="${board}"]`);
  if (row === null) throw new Error(`board ${board} is not in the list`);
  return row;
};
const at = () => document.activeElement?.getAttribute('data-row') ?? null;
const resultAt = (board: number) => rowOf(board).querySelector('.result')?.textContent.trim();

/** Presses keys where the focus is, one after the other, without waiting for any answer. */
async function press(...keys: readonly (string | KeyboardEventInit)[]): Promise<void> {
  for (const key of keys) {
    await fireEvent.keyDown(document.activeElement ?? document.body, typeof key === 'string' ? { key } : key);
    await settled();
  }
}

async function mark(board: number): Promise<void> {
  rowOf(board).focus();
  await settled();
}

const KEYS = {
  '1': ['1-0', 'notSaid'],
  '.': ['1/2-1/2', 'notSaid'],
  ',': ['1/2-1/2', 'notSaid'],
  '=': ['1/2-1/2', 'notSaid'],
  '½': ['1/2-1/2', 'notSaid'],
  '0': ['0-1', 'notSaid'],
  '+': ['1-0', 'forfeit'],
  '-': ['0-1', 'forfeit'],
  '*': ['0-0', 'forfeit'],
} as const;
type Key = keyof typeof KEYS;

/** Keys that write something else than they say, or ask (null), by the state of board 1. */
const STATES: Readonly<
  Record<
    string,
    readonly [make: (desk: Arbiter) => unknown, but: Partial<Record<Key, readonly [string, string] | null>>]
  >
> = {
  'nobody has moved': [() => undefined, {}],
  'each has moved': [(desk) => desk.plays('e4 e5'), { '+': null, '-': null, '*': null }],
  'only White has moved': [
    (desk) => desk.plays('e4'),
    { '.': null, ',': null, '=': null, '½': null, '-': null, '*': null },
  ],
  'Black has mated': [
    (desk) => desk.plays('f3 e5 g4 Qh4#'),
    {
      '1': null,
      '.': null,
      ',': null,
      '=': null,
      '½': null,
      '0': ['0-1', 'checkmate'],
      '+': null,
      '-': null,
      '*': null,
    },
  ],
};

describe.each(Object.entries(STATES))('%s', (_state, [make, but]) => {
  test.each(Object.entries(KEYS))('%s writes %j, or is asked', async (key, says) => {
    const desk = fiveBoards();
    make(desk);
    round(desk);
    await mark(1);
    await press(key);
    const expected = key in but ? but[key as Key] : says;
    const { result } = desk.board(1);
    expect(result === null ? null : [result.result, result.reason]).toEqual(expected);
    expect(screen.queryAllByRole('alert').some((alert) => /\(\d/.test(alert.textContent))).toBe(
      expected === null,
    );
    expect(at(), 'the next board without a result').toBe('2');
  });
});

test.each([
  ['1', ['1-0', 'bye']],
  ['.', ['1/2-0', 'bye']],
  ['0', ['0-0', 'bye']],
  ['+', null],
  ['*', null],
])('of a bye %s writes %j', async (key, says) => {
  const desk = fiveBoards();
  round(desk);
  await mark(5);
  await press(key);
  const { result } = desk.board(5);
  expect(result === null ? null : [result.result, result.reason]).toEqual(says);
});

test('a flag that has fallen is the reason of a loss', async () => {
  const desk = fiveBoards();
  desk.does({ type: 'setControl', round: 1, board: null, text: '1+0', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  desk.does({ type: 'startRound', round: 1, boards: [1] });
  desk.now += 61_000;
  desk.does({ type: 'lookAtClocks' });
  round(desk);
  await mark(1);
  await press('0');
  expect(desk.board(1).result).toMatchObject({ result: '0-1', reason: 'time' });
});

test('where there is a result already, it stands, and the row says so', async () => {
  const desk = fiveBoards();
  desk.does(resultOf('1-0', 'resignation'));
  round(desk);
  await mark(1);
  await press('0');
  expect(desk.board(1).result).toMatchObject({ result: '1-0' });
  expect(rowOf(1).textContent).toContain('Strike that before another');
  expect(at()).toBe('1');
  await press('Escape');
  expect(rowOf(1).textContent).not.toContain('Strike that before another');
});

test('a key held down is one result, and a digit that is none goes nowhere', async () => {
  const desk = fiveBoards();
  round(desk);
  await mark(1);
  await press('1', { key: '1', repeat: true }, { key: '1', repeat: true }, '4', '7');
  expect([1, 2, 3].map((board) => desk.board(board).result?.result)).toEqual(['1-0', undefined, undefined]);
  expect(screen.getByText(/^Digits write results here/)).toBeTruthy();
});

describe('while the desk is slow', () => {
  test('keys go on to the next boards, and none is lost or lands elsewhere', async () => {
    const desk = fiveBoards();
    const { answer } = round(desk, true);
    await press('r', '1', '0', '.', '1');
    expect([1, 2, 3, 4].map(resultAt)).toEqual(['1-0…writing', '0-1…writing', '½-½…writing', '1-0…writing']);
    for (const _ of [1, 2, 3, 4]) await answer();
    expect([1, 2, 3, 4].map(resultAt)).toEqual(['1-0', '0-1', '½-½', '1-0']);
  });

  test('one taken back on its way is written and taken back before what is typed after it', async () => {
    const desk = fiveBoards();
    const { answer, acts } = round(desk, true);
    await press('r', '1', 'Backspace', '0', '.');
    expect(at()).toBe('3');
    for (const _ of [1, 2, 3, 4]) await answer();
    expect(acts.map(({ command }) => command.type)).toEqual([
      'declareResult',
      'undoResult',
      'declareResult',
      'declareResult',
    ]);
    expect([1, 2, 3].map(resultAt)).toEqual(['0-1', '½-½', '–']);
  });

  test('a question that comes late stands at its own board and takes no key of the others', async () => {
    const desk = fiveBoards();
    desk.plays('f3 e5 g4 Qh4#', 2);
    const { answer } = round(desk, true);
    await press('r', '1', '1', '1');
    for (const _ of [1, 2, 3]) await answer();
    expect(rowOf(2).querySelector('[role=alert]')?.textContent).toContain('5.1.1');
    expect(at()).toBe('4');
    await press('0', 'l');
    for (const _ of [1, 2]) await answer();
    expect([1, 2, 3, 4].map(resultAt)).toEqual(['1-0', '0-1', '1-0', '0-1']);
    expect(desk.board(2).result).toMatchObject({ reason: 'checkmate' });
  });
});

describe('what the Laws say otherwise', () => {
  /** Black has mated on the first two boards, and White was typed for both. */
  async function twoAsked() {
    const desk = fiveBoards().plays('f3 e5 g4 Qh4#').plays('f3 e5 g4 Qh4#', 2);
    round(desk);
    await press('r', '1', '1');
    return desk;
  }

  test('is answered one after the other', async () => {
    const desk = await twoAsked();
    expect(screen.getByText('2 to answer')).toBeTruthy();
    await press('l');
    expect([1, 2].map((board) => desk.board(board).result?.result)).toEqual(['0-1', undefined]);
    await press('l');
    expect(desk.board(2).result?.result).toBe('0-1');
    expect(at()).toBe('3');
  });

  test('D decides with a reason, and the list has the focus again', async () => {
    const desk = await twoAsked();
    await press('d');
    const field = screen.getByLabelText('The reason for your decision');
    expect(document.activeElement).toBe(field);
    await fireEvent.input(field, { target: { value: 'Black had lost on time before' } });
    await fireEvent.submit(field);
    await settled();
    expect(desk.board(1).result).toMatchObject({ result: '1-0', note: 'Black had lost on time before' });
    expect(desk.state.rounds[0]?.boards[0]?.result).toHaveProperty('laws');
    expect(at()).toBe('3');
  });

  test('Escape leaves it, then the list; Backspace takes back what was written', async () => {
    const desk = await twoAsked();
    await press('Escape', '0', 'Backspace');
    expect(desk.board(3).result).toBeNull();
    expect(at()).toBe('3');
    expect(rowOf(1).querySelector('[role=alert]')).toBeNull();
    await press('Escape', 'Escape');
    expect(desk.board(2).result).toBeNull();
  });

  test('typed again at its board, it is the other result', async () => {
    const desk = await twoAsked();
    await mark(1);
    await press('0');
    expect(desk.board(1).result?.result).toBe('0-1');
    expect(screen.getByText('1 to answer')).toBeTruthy();
  });
});

test('the marked board stays in a filtered list when its result comes from elsewhere', async () => {
  const desk = fiveBoards().plays('e4 e5').plays('d4 d5', 2);
  const { acts } = round(desk);
  await fireEvent.click(screen.getByRole('button', { name: 'Playing' }));
  await mark(1);
  await press('1', '1');
  expect(acts.map(({ command }) => 'board' in command && command.board)).toEqual([1, 2]);
  expect(at()).toBe('2');
});

test.each(languages())(
  'the help names the key of every result (%s), before the list has the focus',
  (language) => {
    const { how } = new Words(language).help.screens.round;
    const named = how.find((line) => line.includes('1:')) ?? '';
    for (const entered of ENTERED) expect(named).toContain(signOf(entered));
  },
);

describe('a second pass over the results', () => {
  test('does not see the first, writes nothing, and shows what differs, which is corrected with a reason', async () => {
    const desk = fiveBoards();
    for (const [board, result] of [
      [1, '1-0'],
      [2, '1/2-1/2'],
      [3, '0-1'],
    ] as const)
      desk.does({ ...resultOf(result, 'notSaid'), board });
    const { acts } = round(desk);
    await settled();
    await fireEvent.keyDown(document.body, { key: 'v' });
    await settled();
    expect([1, 2, 3, 4].map(resultAt)).toEqual(['–', '–', '–', '–']);
    expect(document.querySelector('[data-row="5"]')).toBeNull();
    await press('1', '1', 'Backspace', '0', '0');
    expect(at()).toBe('4');
    await press('=');
    expect(acts).toEqual([]);
    screen.getByText('4 results read: 2 differ. Look at the scoresheets.');
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('.result')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['½-½', '0-1'],
      ['–', '½-½'],
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Enter ½-½' }));
    await settled();
    expect(acts.map(({ command }) => command)).toMatchObject([
      { type: 'declareResult', board: 4, result: '1/2-1/2' },
    ]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Correct the result…' }));
    await waitFor(() => screen.getByRole('dialog', { name: 'Correct the result of board 2' }));
  });
});
