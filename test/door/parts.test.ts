import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('of a message longer than its beginning allows no more is kept than tells that it is', () => {
  const part = 'x'.repeat(2000);
  const parts = new Parts((first) => (first.startsWith('small') ? 4000 : 8000));

  test.each([
    { first: 'small', more: part, kept: 5 + 2 * 2000 },
    { first: 'large', more: part, kept: 5 + 4 * 2000 },
    { first: 'small', more: 'y', kept: 5 + 3 },
    { first: 'large', more: '', kept: 5 },
  ])('$first', ({ first, more, kept }) => {
    expect(parts.take(`+${first}`)).toBeNull();
    for (let n = 0; n < 100; n++) expect(parts.take(`+${more}`)).toBeNull();
    expect(parts.take('.')).toHaveLength(kept);
  });
});
