/** What is said about parchís, the same parts in every language. */
import type { VariantFault } from '../parchis/variant.ts';
import type {
  ParchisColor,
  ParchisIncidentKind,
  ParchisOption,
  ParchisReason,
} from '../vocabulary/parchis.ts';
import type { ParchisEvent } from '../desk/journal/parchis-events.ts';
import { GOAL, HOME, LAST_SEGURO } from '../vocabulary/parchis.ts';
import { squareOf } from '../plain/parchis-way.ts';

/** Each rule that the desk cites. */
export const CITED = [
  'P-10',
  'P-13',
  'P-15',
  'P-16',
  'P-17',
  'P-19',
  'P-20',
  'P-21',
  'P-25',
  'P-26',
  'P-28',
  'P-29',
  'P-31',
  'P-33',
  'P-34',
  'P-37',
  'P-38',
  'P-41',
  'P-42',
  'P-45',
] as const;
export type Cited = (typeof CITED)[number];

interface PlaceWords {
  readonly home: string;
  readonly goal: string;
  corridor(step: number): string;
}

/** Where a piece is, by its steps. */
export function placeSaid(words: PlaceWords, color: ParchisColor, steps: number): string {
  if (steps === HOME) return words.home;
  if (steps === GOAL) return words.goal;
  const square = squareOf(color, steps);
  return square === null ? words.corridor(steps - LAST_SEGURO) : `${square}`;
}

/** The rules with what each says, as far as this program knows them. */
export function rulesSaid(
  texts: Readonly<Record<Cited, string>>,
  rules: readonly string[],
): readonly string[] {
  return rules.map((rule) => {
    const known = CITED.find((each) => each === rule);
    return known === undefined ? rule : `${rule}: ${texts[known]}`;
  });
}

export type ParchisColors = Readonly<Record<ParchisColor, string>>;
export type ParchisReasons = Readonly<Record<ParchisReason, (square: string, count: string) => string>>;
export type ParchisIncidents = Readonly<Record<ParchisIncidentKind, string>>;
export type ParchisOptions = Readonly<Record<ParchisOption, string>>;
export type ParchisFaults = Readonly<Record<VariantFault, string>>;
export type ParchisTypes = Readonly<Record<ParchisEvent['type'], string>>;
