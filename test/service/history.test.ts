import { expect, test } from 'vitest';
import type { HistoryQuery } from '../../src-core/contract/desk-api.ts';
import { did, move, newDesk, note, openDesk } from './kit.ts';

const rows: readonly (readonly [query: Partial<HistoryQuery>, seqs: readonly number[], total: number])[] = [
  [{}, [1, 2, 3, 4, 5, 6, 7], 7],
  [{ from: 3, limit: 2 }, [4, 5], 7],
  [{ newestFirst: true, limit: 3 }, [7, 6, 5], 7],
  [{ newestFirst: true, from: 3 }, [2, 1], 7],
  [{ place: { round: 1, board: 1 } }, [3, 5, 6], 3],
  [{ place: { round: 1, board: 1 }, from: 3, limit: 1 }, [5], 3],
  [{ place: { round: 1, board: 1 }, newestFirst: true, limit: 2 }, [6, 5], 3],
  [{ place: { round: 1, board: 1 }, newestFirst: true, from: 6 }, [5, 3], 3],
  [{ place: { round: 1, board: 2 } }, [4, 7], 2],
  [{ place: { round: 8, board: 8 } }, [], 0],
  [{ limit: 0 }, [], 7],
];

test('the journal is paged from either end, whole or of one board, also after reopening', async () => {
  const desk = await newDesk(2);
  await did(desk, move(1, 'e4'));
  await did(desk, move(2, 'd4'));
  const { last } = await did(desk, move(1, 'd5'));
  await did(desk, { type: 'strikeEntry', seq: last, reason: 'typed wrong' });
  await did(desk, note(2, 'draw offer'));
  const check = async (from: typeof desk) => {
    for (const [query, seqs, total] of rows) {
      const page = await from.history({ from: 0, limit: 50, newestFirst: false, place: null, ...query });
      expect({ query, seqs: page.lines.map((line) => line.seq), total: page.total }).toEqual({
        query,
        seqs,
        total,
      });
    }
  };
  await check(desk);
  const { lines } = await desk.history({ from: 4, limit: 1, newestFirst: false, place: null });
  expect(lines).toMatchObject([{ struckBy: { seq: 6, reason: 'typed wrong' } }]);
  desk.close();
  await check(openDesk(desk.path));
});
