import type { DiaryKind, DiaryLine } from '../vocabulary/diary.ts';
import type { Region } from './region.ts';

/** What happened, how long it took and how often, in the words of a language. */
export function diarySaid(
  kinds: Readonly<Record<DiaryKind, string>>,
  more: (times: number) => string,
  { locale }: Pick<Region, 'locale'>,
): (line: DiaryLine) => string {
  return ({ kind, ms, times }) =>
    [
      kinds[kind],
      ...(ms === undefined ? [] : [`${(ms / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`]),
      ...(times === undefined ? [] : [more(times)]),
    ].join(', ');
}
