import type { PlayerForm, PlayerView, RatedPerson, RuleSetId } from '../src-core/contract/desk-api.ts';
import { isWhole } from './tournament-draft.ts';

/** A player as being typed: numbers are still text, and empty ones are for the desk to fill. */
export interface PlayerDraft {
  number: string;
  title: string;
  name: string;
  federation: string;
  rating: string;
  fideId: string;
  birth: string;
  sex: PlayerForm['sex'];
  club: string;
  nationalId: string;
  nationalRating: string;
  contact: string;
}

export const emptyPlayer: PlayerDraft = {
  number: '',
  title: '',
  name: '',
  federation: '',
  rating: '',
  fideId: '',
  birth: '',
  sex: '',
  club: '',
  nationalId: '',
  nationalRating: '',
  contact: '',
};

export function playerDraftOf(player: PlayerView): PlayerDraft {
  const { title, name, federation, fideId, birth, sex, club, nationalId, contact } = player;
  const rating = `${player.rating ?? ''}`;
  const nationalRating = `${player.nationalRating ?? ''}`;
  const figures = { number: `${player.number}`, rating, nationalRating };
  return { ...figures, title, name, federation, fideId, birth, sex, club, nationalId, contact };
}

/** What FIDE's rating list says of a player; of the ratings the one that such games count for, else the standard one. */
export function draftFrom(person: RatedPerson, ruleSet: RuleSetId): Partial<PlayerDraft> {
  const { name, title, federation, fideId, birth, sex, standard, rapid, blitz } = person;
  const own = ruleSet.startsWith('rapid') ? rapid : ruleSet.startsWith('blitz') ? blitz : null;
  return { name, title, federation, fideId, birth, sex, rating: `${own ?? standard ?? ''}` };
}

/** The form the desk is given; null where a number is no whole number. */
export function playerFormOf(draft: PlayerDraft): PlayerForm | null {
  const { number, rating, nationalRating } = draft;
  const wrong = [number, rating, nationalRating].some((text) => text.trim() !== '' && !isWhole(text));
  if (wrong) return null;
  const ratingOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
  return {
    ...draft,
    number: Number(number),
    rating: ratingOf(rating),
    nationalRating: ratingOf(nationalRating),
  };
}
