/** A result that the Laws gainsay is one question in its dialog: a key takes what they say, another decides with a reason. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ResultDialog from '../../renderer/screens/board/ResultDialog.svelte';
import type { DeskApi, GameResult, ResultReason } from '../../src-core/contract/desk-api.ts';
import { type Arbiter, firstRound, resultOf } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

beforeAll(() => {
  // jsdom draws no dialog: it is there, and open
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const button = (name: RegExp | string) => screen.findByRole('button', { name });

/** The dialog over a real desk, with `result` and its reason chosen and sent. */
async function written(desk: Arbiter, result: GameResult, reason: string): Promise<() => boolean> {
  let closed = false;
  const given = {
    bye: false,
    typed: result,
    proposed: null,
    declare: (result: GameResult, reason: ResultReason, note: string, confirmed: boolean) => {
      const decision = desk.act(resultOf(result, reason, { note, confirmed }));
      return Promise.resolve(
        decision.ok ? { ok: true } : { ok: false, problem: { kind: 'refusal', refusal: decision.refusal } },
      );
    },
    onclose: () => (closed = true),
  };
  const mirror = new DeskMirror({} as unknown as DeskApi, () => 'Geurt');
  render(AtDesk, {
    part: ResultDialog as unknown as Component<Record<string, unknown>>,
    given,
    desk: mirror,
  });
  await fireEvent.click(screen.getByRole('radio', { name: reason }));
  await fireEvent.click(await button(/^Record/));
  return () => closed;
}

const bareKing = (): Arbiter => {
  const desk = firstRound();
  const position = '8/8/3k4/8/8/7Q/3K4/8 w - - 0 70';
  desk.does({ type: 'setStartPosition', round: 1, board: 1, position, variant: 'standard', reason: '' });
  return desk;
};
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

test('the question names the article and what the Laws say, and L takes it', async () => {
  const desk = bareKing();
  const closed = await written(desk, '0-1', 'resignation');
  await button(/^Record ½-½ \(resignation\), as the Laws say/);
  expect(screen.getByRole('alert').textContent).toMatch(/\(5\.1\.2\)\. By the Laws, ½-½\./);
  await key('l');
  await waitFor(() => {
    expect(closed()).toBe(true);
  });
  expect(desk.board().result).toMatchObject({ result: '1/2-1/2', reason: 'resignation' });
  expect(desk.state.rounds[0]?.boards[0]?.result).not.toHaveProperty('laws');
});

test('D decides otherwise, and only with a reason', async () => {
  const desk = bareKing();
  const closed = await written(desk, '0-1', 'resignation');
  await button(/^Decide otherwise/);
  await key('d');
  const record = await button(/^Record 0-1 \(resignation\) all the same/);
  expect(record).toHaveProperty('disabled', true);
  const field = screen.getByLabelText('The reason for your decision');
  expect(document.activeElement).toBe(field);
  // a letter typed there is text, and takes nothing
  await key('l');
  expect(desk.board().result).toBeNull();
  await fireEvent.input(field, { target: { value: 'White had lost on time before' } });
  await fireEvent.click(record);
  await waitFor(() => {
    expect(closed()).toBe(true);
  });
  expect(desk.state.rounds[0]?.boards[0]?.result).toMatchObject({
    ...{ result: '0-1', note: 'White had lost on time before' },
    laws: { result: '1/2-1/2', reason: 'resignation' },
  });
});

test('where the game goes on, what the Laws say is that nothing is written', async () => {
  const desk = firstRound().plays('e4');
  const closed = await written(desk, '1/2-1/2', 'agreement');
  await button(/^Record nothing yet/);
  expect(screen.getByRole('alert').textContent).toMatch(/\(5\.2\.3\)\. By the Laws there is no result yet\./);
  await key('l');
  expect(closed()).toBe(true);
  expect(desk.board().result).toBeNull();
});

test('one may choose again', async () => {
  const desk = firstRound().plays('f3 e5 g4 Qh4#');
  await written(desk, '1-0', 'checkmate');
  await fireEvent.click(await button('Choose again'));
  expect(await button('Record 1-0 (checkmate)')).toBeTruthy();
});
