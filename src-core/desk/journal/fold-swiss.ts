import type { DeskState } from './state.ts';
import type { SwissEvent } from './swiss-events.ts';

export function foldSwiss(state: DeskState, event: SwissEvent): DeskState {
  switch (event.type) {
    case 'initialColorDrawn': {
      const { pairing } = state;
      return { ...state, pairing: { ...pairing, rules: { ...pairing.rules, initialColor: event.color } } };
    }
    case 'fideModeLeft':
      return { ...state, fideLeft: state.fideLeft ?? event.round };
  }
}
