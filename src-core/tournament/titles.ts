/** Titles of FIDE, as lists in English and Spanish abbreviate them, and FIDE's own list with one letter. */
export const TITLES: Readonly<Record<string, string>> = {
  GM: 'GM',
  IM: 'IM',
  FM: 'FM',
  CM: 'CM',
  WGM: 'WGM',
  WIM: 'WIM',
  WFM: 'WFM',
  WCM: 'WCM',
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  MI: 'IM',
  MF: 'FM',
  MC: 'CM',
  GMF: 'WGM',
  MIF: 'WIM',
  MFF: 'WFM',
  MCF: 'WCM',
  WG: 'WGM',
  WI: 'WIM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

/** FIDE's abbreviation; another title (a national one) stays as written, and what is too long is none. */
export function parseTitle(text: string): string {
  const letters = text.toUpperCase().replace(/[^\p{L}]/gu, '');
  return TITLES[letters] ?? (letters.length <= 4 ? letters : '');
}

/** Before or after a name: `GM Anand`, `Anand, Viswanathan (GM)`; letters alone are initials. */
const LONG_TITLES = Object.keys(TITLES).filter((title) => title.length > 1 && TITLES[title] !== undefined);
const BEFORE = new RegExp(`^\\(?(${LONG_TITLES.join('|')})\\)?[.:]?\\s+(?=\\S)`);
const AFTER = new RegExp(
  `(?:,?\\s+\\((${LONG_TITLES.join('|')})\\)|(?<=,.+),\\s*(${LONG_TITLES.join('|')}))$`,
);

/** A name without the title that was written with it, in capitals; the title is empty where there is none. */
export function splitTitle(written: string): { readonly name: string; readonly title: string } {
  const found = BEFORE.exec(written) ?? AFTER.exec(written);
  if (found === null) return { name: written, title: '' };
  return { name: written.replace(found[0], ''), title: parseTitle(found[1] ?? found[2] ?? '') };
}

/** Countries that lists write out in full, by plainText; FIDE's code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  espana: 'ESP',
  spain: 'ESP',
  francia: 'FRA',
  france: 'FRA',
  alemania: 'GER',
  germany: 'GER',
  italia: 'ITA',
  italy: 'ITA',
  portugal: 'POR',
  inglaterra: 'ENG',
  england: 'ENG',
  argentina: 'ARG',
  cuba: 'CUB',
  mexico: 'MEX',
  colombia: 'COL',
  chile: 'CHI',
  peru: 'PER',
  venezuela: 'VEN',
  uruguay: 'URU',
  ecuador: 'ECU',
  bolivia: 'BOL',
  andorra: 'AND',
  'estados unidos': 'USA',
  'united states': 'USA',
  rusia: 'RUS',
  russia: 'RUS',
  ucrania: 'UKR',
  ukraine: 'UKR',
  india: 'IND',
  china: 'CHN',
  armenia: 'ARM',
  brasil: 'BRA',
  brazil: 'BRA',
  holanda: 'NED',
  'paises bajos': 'NED',
  netherlands: 'NED',
  polonia: 'POL',
  poland: 'POL',
  noruega: 'NOR',
  norway: 'NOR',
  hungria: 'HUN',
  hungary: 'HUN',
};

/** Three letters, or null where the text is none of a federation. Empty stays empty. */
export function parseFederation(text: string, plain: (text: string) => string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return '';
  if (/^[a-z]{3}$/i.test(trimmed)) return trimmed.toUpperCase();
  const country = plain(trimmed);
  return Object.hasOwn(COUNTRIES, country) ? (COUNTRIES[country] ?? null) : null;
}
