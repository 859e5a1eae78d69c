/** The pairing of a round as a screen is shown it: what the desk tells, with what is worked out elsewhere. */
import type { PairingState, SwissView, SwissWhyView } from '../contract/swiss-views.ts';
import { pairings } from './pairings.ts';

type Shown = SwissView | SwissWhyView;

export interface WatchedSwiss<V extends Shown> {
  /** Another view of the desk: what is asked anew is worked out anew. */
  see(view: V): void;
  stop(): void;
}

export function watchSwiss<V extends Shown>(show: (view: V) => void): WatchedSwiss<V> {
  let key = '';
  let answer: PairingState | null = null;
  let stop = (): void => {};
  let shown: V | null = null;
  const tell = (): void => {
    if (shown !== null) show({ ...shown, answer });
  };
  return {
    see({ asked, ...view }) {
      // what the desk asked is taken out, and nothing else
      shown = view as V;
      const next = asked === undefined ? '' : JSON.stringify(asked);
      if (next === key) return tell();
      stop();
      [key, answer, stop] = [next, view.answer, () => {}];
      tell();
      if (asked === undefined) return;
      stop = pairings.ask(
        asked,
        (message) => {
          answer = 'answer' in message ? message.answer : { kind: 'working', ...message };
          tell();
        },
        (error) => {
          process.emitWarning(String(error));
          answer = { kind: 'failed' };
          tell();
        },
      );
    },
    stop: () => stop(),
  };
}
