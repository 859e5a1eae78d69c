const kind = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1st`, `22nd`, `113th`. */
export const nth = (n: number): string => `${n}${suffixes[kind.select(n)] ?? 'th'}`;
