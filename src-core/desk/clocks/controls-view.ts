/** Which time control holds where. */
import type { ControlsView } from '../../contract/clock-views.ts';
import { controlView } from './clock-view.ts';
import { roundControl } from './clock-places.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';

/** The tournament's control and default time, the rounds with a control of their own, and those left with none. */
export function controlsView(state: DeskState, people: People): ControlsView {
  const { control, defaultMinutes, rounds } = state.times;
  const unveil = unveilOf(people);
  const all = Array.from({ length: state.details?.rounds ?? 0 }, (_, index) => index + 1);
  return {
    tournament: control === null ? null : controlView(state, people, control),
    own: all.flatMap((round) => {
      const text = rounds.get(round)?.control?.text;
      return text === undefined ? [] : [{ round, text: unveil(text) }];
    }),
    without: all.filter((round) => roundControl(state, round) === null),
    defaultMinutes,
  };
}
