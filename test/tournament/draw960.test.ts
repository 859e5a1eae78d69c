import { THROW_METHODS } from '../../src-core/vocabulary/draws.ts';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawMeans, DrawPolicy, DrawRequest } from '../../src-core/tournament/index.ts';
import {
  USUAL_POLICY,
  allowedNumbers,
  draw,
  drawByProgram,
  drawPlace,
  pickUniform,
  readThrows,
} from '../../src-core/tournament/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const ALL = allowedNumbers(USUAL_POLICY, []);
const SECRET = sha256('a secret of these tests');

function drawn(means: DrawMeans, policy: Partial<DrawPolicy> = {}, more: Partial<DrawRequest> = {}) {
  const request = {
    used: [],
    place: { round: 1, board: 0 },
    at: '2026-11-29T18:00:00Z',
    witnesses: [],
    ...more,
  };
  return draw({ ...request, policy: { ...USUAL_POLICY, ...policy }, means }, sha256);
}

/** Every sequence of so many throws. */
function* sequences(faces: readonly number[], length: number): Generator<readonly number[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(faces, length - 1)) for (const face of faces) yield [...rest, face];
}

const FACES = {
  dice: [1, 2, 3, 4, 5, 6],
  coins: [0, 1],
  box: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  pieces: [1, 2, 3, 4, 5, 6],
};

