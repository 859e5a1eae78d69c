/** What the records that say what a result is worth call each thing: TRF26 162, XXS of JaVaFo, BB* of bbpPairings. */
import { USUAL_POINTS } from '../record.ts';
import type { PointSystem } from '../record.ts';

export type Worth = readonly (keyof PointSystem)[];

const WIN: Worth = ['whiteWin', 'blackWin', 'forfeitWin', 'full'];
const DRAW: Worth = ['whiteDraw', 'blackDraw', 'half'];
const LOSS: Worth = ['whiteLoss', 'blackLoss'];
/** Who was not there: the zero-point bye and the forfeit loss together. */
const ABSENCE: Worth = ['zero', 'forfeitLoss'];

/** By letters of 162; `Z` is the one of drafts. */
export const LETTERS = { W: WIN, D: DRAW, L: LOSS, A: ABSENCE, P: ['pairing'], X: ['adjourned'] } as const;
export const READ_LETTERS: Readonly<Record<string, Worth>> = { ...LETTERS, Z: ABSENCE };

export const BBP_TAGS: Readonly<Record<string, Worth>> = {
  BBW: WIN,
  BBD: DRAW,
  BBL: LOSS,
  BBZ: ['zero'],
  BBF: ['forfeitLoss'],
  BBU: ['pairing'],
};

/** One code for each thing; `X` is ours, for what XXS has no code for. */
export const SINGLE_CODES = {
  WW: 'whiteWin',
  BW: 'blackWin',
  WD: 'whiteDraw',
  BD: 'blackDraw',
  WL: 'whiteLoss',
  BL: 'blackLoss',
  FW: 'forfeitWin',
  FL: 'forfeitLoss',
  PAB: 'pairing',
  FPB: 'full',
  HPB: 'half',
  ZPB: 'zero',
  X: 'adjourned',
} as const satisfies Record<string, keyof PointSystem>;

const SINGLE_WORTH: readonly (readonly [string, Worth])[] = Object.entries(SINGLE_CODES).map(
  ([code, key]) => [code, [key]],
);
export const XXS_CODES: Readonly<Record<string, Worth>> = {
  W: WIN,
  D: DRAW,
  L: LOSS,
  ...Object.fromEntries(SINGLE_WORTH),
};

/** What was said, and the rest as it follows: the pairing's bye as a win, an open game as a draw. */
export function completePoints(stated: Partial<PointSystem>): PointSystem {
  const points = { ...USUAL_POINTS, ...stated };
  return {
    ...points,
    pairing: stated.pairing ?? points.whiteWin,
    adjourned: stated.adjourned ?? points.whiteDraw,
  };
}
