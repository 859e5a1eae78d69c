/** What the schemas of commands and questions are made of. */
import * as v from 'valibot';
import { COLORS } from '../../vocabulary/colors.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { VARIANTS } from '../../vocabulary/pieces.ts';
import { GAME_RESULTS } from '../../vocabulary/results.ts';
import { RULE_SETS } from '../../vocabulary/rule-sets.ts';
import type { Square } from '../../chess/types.ts';

const clean = v.check((text: string) => !text.includes('\0'), 'the text holds a NUL character');
/** A text a hand types, of at most so many characters. */
export const line = (most: number) => v.pipe(v.string(), v.maxLength(most), clean);
/** A text from outside: a PGN, a list. */
export const text = v.pipe(v.string(), v.maxLength(LIMITS.text));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.boards));
export const note = line(LIMITS.note);
export const name = line(LIMITS.name);
/** The id of a person. */
export const person = line(40);
/** A language's code, as a screen names the letters of its moves. */
export const lang = line(10);
export const place = { round: ordinal, board: ordinal };

/** A time on a display, or an instant: whole and not negative. */
export const milliseconds = count;
export const color = v.picklist(COLORS);
export const variant = v.picklist(VARIANTS);
export const result = v.picklist(GAME_RESULTS);
export const ruleSet = v.picklist(RULE_SETS);

const isSquare = (value: unknown): boolean => typeof value === 'string' && /^[a-h][1-8]$/.test(value);
export const square = v.custom<Square>(isSquare, 'it is no square');

/** The schema of one topic that a screen watches: its kind, and of what. */
export const topic = <K extends string, const E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...entries });

/** The schema of one command: its name, and what it carries. */
export const command = <T extends string, const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

/** A player's number in the starting list. */
export const startingNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(LIMITS.startingNumber),
);
/** Players two by two, by their numbers: on a board, White first. */
export const numbersPaired = v.pipe(
  v.array(v.tuple([startingNumber, startingNumber])),
  v.maxLength(LIMITS.boards),
);
