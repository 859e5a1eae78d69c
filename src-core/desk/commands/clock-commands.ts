/** What may be asked of the desk about time. The desk adds the instant; a device says when it was pressed. */
import * as v from 'valibot';
import { CHANGES, CLOCK_MODES, type Interruption } from '../../vocabulary/clocks.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Frozen } from './frozen.ts';
import { color, command, count, line, milliseconds, note, ordinal, place } from './primitives.ts';

/** A thousand hours: longer than any control. */
const time = v.pipe(count, v.maxValue(3_600_000_000));
const moves = v.pipe(count, v.maxValue(LIMITS.moves));
/** A time control as people write it. */
export const writtenControl = { text: line(LIMITS.control), change: v.picklist(CHANGES) };
const mode = v.picklist(CLOCK_MODES);
const boards = v.nullable(v.pipe(v.array(ordinal), v.maxLength(5000)));
const typed = {
  milliseconds: v.exactOptional(time),
  moves: v.exactOptional(moves),
  period: v.exactOptional(ordinal),
};

/** A display as an arbiter types it; what is not given is that of a clock just set. */
const typedSide = v.strictObject(typed);
export type TypedSide = Frozen<v.InferOutput<typeof typedSide>>;

/** Both displays as an arbiter reads them or wants them; what is not given of a side is left as it is. */
const reading = {
  white: typedSide,
  black: typedSide,
  turn: color,
  /** Whose clock runs there now, if one does. */
  running: v.boolean(),
};
export type ClockReading = Frozen<v.InferOutput<v.StrictObjectSchema<typeof reading, undefined>>>;

/** After an interruption both times are there to be read, as nothing is known of them. */
const whole = v.strictObject({ ...typed, milliseconds: time });

/** When a device was touched, in the desk's time as that device has measured it; the desk bounds it. */
const pressed = v.strictObject({ at: milliseconds });
export type Pressed = Frozen<v.InferOutput<typeof pressed>>;

const act = {
  type: v.literal('clockAct'),
  ...place,
  pressed: v.nullable(pressed),
  /** The arbiter's; empty where none is given. */
  reason: note,
};
/** Touched at the board's own clock by whoever plays there may say so: no arbiter signs it. */
const touched = { ...act, from: v.exactOptional(v.literal('clock')) };
const signed = v.pipe(v.number(), v.integer(), v.minValue(-3_600_000_000), v.maxValue(3_600_000_000));

/**
 * A correction: as numbers for both displays, or as a penalty (time to one side, the increment gained by the last
 * press taken back from the other, 7.5) that the desk works out at that instant; or as a reading: all that the
 * displays show, whose turn it is and whether the clock runs, in one line; or the presses that came late over a lost
 * line, counted from when they were made.
 */
const correction = v.variant('kind', [
  v.strictObject({ kind: v.literal('late') }),
  v.strictObject({
    kind: v.literal('numbers'),
    white: time,
    black: time,
    moves: v.nullable(v.strictObject({ white: moves, black: moves })),
  }),
  v.strictObject({
    kind: v.literal('penalty'),
    add: v.nullable(v.strictObject({ to: color, milliseconds: time })),
    takeBackGained: v.nullable(color),
  }),
  v.strictObject({ kind: v.literal('reading'), ...reading }),
]);
export type Correction = Frozen<v.InferOutput<typeof correction>>;

/**
 * `deduct`: the gap until the desk was back, or with `until` all the time until this answer. `set`: both times of one
 * board. `read`: what the clock on the table of one board, a mirror, shows now.
 */
const how = v.variant('kind', [
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('deduct'), until: v.exactOptional(v.literal('decision')) }),
  v.strictObject({ kind: v.literal('set'), white: time, black: time }),
  v.strictObject({ ...reading, kind: v.literal('read'), white: whole, black: whole, reason: note }),
]);
export type RecoveryChosen = Frozen<v.InferOutput<typeof how>>;

export const clockCommands = {
  /** The time control of the tournament (no round), of a round, or of one board of it; empty: none of its own. */
  setControl: command('setControl', {
    round: v.nullable(ordinal),
    board: v.nullable(ordinal),
    ...writtenControl,
  }),
  setDefaultTime: command('setDefaultTime', { minutes: moves }),
  scheduleRound: command('scheduleRound', { round: ordinal, begins: line(16) }),
  /** Puts a clock, set to its control, on boards of a round; null: on all that have a game and no clock yet. */
  placeClocks: command('placeClocks', { round: ordinal, boards, mode }),
  /** Puts a clock on one board, with what its displays show. */
  placeClock: command('placeClock', {
    ...place,
    mode,
    ...reading,
  }),
  /**
   * Another kind of clock in the place of the board's: a mirror of one on the table for the official one, or the
   * other way round. What is not given stays as it stands. The reason may be empty before the first start.
   */
  changeClock: command('changeClock', { ...place, mode, ...reading, reason: note }),
  /** What may be done to a clock. `resume` with `by` is a player's, which does not lift a freeze. */
  clockAct: v.variant('do', [
    v.strictObject({ ...touched, do: v.literal('start') }),
    v.strictObject({ ...touched, do: v.literal('press'), by: color }),
    v.strictObject({ ...act, do: v.picklist(['pause', 'freeze', 'swap']) }),
    v.strictObject({ ...touched, do: v.literal('resume'), by: v.exactOptional(color) }),
    v.strictObject({ ...act, do: v.literal('turn'), by: color }),
    v.strictObject({ ...act, do: v.literal('set'), by: color, ...typed }),
    v.strictObject({ ...act, do: v.literal('add'), by: color, milliseconds: signed }),
  ]),
  correctClock: command('correctClock', {
    ...place,
    correction,
    reason: note,
    incident: v.nullable(count),
  }),
  /**
   * Starts White's clocks: of the boards named, or of all that are ready. `clocks`: those that have none yet get
   * one of this kind first, set to their control, so that one act starts the round.
   */
  startRound: command('startRound', { round: ordinal, boards, clocks: v.exactOptional(mode) }),
  setPresence: command('setPresence', { ...place, side: color, present: v.boolean() }),
  /**
   * Answers the desk's question after a crash or a sleep, for the boards named, or for all that wait where they are of
   * one kind: a clock on the table went on by itself, an official one stood.
   */
  recoverClocks: command('recoverClocks', {
    round: ordinal,
    boards,
    how,
    /** True: the clocks run again at once. A reading says by itself whether the clock runs. */
    resume: v.boolean(),
  }),
  /** Writes what running clocks have done by themselves: a flag, a new period. The desk asks it of itself. */
  lookAtClocks: command('lookAtClocks', {}),
} as const;

export type ClockCommand = Frozen<v.InferOutput<(typeof clockCommands)[keyof typeof clockCommands]>>;

/** What may be done to a clock. */
export type ClockAct = Extract<ClockCommand, { readonly type: 'clockAct' }>;
type ActionOf<A> = A extends unknown
  ? Omit<A, 'type' | 'round' | 'board' | 'pressed' | 'reason' | 'from'>
  : never;
export type ClockAction = ActionOf<ClockAct>;

/** What only the desk says to itself: all running clocks stand, at the last instant it is sure of. */
export interface InterruptClocks {
  readonly type: 'interruptClocks';
  readonly cause: Interruption;
  readonly at: number;
  readonly gap: number;
}
