/** A result taken back by its own key: of a round, the one entered last. */
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';

/** Refused where another result was entered since, and where the result follows from an incident: that is struck. */
export function undoResult(state: DeskState, command: CommandOf<'undoResult'>): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const { result, round, board } = found.value;
  const { seq } = command;
  if (result?.seq !== seq) return refuse('noResultToUndo', { board, seq });
  if (result.incident !== undefined) return refuse('resultOfIncident', { board, seq: result.incident });
  const later = roundOf(state, round)?.boards.find((other) => (other.result?.seq ?? 0) > seq);
  if (later !== undefined) return refuse('notTheLastResult', { board, last: later.board });
  const reason = command.reason.trim();
  if (reason === '') return refuse('reasonMissing');
  return accept([{ type: 'entryStruck', seq, place: placeIn(command), reason }]);
}
