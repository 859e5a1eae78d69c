/** What a question of the form may look like, and the usual ones made. */
import type { RulingView, Square } from '../../../src-core/contract/desk-api.ts';
import type { OptionValues, OptionWords } from '../../../src-core/words/incident-options.ts';
import { COLORS } from '../../../src-core/vocabulary/colors.ts';
import type { FactName, Facts, FactsThatAre } from './facts.ts';

interface Answer {
  readonly value: string;
  /** What choosing it says. */
  readonly sets: Facts;
}

/** An answer in words, or a move of the position before. */
export type Option =
  | (Answer & { readonly says: (words: OptionWords) => string; readonly move?: undefined })
  | (Answer & { readonly move: Exclude<Meant[number], 'displaced'> });

/** Of what may have been meant, what there is to choose from. */
export type Meant = RulingView['meant'];

/** One question of the form. `key` has its words; `facts` are what the answer says. */
export type Ask<F extends FactName = FactName> = { readonly key: string; readonly facts: readonly F[] } &
  /** `likely` is assumed to show a ruling before it is answered. */
  (
    | { readonly form: 'choice'; readonly options: readonly Option[]; readonly likely: string | null }
    /** Squares taken from the chessboard, in order. */
    | { readonly form: 'squares'; readonly fact: FactsThatAre<readonly Square[]> }
    /** What a hand did, as the chessboard is arranged. */
    | { readonly form: 'arranged'; readonly sets: (acts: readonly string[]) => Facts }
    /** One square, any or one of a few. */
    | { readonly form: 'square'; readonly among: readonly Square[]; readonly sets: (square: Square) => Facts }
    | ({ readonly form: 'number'; readonly sets: (value: number) => Facts } & Limits & {
          /** What it says that nobody knows; null where that cannot be said. */
          readonly notKnown: Facts | null;
        })
    /** A move, typed in the arbiter's language; it is set in English letters. */
    | { readonly form: 'announced'; readonly sets: (san: string) => Facts }
    /** A text as the desk reads it, so many characters at most. */
    | { readonly form: 'typed'; readonly most: number; readonly sets: (text: string) => Facts }
  );

interface Limits {
  readonly suggested: number | null;
  readonly most: number;
  /** Halves say nothing. */
  readonly whole: boolean;
}

interface OptionOf<K extends keyof OptionValues> {
  readonly value: OptionValues[K];
  readonly sets: Facts;
}

export function optionsIn<K extends keyof OptionValues>(
  key: K,
  options: readonly OptionOf<K>[],
): readonly Option[] {
  return options.map(({ value, sets }) => ({ value, sets, says: (words) => words[key][value] }));
}

/** One of a few answers, each of which may say several facts. */
export function choice<K extends keyof OptionValues, F extends FactName>(
  key: K,
  facts: readonly F[],
  options: readonly OptionOf<K>[],
  likely: OptionValues[K] | null = null,
): Ask<F> {
  return { form: 'choice', key, facts, options: optionsIn(key, options), likely };
}

/** One of the words a fact may be. */
export function oneOf<F extends FactsThatAre<string> & keyof OptionValues>(
  fact: F,
  values: readonly (OptionValues[F] & Facts[F])[],
): Ask<F> {
  return choice(
    fact,
    [fact],
    values.map((value) => ({ value, sets: { [fact]: value } })),
  );
}

export function yesOrNo<F extends FactsThatAre<boolean>>(fact: F, likely: 'yes' | 'no' | null): Ask<F> {
  const options = optionsIn('yesNo', [
    { value: 'yes', sets: { [fact]: true } },
    { value: 'no', sets: { [fact]: false } },
  ]);
  return { form: 'choice', key: fact, facts: [fact], options, likely };
}

const usualNumber = { form: 'number', suggested: null, most: 3600, whole: false, notKnown: null } as const;

export function number<F extends FactsThatAre<number>>(fact: F, limits: Partial<Limits> = {}): Ask<F> {
  const sets = (value: number): Facts => ({ [fact]: value });
  return {
    ...usualNumber,
    key: fact,
    facts: [fact],
    ...limits,
    sets,
  };
}

/** A number that perhaps nobody knows. */
export function numberIfKnown<F extends FactsThatAre<number | 'notKnown'>>(
  fact: F,
  limits: Partial<Limits> = {},
): Ask<F> {
  const sets = (value: number): Facts => ({ [fact]: value });
  return { ...usualNumber, key: fact, facts: [fact], ...limits, notKnown: { [fact]: 'notKnown' }, sets };
}

export function squaresOf<F extends FactsThatAre<readonly Square[]>>(fact: F): Ask<F> {
  return { form: 'squares', key: fact, facts: [fact], fact };
}

/** A text as the desk reads it. */
export function typed<F extends FactsThatAre<string>>(fact: F, most: number): Ask<F> {
  return { form: 'typed', key: fact, facts: [fact], most, sets: (text) => ({ [fact]: text }) };
}

/** White or Black. */
export const who = (): Ask<'by'> => oneOf('by', COLORS);
