/** What an arbiter may ask about the draw of a start position. */
import * as v from 'valibot';
import { DRAW_INPUTS, DRAW_SHOWS, THROW_METHODS } from '../../vocabulary/draws.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Frozen } from './frozen.ts';
import { command, count, line, note, ordinal } from './primitives.ts';

const minutes = count;
const number = count;
const instant = v.nullable(v.pipe(count, v.maxValue(8_640_000_000_000_000)));
const times = { showAt: instant, startsAt: instant };
export const boardOrAll = v.pipe(count, v.maxValue(LIMITS.boards));
/** The draw spoken of: of a round, for all boards (0) or for one. */
const draw = v.strictObject({ round: ordinal, board: boardOrAll });

const throwMethod = v.picklist(THROW_METHODS);
const throws = v.pipe(v.array(v.pipe(count, v.maxValue(9))), v.maxLength(2000));

const terms = v.strictObject({
  exclude: v.pipe(v.array(number), v.maxLength(960)),
  noRepeat: v.boolean(),
  perBoard: v.boolean(),
  bothGames: v.boolean(),
  studyMinutes: minutes,
  show: v.picklist(DRAW_SHOWS),
  showMinutes: minutes,
});

/** How it is drawn: by the program from the secret committed to, by throws as they fell, or set by hand. */
const by = v.variant('method', [
  v.strictObject({ method: v.literal('program') }),
  v.strictObject({ method: throwMethod, throws }),
  v.strictObject({
    method: v.literal('hand'),
    /** 0-959, a back rank in English or Spanish letters, or a FEN. */
    position: line(LIMITS.position),
    authority: line(LIMITS.drawInput),
    reason: line(LIMITS.drawInput),
  }),
]);

/** What the service brings (`given`) is in none of them: no screen chooses the hour or the dice. */
export const drawCommands = {
  setDrawPolicy: command('setDrawPolicy', { terms, reason: note }),
  commitDraw: command('commitDraw', { draw, again: note, ...times }),
  addDrawInput: command('addDrawInput', {
    draw,
    kind: v.picklist(DRAW_INPUTS),
    text: line(400),
  }),
  drawStartPosition: command('drawStartPosition', {
    draw,
    by,
    again: note,
    witnesses: v.pipe(v.array(line(LIMITS.witness)), v.maxLength(LIMITS.witnesses)),
    ...times,
  }),
  changeDrawTimes: command('changeDrawTimes', { draw, reason: note, ...times }),
  showStartPosition: command('showStartPosition', { draw, reason: note }),
} as const;

export type DrawMethodForm = Frozen<v.InferOutput<typeof by>>;

/** What the desk's service brings to a command about the draw; what a screen sends in its place is not taken. */
export interface DrawGiven {
  readonly now: number;
  /** 32 random bytes as 64 hexadecimal digits. */
  readonly random: string;
}

type Asked = Frozen<v.InferOutput<(typeof drawCommands)[keyof typeof drawCommands]>>;
export type DrawCommandType = Asked['type'];
/** With what the service brings; the policy alone needs neither hour nor dice. */
export type DrawCommand =
  | Extract<Asked, { type: 'setDrawPolicy' }>
  | (Exclude<Asked, { type: 'setDrawPolicy' }> & { readonly given?: DrawGiven });

export function isAboutDraws<C extends { readonly type: string }>(
  command: C | DrawCommand,
): command is DrawCommand {
  return 'draw' in command || command.type === 'setDrawPolicy';
}

/** Throws as they are typed, before the draw is made. */
export const throwsQuery = v.strictObject({
  method: throwMethod,
  throws,
  draw: v.exactOptional(draw),
});
