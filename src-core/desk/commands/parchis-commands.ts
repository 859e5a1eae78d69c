/** What may be asked about a table of parchís. */
import * as v from 'valibot';
import { LIMITS } from '../../vocabulary/limits.ts';
import {
  COUPLES,
  GOAL,
  PARCHIS_COLORS,
  PARCHIS_INCIDENTS,
  PARCHIS_OPTIONS,
  PIECES,
} from '../../vocabulary/parchis.ts';
import type { DrawGiven } from './draw-commands.ts';
import type { Frozen } from './frozen.ts';
import { command, count, line, name, note, ordinal } from './primitives.ts';

const at = { round: ordinal, table: ordinal };
const color = v.picklist(PARCHIS_COLORS);
const upTo = (most: number) => v.pipe(count, v.maxValue(most));
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const chosen = v.pipe(v.array(v.picklist(PARCHIS_OPTIONS)), v.maxLength(PARCHIS_OPTIONS.length));
const stake = upTo(LIMITS.stake);

export const parchisCommands = {
  /** A table, or another one in its place while it has not begun. `player`: a starting number or a name. */
  setParchisTable: command('setParchisTable', {
    ...at,
    seats: v.pipe(v.array(v.strictObject({ color, player: name })), v.maxLength(PARCHIS_COLORS.length)),
    chosen,
    couples: v.picklist(COUPLES),
    stakes: v.strictObject({ eaten: stake, winner: stake, thirdSix: stake }),
  }),
  /** The throws for who begins, by rounds where some threw again. */
  beginParchis: command('beginParchis', {
    ...at,
    throws: v.pipe(
      v.array(v.pipe(v.array(v.strictObject({ color, value: die })), v.maxLength(PARCHIS_COLORS.length))),
      v.maxLength(LIMITS.throwsForStart),
    ),
  }),
  /** From the real table, in the order they are counted. */
  recordParchisRoll: command('recordParchisRoll', { ...at, dice: v.pipe(v.array(die), v.maxLength(2)) }),
  /** With the piece; `to`: its steps. `count`: the die that is counted, where there are two. */
  moveParchis: command('moveParchis', {
    ...at,
    color,
    piece: upTo(PIECES - 1),
    to: upTo(GOAL),
    count: upTo(LIMITS.parchisCount),
  }),
  decideParchisIncident: command('decideParchisIncident', {
    ...at,
    kind: v.picklist(PARCHIS_INCIDENTS),
    color,
    /** The line of the roll at which it happened; 0 for one that was not written down. */
    roll: count,
    back: v.boolean(),
    reason: note,
    note,
  }),
  commitParchisDice: command('commitParchisDice', at),
  /** What the table says once it knows the commitment: digits, which are nobody's name. */
  sayParchisDice: command('sayParchisDice', { ...at, said: line(LIMITS.diceSaid) }),
  /** A roll made here. */
  rollParchis: command('rollParchis', at),
  showParchisDice: command('showParchisDice', at),
} as const;

/** What takes random bytes of the desk's service; what a screen sends in their place is not taken. */
export type DiceCommandType = 'commitParchisDice';
export type DiceCommand = Frozen<v.InferOutput<(typeof parchisCommands)[DiceCommandType]>> & {
  readonly given?: DrawGiven;
};
