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
        const parts = new Parts(message.length);
        const frames = inParts(message);
        const taken = frames.map((frame) => {
          const bytes = Buffer.from(frame);
          expect(bytes.length).toBeLessThanOrEqual(longestFrame);
          return parts.take(bytes.toString());
        });
        expect(taken.pop()).toEqual({ message });
        expect(taken.every((each) => each === 'more')).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('parts that come to more than a message may be are not kept', () => {
  const parts = new Parts(10);
  expect([parts.take('+12345'), parts.take('+12345'), parts.take('+1')]).toEqual(['more', 'more', 'tooLong']);
});
