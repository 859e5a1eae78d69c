import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './pieces.ts';

/** The initials of the pieces in a language (C.3): each player may use his own. */
export type Lang = 'en' | 'es' | 'de' | 'fr' | 'it' | 'pt' | 'ca';

export interface PieceLetters {
  readonly king: string;
  readonly queen: string;
  readonly rook: string;
  readonly bishop: string;
  readonly knight: string;
}

/** In the order in which a text is tried; Spanish, Italian and Catalan letters are the same. */
export const LANGS: readonly Lang[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca'];

export const PIECE_LETTERS: Readonly<Record<Lang, PieceLetters>> = {
  en: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' },
  es: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C' },
  fr: { king: 'R', queen: 'D', rook: 'T', bishop: 'F', knight: 'C' },
  de: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S' },
  it: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C' },
  pt: { king: 'R', queen: 'D', rook: 'T', bishop: 'B', knight: 'C' },
  ca: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C' },
};

/** White's and Black's figurines by kind of piece: place 1 is the pawn, place 6 the king. */
export const FIGURINES = { white: ' ♙♘♗♖♕♔', black: ' ♟♞♝♜♛♚' } as const;

/** The letters of a language by kind of piece: `.PNBRQK` in English. */
export function lettersByKind(lang: Lang): string {
  const { knight, bishop, rook, queen, king } = PIECE_LETTERS[lang];
  return `.P${knight}${bishop}${rook}${queen}${king}`;
}

/** True if the language has this capital among its initials. */
export function hasLetter(lang: Lang, letter: string): boolean {
  return lettersByKind(lang).indexOf(letter) > 1;
}

/**
 * Every initial of the table means one piece whatever the language, except R: rook in English, king in the
 * Romance languages. So a text is read with all letters at once, and only R has to be decided.
 */
const MEANING: Readonly<Record<string, number>> = {
  K: KING,
  Q: QUEEN,
  D: QUEEN,
  R: ROOK,
  T: ROOK,
  B: BISHOP,
  A: BISHOP,
  L: BISHOP,
  F: BISHOP,
  N: KNIGHT,
  C: KNIGHT,
  S: KNIGHT,
};

/** The order of the bits in a set of initials. */
export const INITIALS = 'KQRBNDTACFLS';

/** The kind of piece (1 ... 6) a capital or a figurine stands for, or 0. `rook`: R is the rook, not the king. */
export function kindOfLetter(letter: string, rook: boolean): number {
  if (letter === 'R') return rook ? ROOK : KING;
  if (letter === 'P') return PAWN;
  const kind = MEANING[letter];
  if (kind !== undefined) return kind;
  return Math.max(0, FIGURINES.white.indexOf(letter), FIGURINES.black.indexOf(letter));
}

/** R is the rook in this language. */
export function rIsRook(lang: Lang): boolean {
  return PIECE_LETTERS[lang].rook === 'R';
}

/** A set of initials as bits in the order of INITIALS. */
export function initialsBits(letters: string): number {
  let bits = 0;
  for (const letter of letters) {
    const at = INITIALS.indexOf(letter);
    if (at >= 0) bits |= 1 << at;
  }
  return bits;
}

const BITS_OF: Readonly<Record<Lang, number>> = {
  en: initialsBits('KQRBN'),
  es: initialsBits('RDTAC'),
  fr: initialsBits('RDTFC'),
  de: initialsBits('KDTLS'),
  it: initialsBits('RDTAC'),
  pt: initialsBits('RDTBC'),
  ca: initialsBits('RDTAC'),
};
const R = initialsBits('R');

/** The languages that have all these initials (bits), with R meaning what it was read as. */
export function languagesOf(bits: number, rook: boolean): readonly Lang[] {
  return LANGS.filter(
    (lang) => (bits & ~BITS_OF[lang]) === 0 && ((bits & R) === 0 || rIsRook(lang) === rook),
  );
}

/** The language that has most of these initials. */
export function nearestLanguage(bits: number, rook: boolean): Lang {
  const fits = (lang: Lang): number =>
    countBits(bits & BITS_OF[lang]) - ((bits & R) !== 0 && rIsRook(lang) !== rook ? 1 : 0);
  return LANGS.reduce((best, lang) => (fits(lang) > fits(best) ? lang : best));
}

/** The initials (bits) that are not of this language. */
export function foreignBits(bits: number, lang: Lang): number {
  return bits & ~BITS_OF[lang];
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
