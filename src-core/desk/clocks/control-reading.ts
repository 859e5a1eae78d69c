/** What a text says as a time control, before it is set: the same reading as when it is set. */
import type { PlayRegime } from '../../clocks/index.ts';
import { formatTimeControl, PRESETS, readTimeControl, sensesOf } from '../../clocks/index.ts';
import type { ControlQuery, ControlReading } from '../../contract/clock-views.ts';
import type { RuleSetId } from '../../vocabulary/rule-sets.ts';
import { controlView } from './clock-view.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

/** A.4 and B.2 take more arbiters than most tournaments have (A.4.1, B.2.1): who has them says so. */
const UNSUPERVISED: Readonly<Record<PlayRegime, RuleSetId>> = {
  standard: 'standard',
  rapid: 'rapid-a5',
  blitz: 'blitz-b3',
};

/** Reads a time control for a screen; nothing is refused: what is not understood has its error with its place. */
export function controlReading(state: DeskState, people: People, query: ControlQuery): ControlReading {
  const { text, change, ...compared } = query;
  const read = readTimeControl(text);
  const canonical = read.ok ? formatTimeControl(read.value.control) : null;
  const control = controlView(state, people, { text, change, canonical }, compared);
  return {
    control,
    rules: control.regime === null ? null : UNSUPERVISED[control.regime],
    unit: read.ok ? read.value.unit : 'written',
    error: read.ok ? null : read.error,
    senses: sensesOf(text).map((sense) =>
      controlView(state, people, { text: sense, change, canonical: sense }, compared),
    ),
    presets: PRESETS,
  };
}
