import { type Language, regions } from './language.ts';

/** A day as `2026-11-29`, in words; as it is where it is no full date. */
export function dayIn(language: Language, day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(regions[language], style).format(Date.parse(`${day}T00:00:00Z`));
}
