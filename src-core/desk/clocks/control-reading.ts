/** What a text says as a time control, before it is set: the same reading as when it is set. */
import { formatTimeControl, PRESETS, readTimeControl, sensesOf } from '../../clocks/index.ts';
import type { ControlQuery, ControlReading } from '../../contract/clock-views.ts';
import { controlView } from './clock-view.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

/** Reads a time control for a screen; nothing is refused: what is not understood has its error with its place. */
export function controlReading(state: DeskState, people: People, query: ControlQuery): ControlReading {
  const { text, change, ruleSet } = query;
  const read = readTimeControl(text);
  const canonical = read.ok ? formatTimeControl(read.value.control) : null;
  return {
    control: controlView(state, people, { text, change, canonical }, ruleSet),
    unit: read.ok ? read.value.unit : 'written',
    error: read.ok ? null : read.error,
    senses: sensesOf(text).map((sense) =>
      controlView(state, people, { text: sense, change, canonical: sense }, ruleSet),
    ),
    presets: PRESETS,
  };
}
