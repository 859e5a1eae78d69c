/** The papers of a round, as the desk knows it. */
import { refuse } from '../commands/answer.ts';
import type { DeskDocument, PaperQuery } from '../../contract/desk-api.ts';
import { pairingSheets, tournamentOn } from '../../sheets/index.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { sideOf } from '../players/sides.ts';
import { printed } from './printed.ts';

type Query = Extract<PaperQuery, { readonly kind: 'pairings' }>;

/** Refused where that round is not paired. */
export function pairingsPaper(state: DeskState, people: People, query: Query, name: string): DeskDocument {
  const record = roundOf(state, query.round);
  if (record === null) {
    return { name, text: '', refusal: refuse('noSuchRound', { round: query.round }).refusal };
  }
  const { details, times } = state;
  const chief = details?.chiefArbiter ?? null;
  const text = pairingSheets({
    ...printed(state, query),
    ...{ round: query.round, part: query.part },
    tournament: tournamentOn(query, details),
    begins: times.rounds.get(query.round)?.begins ?? '',
    chiefArbiter: chief === null ? '' : (people.get(chief)?.name ?? ''),
    boards: record.boards.map(({ board, white, black, bye, result }) => ({
      ...{ board, bye, result },
      white: sideOf(state, people, white),
      black: sideOf(state, people, black),
    })),
  });
  return { name, text };
}
