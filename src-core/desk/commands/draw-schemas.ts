/** Commands and questions about the draw of a start position, at the door. */
import * as v from 'valibot';
import type { DeskCommand, DrawCommandType, ThrowsQuery } from '../../contract/desk-api.ts';
import { count, line, note, ordinal } from './primitives.ts';

const minutes = v.pipe(count, v.maxValue(9999));
const number = v.pipe(count, v.maxValue(9999));
const instant = v.nullable(v.pipe(count, v.maxValue(8_640_000_000_000_000)));
const times = { showAt: instant, startsAt: instant };
export const boardOrAll = v.pipe(count, v.maxValue(9999));
const draw = v.strictObject({ round: ordinal, board: boardOrAll });

const throwMethod = v.picklist(['dice', 'coins', 'box', 'pieces']);
const throws = v.pipe(v.array(v.pipe(count, v.maxValue(9))), v.maxLength(2000));

const terms = v.strictObject({
  exclude: v.pipe(v.array(number), v.maxLength(960)),
  noRepeat: v.boolean(),
  perBoard: v.boolean(),
  bothGames: v.boolean(),
  studyMinutes: minutes,
  show: v.picklist(['atOnce', 'atTime', 'beforeStart']),
  showMinutes: minutes,
});

const by = v.variant('method', [
  v.strictObject({ method: v.literal('program') }),
  v.strictObject({ method: throwMethod, throws }),
  v.strictObject({ method: v.literal('hand'), position: line(200), authority: line(200), reason: line(200) }),
]);

type SchemaOf<T extends DrawCommandType> = v.GenericSchema<unknown, Extract<DeskCommand, { type: T }>>;
const as = <T extends DrawCommandType>(type: T) => ({ type: v.literal(type) });

/** What the service brings (`given`) is in none of them: no screen chooses the hour or the dice. */
export const drawSchemas: { readonly [T in DrawCommandType]: SchemaOf<T> } = {
  setDrawPolicy: v.strictObject({ ...as('setDrawPolicy'), terms, reason: note }),
  commitDraw: v.strictObject({ ...as('commitDraw'), draw, again: note, ...times }),
  addDrawInput: v.strictObject({
    ...as('addDrawInput'),
    draw,
    kind: v.picklist(['dice', 'phrase', 'number']),
    text: line(400),
  }),
  drawStartPosition: v.strictObject({
    ...as('drawStartPosition'),
    draw,
    by,
    again: note,
    witnesses: v.pipe(v.array(line(200)), v.maxLength(50)),
    ...times,
  }),
  changeDrawTimes: v.strictObject({ ...as('changeDrawTimes'), draw, reason: note, ...times }),
  showStartPosition: v.strictObject({ ...as('showStartPosition'), draw, reason: note }),
};

export const throwsQuery: v.GenericSchema<unknown, ThrowsQuery> = v.strictObject({
  method: throwMethod,
  throws,
  draw: v.exactOptional(draw),
});
