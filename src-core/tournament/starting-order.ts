/** The order of the starting list (C.04.2 2.2): rating, title, then the name. */
import { plainText } from './names.ts';
import { TITLES } from './titles.ts';

export interface Listed {
  readonly rating: number | null;
  readonly title: string;
  readonly name: string;
}

/** The highest first; another title counts as none. */
const ORDER = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

function placeOf(title: string): number {
  const at = ORDER.indexOf(TITLES[title] ?? '');
  return at < 0 ? ORDER.length : at;
}

/** Below 0 where the first stands before the second. */
export function byStrength(a: Listed, b: Listed): number {
  const byRating = (b.rating ?? 0) - (a.rating ?? 0);
  if (byRating !== 0) return byRating;
  const byTitle = placeOf(a.title) - placeOf(b.title);
  if (byTitle !== 0) return byTitle;
  const [one, other] = [plainText(a.name), plainText(b.name)];
  return one === other ? 0 : one < other ? -1 : 1;
}
