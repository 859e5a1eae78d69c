/** What the desk answers to a command: the lines to write, or why not. */
import type { LineFault, Refusal } from './refusal.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { Person } from '../journal/people.ts';
import type { RefusalCode } from './refusal-codes.ts';

/** A person to insert, or to put in the place of the one with that id; an erased one has empty fields. */
export type PersonChange = Person;

export type Facts = Refusal['facts'];

/** Why something cannot be done, before it becomes a refusal or a line left out. */
export interface Wrong {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

export interface Accepted {
  readonly ok: true;
  readonly events: readonly DeskEvent[];
  readonly people: readonly PersonChange[];
  /** Lines of a list or a text that did not go in. */
  readonly faults: readonly LineFault[];
  /** How many players, pairings, moves or games go in. */
  readonly count: number;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly faults: readonly LineFault[];
}

export type Answer = Accepted | Refused;

export function accept(events: readonly DeskEvent[], more: Partial<Omit<Accepted, 'ok'>> = {}): Accepted {
  return { ok: true, events, people: [], faults: [], count: events.length, ...more };
}

export function refuse(code: RefusalCode, facts: Facts = {}, faults: readonly LineFault[] = []): Refused {
  return { ok: false, refusal: { code, facts }, faults };
}

/** A line of a text from outside that stays out. */
export function lineFault(
  where: { readonly line: number; readonly column?: number; readonly text?: string },
  code: RefusalCode,
  facts: Facts = {},
): LineFault {
  return { line: where.line, column: where.column ?? 1, text: where.text ?? '', code, facts };
}

/** The refusal of a text longer than may be, or null. */
export function tooLong(most: number, ...texts: readonly string[]): Refused | null {
  const long = texts.find((text) => text.trim().length > most);
  return long === undefined ? null : refuse('tooLong', { value: long.trim().slice(0, 60), most });
}
