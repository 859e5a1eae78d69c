import { test } from 'vitest';
import { fuzzFen } from './fuzz.ts';

test('a million damaged FENs: never a crash, never a silent loss', () => {
  fuzzFen(2, 1_000_000);
});
