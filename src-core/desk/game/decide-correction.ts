/** A result found wrong after it was entered: the right one takes its place, with why (C.04.2 4.3). */
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { pairedBoard } from '../commands/places.ts';
import { withIncidents } from '../incidents/decided-at.ts';
import { withBoard } from '../journal/fold.ts';
import type { DeskState } from '../journal/state.ts';
import { declareResult } from './decide-result.ts';

interface Asked {
  readonly state: DeskState;
  readonly now: number;
  readonly proposed: boolean;
}

/** Held against the Laws as a result declared is. One that follows from an incident is corrected by that. */
export function correctResult({ state, now, proposed }: Asked, command: CommandOf<'correctResult'>): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const { result, round, board } = found.value;
  if (result === null) return refuse('noResultToCorrect', { round, board });
  const { seq, incident } = result;
  if (incident !== undefined) return refuse('resultOfIncident', { board, seq: incident });
  if (result.result === command.result && result.reason === command.reason) return accept([]);
  // asked what it would change, he may not have said why yet
  if (command.note.trim() === '' && !proposed) return refuse('reasonMissing');
  const without = withBoard(state, { ...found.value, result: null }, state.seq);
  const declared = declareResult({ state: without, now }, { ...command, type: 'declareResult' });
  const answer = withIncidents(without, declared, now);
  if (!answer.ok) return answer;
  const events = answer.events.map((event) =>
    event.type === 'resultDeclared' ? { ...event, corrects: seq } : event,
  );
  return { ...answer, events };
}
