/** A tie-break in words, from its code: `BH/C1` is `Buchholz, sin el peor`. */
import type { TieBreakName } from '../tournament/standings/index.ts';

export interface TieBreakWords {
  readonly names: Readonly<Record<TieBreakName, string>>;
  /** What a modifier adds, by its letter and the number after it. */
  readonly modifiers: Readonly<Record<'C' | 'M' | 'L' | 'R' | 'P' | 'F' | 'U', (figure: string) => string>>;
}

export function tieBreakSaid({ names, modifiers }: TieBreakWords, code: string): string {
  const [head = '', ...more] = code.split('/');
  const says = more.flatMap((each) => {
    const letter = each.charAt(0);
    return isOf(modifiers, letter) ? modifiers[letter](each.slice(1)) : [];
  });
  return [isOf(names, head) ? names[head] : head, ...says].join(', ');
}

function isOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}
