/** What the record tells of pairings made by hand: pairs kept apart in a round, and comments for who checks the report. */
import type { Forbidden, KeptLine } from '../../tournament/record.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { Pairing } from '../journal/events.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
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

function isSame(board: BoardRecord, was: Pairing): boolean {
  return board.board === was.board && board.white === was.white && board.black === was.black;
}

/** `MPA` is what FIDE's checkers call a manual pairing; a comment ends with its line. */
export function commentsByHand({ rounds, fideLeft }: DeskState, people: People): readonly KeptLine[] {
  const unveil = unveilOf(people);
  const byHand = rounds.flatMap(({ round, boards, paired }) => {
    if (paired === undefined) return [];
    const after =
      boards.length - boards.filter((board) => paired.pairings.some((was) => isSame(board, was))).length;
    const { hand } = paired;
    const told = [
      ...(hand === null
        ? []
        : [hand.differs === null ? 'no pairing of the system' : `${hand.differs} otherwise`]),
      ...(after === 0 ? [] : [`${after} changed when published`]),
      ...(hand === null ? [] : [unveil(hand.reason).replaceAll(/\s+/g, ' ')]),
    ];
    return told.length === 0 ? [] : [`### MPA @ Round ${round}: ${told.join('; ')}`];
  });
  const left = fideLeft === null ? [] : [`### FIDE mode left @ Round ${fideLeft}`];
  return [...byHand, ...left].map((text) => ({ after: '', text }));
}
