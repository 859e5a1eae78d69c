/** What the desk answers to a command: the lines to write, or why not. */
import type * as acts from '../../plain/acts.ts';
import type { LineFault, Refusal, Refused } from '../../plain/acts.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { Person } from '../journal/people.ts';
import type { RefusalCode, RefusalFacts } from './refusals/index.ts';

/** A person to insert, or to put in the place of the one with that id; an erased one has empty fields. */
export type PersonChange = Person;

/** Why something cannot be done, before it becomes a refusal or a line left out. */
export type Wrong = WrongOf<RefusalCode>;
export type WrongOf<C extends RefusalCode> = {
  [K in C]: { readonly code: K; readonly facts: RefusalFacts[K] };
}[C];

export type { Refused };
export type Accepted = acts.Accepted<DeskEvent>;
export type Answer = Accepted | Refused;

export function accept(events: readonly DeskEvent[], more: Partial<Omit<Accepted, 'ok'>> = {}): Accepted {
  return { ok: true, events, people: [], faults: [], count: events.length, ...more };
}

/** What must be said with a code: nothing, or its facts. */
type Told<C extends RefusalCode> = keyof RefusalFacts[C] extends never ? [] : [facts: RefusalFacts[C]];

export function refuse<C extends RefusalCode>(code: C, ...told: Told<C>): Refused;
export function refuse(code: RefusalCode, facts: Refusal['facts'] = {}): Refused {
  return { ok: false, refusal: { code, facts }, faults: [] };
}

/** With the lines of a list that were left out, where there is one. */
export function refused({ code, facts }: Wrong, faults: readonly LineFault[] = []): Refused {
  return { ok: false, refusal: { code, facts }, faults };
}

/** A line of a text from outside that stays out. */
export function lineFault(
  where: { readonly line: number; readonly column?: number; readonly text?: string },
  { code, facts }: Wrong,
): LineFault {
  return { line: where.line, column: where.column ?? 1, text: where.text ?? '', code, facts };
}

type PlacedLine = { readonly line: number; readonly column: number; readonly text: string } & Wrong;

/**
 * What is told of a list, line by line: the lines that could not be read, those refused besides, and what was not
 * read (`notes`) of the others.
 */
export function listFaults(
  list: { readonly faults: readonly PlacedLine[]; readonly notes: readonly PlacedLine[] },
  refused: readonly LineFault[],
): readonly LineFault[] {
  const out = new Set(refused.map(({ line }) => line));
  const notes = list.notes.filter(({ line }) => !out.has(line));
  const read = [...list.faults, ...notes].map((row) => lineFault(row, row));
  return [...read, ...refused].sort((a, b) => a.line - b.line);
}

/** The refusal of a text longer than may be, or null. */
export function tooLong(most: number, ...texts: readonly string[]): Refused | null {
  const long = texts.find((text) => text.trim().length > most);
  return long === undefined ? null : refuse('tooLong', { value: long.trim().slice(0, 60), most });
}
