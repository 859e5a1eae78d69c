/** What a question of the form may look like, and the usual ones made. */
import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import type { FactKey, Facts } from './draft.ts';

export interface Option {
  readonly value: string;
  /** What choosing it says. */
  readonly sets: Facts;
}

/** One question of the form. `key` has its words; `facts` are what the answer says. */
export type Ask = { readonly key: string; readonly facts: readonly FactKey[] } &
  /** `likely` is assumed to show a ruling before it is answered. */
  (
    | { readonly form: 'choice'; readonly options: readonly Option[]; readonly likely: string | null }
    /** Pieces on the chessboard, in order. */
    | { readonly form: 'squares'; readonly fact: 'touches' | 'misplaced' }
    | { readonly form: 'move' }
    | { readonly form: 'square'; readonly among: readonly Square[]; readonly sets: (square: Square) => Facts }
    | {
        readonly form: 'number';
        readonly suggested: number | null;
        readonly most: number;
        readonly sets: (value: number) => Facts;
      }
    /** A move in words of the arbiter's language. */
    | { readonly form: 'announced' }
  );

export const choice = (
  key: string,
  facts: readonly FactKey[],
  options: readonly Option[],
  likely: string | null = null,
): Ask => ({ form: 'choice', key, facts, options, likely });

export function yesOrNo(key: FactKey, likely: 'yes' | 'no' | null): Ask {
  const options = [
    { value: 'yes', sets: { [key]: true } },
    { value: 'no', sets: { [key]: false } },
  ];
  return choice(key, [key], options, likely);
}

export const sides = (key: 'by' | 'flag', values: readonly (Color | 'both' | 'nobody')[]): Ask =>
  choice(
    key,
    [key],
    values.map((value) => ({ value, sets: { [key]: value } })),
  );

export function number(key: FactKey, suggested: number | null, most: number): Ask {
  return { form: 'number', key, facts: [key], suggested, most, sets: (value) => ({ [key]: value }) };
}
