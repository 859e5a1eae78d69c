import type { Region } from './region.ts';

/** Counts in words: `counter(region)(3, 'mesa', 'mesas')` is `3 mesas`; large numbers by the language's habit. */
export function counter(region: Region): (count: number, one: string, other: string) => string {
  // made at the first count: most of what is started says none
  let made: { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat } | undefined;
  return (count, one, other) => {
    made ??= {
      rules: new Intl.PluralRules(region.locale),
      numbers: new Intl.NumberFormat(region.locale),
    };
    return `${made.numbers.format(count)} ${made.rules.select(count) === 'one' ? one : other}`;
  };
}

/** A number by the language's habit: `12.345`, `12,345`. */
export const numberIn = (region: Region, value: number): string =>
  new Intl.NumberFormat(region.locale).format(value);
