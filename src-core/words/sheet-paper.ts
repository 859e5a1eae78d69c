/** What every paper says, in both languages. */
import type { Paper, PaperSize } from '../vocabulary/papers.ts';
import type { Language } from '../vocabulary/languages.ts';
import { hoursIn } from './hours.ts';

export type { Paper, PaperSize };
export type PaperLang = Language;

export interface PaperWords {
  readonly page: string;
  readonly of: string;
  readonly round: (round: number) => string;
  readonly board: (board: number) => string;
  /** The numbered table, as a head. */
  readonly table: string;
  readonly white: string;
  readonly black: string;
  readonly arbiter: string;
  readonly date: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly months: readonly string[];
}

export const paperWords: Readonly<Record<PaperLang, PaperWords>> = {
  es: {
    page: 'Página',
    of: 'de',
    round: (round) => `Ronda ${round}`,
    board: (board) => `Mesa ${board}`,
    table: 'Mesa',
    white: 'Blancas',
    black: 'Negras',
    arbiter: 'Árbitro',
    date: 'Fecha',
    yes: 'sí',
    no: 'no',
    none: 'ninguna',
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
  en: {
    page: 'Page',
    of: 'of',
    round: (round) => `Round ${round}`,
    board: (board) => `Board ${board}`,
    table: 'Board',
    white: 'White',
    black: 'Black',
    arbiter: 'Arbiter',
    date: 'Date',
    yes: 'yes',
    no: 'no',
    none: 'none',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
};

/**
 * An ISO instant as the journal writes it, in words and in the hall's zone (`29 November 2026, 18:42:08 (CET)`); any
 * other text as it is.
 */
export function instantText(instant: string, lang: PaperLang, zone = 'UTC'): string {
  return ISO_INSTANT.test(instant) ? hoursIn(lang, zone).whole(instant) : instant;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** An ISO day in words; any other text as it is. */
export function dateText(day: string, lang: PaperLang): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = paperWords[lang].months[Number(month) - 1];
  if (year === undefined || name === undefined) return day;
  return lang === 'es' ? `${Number(date)} de ${name} de ${year}` : `${Number(date)} ${name} ${year}`;
}
