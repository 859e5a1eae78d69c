import { expect, test } from 'vitest';
import type { PairingState } from '../../src-core/contract/swiss-views.ts';
import type { SwissView } from '../../src-core/contract/desk-api.ts';
import { watchSwiss } from '../../src-core/host/watch-swiss.ts';
import { answerPairing, type SwissInput } from '../../src-core/tournament/swiss/index.ts';

const input: SwissInput = {
  round: 1,
  rounds: 5,
  worth: { win: 2, loss: 0 },
  initialColor: 'white',
  forbidden: [],
  players: Array.from({ length: 9 }, (_, at) => ({
    ...{ number: at + 1, present: true, rounds: [], virtual: [], besides: 0 },
  })),
};
const of = { settled: 0, of: 9 };
const view: SwissView = {
  ...{
    kind: 'swiss',
    seq: 1,
    round: 1,
    cannot: null,
    mostRounds: null,
    players: [],
    open: [],
    standing: null,
  },
  ...{ basis: '', answer: { kind: 'working', ...of }, asked: { input, why: null } },
};

test('a pairing is worked out in a thread, told how far it is, and is the same as anywhere', async () => {
  const told: (PairingState | null)[] = [];
  const answered = Promise.withResolvers<PairingState>();
  const watched = watchSwiss<SwissView>((shown) => {
    expect(shown).not.toHaveProperty('asked');
    told.push(shown.answer);
    if (shown.answer?.kind === 'paired') answered.resolve(shown.answer);
  });
  watched.see(view);
  expect(await answered.promise).toEqual(answerPairing({ input, why: null }));
  expect(told[0]).toEqual({ kind: 'working', ...of });
  expect(told).toContainEqual({ kind: 'working', settled: 9, of: 9 });
  // another line of the journal, and nothing that the pairing goes by
  watched.see({ ...view, seq: 2 });
  expect(told.at(-1)).toEqual(told.at(-2));
  watched.stop();
});

test('who stops looking is told no more', async () => {
  const other: SwissInput = { ...input, initialColor: 'black' };
  let times = 0;
  const first = watchSwiss<SwissView>(() => times++);
  first.see({ ...view, asked: { input: other, why: [1, 2] } });
  first.stop();
  const answered = Promise.withResolvers<undefined>();
  const second = watchSwiss<SwissView>(({ answer }) => {
    if (answer?.kind === 'why') answered.resolve(undefined);
  });
  second.see({ ...view, asked: { input: other, why: [1, 2] } });
  await answered.promise;
  expect(times).toBe(1);
});
