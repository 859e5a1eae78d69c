/** The one question to the desk: may this be done, and what is then written. */
import type { Answer } from './commands/answer.ts';
import { refuse } from './commands/answer.ts';
import type { AnyCommand } from './commands/commands.ts';
import { withClockLines } from './clocks/clock-consequences.ts';
import { DECIDING } from './deciding.ts';
import { hasText, longestTyped, withTexts } from './journal/lines.ts';
import type { People } from './journal/people.ts';
import type { DeskState } from './journal/state.ts';
import { veilOf } from './journal/veil.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/**
 * What the desk would write for a command, or why it refuses. Pure and instant; it never throws on any command, and
 * no name of a person it knows is in what it writes.
 * `now` is the instant of the command in the desk's own time, in whole milliseconds.
 */
export function decide(state: DeskState, people: People, command: AnyCommand, now: number): Answer {
  const answer = DECIDING[command.type].decide({ state, people, now }, command);
  if (!answer.ok) return answer;
  const long = answer.events.map(longestTyped).find((text) => text.length > LIMITS.note);
  if (long !== undefined) return refuse('tooLong', { value: long.slice(0, 60), most: LIMITS.note });
  const events = withClockLines(state, answer.events, now);
  if (!events.some(hasText)) return { ...answer, events };
  const veil = veilOf([...people.values(), ...answer.people]);
  return { ...answer, events: events.map((event) => withTexts(event, veil)) };
}
