/**
 * SHA-256 (FIPS 180-4), for rooms that know no machine: the desk decides a draw with it, and a test holds it to
 * the computer's own.
 */

/** The first 32 bits of the fraction of the `root` root of the first primes (4.2.2, 5.3.3), worked out exactly. */
function fractions(count: number, root: 2 | 3): readonly number[] {
  const found: number[] = [];
  for (let prime = 2n; found.length < count; prime++) {
    if (!isPrime(prime)) continue;
    found.push(Number(BigInt.asUintN(32, floorRoot(prime << BigInt(32 * root), BigInt(root)))));
  }
  return found;
}

function isPrime(number: bigint): boolean {
  for (let divisor = 2n; divisor * divisor <= number; divisor++) if (number % divisor === 0n) return false;
  return true;
}

function floorRoot(number: bigint, root: bigint): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** root <= number) low = middle;
    else high = middle;
  }
  return low;
}

const ROUNDS = fractions(64, 3);
const BEGIN = fractions(8, 2);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its 1, its zeros and its length in bits, as big-endian words (5.1.1). */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (const [at, byte] of [...bytes, 0x80].entries()) {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8));
  }
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The schedule of one block: 16 words of the message, and 48 made of them (6.2.2, step 1). */
function scheduleOf(block: Uint32Array): Uint32Array {
  const schedule = new Uint32Array(64);
  schedule.set(block);
  const word = (at: number): number => schedule[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = word(at - 16) + one + word(at - 7) + two;
  }
  return schedule;
}

function afterBlock(state: readonly number[], block: Uint32Array): readonly number[] {
  const schedule = scheduleOf(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[at] ?? 0) + (schedule[at] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) >>> 0);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits in small letters. Half a character counts as U+FFFD. */
export function sha256(text: string): string {
  const words = padded(Uint8Array.from(utf8(text)));
  let state = BEGIN;
  for (let at = 0; at < words.length; at += 16) state = afterBlock(state, words.subarray(at, at + 16));
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes of a text in UTF-8. */
export function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return bytes;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
