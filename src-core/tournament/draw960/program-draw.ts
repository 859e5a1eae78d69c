import type { DrawPlace } from './policy.ts';

/**
 * The program draw that anybody can check:
 *
 * 1. A secret is made: 32 random bytes, written as 64 hexadecimal digits in small letters. Before anything else is
 *    known its commitment is published: the SHA-256 of those 64 characters, with nothing after them.
 * 2. The hall adds lines of text nobody could foresee, in the order they are given.
 * 3. For the counter 0, 1, 2 ... the SHA-256 is taken of the UTF-8 text
 *
 *        secret NEWLINE round NEWLINE board NEWLINE input 1 NEWLINE ... input n NEWLINE counter
 *
 *    (numbers in decimal; board 0 is all boards, round 0 no round; nothing after the counter). Its first 8
 *    hexadecimal digits are a number w below 2^32. With m allowed numbers, w counts only if it is below the largest
 *    multiple of m that is not above 2^32; else the next counter is taken. The result is the allowed number that
 *    stands, ascending and counted from 0, at place w mod m.
 *
 * With `sha256sum`, for no inputs: `printf '%s\n%s\n%s\n%s' $secret $round $board 0 | sha256sum | cut -c1-8`.
 * A secret serves one draw only: once shown, it commits to nothing.
 */

/** SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits in small letters, handed in by whoever has it. */
export type Sha256 = (text: string) => string;

/** What is published before the hall adds its inputs. */
export function commitmentOf(secret: string, sha256: Sha256): string {
  return sha256(secret);
}

/** True for 64 hexadecimal digits in small letters. */
export function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** True for one line of well-formed text, not empty, with no space at its ends and no control characters. */
export function isInput(text: string): boolean {
  return text !== '' && text === text.trim() && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

/** The text that is hashed for this counter. */
export function drawText(
  secret: string,
  { round, board }: DrawPlace,
  inputs: readonly string[],
  counter: number,
): string {
  return [secret, round, board, ...inputs, counter].join('\n');
}

export interface Picked {
  readonly place: number;
  /** The counter of the word that counted: so many words before it were passed over. */
  readonly counter: number;
}

/**
 * A place 0 ... size - 1, exactly as likely as any other if `word` gives numbers 0 ... span - 1 that are: those from
 * the largest multiple of `size` upwards are passed over. `size` is at least 1 and at most `span`.
 */
export function pickUniform(size: number, word: (counter: number) => number, span = 2 ** 32): Picked {
  const limit = span - (span % size);
  let counter = 0;
  let drawn = word(counter);
  while (drawn >= limit) drawn = word(++counter);
  return { place: drawn % size, counter };
}

/** The number drawn among the allowed ones (ascending, at least one), and the counter that gave it. */
export function drawByProgram(
  secret: string,
  place: DrawPlace,
  inputs: readonly string[],
  allowed: readonly number[],
  sha256: Sha256,
): { readonly number: number; readonly counter: number } {
  const word = (counter: number): number =>
    Number.parseInt(sha256(drawText(secret, place, inputs, counter)).slice(0, 8), 16);
  const picked = pickUniform(allowed.length, word);
  return { number: allowed[picked.place] ?? 0, counter: picked.counter };
}
