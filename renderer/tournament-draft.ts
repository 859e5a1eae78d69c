import type { RuleSetId, TournamentForm, TournamentView, Variant } from '../src-core/contract/desk-api.ts';

/** The form of a tournament as it is being typed: numbers are still text. */
export interface TournamentDraft extends Omit<TournamentForm, 'rounds' | 'boards' | 'rules'> {
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
  guidelinesI: 'no' | 'yes';
  guidelinesIII: 'no' | 'yes';
  noDrawBeforeMove: string;
  minutesInSupervisedBlitz: '1' | '2';
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
  guidelinesI: 'no',
  guidelinesIII: 'no',
  noDrawBeforeMove: '0',
  minutesInSupervisedBlitz: '1',
};

export function draftOf(details: NonNullable<TournamentView['details']>): TournamentDraft {
  const { rules, example: _example, ...rest } = details;
  return {
    ...rest,
    rounds: `${details.rounds}`,
    boards: `${details.boards}`,
    guidelinesI: rules.guidelinesI ? 'yes' : 'no',
    guidelinesIII: rules.guidelinesIII ? 'yes' : 'no',
    noDrawBeforeMove: `${rules.noDrawBeforeMove}`,
    minutesInSupervisedBlitz: `${rules.minutesInSupervisedBlitz}`,
  };
}

/** The form the desk is given; null where a number is no whole number. */
export function formOf(draft: TournamentDraft): TournamentForm | null {
  const { guidelinesI, guidelinesIII, noDrawBeforeMove, minutesInSupervisedBlitz, ...rest } = draft;
  if (![rest.rounds, rest.boards, noDrawBeforeMove].every(isWhole)) return null;
  const rules = {
    guidelinesI: guidelinesI === 'yes',
    guidelinesIII: guidelinesIII === 'yes',
    noDrawBeforeMove: Number(noDrawBeforeMove),
    minutesInSupervisedBlitz: minutesInSupervisedBlitz === '2' ? (2 as const) : (1 as const),
  };
  return { ...rest, rounds: Number(rest.rounds), boards: Number(rest.boards), rules };
}

export function isWhole(text: string): boolean {
  return /^\s*\d{1,6}\s*$/.test(text);
}
