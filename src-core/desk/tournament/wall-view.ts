import type { WallBoard, WallView } from '../../contract/views.ts';
import { standingsTable } from '../../tournament/tables/index.ts';
import type { PlayerLine } from '../../tournament/tables/index.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { stoodAfter } from './standings-view.ts';

/** What hangs on the wall of a round; nothing of how a game in play stands. */
export function wallView(state: DeskState, people: People, asked: number | null): WallView {
  const round = asked ?? state.rounds.findLast(({ boards }) => boards.length > 0)?.round ?? 1;
  const { record, list, after, paired } = stoodAfter(state, people, null);
  return {
    kind: 'wall',
    seq: state.ownSeq,
    paired,
    tournament: state.details?.name ?? '',
    round,
    begins: state.times.rounds.get(round)?.begins ?? '',
    boards: (roundOf(state, round)?.boards ?? []).map((board) => wallBoard(state, people, board)),
    standings: standingsTable(record, list, after),
  };
}

export function wallBoard(state: DeskState, people: People, record: BoardRecord): WallBoard {
  const { board, white, black, bye, result } = record;
  return {
    board,
    white: lineOf(state, people, white),
    black: lineOf(state, people, black),
    bye,
    result: result === null ? null : { result: result.result, reason: result.reason },
  };
}

function lineOf(state: DeskState, people: People, id: PersonId | null): PlayerLine | null {
  const player = id === null ? undefined : state.players.get(id);
  if (player === undefined) return null;
  const { number, title, federation, rating } = player;
  return { number, title, name: people.get(player.id)?.name ?? '', federation, rating };
}