/** How often each number comes out of all sequences of so many throws, each read to its very end. */
function outcomes(
  method: keyof typeof FACES,
  length: number,
  allowed: readonly number[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const throws of sequences(FACES[method], length)) {
    const read = readThrows(method, throws, allowed);
    if (!read.ok) throw new Error(read.error.code);
    const { number, taken } = read.value;
    if (number !== null && taken === length) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

describe('every method is exactly uniform, by all sequences of throws', () => {
  test.each([
    ['dice', 4, 1],
    ['coins', 10, 1],
    ['box', 3, 1],
    // 4 x 4 x 6 x 5 x 4 ways, two for each position; one throw made again: 2 x (2 + 2 + 0 + 1 + 2) more.
    ['pieces', 5, 2],
    ['pieces', 6, 14],
  ] as const)('%s, %i throws: every number %i times', (method, length, times) => {
    const counts = outcomes(method, length, ALL);
    expect(counts.size).toBe(960);
    expect(new Set(counts.values())).toEqual(new Set([times]));
  });

  test.each([
    ['dice', 4, 1],
    ['coins', 10, 1],
    ['box', 3, 1],
    ['pieces', 5, 2],
  ] as const)('%s without 518 and 534: the other 958 alike', (method, length, times) => {
    const counts = outcomes(
      method,
      length,
      ALL.filter((number) => number !== 518 && number !== 534),
    );
    expect([counts.size, counts.has(518), counts.has(534)]).toEqual([958, false, false]);
    expect(new Set(counts.values())).toEqual(new Set([times]));
  });

  test('what is thrown away leads to the same chances again', () => {
    const away: readonly number[] = [6, 6, 6, 6];
    for (const throws of [...sequences(FACES.dice, 4)].slice(0, 300)) {
      const [first, second] = [
        readThrows('dice', throws, ALL),
        readThrows('dice', [...away, ...throws], ALL),
      ];
      expect(second.ok && second.value.number).toEqual(first.ok && first.value.number);
    }
  });

  test('a word of the program: every place equally often, for every size of a small span', () => {
    const span = 64;
    for (let size = 1; size <= span; size++) {
      const counts = new Array<number>(size).fill(0);
      for (let word = 0; word < span; word++) {
        // A word that is passed over is followed by one that counts for nothing here.
        const { place, counter } = pickUniform(size, (at) => (at === 0 ? word : 0), span);
        if (counter === 0) counts[place] = (counts[place] ?? 0) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(span / size)]));
    }
  });

  test('at 2 to the 32: 4 294 967 040 is the first word passed over for 960 numbers', () => {
    const words = [4_294_967_295, 4_294_967_040, 4_294_967_039];
    expect(pickUniform(960, (counter) => words[counter] ?? 0)).toEqual({ place: 959, counter: 2 });
  });

  test('over 96 000 program draws chi-square is what chance gives', () => {
    const counts = new Array<number>(960).fill(0);
    for (let at = 0; at < 96_000; at++) {
      const { number } = drawByProgram(SECRET, { round: at, board: 0 }, ['seven'], ALL, sha256);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 959 degrees of freedom: mean 959, deviation 43.8; these bounds are 4 deviations away.
    expect(chiSquare).toBeGreaterThan(784);
    expect(chiSquare).toBeLessThan(1134);
  });
});

describe('throws, step by step', () => {
  test('one die, piece by piece: 3 on the dark squares, 5 is too high, then the light bishop ...', () => {
    const read = readThrows('pieces', [2, 5, 3, 3, 2, 6, 3], ALL);
    expect(read).toEqual({
      ok: true,
      value: {
        number: 518,
        taken: 7,
        next: null,
        steps: [
          { decides: 'darkBishop', thrown: [2], outcome: { kind: 'square', square: 'c1' } },
          { decides: 'lightBishop', thrown: [5], outcome: { kind: 'again', why: 'tooHigh', number: null } },
          { decides: 'lightBishop', thrown: [3], outcome: { kind: 'square', square: 'f1' } },
          { decides: 'queen', thrown: [3], outcome: { kind: 'square', square: 'd1' } },
          { decides: 'knight', thrown: [2], outcome: { kind: 'square', square: 'b1' } },
          { decides: 'knight', thrown: [6], outcome: { kind: 'again', why: 'tooHigh', number: null } },
          { decides: 'knight', thrown: [3], outcome: { kind: 'square', square: 'g1' } },
          { decides: 'number', thrown: [], outcome: { kind: 'number', number: 518 } },
        ],
      },
    });
  });

  test('a box: 960 and an excluded number are drawn again', () => {
    const allowed = ALL.filter((number) => number !== 518);
    const read = readThrows('box', [9, 6, 0, 5, 1, 8, 0, 1, 7], allowed);
    expect(read.ok && read.value).toEqual({
      number: 17,
      taken: 9,
      next: null,
      steps: [
        { decides: 'number', thrown: [9, 6, 0], outcome: { kind: 'again', why: 'tooHigh', number: 960 } },
        { decides: 'number', thrown: [5, 1, 8], outcome: { kind: 'again', why: 'notAllowed', number: 518 } },
        { decides: 'number', thrown: [0, 1, 7], outcome: { kind: 'number', number: 17 } },
      ],
    });
  });

  test.each([
    ['pieces', [], 'darkBishop'],
    ['pieces', [1, 6], 'lightBishop'],
    ['pieces', [1, 1], 'queen'],
    ['pieces', [1, 1, 1, 1], 'knight'],
    ['coins', [1, 0, 1], 'number'],
  ] as const)('%s after %j: the next throw decides the %s', (method, throws, next) => {
    expect(readThrows(method, throws, ALL)).toMatchObject({ ok: true, value: { number: null, next } });
  });

  test('any throws: a number with all it took, more to throw, or the throw that cannot be', () => {
    const methods = fc.constantFrom(...THROW_METHODS);
    fc.assert(
      fc.property(
        methods,
        fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double())),
        (method, throws) => {
          const read = readThrows(method, throws, ALL);
          if (!read.ok)
            expect(FACES[method]).not.toContain(
              throws[read.error.code === 'badThrow' ? read.error.at - 1 : -1],
            );
          else if (read.value.number === null) expect(read.value.taken).toBe(throws.length);
          else
            expect(readThrows(method, throws.slice(0, read.value.taken - 1), ALL)).toMatchObject({
              value: { number: null },
            });
        },
      ),
    );
  });
});

