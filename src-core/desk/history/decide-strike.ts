import { clockLineHindrance } from '../clocks/decide-clock-strike.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import { holdsClockLine } from '../journal/fold-clock.ts';
import { openTournament, pairedBoard, placeIn } from '../commands/places.ts';
import { parchisTableWith } from '../journal/parchis-state.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { startOf } from '../journal/state.ts';
import { strikeParchis } from '../parchis/decide-play.ts';
import { incidentOfLine, strikeIncident } from '../incidents/strike-incident.ts';

export function writeNote(state: DeskState, place: Place, text: string): Answer {
  const found = pairedBoard(state, place);
  if (!found.ok) return found;
  const note = text.trim();
  return note === '' ? refuse('emptyNote') : accept([{ type: 'noteWritten', ...placeIn(place), text: note }]);
}

/** A line that no longer holds: the last move of its board, a result, a note, a start position without moves. */
export function strikeEntry(state: DeskState, seq: number, reason: string, now: number): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  if (seq < 1 || seq > state.seq || !Number.isInteger(seq)) return refuse('noSuchEntry', { seq });
  const table = parchisTableWith(state.parchis, seq);
  if (table !== null) return strikeParchis(table, seq, reason);
  const board = boardWith(state, seq);
  // what was drawn stands: a second draw is a line of its own
  const ofDraw = state.drawing.draws.some(({ shown }) => shown?.seq === seq);
  if (board === null || ofDraw) return refuse('cannotBeStruck', { seq });
  const struck = board.struck.find((line) => line.seq === seq);
  if (struck !== undefined) return refuse('alreadyStruck', { seq, by: struck.by, reason: struck.reason });
  const why = reason.trim();
  if (why === '') return refuse('reasonMissing');
  const incident = board.incidents.find((each) => each.seq === seq) ?? incidentOfLine(board, seq);
  if (incident !== undefined) return strikeIncident(now, board, incident, why);
  return hindrance(board, seq) ?? accept([{ type: 'entryStruck', seq, place: placeIn(board), reason: why }]);
}

function hindrance(board: BoardRecord, seq: number): Answer | null {
  const { plies, result } = board;
  if (result?.seq === seq || board.notes.some((note) => note.seq === seq) || isAppeal(board, seq))
    return null;
  if (result !== null)
    return refuse('resultStands', {
      board: board.board,
      result: result.result,
      reason: result.reason,
      seq: result.seq,
    });
  if (holdsClockLine(board.time, seq)) return clockLineHindrance(board, seq);
  const last = plies.at(-1);
  if (last === undefined) return startOf(board).seq === seq ? null : refuse('cannotBeStruck', { seq });
  if (last.seq === seq) return null;
  if (plies.some((ply) => ply.seq === seq)) return refuse('notTheLastMove', { seq, last: last.seq });
  return refuse('pairingHasMoves', { round: board.round, board: board.board, moves: plies.length });
}

/** The board on which an entry that may be struck stands, or stood until it was struck. */
export function boardWith(state: DeskState, seq: number): BoardRecord | null {
  for (const { boards } of state.rounds) {
    const found = boards.find((board) => holds(board, seq));
    if (found !== undefined) return found;
  }
  return null;
}

function holds(board: BoardRecord, seq: number): boolean {
  return (
    board.plies.some((ply) => ply.seq === seq) ||
    board.result?.seq === seq ||
    board.notes.some((note) => note.seq === seq) ||
    board.starts.some((start) => start.seq === seq) ||
    holdsClockLine(board.time, seq) ||
    board.struck.some((line) => line.seq === seq) ||
    board.incidents.some((incident) => incident.seq === seq) ||
    isAppeal(board, seq)
  );
}

function isAppeal({ incidents }: BoardRecord, seq: number): boolean {
  return incidents.some(({ appeals }) =>
    appeals.some((appeal) => appeal.seq === seq || appeal.settled?.seq === seq),
  );
}
