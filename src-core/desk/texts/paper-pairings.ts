/** The papers of a round, as the desk knows it. */
import { refuse } from '../commands/answer.ts';
import type { DeskDocument, PaperQuery } from '../../contract/desk-api.ts';
import { pairingSheets, type SheetMove, tournamentOn } from '../../sheets/index.ts';
import type { People } from '../journal/people.ts';
import { moveTimes } from '../clocks/move-times.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { sanOf } from '../positions/san-of.ts';
import { roundOf, startOf } from '../journal/state.ts';
import { sideOf } from '../players/sides.ts';
import { printed } from './printed.ts';

type Query = Extract<PaperQuery, { readonly kind: 'pairings' }>;

function movesOf(board: BoardRecord): readonly SheetMove[] {
  const times = moveTimes(board);
  return board.plies.map((ply, at) => ({
    number: ply.before.moveNumber,
    color: ply.before.turn,
    san: sanOf(ply),
    clkMs: times[at]?.clkMs ?? null,
  }));
}

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
    boards: record.boards.map((each) => ({
      ...{ board: each.board, bye: each.bye, result: each.result },
      white: sideOf(state, people, each.white),
      black: sideOf(state, people, each.black),
      moves: query.part === 'scoresheets' ? movesOf(each) : [],
      startNumber: startOf(each).position.variant === 'chess960' ? startOf(each).number : null,
    })),
  });
  return { name, text };
}
