import type { Language } from './languages.ts';

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The sheets of a round of Chess960: the wall's, each board's, the draws' certificates. */
export const SHEET_PARTS = ['wall', 'boards', 'certificates'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** How a document is to be printed. */
export interface Paper {
  readonly lang: Language;
  readonly paper: PaperSize;
  /** The hall's time zone by its IANA name, for the hours of rulings; UTC where it is not said. */
  readonly zone?: string;
}
