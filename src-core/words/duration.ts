import type { Region } from './region.ts';

/** `1 h 30 min`, `30 s`; part of a second by the language's habit, `8,5 s`, `8.5 s`. Faces keep the point of clocks. */
export function durationIn(region: Pick<Region, 'locale'>, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
    [(ms % 60_000) / 1000, 's'],
  ] as const;
  const numbers = new Intl.NumberFormat(region.locale, { maximumFractionDigits: 3 });
  const said = parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${numbers.format(value)} ${unit}`);
  return said.length === 0 ? '0 s' : said.join(' ');
}

/** A length of time that passed, in whole minutes; the seconds only of less than one. */
export function passedIn(region: Region, ms: number): string {
  const unit = ms < 60_000 ? 1_000 : 60_000;
  return durationIn(region, Math.floor(ms / unit) * unit);
}

/** Of whole seconds: the same in every language. */
export const durationOf = (wholeMs: number): string => durationIn({ locale: 'en' }, wholeMs);
