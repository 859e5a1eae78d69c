import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../src-core/plain/sha256.ts';

const machines = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the published example %j', (text, expected) => {
  expect(sha256(text)).toBe(expected);
});

test('every length around a block', () => {
  for (let length = 50; length < 140; length++)
    expect(sha256('é'.repeat(length))).toBe(machines('é'.repeat(length)));
});

test("any text, half characters too: the computer's own", () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, (any) => sha256(any) === machines(any)),
    { numRuns: 300 },
  );
  expect(sha256('a\ud800b')).toBe(machines('a\ud800b'));
});
