/** A line of the journal as people tell it to one another: on paper, at the terminal, read aloud. */

/** A line by its number and its hash, which stands for all lines up to it. */
export interface MarkedLine {
  readonly seq: number;
  /** In hex: all of it, or how it begins. */
  readonly hash: string;
}

/**
 * So much of a hash is told: 20 hexadecimal digits, 80 bits. Whoever writes a tail anew has to find another one that begins
 * so: 2^80 tries, some four million years for a machine that makes ten thousand million a second. 16 digits would take
 * a thousand of them three weeks, and papers are kept for longer than that.
 */
export const MARK_DIGITS = 20;

/** `1243:3f9c-81a2-77e0-4b1d-9c02` */
export function formatLineMark({ seq, hash }: MarkedLine): string {
  return `${seq}:${hash.slice(0, MARK_DIGITS).replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** A mark as it was printed, or typed from it, or with more of the hash; null where it is none, or tells too little. */
export function parseLineMark(text: string): MarkedLine | null {
  const [, seq, digits = ''] = /^([1-9]\d{0,15}):([\da-f -]+)$/i.exec(text.trim()) ?? [];
  const hash = digits.replace(/[ -]/g, '').toLowerCase();
  return seq === undefined || hash.length < MARK_DIGITS || hash.length > 64
    ? null
    : { seq: Number(seq), hash };
}
