/** Documents to be printed: HTML that holds all it needs, in the language and for the paper asked for. */
import type { Paper, SheetPart } from '../vocabulary/papers.ts';

export type { Paper, PaperSize, SheetPart } from '../vocabulary/papers.ts';
export type { Language as PaperLang } from '../vocabulary/languages.ts';

export type PaperQuery =
  | SlipQuery
  | ReportQuery
  /** The start positions of a round of Chess960: the wall's, each board's (or one board's), and the draws' certificates. */
  | (Paper & {
      readonly kind: 'sheets960';
      readonly round: number;
      readonly board: number | null;
      readonly parts: readonly SheetPart[];
    });

/** The slip of the incident on line `seq`, for its players. */
export interface SlipQuery extends Paper {
  readonly kind: 'slip';
  readonly seq: number;
}

/** The arbiter's report of the tournament, or of it what concerns one player: over all rounds, on one page. */
export interface ReportQuery extends Paper {
  readonly kind: 'report';
  /** The player's number. */
  readonly player?: number;
}
