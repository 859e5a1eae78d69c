import { regions } from './regions.ts';

/** What a letter typed for a thrown coin counts, in whatever language it was typed: heads 1, tails 0; else null. */
export function coinTyped(letter: string): 0 | 1 | null {
  const coins = Object.values(regions).map(({ coin }) => coin);
  if (coins.some(({ heads }) => heads === letter)) return 1;
  return coins.some(({ tails }) => tails === letter) ? 0 : null;
}
