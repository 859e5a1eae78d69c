/** A result taken back by its own key: of a round, the one entered last. */
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import { incidentOfLine, strikeIncident } from '../incidents/strike-incident.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';

/** Refused where another result was entered since, and where it follows from an incident told before: that is struck. */
export function undoResult(state: DeskState, command: CommandOf<'undoResult'>, now: number): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const { result, round, board } = found.value;
  // other lines may have come with the result: its clock ends
  if (result === null || result.seq > command.seq)
    return refuse('noResultToUndo', { board, seq: command.seq });
  const { seq } = result;
  const decided = incidentOfLine(found.value, seq);
  if (result.incident !== undefined && decided === undefined)
    return refuse('resultOfIncident', { board, seq: result.incident });
  const later = roundOf(state, round)?.boards.find((other) => (other.result?.seq ?? 0) > seq);
  if (later !== undefined) return refuse('notTheLastResult', { board, last: later.board });
  const reason = command.reason.trim();
  if (reason === '') return refuse('reasonMissing');
  if (decided !== undefined) return strikeIncident(now, found.value, decided, reason);
  return accept([{ type: 'entryStruck', seq, place: placeIn(command), reason }]);
}
