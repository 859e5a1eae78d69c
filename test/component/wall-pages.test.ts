import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesOf } from '../../renderer/screens/wall/pages.ts';

const boards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ board: at + 1, white: null, black: null, bye: false, result: null },
  }));

it('every board stands on one page, none is too long, and they are about equally full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }), (count, most) => {
      const pages = pagesOf(boards(count), [], most);
      expect(pages.flatMap(({ rows }) => [...rows])).toEqual(boards(count));
      expect(pages).toHaveLength(Math.ceil(count / most));
      for (const { rows } of pages) expect(rows.length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 50 },
  );
});
