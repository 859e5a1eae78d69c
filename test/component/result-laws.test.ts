/** A result that the Laws gainsay is one question in its dialog: a key takes what they say, another decides with a reason. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ResultDialog from '../../renderer/screens/board/ResultDialog.svelte';
import type { Asked } from '../../renderer/screens/board/result-reasons.ts';
import type { DeskApi, GameResult, ResultReason } from '../../src-core/contract/desk-api.ts';
import { type Arbiter, firstRound, resultOf } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

const button = (name: RegExp | string) => screen.findByRole('button', { name });

/** The dialog over a real desk; gives whether it has been closed. */
function opened(desk: Arbiter, more: { typed?: GameResult; asked?: Asked }): () => boolean {
  let closed = false;
  const given = {
    bye: false,
    typed: null,
    proposed: null,
    ...more,
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
  return () => closed;
}

/** The same, with `result` and its reason chosen and sent. */
async function written(desk: Arbiter, result: GameResult, reason: string | null): Promise<() => boolean> {
  const closed = opened(desk, { typed: result });
  if (reason !== null) await fireEvent.click(screen.getByRole('radio', { name: reason }));
  await fireEvent.click(await button(/^Record/));
  return closed;
}

test.each([
  ['1', '1-0', null],
  ['.', '½-½', null],
  ['=', '½-½', null],
  [',', '½-½', null],
  ['½', '½-½', null],
  ['0', '0-1', null],
  ['+', '1-0', 'Forfeit'],
  ['-', '0-1', 'Forfeit'],
  ['*', '0-0', 'Forfeit'],
])('a key of the list is taken in the dialog: %s is %s', async (key, result, reason) => {
  opened(firstRound(), {});
  await fireEvent.keyDown(screen.getByRole('dialog'), { key });
  expect((await button(/^Record/)).textContent).toContain(result);
  const chosen = screen
    .getAllByRole('radio', { checked: true })
    .map((each) => each.parentElement?.textContent);
  expect(chosen).toHaveLength(reason === null ? 1 : 2);
  await fireEvent.keyDown(screen.getByRole('textbox'), { key: '1' });
  expect((await button(/^Record/)).textContent, 'in the note it is text').toContain(result);
});

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
  await button(/^Leave it/);
  expect(screen.getByRole('alert').textContent).toMatch(/\(5\.2\.3\)\. By the Laws there is no result yet\./);
  await key('l');
  expect(closed()).toBe(true);
  expect(desk.board().result).toBeNull();
});

test('one may choose again', async () => {
  const desk = firstRound().plays('f3 e5 g4 Qh4#');
  await written(desk, '1-0', 'checkmate');
  await fireEvent.click(await button('Back'));
  expect(await button('Record 1-0 (checkmate)')).toBeTruthy();
});

test('a result needs no reason, and the desk fills in what the board shows', async () => {
  const desk = firstRound().plays('f3 e5 g4 Qh4#');
  await written(desk, '0-1', null);
  expect(desk.board().result).toMatchObject({ result: '0-1', reason: 'checkmate' });
});

test('what nobody played needs its reason', async () => {
  const desk = firstRound();
  opened(desk, { typed: '0-0' });
  expect(await button('Choose the result and why')).toHaveProperty('disabled', true);
});

test('what is chosen already has the focus', () => {
  opened(firstRound(), { typed: '1/2-1/2' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^½-½/ }));
});

test('a result written with one press opens on the question', async () => {
  const desk = firstRound().plays('e4 e5');
  const forfeit = resultOf('1-0', 'forfeit', { note: '6.7.1' });
  const refused = desk.act(forfeit);
  if (refused.ok) throw new Error('who has moved has come');
  const problem = { kind: 'refusal', refusal: refused.refusal } as const;
  const closed = opened(desk, { asked: { ...forfeit, problem } });
  await button(/^Leave it/);
  await key('l');
  expect(closed()).toBe(true);
  expect(desk.board().result).toBeNull();
});
