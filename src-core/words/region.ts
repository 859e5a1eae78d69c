/** What of a language is no sentence: whose habits days, hours and numbers follow, and how it writes pieces. */
export interface Region {
  /** The language in its own words. */
  readonly name: string;
  /** For days, hours, counts and numbers (BCP 47). */
  readonly locale: string;
  /** The languages of a computer (ISO 639) on which it is spoken at the first start. */
  readonly systems: readonly string[];
  /** The letters of the pieces (C.3). */
  readonly pieces: Readonly<Record<'K' | 'Q' | 'R' | 'B' | 'N', string>>;
  /** The letters typed for the sides of a coin. */
  readonly coin: Readonly<Record<'heads' | 'tails', string>>;
  /** Between an hour and its day: `10:45 del 31 de diciembre`, `10:45 on 31 December`. */
  readonly on: string;
  /** Who signs where no name of an arbiter was given, in the words of the screen that wrote. */
  readonly nobody: string;
}
