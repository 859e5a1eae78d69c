import type { Decided } from '../../../tournament/index.ts';
import { facts } from './facts.ts';

/** An instant in milliseconds; null: as soon as it is drawn. */
type Shown = { showAt: number | null };

/** Why the desk does not draw, or does not let a game begin before what was drawn is shown. */
export const DRAW_REFUSALS = {
  notChess960: facts(),
  badDrawPolicy: facts<{ value: string; why: 'number' | 'minutes' }>(),
  drawPolicyFixed: facts<{ seq: number }>(),
  noDrawPolicy: facts(),
  secondGameOfMatch: facts<{ round: number; first: number }>(),
  badDrawPlace: facts<{ why: 'allBoards' | 'oneBoard' | 'board' }>(),
  drawnBefore: facts<{ round: number }>(),
  drawUnderWay: facts<{ round: number }>(),
  drawHidden: facts<Shown & { round: number }>(),
  /** `boards`: as `round.board`. */
  drawBoardsPlayed: facts<{ round: number; boards: readonly string[] }>(),
  noBoardsToDraw: facts<{ round: number }>(),
  badDrawTimes: facts<{
    why: 'startPast' | 'showPast' | 'startMissing' | 'showMissing' | 'order' | 'noClock';
  }>(),
  noCommitment: facts<{ round: number }>(),
  badDrawInput: facts<{ most: number }>(),
  nameInInput: facts(),
  tooManyInputs: facts<{ most: number }>(),
  throwsMissing: facts<{ given: number; decides: Decided }>(),
  throwsLeft: facts<{ given: number; taken: number }>(),
  badThrow: facts<{ at: number; thrown: number; lowest: number; highest: number }>(),
  drawNotAllowed: facts<{ number: number }>(),
  nothingToDraw: facts(),
  authorityMissing: facts(),
  hiddenDrawsStand: facts<Shown & { round: number }>(),
  nothingHidden: facts<{ round: number }>(),
  drawNotDue: facts<Shown>(),
  startNotShown: facts<Shown & { board: number; round?: number }>(),
  startNotDrawn: facts<{ board: number }>(),
} as const;
