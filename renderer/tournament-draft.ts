import type { RuleSetId, TournamentForm, TournamentView, Variant } from '../src-core/desk-api.ts';

/** The form of a tournament as it is being typed: numbers are still text. */
export interface TournamentDraft extends Omit<TournamentForm, 'rounds' | 'boards'> {
  name: string;
  place: string;
  begins: string;
  ends: string;
  federation: string;
  chiefArbiter: string;
  ruleSet: RuleSetId;
  variant: Variant;
  rounds: string;
  boards: string;
}

export const emptyDraft: TournamentDraft = {
  name: '',
  place: '',
  begins: '',
  ends: '',
  federation: '',
  chiefArbiter: '',
  ruleSet: 'standard',
  variant: 'standard',
  rounds: '9',
  boards: '50',
};

export function draftOf(details: NonNullable<TournamentView['details']>): TournamentDraft {
  return { ...details, rounds: `${details.rounds}`, boards: `${details.boards}` };
}

/** The form the desk is given; null where a number is no whole number. */
export function formOf(draft: TournamentDraft): TournamentForm | null {
  if (!isWhole(draft.rounds) || !isWhole(draft.boards)) return null;
  return { ...draft, rounds: Number(draft.rounds), boards: Number(draft.boards) };
}

export function isWhole(text: string): boolean {
  return /^\s*\d{1,6}\s*$/.test(text);
}
