/** The standings as the desk shows them, all made of the tournament's record. */
import type { CrosstableView, PlayerCardView, StandingsView } from '../../contract/views.ts';
import { isRoundRobin, readTieBreaks } from '../../tournament/standings/index.ts';
import type { TieBreak } from '../../tournament/standings/index.ts';
import { crosstable, playerCards, standingsTable } from '../../tournament/tables/index.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import { roundsPaired } from '../../tournament/record-points.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { recordOf } from './record.ts';

/** Where a tournament has said nothing: C.07 has no list of its own, and no Buchholz in a round robin (8). */
const USUAL_TIE_BREAKS = { swiss: ['BH/C1', 'BH', 'SB'], roundRobin: ['DE', 'WIN', 'SB', 'KS'] } as const;

/** What every table of the standings is made of. */
export interface Stood {
  readonly record: TournamentRecord;
  readonly list: readonly TieBreak[];
  readonly after: number;
  readonly paired: number;
}

/** `after` null: the last round whose boards all have their result. */
export function stoodAfter(state: DeskState, people: People, after: number | null): Stood {
  const record = recordOf(state, people);
  const usual = USUAL_TIE_BREAKS[isRoundRobin(record) ? 'roundRobin' : 'swiss'];
  const read = readTieBreaks(record.tieBreaks?.codes ?? usual);
  const paired = roundsPaired(record);
  return {
    record,
    list: read.ok ? read.list : [],
    after: Math.min(after ?? lastComplete(state), paired),
    paired,
  };
}

function lastComplete({ rounds }: DeskState): number {
  const complete = rounds.findLast(
    ({ boards }) => boards.length > 0 && boards.every(({ bye, result }) => bye || result !== null),
  );
  return complete?.round ?? 0;
}

export function standingsView(state: DeskState, people: People, asked: number | null): StandingsView {
  const { record, list, after, paired } = stoodAfter(state, people, asked);
  return { kind: 'standings', seq: state.ownSeq, paired, ...standingsTable(record, list, after) };
}

export function crosstableView(state: DeskState, people: People, asked: number | null): CrosstableView {
  const { record, list, after, paired } = stoodAfter(state, people, asked);
  return { kind: 'crosstable', seq: state.ownSeq, paired, ...crosstable(record, list, after) };
}

export function playerCardView(
  state: DeskState,
  people: People,
  asked: number | null,
  number: number,
): PlayerCardView {
  const { record, list, after, paired } = stoodAfter(state, people, asked);
  const card = playerCards(record, list, after)(number);
  return { kind: 'playerCard', seq: state.ownSeq, paired, number, card };
}
