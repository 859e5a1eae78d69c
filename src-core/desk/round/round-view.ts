import { lateOf } from './round-start-view.ts';
import type { DeskShown } from '../positions/desk-shown.ts';
import type { RoundView, BoardRow } from '../../contract/views.ts';
import { clockRow } from '../clocks/clock-view.ts';
import { pendingOf } from '../incidents/pending.ts';
import { endingOf, stateOf } from '../positions/board-facts.ts';
import { unveilOf } from '../journal/veil.ts';
import { sanOf } from '../positions/san-of.ts';
import { progressOf } from './progress.ts';
import { awayIn } from '../players/players-view.ts';
import { sideOf } from '../players/sides.ts';
import type { MatesFound } from '../positions/mating.ts';
import type { People } from '../journal/people.ts';
import type { DeskState, BoardRecord } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';

/** A round's boards, one row each. */
export function roundView({ state, people, now, found }: DeskShown, round: number): RoundView {
  const late = lateOf(state, round, now);
  const rowAt = (board: BoardRecord) => ({ ...rowOf(state, people, board, found), late: late(board) });
  const boards = roundOf(state, round)?.boards.map(rowAt) ?? [];
  const published = state.pairing.published.has(round);
  return { kind: 'round', seq: state.ownSeq, round, boards, published, away: awayIn(state, people, round) };
}

function rowOf(
  state: DeskState,
  people: People,
  board: BoardRecord,
  found: MatesFound,
): Omit<BoardRow, 'late'> {
  const last = board.plies.at(-1);
  return {
    round: board.round,
    board: board.board,
    white: sideOf(state, people, board.white),
    black: sideOf(state, people, board.black),
    state: stateOf(board),
    ...progressOf(board),
    plies: board.plies.length,
    lastSan: last === undefined ? null : sanOf(last),
    result: board.result === null ? null : { ...board.result, note: unveilOf(people)(board.result.note) },
    ending: board.result === null ? endingOf(board, found) : null,
    notices: board.imported?.notices.length ?? 0,
    clock: clockRow(board),
    pending: pendingOf(board)[0] ?? null,
    byeOf: board.byeOf ?? null,
    putOff: board.putOff ?? null,
  };
}
