/** Guidelines I.1.1: only the player who has the move seals one. */
import { expect, test } from 'vitest';
import { startPosition } from '../../src-core/chess/index.ts';
import { fide2023, rule } from '../../src-core/laws/index.ts';
import { bareMaterial } from './wild.ts';

const record = { game: { start: startPosition(), moves: [] }, illegalSoFar: { white: 0, black: 0 } };

test.each([
  ['seal', 'white', 'ruled'],
  ['sealEarly', 'white', 'ruled'],
  ['seal', 'black', 'contradiction'],
  ['sealEarly', 'black', 'contradiction'],
  // the record may have gone on
  ['envelopeLost', 'black', 'ruled'],
] as const)('%s by %s: %s', (what, by, answer) => {
  const ruling = rule(record, { kind: 'adjournment', what, by }, fide2023('standard'), bareMaterial);
  expect(ruling.answer).toBe(answer);
});
