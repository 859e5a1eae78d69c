import type { Shown } from './assume.ts';

/** Upheld or not; null where nobody claims, and while it rests on an answer nobody has given. */
export function upheldIn(shown: Shown | null): boolean | null {
  return shown === null || shown.assumed.length > 0 ? null : shown.ruling.upheld;
}
