import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeskCommand, Topic, View } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { newPath } from '../store/kit.ts';
import { act, createTournament, did, move, note, openDesk, pairRound, realClock, Screen } from './kit.ts';

const board = fc.integer({ min: 1, max: 3 });
const places = [1, 2, 3].map((number) => ({ round: 1, board: number }));

/** What arbiters do, well or badly: many of these are refused. */
const anyCommand: fc.Arbitrary<DeskCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(board, fc.constantFrom('e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O', 'Nf6', 'd4'))
      .map(
        ([at, text]) => ({ type: 'recordMove', round: 1, board: at, move: { text, lang: 'en' } }) as const,
      ),
  },
  fc.tuple(board, fc.string({ minLength: 1, maxLength: 8 })).map(([at, text]) => note(at, text)),
  fc.integer({ min: 1, max: 30 }).map((seq) => ({ type: 'strikeEntry', seq, reason: 'wrong' }) as const),
  board.map(
    (at) =>
      ({
        type: 'declareResult',
        round: 1,
        board: at,
        result: '1-0',
        reason: 'resignation',
        note: '',
        confirmed: true,
      }) as const,
  ),
  fc.tuple(board, fc.integer({ min: 0, max: 959 })).map(
    ([at, number]) =>
      ({
        type: 'setStartPosition',
        round: 1,
        board: at,
        position: String(number),
        variant: 'chess960',
        reason: 'drawn',
      }) as const,
  ),
  fc
    .constantFrom('Ana', 'Berta', 'Carla')
    .map((name) => ({ type: 'registerPlayersFromText', text: `Name\n${name}\n` }) as const),
  fc.constantFrom('p1', 'p2', 'p3').map((id) => ({ type: 'erasePerson', id }) as const),
);

const topics: readonly Topic[] = [
  { kind: 'tournament' },
  { kind: 'players' },
  { kind: 'round', round: 1 },
  ...places.map((place) => ({ kind: 'board', ...place }) as const),
  ...places.map((place) => ({ kind: 'arbiter', ...place }) as const),
];

async function everything(desk: DeskService): Promise<{ views: View[]; history: unknown }> {
  const views = await Promise.all(topics.map((topic) => new Screen(desk, topic).sees(() => true)));
  return { views, history: await desk.history({ from: 0, limit: 1_000, newestFirst: false, place: null }) };
}

test('a desk that lived through the acts shows what one that reads the whole journal shows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyCommand, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (batches) => {
        const path = newPath();
        const lived = DeskService.create(path, realClock);
        await did(lived, createTournament);
        await did(lived, pairRound(places.length));
        const beside = openDesk(path);
        for (const batch of batches) {
          await Promise.all(batch.map((command) => lived.act(act(command))));
          beside.look();
        }
        const shown = await everything(lived);
        expect(await everything(beside)).toEqual(shown);
        lived.close();
        beside.close();
        expect(await everything(openDesk(path))).toEqual(shown);
        expect(await everything(openDesk(path, { readAtOnce: 0 }))).toEqual(shown);
      },
    ),
    { numRuns: 15 },
  );
});

test('a file in which several moves of a board were taken back opens again', async () => {
  const path = newPath();
  const desk = DeskService.create(path, realClock);
  await did(desk, createTournament);
  await did(desk, pairRound(1));
  const made: number[] = [];
  for (const text of ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Nf6'])
    made.push((await did(desk, move(1, text))).first);
  // the last one first, as an incident takes them back
  for (const seq of made.slice(2).reverse()) await did(desk, { type: 'strikeEntry', seq, reason: 'wrong' });
  const shown = await everything(desk);
  desk.close();
  for (const options of [{}, { mode: 'read' as const }, { readAtOnce: 0 }]) {
    const again = openDesk(path, options);
    expect(again.fault).toBeNull();
    expect(await everything(again)).toEqual(shown);
    again.close();
  }
});
