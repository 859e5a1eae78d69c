/** Documents to be printed: HTML that holds all it needs, in the language and for the paper asked for. */
import type { PairingPart, PaperSize, SheetPart, StandingsPart } from '../vocabulary/papers.ts';
import type { Language } from '../words/language.ts';

export type { PaperSize, SheetPart } from '../vocabulary/papers.ts';
export type { Language as PaperLang } from '../words/language.ts';

/** How a document is to be printed. */
export interface Paper {
  readonly lang: Language;
  readonly paper: PaperSize;
  /** The hall's time zone by its IANA name, for the hours of rulings; UTC where it is not said. */
  readonly zone?: string;
}

export type PaperQuery =
  | SlipQuery
  | EnvelopeQuery
  | ReportQuery
  /** The pairings of a round for the wall, or a slip a board for its result. */
  | (Paper & { readonly kind: 'pairings'; readonly round: number; readonly part: PairingPart })
  | StandingsQuery
  | ParchisPaymentsQuery
  /** The start positions of a round of Chess960: the wall's, each board's (or one board's), and the draws' certificates. */
  | (Paper & {
      readonly kind: 'sheets960';
      readonly round: number;
      readonly board: number | null;
      readonly parts: readonly SheetPart[];
    });

/** A paper of the standings, after a round as in the topics; `number`: of one player, his card. */
export interface StandingsQuery extends Paper {
  readonly kind: 'standings';
  readonly part: StandingsPart;
  readonly after: number | null;
  readonly number?: number;
}

/** What everybody owes at a table of parchís that played for money, once it is over. */
export interface ParchisPaymentsQuery extends Paper {
  readonly kind: 'parchisPayments';
  readonly round: number;
  readonly table: number;
}

/** The slip of the incident on line `seq`, for its players. */
export interface SlipQuery extends Paper {
  readonly kind: 'slip';
  readonly seq: number;
}

/** The front of the envelope of the move sealed in the incident on line `seq` (Guidelines I.2). */
export interface EnvelopeQuery extends Paper {
  readonly kind: 'envelope';
  readonly seq: number;
}

/** The arbiter's report of the tournament, or of it what concerns one player: over all rounds, on one page. */
export interface ReportQuery extends Paper {
  readonly kind: 'report';
  /** The player's number. */
  readonly player?: number;
}
