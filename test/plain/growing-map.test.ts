import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingMap } from '../../src-core/plain/growing-map.ts';

test('maps that grew from one another each hold what a copy would', () => {
  const pairs = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat()), { maxLength: 3 });
  const growths = fc.array(fc.record({ from: fc.nat(), pairs }), { maxLength: 12 });
  fc.assert(
    fc.property(growths, (all) => {
      const grown = [new GrowingMap<number, number>()];
      const copies = [new Map<number, number>()];
      for (const { from, pairs: more } of all) {
        const at = from % grown.length;
        grown.push((grown[at] ?? new GrowingMap()).with(more));
        copies.push(new Map([...(copies[at] ?? []), ...more]));
      }
      expect(grown.map((map) => [...map])).toEqual(copies.map((map) => [...map]));
      expect(grown.map((map) => [...map.values()])).toEqual(copies.map((map) => [...map.values()]));
      for (let key = 0; key <= 8; key++) {
        expect(grown.map((map) => [map.size, map.has(key), map.get(key)])).toEqual(
          copies.map((map) => [map.size, map.has(key), map.get(key)]),
        );
      }
    }),
  );
});
