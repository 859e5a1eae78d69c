import { describe, expect, test } from 'vitest';
import { Recorder } from '../../renderer/screens/board/recorder.svelte.ts';
import { movesTyped, resultTyped } from '../../renderer/screens/board/typed-moves.ts';
import type { Answer } from '../../renderer/desk-mirror.svelte.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { scopeOf } from '../../src-core/desk/index.ts';
import { firstRound, moveOf, type Arbiter } from '../desk/arbiter.ts';

/** The desk behind the entry line of board 1: it refuses what was not seen, and answers a little later. */
function lineOf(desk: Arbiter) {
  const seen: (number | null)[] = [];
  let view = desk.board();
  const refused = (refusal: Extract<Answer, { ok: false }>['problem']): Answer => ({
    ok: false,
    problem: refusal,
    faults: [],
  });
  const act = async (command: DeskCommand, last: number | null): Promise<Answer> => {
    seen.push(last);
    await Promise.resolve();
    const scope = scopeOf(command, desk.state);
    if (last !== null && scope.seq > last) {
      return refused({
        kind: 'refusal',
        refusal: { code: 'staleView', facts: { by: 'Geurt', last: scope.seq } },
      });
    }
    const decision = desk.act(command);
    if (!decision.ok) return refused({ kind: 'refusal', refusal: decision.refusal });
    const written = desk.journal.length;
    return { ok: true, first: written, last: written, faults: [], count: 1, repeated: false };
  };
  const recorder = new Recorder({
    view: () => view,
    language: () => 'es',
    take: (command) => ({ send: (last) => act(command, last), takeBack: () => undefined }),
    propose: (one) => act(one, null),
  });
  return {
    recorder,
    seen,
    /** The view arrives. */
    show: () => (view = desk.board()),
    types: (text: string) => {
      recorder.type(text);
      recorder.record();
    },
    /** All that was sent is answered. */
    answered: async () => {
      while (recorder.waiting.length > 0) await Promise.resolve();
    },
  };
}

describe('the entry line', () => {
  test('moves typed faster than the desk answers are written in order, each behind the one before', async () => {
    const desk = firstRound();
    const { types, answered, seen, recorder } = lineOf(desk);
    const before = desk.board().seq;
    for (const move of ['e4', 'e5', 'Cf3', 'Cc6']) types(move);
    expect(recorder.onTheWay).toEqual(['e4', 'e5', 'Cf3', 'Cc6']);
    await answered();
    expect(desk.sans()).toBe('e4 e5 Nf3 Nc6');
    const last = desk.journal.length;
    expect(seen).toEqual([before, last - 3, last - 2, last - 1]);
  });

  test('of a refused move and those behind it nothing is lost', async () => {
    const desk = firstRound();
    const { types, answered, recorder } = lineOf(desk);
    for (const move of ['e4', 'Cf3', 'Cc6']) types(move);
    recorder.type('Ab');
    await answered();
    expect(desk.sans()).toBe('e4');
    expect(recorder.text).toBe('Cf3 Cc6 Ab');
    expect(recorder.trouble).toMatchObject({ text: 'Cf3', problem: { refusal: { code: 'illegalMove' } } });
  });

  test('another screen writes while a move is typed: it is refused, and can be kept', async () => {
    const desk = firstRound();
    const { types, answered, recorder, show } = lineOf(desk);
    recorder.type('e5');
    desk.does(moveOf('d4'));
    show();
    recorder.record();
    await answered();
    expect(recorder.stale).toBe(true);
    expect(recorder.text.trim()).toBe('e5');
    recorder.keep();
    await answered();
    expect(desk.sans()).toBe('d4 e5');
    types('c4');
    await answered();
    expect(desk.sans()).toBe('d4 e5 c4');
  });

  test('what was seen before typing on is seen', async () => {
    const desk = firstRound();
    const { types, answered, show } = lineOf(desk);
    desk.does(moveOf('d4'));
    show();
    types('d5');
    await answered();
    expect(desk.sans()).toBe('d4 d5');
  });

  test('an ambiguous move is chosen, and those behind it follow', async () => {
    const desk = firstRound().plays('Nf3 Nf6 d4 d5');
    const { recorder, show, answered } = lineOf(desk);
    show();
    recorder.type('Cd2 e6');
    recorder.record();
    await answered();
    expect(recorder.trouble?.problem).toMatchObject({ refusal: { facts: { possible: ['Nbd2', 'Nfd2'] } } });
    recorder.choose('Cbd2');
    await answered();
    expect(desk.sans()).toBe('Nf3 Nf6 d4 d5 Nbd2 e6');
  });

  test('a move of the hand says whether it was made', async () => {
    const { recorder } = lineOf(firstRound());
    await expect(recorder.make({ from: 'e2', to: 'e4' })).resolves.toBe(true);
    await expect(recorder.make({ from: 'e2', to: 'e4' })).resolves.toBe(false);
    expect(recorder.text.trim()).toBe('e2e4');
  });
});

test.each([
  ['e4', ['e4']],
  ['1.e4 e5 2. Cf3', ['e4', 'e5', 'Cf3']],
  ['12...Cxd5', ['Cxd5']],
  ['0-0  0-0-0', ['0-0', '0-0-0']],
  ['  ', []],
])('the moves of the line «%s»', (text, moves) => {
  expect(movesTyped(text)).toEqual(moves);
});

test.each([
  ['1-0', '1-0'],
  ['½-½', '1/2-1/2'],
  [' = ', '1/2-1/2'],
  ['0-0', null],
])('the result typed as «%s»', (text, result) => {
  expect(resultTyped(text)).toBe(result);
});
