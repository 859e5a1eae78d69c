import type { PgnResult } from './pgn-types.ts';

export interface ResultRead {
  readonly result: PgnResult;
  /** `1-0F`, `+/-`: a game not played. */
  readonly forfeit: boolean;
}

const SIDE = '1/2|\\u00BD|0?[.,]5|1|0|\\+|-|=';
const DASH = '[-\\u2010-\\u2015\\u2212:]';
/** A result as a token of the movetext, spaces around its dash allowed. */
const RESULT = new RegExp(
  `(?:\\*|(${SIDE})(f{0,2})\\s{0,3}(?:${DASH}|/)\\s{0,3}(${SIDE})(?:\\s?(f{1,2}))?|1/2|\\u00BD)(?![\\w/:=+\\u2010-\\u2015-])`,
  'iy',
);

const POINTS: Readonly<Record<string, string>> = { '1': '1', '0': '0', '+': '1', '-': '0' };

function pointsOf(side: string): string {
  return POINTS[side] ?? '1/2';
}

function known(white: string, black: string): PgnResult | null {
  const text = `${white}-${black}`;
  switch (text) {
    case '1-0':
    case '0-1':
    case '1/2-1/2':
    case '0-0':
    case '1/2-0':
    case '0-1/2':
      return text;
    default:
      return null;
  }
}

/** Reads a result of any usual shape at this place of the text; null if there is none. `end`: one past it. */
export function resultAt(text: string, at: number): (ResultRead & { readonly end: number }) | null {
  RESULT.lastIndex = at;
  const found = RESULT.exec(text);
  if (found === null) return null;
  const end = RESULT.lastIndex;
  const [whole, white, whiteForfeit, black, blackForfeit] = found;
  if (whole === '*') return { result: '*', forfeit: false, end };
  if (white === undefined || black === undefined) return { result: '1/2-1/2', forfeit: false, end };
  const result = known(pointsOf(white), pointsOf(black));
  if (/^-+$/.test(whole)) return null;
  const signs = isSign(white) && isSign(black);
  if (result === null || isSign(white) !== isSign(black)) return null;
  return { result, forfeit: signs || whiteForfeit !== '' || blackForfeit !== undefined, end };
}

function isSign(side: string): boolean {
  return side === '+' || side === '-';
}

/** Reads the value of a Result tag: the whole text must be a result. */
export function parseResult(text: string): ResultRead | null {
  const plain = text.trim();
  const read = resultAt(plain, 0);
  return read === null || read.end !== plain.length ? null : { result: read.result, forfeit: read.forfeit };
}
