import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts, longestFrame, Parts } from '../../src-core/plain/parts.ts';

test('a message goes over the line as it is, in frames that are never large, whatever is in it', () => {
  const bit = fc.constantFrom('x', '+', '.', '"', 'é', '♞', '😀');
  fc.assert(
    fc.property(
      fc.array(bit, { minLength: 1, maxLength: 7 }),
      fc.nat(3),
      fc.nat(400_000),
      (bits, shift, length) => {
        const one = bits.join('');
        const message = `{${'x'.repeat(shift)}${one.repeat(length / one.length)}`;
        const parts = new Parts(() => message.length);
        const frames = inParts(message);
        const taken = frames.map((frame) => {
          const bytes = Buffer.from(frame);
          expect(bytes.length).toBeLessThanOrEqual(longestFrame);
          return parts.take(bytes.toString());
        });
        expect(taken.pop()).toBe(message);
        expect(taken.every((each) => each === null)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('of a message longer than its beginning allows no more is kept than tells that it is', () => {
  const parts = new Parts((first) => (first === 'small' ? 10 : 20));
  const sent = (first: string): readonly (string | null)[] =>
    [`+${first}`, '+67890', '+abcde', '+fghij', '+', '.'].map((frame) => parts.take(frame));
  expect(sent('small')).toEqual([null, null, null, null, null, 'small67890abcde']);
  expect(sent('large')).toEqual([null, null, null, null, null, 'large67890abcdefghij']);
});
