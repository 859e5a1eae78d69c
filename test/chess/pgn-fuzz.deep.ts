import { test } from 'vitest';
import { fuzzPgn, fuzzSan } from './pgn-fuzz.ts';

test('a million damaged PGN texts: never a crash, never a silent loss', () => {
  fuzzPgn(2, 1_000_000);
});

test('a million damaged moves: never a crash, never a move that is not legal', () => {
  fuzzSan(2, 1_000_000);
});
