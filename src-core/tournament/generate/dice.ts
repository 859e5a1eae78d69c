/** Numbers that a seed gives: the same on every machine, as they are made of SHA-256 and whole numbers alone. */
import { pickUniform } from '../draw960/program-draw.ts';
import { sha256 } from '../../plain/sha256.ts';

export class Dice {
  readonly #seed: string;
  #hashes = 0;
  #words: number[] = [];

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** 0 ... size - 1, each as likely as any other; `size` is at least 1. */
  below(size: number): number {
    return pickUniform(size, () => this.#word()).place;
  }

  /** True so many times in a thousand. */
  happens(perMille: number): boolean {
    return this.below(1000) < perMille;
  }

  /** Eight words of 32 bits come of each hash. */
  #word(): number {
    const next = this.#words.pop();
    if (next !== undefined) return next;
    const hash = sha256(`${this.#seed}\n${this.#hashes}`);
    this.#hashes += 1;
    this.#words = (hash.match(/.{8}/g) ?? []).map((digits) => Number.parseInt(digits, 16)).reverse();
    return this.#word();
  }
}
