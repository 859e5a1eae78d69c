import type { Language } from './language.ts';
import { regions } from './regions.ts';

/** Counts in words: `counter('es')(3, 'mesa', 'mesas')` is `3 mesas`; large numbers by the language's habit. */
export function counter(language: Language): (count: number, one: string, other: string) => string {
  // made at the first count: most of what is started says none
  let made: { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat } | undefined;
  return (count, one, other) => {
    made ??= {
      rules: new Intl.PluralRules(regions[language].locale),
      numbers: new Intl.NumberFormat(regions[language].locale),
    };
    return `${made.numbers.format(count)} ${made.rules.select(count) === 'one' ? one : other}`;
  };
}

/** A number by the language's habit: `12.345`, `12,345`. */
export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(regions[language].locale).format(value);
