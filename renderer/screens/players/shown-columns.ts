/** The columns of the people: what each says of a person, and how wide it is. */
import type { PlayerView } from '../../../src-core/contract/desk-api.ts';
import type { PlayerDraft } from '../../player-draft.ts';
import type { Words } from '../../words.svelte.ts';

export interface PlayerColumn {
  readonly head: (t: Words) => string;
  /** Empty where there is nothing to say. */
  readonly says: (player: PlayerView, t: Words) => string;
  /** As CSS writes grid tracks. */
  readonly track: string;
  readonly right: boolean;
  /** Not on a tablet held upright. */
  readonly wide: boolean;
  /** Not on a telephone. */
  readonly roomy: boolean;
}

type Name = keyof PlayerDraft;

const words = { right: false, wide: false, roomy: false };
const figures = { right: true, wide: false, roomy: false };

const TABLE: Readonly<Record<Name, PlayerColumn>> = {
  number: { ...figures, head: (t) => t.lists.number, track: '2.75rem', says: ({ number }) => `${number}` },
  title: { ...words, roomy: true, head: (t) => t.lists.title, track: '3.5rem', says: ({ title }) => title },
  name: {
    ...words,
    head: (t) => t.lists.name,
    track: 'minmax(0, 3fr)',
    says: ({ name }, t) => name || t.lists.erased,
  },
  federation: {
    ...words,
    roomy: true,
    head: (t) => t.lists.fed,
    track: '4rem',
    says: ({ federation }) => federation,
  },
  rating: {
    ...figures,
    head: (t) => t.lists.rating,
    track: '4rem',
    says: ({ rating }) => `${rating ?? ''}`,
  },
  fideId: {
    ...figures,
    wide: true,
    head: (t) => t.lists.fideId,
    track: '6.5rem',
    says: ({ fideId }) => fideId,
  },
  birth: { ...figures, wide: true, head: (t) => t.lists.birth, track: '7rem', says: ({ birth }) => birth },
  sex: {
    ...words,
    wide: true,
    head: (t) => t.lists.sex,
    track: '3rem',
    says: ({ sex }, t) => (sex === '' ? '' : t.lists.sexes[sex]),
  },
  club: {
    ...words,
    wide: true,
    head: (t) => t.lists.club,
    track: 'minmax(0, 2fr)',
    says: ({ club }) => club,
  },
  nationalId: {
    ...figures,
    wide: true,
    head: (t) => t.lists.nationalId,
    track: '6.5rem',
    says: ({ nationalId }) => nationalId,
  },
  nationalRating: {
    ...figures,
    wide: true,
    head: (t) => t.lists.nationalRating,
    track: '6.5rem',
    says: ({ nationalRating }) => `${nationalRating ?? ''}`,
  },
  contact: {
    ...words,
    wide: true,
    head: (t) => t.lists.contact,
    track: 'minmax(0, 2fr)',
    says: ({ contact }) => contact,
  },
};

/** The columns that hold something in anyone, in their order. */
export function columnsOf(players: readonly PlayerView[], t: Words): readonly PlayerColumn[] {
  return Object.values(TABLE).filter(({ says }) => players.some((player) => says(player, t) !== ''));
}
