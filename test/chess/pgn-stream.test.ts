import { expect, test } from 'vitest';
import { type PgnGame, parsePgn, readPgnStream } from '../../src-core/chess/index.ts';
import { syntheticPgn } from '../bench/pgn-games.ts';
import { randomFrom } from './oracle/random.ts';

/** The text in pieces of random length, cut anywhere. */
function* pieces(text: string, seed: number, longest: number): Generator<string> {
  const random = randomFrom(seed);
  for (let at = 0; at < text.length;) {
    const length = 1 + random(longest);
    yield text.slice(at, at + length);
    at += length;
  }
}

async function streamed(text: string, seed: number, longest: number): Promise<readonly PgnGame[]> {
  const games: PgnGame[] = [];
  for await (const game of readPgnStream(pieces(text, seed, longest))) games.push(game);
  return games;
}

const faults =
  '[Event "a"]\r\n\r\n1. e4 e5 2. Nf6 {lost}\r\n3. d4\r\n\r\n[Event "b"]\r\n[Event "b"]\r\n\r\n1. e4 (1. d4) {open\r\n\r\n';

const synthetic = syntheticPgn(8, true);

test('a stream gives the games of the whole text, their notices at the same lines, wherever it is cut', async () => {
  const text = Array.from({ length: 30 }, () => synthetic + faults + '1. e4 *\n\nsome words\n').join('\n');
  const whole = parsePgn(text).games;
  expect(whole.length).toBe(300);
  for (const [seed, longest] of [70, 5_000, 100_000, 2_000_000].entries()) {
    expect(await streamed(text, seed, longest)).toEqual(whole);
  }
});

test('one game longer than any window', async () => {
  const long = `[Event "long"]\n\n1. e4 {${'words '.repeat(200_000)}} e5 *\n\n[Event "next"]\n\n1. d4 *\n`;
  expect(await streamed(long, 1, 3_000)).toEqual(parsePgn(long).games);
});
