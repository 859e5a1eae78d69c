import { languages, regionOf } from './language.ts';

/** What a letter typed for a thrown coin counts, in whatever language it was typed: heads 1, tails 0; else null. */
export function coinTyped(letter: string): 0 | 1 | null {
  const coins = languages().map((language) => regionOf(language).coin);
  if (coins.some(({ heads }) => heads === letter)) return 1;
  return coins.some(({ tails }) => tails === letter) ? 0 : null;
}
