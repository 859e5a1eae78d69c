import { answerPosition, failedPosition, searchingPosition } from '../desk/index.ts';
import type { PositionTopic, PositionView } from '../desk/index.ts';
import { positionSearches } from './position-searches.ts';

/** Shows the answer of a position: at once that it is looked for, or why the text is none. Gives the way to stop. */
export function watchPosition(topic: PositionTopic, show: (view: PositionView) => void): () => void {
  let stop = (): void => {};
  let watched = true;
  queueMicrotask(() => {
    if (!watched) return;
    const begun = searchingPosition(topic, 0);
    // a text that is no position needs no search to say so
    show(begun ?? answerPosition(topic).view);
    if (begun !== null)
      stop = positionSearches.start(topic, show, (error) => {
        process.emitWarning(String(error));
        show(failedPosition(begun));
      });
  });
  return () => {
    watched = false;
    stop();
  };
}
