/** Clock cases with what the clock shows after each event (test/cases/clocks.jsonl). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advance, newClock, shown } from '../../src-core/clocks/index.ts';
import type { Change, ClockEvent, TimeControl } from '../../src-core/clocks/index.ts';
import { control } from './given.ts';

interface ClockCase {
  readonly id: string;
  readonly note: string;
  readonly control: string | { readonly white: string; readonly black: string };
  readonly change?: Change;
  readonly events: readonly ClockEvent[];
  readonly expect: readonly object[];
}

const file = join(import.meta.dirname, '../cases/clocks.jsonl');
const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): ClockCase => JSON.parse(line));

function controlOf({ control: text }: ClockCase): TimeControl {
  return typeof text === 'string'
    ? control(text)
    : { white: control(text.white).white, black: control(text.black).black };
}

describe('clock cases', () => {
  it('are all there', () => expect(cases).toHaveLength(13));

  it.each(cases.map((each) => [each.id, each.note, each] as const))('%s: %s', (_id, _note, one) => {
    let clock = newClock(controlOf(one), one.change);
    for (const [place, event] of one.events.entries()) {
      clock = advance(clock, event);
      expect(shown(clock), `event ${place + 1}`).toMatchObject(one.expect[place] ?? {});
    }
  });
});
