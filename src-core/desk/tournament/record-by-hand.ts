/** What the record tells of pairings made by hand: pairs kept apart in a round, and comments for who checks the report. */
import type { Forbidden, KeptLine } from '../../tournament/record.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';

export function keptApart(
  { rounds }: DeskState,
  numbers: ReadonlyMap<PersonId, number>,
): readonly Forbidden[] {
  return rounds.flatMap(({ round, paired }) =>
    (paired?.hand?.apart ?? []).map((two) => ({
      firstRound: round,
      lastRound: round,
      players: two.flatMap((id) => numbers.get(id) ?? []),
    })),
  );
}

/** `MPA` is what FIDE's checkers call a manual pairing; a comment ends with its line. */
export function commentsByHand({ rounds, fideLeft }: DeskState, people: People): readonly KeptLine[] {
  const unveil = unveilOf(people);
  const byHand = rounds.flatMap(({ round, paired }) => {
    const hand = paired?.hand ?? null;
    if (hand === null) return [];
    const boards = hand.differs === null ? 'no pairing of the system' : `${hand.differs} otherwise`;
    return [`### MPA @ Round ${round}: ${boards}; ${unveil(hand.reason).replaceAll(/\s+/g, ' ')}`];
  });
  const left = fideLeft === null ? [] : [`### FIDE mode left @ Round ${fideLeft}`];
  return [...byHand, ...left].map((text) => ({ after: '', text }));
}
