import { test } from 'vitest';
import { fuzzFen } from './fuzz.ts';

test('5,000 damaged FENs: never a crash, never a silent loss', () => {
  fuzzFen(1, 5_000);
});
