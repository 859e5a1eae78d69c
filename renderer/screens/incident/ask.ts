/** What a question of the form may look like, and the usual ones made. */
import type { RulingView, Square } from '../../../src-core/contract/desk-api.ts';
import { COLORS } from '../../../src-core/vocabulary/colors.ts';
import type { FactName, Facts, FactsThatAre } from './facts.ts';

export interface Option {
  readonly value: string;
  /** What choosing it says. */
  readonly sets: Facts;
  /** Where the answer is a move of the position before. */
  readonly move?: Exclude<Meant[number], 'displaced'>;
}

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
    | ({ readonly form: 'number'; readonly sets: (value: number) => Facts } & Limits)
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

/** One of a few answers, each of which may say several facts. */
export function choice<F extends FactName>(
  key: string,
  facts: readonly F[],
  options: readonly Option[],
  likely: string | null = null,
): Ask<F> {
  return { form: 'choice', key, facts, options, likely };
}

/** One of the words a fact may be. */
export function oneOf<F extends FactsThatAre<string>>(
  fact: F,
  values: readonly (string & Facts[F])[],
): Ask<F> {
  return choice(
    fact,
    [fact],
    values.map((value) => ({ value, sets: { [fact]: value } })),
  );
}

export function yesOrNo<F extends FactsThatAre<boolean>>(fact: F, likely: 'yes' | 'no' | null): Ask<F> {
  const options = [
    { value: 'yes', sets: { [fact]: true } },
    { value: 'no', sets: { [fact]: false } },
  ];
  return choice(fact, [fact], options, likely);
}

export function number<F extends FactsThatAre<number>>(fact: F, limits: Partial<Limits> = {}): Ask<F> {
  const sets = (value: number): Facts => ({ [fact]: value });
  return {
    form: 'number',
    key: fact,
    facts: [fact],
    suggested: null,
    most: 3600,
    whole: false,
    ...limits,
    sets,
  };
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
