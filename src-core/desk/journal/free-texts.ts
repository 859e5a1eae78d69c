/** The texts of a line in somebody's own words, by the table of lines. */
import type { DeskEvent, DeskEventType } from './events.ts';
import { LINES } from './lines.ts';
import type { TextChange } from './text-change.ts';

type Change = (value: unknown, change: TextChange) => unknown;

/** The texts of each line that are not plain, by the names they go under: each row's own, which the types cannot follow from a union. */
const FREE = new Map(
  Object.entries(LINES).map(([type, { texts }]) => [
    type as DeskEventType,
    (Object.entries(texts) as [string, 'plain' | 'free' | Change][]).flatMap(([key, how]) =>
      how === 'plain' ? [] : [[key as keyof DeskEvent, how === 'free' ? typed : how] as const],
    ),
  ]),
);

function typed(text: unknown, change: TextChange): string {
  return change(String(text));
}

/** Of a line, its free texts. */
function* freeTexts(event: DeskEvent): Generator<readonly [key: string, value: unknown, apply: Change]> {
  for (const [key, apply] of FREE.get(event.type) ?? []) {
    const value: unknown = event[key];
    if (value !== undefined && value !== null && value !== '') yield [key, value, apply];
  }
}

/** An event with every free text of it changed. */
export function withTexts<E extends DeskEvent>(event: E, change: TextChange): E {
  const changed: Record<string, unknown> = {};
  for (const [key, value, apply] of freeTexts(event)) changed[key] = apply(value, change);
  return { ...event, ...changed };
}

/** Does an event say anything in words of its own? */
export function hasText(event: DeskEvent): boolean {
  return freeTexts(event).next().done !== true;
}

/** The longest text of a line that somebody typed; empty where there is none. */
export function longestTyped(event: DeskEvent): string {
  let longest = '';
  if (LINES[event.type].fromOutside === true) return longest;
  withTexts(event, (text) => {
    if (text.length > longest.length) longest = text;
    return text;
  });
  return longest;
}
