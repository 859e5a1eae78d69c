/** What each thing is worth, in points. */
export interface PointSystem {
  readonly whiteWin: number;
  readonly blackWin: number;
  readonly whiteDraw: number;
  readonly blackDraw: number;
  readonly whiteLoss: number;
  readonly blackLoss: number;
  readonly forfeitWin: number;
  readonly forfeitLoss: number;
  readonly pairing: number;
  readonly full: number;
  readonly half: number;
  readonly zero: number;
  /** A game whose result is not known. */
  readonly adjourned: number;
}

/** 1, a half and 0 (10.1); a bye of the pairing is worth a win, an open game a draw. */
export const USUAL_POINTS: PointSystem = {
  whiteWin: 1,
  blackWin: 1,
  whiteDraw: 0.5,
  blackDraw: 0.5,
  whiteLoss: 0,
  blackLoss: 0,
  forfeitWin: 1,
  forfeitLoss: 0,
  pairing: 1,
  full: 1,
  half: 0.5,
  zero: 0,
  adjourned: 0.5,
};
