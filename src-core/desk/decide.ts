/** The one question to the desk: may this be done, and what is then written. */
import type { Accepted, Answer, Refused } from './commands/answer.ts';
import { refuse } from './commands/answer.ts';
import type { AnyCommand } from './commands/commands.ts';
import { withClockLines } from './clocks/clock-consequences.ts';
import { DECIDING, type Desk } from './deciding.ts';
import { hasText, longestTyped, withTexts } from './journal/free-texts.ts';
import type { DeskEvent } from './journal/events.ts';
import type { Consequences } from './journal/incident-types.ts';
import type { People } from './journal/people.ts';
import { correctionTold } from './tournament/correction-told.ts';
import type { CorrectionTold } from '../contract/pairing-views.ts';
import type { DeskState } from './journal/state.ts';
import { veilOf } from './journal/veil.ts';
import { drained, type Steps } from '../plain/steps.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/**
 * What the desk would write for a command, or why it refuses. Pure and instant; it never throws on any command, and
 * no name of a person it knows is in what it writes.
 * `now` is the instant of the command in the desk's own time, in whole milliseconds.
 */
export function decide(state: DeskState, people: People, command: AnyCommand, now: number): Answer {
  return drained(decideInSteps(state, people, command, now));
}

/** The same in steps, for what comes in a long text. */
export function decideInSteps(
  state: DeskState,
  people: People,
  command: AnyCommand,
  now: number,
): Steps<Answer> {
  return answer({ state, people, now, proposed: false }, command);
}

/** A text from which more is decided than at once, in characters. */
const LONG = 16 * 1024;

/** Whether a command may take so long to decide that others should be heard meanwhile. */
export function isLong(command: AnyCommand): boolean {
  return 'text' in command && typeof command.text === 'string' && command.text.length > LONG;
}

/** What `decide` would answer, asked before the arbiter has seen what follows; and what it would lead to. */
export function* propose(
  state: DeskState,
  people: People,
  command: AnyCommand,
  now: number,
): Steps<Proposal> {
  const asked = yield* answer({ state, people, now, proposed: true }, command);
  if (!asked.ok) return asked;
  const decided = asked.events.find((event) => event.type === 'incidentDecided');
  return { ...asked, consequences: decided?.consequences ?? correctionTold(state, people, asked.events) };
}

export type Proposal = Refused | (Accepted & { readonly consequences: Consequences | CorrectionTold | null });

function* answer(desk: Desk, command: AnyCommand): Steps<Answer> {
  const answered = DECIDING[command.type].decide(desk, command);
  const decided = 'ok' in answered ? answered : yield* answered;
  if (!decided.ok) return decided;
  const long = decided.events.map(longestTyped).find((text) => text.length > LIMITS.note);
  if (long !== undefined) return refuse('tooLong', { value: long.slice(0, 60), most: LIMITS.note });
  const events = withClockLines(desk.state, decided.events, desk.now);
  if (!events.some(hasText)) return { ...decided, events };
  const veil = veilOf([...desk.people.values(), ...decided.people]);
  const veiled: DeskEvent[] = [];
  for (const event of events) {
    veiled.push(hasText(event) ? withTexts(event, veil) : event);
    yield;
  }
  return { ...decided, events: veiled };
}
