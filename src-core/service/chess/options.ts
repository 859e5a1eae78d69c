import type { Answers, PositionQuestion } from '../../desk/index.ts';
import type { ServiceOptions } from '../options.ts';
import type { Feeds } from './live/room.ts';
import type { SearchPosition } from './dead-positions.ts';

export interface DeskServiceOptions extends ServiceOptions {
  /** Searches for who can still mate, away from the desk's own thread. */
  readonly searchPosition?: SearchPosition;
  /** Where live boards are followed; without it, only what was told of them is shown. */
  readonly feeds?: Feeds;
  /** Hears of every search that ends, whoever asked for it; gives the way to hear no more. */
  readonly hearAnswers?: (hear: (question: PositionQuestion, answers: Answers) => void) => () => void;
}
