import type { Language } from './language.ts';
import { regions } from './regions.ts';

/** Counts in words: `counter('es')(3, 'mesa', 'mesas')` is `3 mesas`; large numbers by the language's habit. */
export function counter(language: Language): (count: number, one: string, other: string) => string {
  const { locale } = regions[language];
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, one, other) => `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}

/** A number by the language's habit: `12.345`, `12,345`. */
export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(regions[language].locale).format(value);
