/** What the schemas of the doors are made of. */
import * as v from 'valibot';
import type { Square } from '../../contract/desk-api.ts';

/** Texts from outside (a PGN, a list) may be this long, in characters; a hand types no more than the others. */
export const longestText = 32 * 1024 * 1024;

const clean = v.check((text: string) => !text.includes('\0'), 'the text holds a NUL character');
export const line = (most: number) => v.pipe(v.string(), v.maxLength(most), clean);
export const text = v.pipe(v.string(), v.maxLength(longestText));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));
export const note = line(4000);
export const place = { round: ordinal, board: ordinal };

/** A time on a display, or an instant: whole and not negative. */
export const milliseconds = count;
export const color = v.picklist(['white', 'black']);

const isSquare = (value: unknown): boolean => typeof value === 'string' && /^[a-h][1-8]$/.test(value);
export const square = v.custom<Square>(isSquare, 'it is no square');
export const result = v.picklist(['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2']);
