import type { Shown } from './assume.ts';

/** Upheld or not; null where nobody claims, and while it rests on an answer nobody has given. */
export function upheldIn(shown: Shown | null): boolean | null {
  if (shown === null || shown.assumed.length > 0 || shown.ruling.asks === null) return null;
  return shown.ruling.upheld;
}
