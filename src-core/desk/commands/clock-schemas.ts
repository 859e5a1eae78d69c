/** The schemas of what may be asked about time. */
import * as v from 'valibot';
import type { ClockCommand } from '../../contract/desk-api.ts';
import { color, count, line, milliseconds, note, ordinal, place } from './primitives.ts';

type SchemaOf<T extends ClockCommand['type']> = v.GenericSchema<unknown, Extract<ClockCommand, { type: T }>>;
const as = <T extends ClockCommand['type']>(type: T) => ({ type: v.literal(type) });

/** A thousand hours: longer than any control. */
const time = v.pipe(count, v.maxValue(3_600_000_000));
const moves = v.pipe(count, v.maxValue(9999));
/** A time control as people write it. */
export const writtenControl = { text: line(200), change: v.picklist(['moves', 'zero']) };
const mode = v.picklist(['official', 'mirror']);
const boards = v.nullable(v.pipe(v.array(ordinal), v.maxLength(5000)));
const typed = {
  milliseconds: v.exactOptional(time),
  moves: v.exactOptional(moves),
  period: v.exactOptional(ordinal),
};

const reading = {
  white: v.strictObject(typed),
  black: v.strictObject(typed),
  turn: color,
  running: v.boolean(),
};
const whole = v.strictObject({ ...typed, milliseconds: time });

const act = {
  ...as('clockAct'),
  ...place,
  pressed: v.nullable(v.strictObject({ at: milliseconds })),
  reason: note,
};
/** What players do at their clock may say that it was done there. */
const touched = { ...act, from: v.exactOptional(v.literal('clock')) };
const signed = v.pipe(v.number(), v.integer(), v.minValue(-3_600_000_000), v.maxValue(3_600_000_000));

export const clockCommandSchemas: { readonly [T in ClockCommand['type']]: SchemaOf<T> } = {
  setControl: v.strictObject({
    ...as('setControl'),
    round: v.nullable(ordinal),
    board: v.nullable(ordinal),
    ...writtenControl,
  }),
  setDefaultTime: v.strictObject({ ...as('setDefaultTime'), minutes: moves }),
  scheduleRound: v.strictObject({ ...as('scheduleRound'), round: ordinal, begins: line(16) }),
  placeClocks: v.strictObject({ ...as('placeClocks'), round: ordinal, boards, mode }),
  placeClock: v.strictObject({
    ...as('placeClock'),
    ...place,
    mode,
    ...reading,
  }),
  changeClock: v.strictObject({ ...as('changeClock'), ...place, mode, ...reading, reason: note }),
  clockAct: v.variant('do', [
    v.strictObject({ ...touched, do: v.literal('start') }),
    v.strictObject({ ...touched, do: v.literal('press'), by: color }),
    v.strictObject({ ...act, do: v.picklist(['pause', 'freeze', 'swap']) }),
    v.strictObject({ ...touched, do: v.literal('resume'), by: v.exactOptional(color) }),
    v.strictObject({ ...act, do: v.literal('turn'), by: color }),
    v.strictObject({ ...act, do: v.literal('set'), by: color, ...typed }),
    v.strictObject({ ...act, do: v.literal('add'), by: color, milliseconds: signed }),
  ]),
  correctClock: v.strictObject({
    ...as('correctClock'),
    ...place,
    correction: v.variant('kind', [
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
    ]),
    reason: note,
    incident: v.nullable(count),
  }),
  startRound: v.strictObject({ ...as('startRound'), round: ordinal, boards }),
  setPresence: v.strictObject({ ...as('setPresence'), ...place, side: color, present: v.boolean() }),
  recoverClocks: v.strictObject({
    ...as('recoverClocks'),
    round: ordinal,
    boards,
    how: v.variant('kind', [
      v.strictObject({ kind: v.literal('leave') }),
      v.strictObject({ kind: v.literal('deduct'), until: v.exactOptional(v.literal('decision')) }),
      v.strictObject({ kind: v.literal('set'), white: time, black: time }),
      v.strictObject({ ...reading, kind: v.literal('read'), white: whole, black: whole, reason: note }),
    ]),
    resume: v.boolean(),
  }),
  lookAtClocks: v.strictObject(as('lookAtClocks')),
};