describe('policies', () => {
  test('excluded numbers and, where none may come twice, those drawn before', () => {
    expect(ALL).toHaveLength(960);
    const policy = { ...USUAL_POLICY, exclude: [518, 534] };
    expect(allowedNumbers(policy, [17, 33])).toHaveLength(958);
    const allowed = allowedNumbers({ ...policy, noRepeat: true }, [17, 33, 518]);
    expect(allowed).toHaveLength(956);
    expect(allowed.filter((number) => [17, 33, 518, 534].includes(number))).toEqual([]);
    expect(allowed).toEqual(allowed.toSorted((a, b) => a - b));
  });

  test.each([
    ['one for all boards', {}, 3, 7, { round: 3, board: 0 }],
    ['one a board', { perBoard: true }, 3, 7, { round: 3, board: 7 }],
    ['both games of a mini-match', { bothGames: true }, 4, 7, { round: 3, board: 0 }],
    ['the first of them', { bothGames: true, perBoard: true }, 3, 7, { round: 3, board: 7 }],
    ['outside any round', { bothGames: true }, 0, 0, { round: 0, board: 0 }],
  ] as const)('%s', (_, policy, round, board, place) => {
    expect(drawPlace({ ...USUAL_POLICY, ...policy }, { round, board })).toEqual(place);
  });

  test('all 960 rounds of one tournament without a repeat, then nothing is left', () => {
    const used: number[] = [];
    const policy = { noRepeat: true };
    for (let round = 1; round <= 960; round++) {
      const made = drawn({ method: 'program', secret: SECRET, inputs: [] }, policy, {
        used,
        place: { round, board: 0 },
      });
      if (!made.ok) throw new Error(made.error.code);
      used.push(made.value.number);
    }
    expect(new Set(used).size).toBe(960);
    const more = drawn({ method: 'program', secret: SECRET, inputs: [] }, policy, { used });
    expect(more).toEqual({ ok: false, error: { code: 'nothingAllowed' } });
  });
});

describe('what is no draw', () => {
  const hand = { method: 'hand', number: 518, authority: 'Chief arbiter', reason: 'as announced' } as const;
  test.each<[DrawMeans, Partial<DrawPolicy>, object]>([
    [{ method: 'program', secret: SECRET.toUpperCase(), inputs: [] }, {}, { code: 'badSecret' }],
    [{ method: 'program', secret: '', inputs: [] }, {}, { code: 'badSecret' }],
    [{ method: 'program', secret: SECRET, inputs: ['a', 'b\nc'] }, {}, { code: 'badInput', at: 2 }],
    [{ method: 'program', secret: SECRET, inputs: [' a'] }, {}, { code: 'badInput', at: 1 }],
    [{ method: 'program', secret: SECRET, inputs: ['\ud800'] }, {}, { code: 'badInput', at: 1 }],
    [
      { method: 'dice', throws: [1, 2, 7, 1] },
      {},
      { code: 'badThrow', at: 3, thrown: 7, lowest: 1, highest: 6 },
    ],
    [{ method: 'dice', throws: [1, 2, 3] }, {}, { code: 'throwsMissing', given: 3, decides: 'number' }],
    [{ method: 'dice', throws: [6, 6, 6, 6] }, {}, { code: 'throwsMissing', given: 4, decides: 'number' }],
    [{ method: 'box', throws: [5, 1, 8, 0] }, {}, { code: 'throwsLeft', given: 4, taken: 3 }],
    [
      { method: 'box', throws: [5, 1, 8] },
      { exclude: [518] },
      { code: 'throwsMissing', given: 3, decides: 'number' },
    ],
    [hand, { exclude: [518] }, { code: 'notAllowed', number: 518 }],
    [{ ...hand, authority: ' ' }, {}, { code: 'authorityMissing' }],
    [{ ...hand, reason: '' }, {}, { code: 'reasonMissing' }],
    [hand, { perBoard: true }, { code: 'boardMissing' }],
  ])('%j under %j', (means, policy, error) => {
    expect(drawn(means, policy)).toEqual({ ok: false, error });
  });
});
