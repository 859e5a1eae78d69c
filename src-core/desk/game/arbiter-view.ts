import type { ArbiterView } from '../../contract/desk-api.ts';
import { incidentsAtBoard } from '../incidents/incident-view.ts';
import type { Place } from '../journal/events.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf, presentOf } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import { occurrencesOf } from '../positions/board-facts.ts';
import { unpairedBoard } from './board-view.ts';

/** What only an arbiter may see of a board, beside what everybody sees of it (boardView). */
export function arbiterView(state: DeskState, people: People, place: Place): ArbiterView {
  const board = boardOf(state, place) ?? unpairedBoard(state, place);
  const { notices = [], unread = null } = board.imported ?? {};
  const unveil = unveilOf(people);
  return {
    kind: 'arbiter',
    round: board.round,
    board: board.board,
    seq: board.seq,
    ...incidentsAtBoard(state, people, board),
    counts: { quietPlies: presentOf(board).quietPlies, occurrences: occurrencesOf(board) },
    notes: board.notes.map((note) => ({ ...note, text: unveil(note.text) })),
    notices: notices.map((notice) => ({ ...notice, text: unveil(notice.text) })),
    unread: unread === null ? null : unveil(unread),
  };
}
