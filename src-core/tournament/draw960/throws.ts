import type { ThrowMethod } from '../../vocabulary/draws.ts';
import type { Result, Square } from '../../chess/index.ts';
import { SQUARES, startNumber } from '../../chess/index.ts';
import type { Decided } from './decided.ts';
import type { DrawFault } from './draw-fault.ts';

export type { ThrowMethod };

/**
 * How a position is thrown:
 * - `dice`: one die, four throws: the number in base six, 1 ... 6 counting as 0 ... 5.
 * - `coins`: one coin, ten throws: the number in base two, 1 is heads.
 * - `box`: three digits, each drawn from a box of 0 ... 9 and put back.
 *   In all three a number above 959, or one not allowed, is thrown away and all is thrown again: what is left is
 *   exactly uniform, and nobody has to divide.
 * - `pieces`: one die, piece by piece: bishop on the 1st ... 4th dark square, bishop on the light ones, queen on the
 *   1st ... 6th free square, the knights on free squares; a throw that is too high is made again. 4 x 4 x 6 x 5 x 4
 *   ways, two for each position. If the position is not allowed, all is thrown again.
 */

/** The faces a throw can show. */
export const FACES: Readonly<Record<ThrowMethod, readonly [lowest: number, highest: number]>> = {
  dice: [1, 6],
  coins: [0, 1],
  box: [0, 9],
  pieces: [1, 6],
};

/** What a throw, or the throws of one number, came to. */
export interface ThrowStep {
  readonly decides: Decided;
  readonly thrown: readonly number[];
  /** Where the piece goes, or the number that came out; `again` if it is thrown once more. */
  readonly outcome:
    | { readonly kind: 'square'; readonly square: Square }
    | { readonly kind: 'number'; readonly number: number }
    | {
        readonly kind: 'again';
        readonly why: 'tooHigh' | 'notAllowed';
        /** The number it came to, where it came to one. */
        readonly number: number | null;
      };
}

export interface ThrowsRead {
  readonly steps: readonly ThrowStep[];
  /** The number drawn, or null while more must be thrown. */
  readonly number: number | null;
  /** How many of the throws were needed. */
  readonly taken: number;
  /** What the next throw helps to decide, until the number is known. */
  readonly next: Decided | null;
}

/** Reads what was thrown so far, step by step. Refuses a face the die, coin or box does not have. */
export function readThrows(
  method: ThrowMethod,
  throws: readonly number[],
  allowed: readonly number[],
): Result<ThrowsRead, DrawFault> {
  const [lowest, highest] = FACES[method];
  const at = throws.findIndex((face) => !Number.isInteger(face) || face < lowest || face > highest);
  if (at >= 0)
    return { ok: false, error: { code: 'badThrow', at: at + 1, thrown: throws[at] ?? 0, lowest, highest } };
  return {
    ok: true,
    value: method === 'pieces' ? byPieces(throws, allowed) : byDigits(method, throws, allowed),
  };
}

const DIGITS = { dice: 4, coins: 10, box: 3 } as const;

function byDigits(
  method: keyof typeof DIGITS,
  throws: readonly number[],
  allowed: readonly number[],
): ThrowsRead {
  const [lowest, highest] = FACES[method];
  const digits = DIGITS[method];
  const steps: ThrowStep[] = [];
  for (let taken = digits; taken <= throws.length; taken += digits) {
    const thrown = throws.slice(taken - digits, taken);
    const number = thrown.reduce((sum, face) => sum * (highest - lowest + 1) + face - lowest, 0);
    if (allowed.includes(number)) {
      steps.push({ decides: 'number', thrown, outcome: { kind: 'number', number } });
      return { steps, number, taken, next: null };
    }
    const why = number > 959 ? 'tooHigh' : 'notAllowed';
    steps.push({ decides: 'number', thrown, outcome: { kind: 'again', why, number } });
  }
  return { steps, number: null, taken: throws.length, next: 'number' };
}

const PLACED: readonly Decided[] = ['darkBishop', 'lightBishop', 'queen', 'knight', 'knight'];

function byPieces(throws: readonly number[], allowed: readonly number[]): ThrowsRead {
  const steps: ThrowStep[] = [];
  let rank = '........';
  let placed = 0;
  for (const [at, face] of throws.entries()) {
    const decides = PLACED[placed] ?? 'knight';
    const file = freeFiles(rank, decides)[face - 1];
    if (file === undefined) {
      steps.push({ decides, thrown: [face], outcome: { kind: 'again', why: 'tooHigh', number: null } });
      continue;
    }
    rank = withLetter(rank, file, decides);
    placed += 1;
    steps.push({ decides, thrown: [face], outcome: { kind: 'square', square: SQUARES[file] ?? 'a1' } });
    if (placed < PLACED.length) continue;
    const number = numberOf(rank);
    if (allowed.includes(number)) {
      steps.push({ decides: 'number', thrown: [], outcome: { kind: 'number', number } });
      return { steps, number, taken: at + 1, next: null };
    }
    steps.push({ decides: 'number', thrown: [], outcome: { kind: 'again', why: 'notAllowed', number } });
    rank = '........';
    placed = 0;
  }
  return { steps, number: null, taken: throws.length, next: PLACED[placed] ?? null };
}

const FILES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

function freeFiles(rank: string, decides: Decided): readonly number[] {
  const files = decides === 'darkBishop' ? [0, 2, 4, 6] : decides === 'lightBishop' ? [1, 3, 5, 7] : FILES;
  return files.filter((file) => rank.charAt(file) === '.');
}

function withLetter(rank: string, file: number, decides: Decided): string {
  const letter = decides === 'queen' ? 'Q' : decides === 'knight' ? 'N' : 'B';
  return rank.slice(0, file) + letter + rank.slice(file + 1);
}

/** The three free squares are rook, king, rook. */
function numberOf(rank: string): number {
  return startNumber(rank.replace('.', 'R').replace('.', 'K').replace('.', 'R')) ?? -1;
}
