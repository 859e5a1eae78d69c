import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PgnGame, formatPgn, parsePgn } from '../../src-core/chess/index.ts';
import { randomFrom } from './oracle/random.ts';
import { randomStart } from './oracle/random-game.ts';
import { randomPgnGame } from './pgn-random.ts';

/** What a game says, without where and in which letters it was written. */
const said = ({ tags, start, startComments, moves, result, forfeit, unread }: PgnGame): object => ({
  tags,
  start,
  startComments,
  moves,
  result,
  forfeit,
  unread,
});

/** One to three games with everything a PGN can hold, the same for the same seed. */
function gamesOf(seed: number): readonly PgnGame[] {
  return Array.from({ length: 1 + (seed % 3) }, (_, at) =>
    randomPgnGame(randomFrom(seed + at), randomStart(seed + at)),
  );
}

describe('parse and format', () => {
  test('a game written is the same game when read', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const games = gamesOf(seed);
        expect(parsePgn(formatPgn(games)).games.map(said)).toEqual(games.map(said));
      }),
      { numRuns: 250, seed: 1 },
    );
  });

  test('what was read is written the same way the second time', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const once = formatPgn(gamesOf(seed));
        expect(formatPgn(parsePgn(once).games)).toBe(once);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test.each(['\t', '\u00a0', '\v'])('a comment is not folded where a line would lose its %j', (blank) => {
    const words = 'a word, and again '.repeat(4);
    for (const comment of [`${words}end ${blank}Te1`, `${words}end${blank} Te1`]) {
      for (let more = 0; more < 12; more++) {
        const game = {
          ...randomPgnGame(randomFrom(1), randomStart(0)),
          startComments: ['x'.repeat(more) + comment],
        };
        expect(parsePgn(formatPgn(game)).games.map(said)).toEqual([said(game)]);
      }
    }
  });

  test('a command whose value would end its comment stays a text', () => {
    const once = formatPgn(parsePgn('1. e4 ;[%eval #-3} 2. d4] so\n1... e5 *').games);
    expect(once).toContain(';[%eval #-3} 2. d4] so');
    expect(formatPgn(parsePgn(once).games)).toBe(once);
  });

  test.each(['\u00a0', '\ufeff', '\u2003', '\u3000', '\u2028'])(
    '%j is space between any two words',
    (blank) => {
      const plain = '[Result "1-0"] 1. e4 e5 {good} 2. Nf3 (2. Bc4 $1) 2... Nc6 3 ';
      const spaced = plain.replaceAll(' ', blank);
      expect(parsePgn(spaced).games.map(said)).toEqual(parsePgn(plain).games.map(said));
      expect(formatPgn(parsePgn(spaced).games)).toBe(formatPgn(parsePgn(plain).games));
    },
  );

  test.each([
    '1. e4 e5 (1... d5 2. {kept} (1... d6 2. Nf3)) *',
    '1. e4 e5 2. {kept} (1... d6 2. {too} (1... c5) 2. Nf3) 2. d4 *',
  ])('a comment before a move that does not come, and a variation begins: %s', (text) => {
    const once = formatPgn(parsePgn(text).games);
    for (const comment of text.match(/\{\w+\}/g) ?? []) expect(once).toContain(comment);
    expect(formatPgn(parsePgn(once).games)).toBe(once);
  });

  test('any comment and any tag value', () => {
    const base = randomPgnGame(randomFrom(1), randomStart(0));
    const text = fc
      .string({ unit: 'grapheme', maxLength: 120 })
      .map((some) => some.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(text, text, (comment, value) => {
        const startComments = comment === '' ? [] : [comment];
        const game = {
          ...base,
          startComments,
          tags: base.tags.map((tag, at) => (at === 0 ? { ...tag, value } : tag)),
        };
        expect(parsePgn(formatPgn(game)).games.map(said)).toEqual([said(game)]);
      }),
      { numRuns: 400, seed: 3 },
    );
  });
});
