/** From the text a screen sent to a call with its parameters, or the fault that says where it is none. */
import * as v from 'valibot';
import type {
  Act,
  ControlQuery,
  DeskCommand,
  DocumentQuery,
  Fault,
  FaultCode,
  HistoryQuery,
  Topic,
} from '../contract/desk-api.ts';
import { writtenControl } from '../desk/commands/clock-commands.ts';
import { COMMANDS, roomFor } from '../desk/commands/commands.ts';
import { count, line, ordinal, place, ruleSet, text, variant } from '../desk/commands/primitives.ts';
import { drained, type Steps } from '../plain/steps.ts';
import { EXAMPLE_DOS } from '../vocabulary/example.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { CSV_TABLES, TRF_EDITIONS } from '../vocabulary/papers.ts';
import { rulingQuery } from '../desk/commands/incident-commands.ts';
import { type ByKind, schemaOf, schemasOf } from '../desk/commands/whole.ts';
import { boardOrAll, throwsQuery } from '../desk/commands/draw-commands.ts';
import type { Call, CallName, ParamsOf } from '../contract/messages.ts';
import { liveOrder, liveStart } from '../contract/live-orders.ts';
import { paperSchemas } from './paper-schemas.ts';
import { TOPICS } from '../contract/views.ts';
import { textOf } from './long-text.ts';
import { outlineOf, type Outline } from './outline.ts';
import { blemishOf } from './plain-json.ts';

export type Reading =
  | { readonly ok: true; readonly id: number; readonly desk: string | null | undefined; readonly call: Call }
  | { readonly ok: false; readonly id: number | null; readonly fault: Fault };

/** What one of a table's schemas reads, by the word under `key`. */
function oneOf<T>(key: 'type' | 'kind', table: Readonly<Record<string, v.GenericSchema<unknown, T>>>) {
  const unknownWord = v.object({ [key]: v.picklist(Object.keys(table)) });
  return v.lazy((given): v.GenericSchema<unknown, T> => {
    const word =
      given instanceof Object && key in given ? (given as Record<string, unknown>)[key] : undefined;
    const schema = isOwn(table, word) ? table[word] : undefined;
    // what is no word of the table is refused, and gives nothing
    return schema ?? (unknownWord as unknown as v.GenericSchema<unknown, T>);
  });
}

const command: v.GenericSchema<unknown, DeskCommand> = oneOf<DeskCommand>('type', COMMANDS);
const topic: v.GenericSchema<unknown, Topic> = oneOf<Topic>('kind', TOPICS);

const act = schemaOf<Act>()(
  v.strictObject({
    id: v.pipe(line(64), v.minLength(8)),
    by: line(LIMITS.name),
    seen: v.nullable(count),
    command,
  }),
);

const historyQuery = schemaOf<HistoryQuery>()(
  v.strictObject({
    from: count,
    limit: v.pipe(count, v.maxValue(10_000)),
    newestFirst: v.boolean(),
    place: v.nullable(v.strictObject(place)),
  }),
);

const moment = { ...place, ply: v.pipe(count, v.maxValue(LIMITS.plies)) };

const DOCUMENTS = schemasOf<ByKind<DocumentQuery>>()({
  pgn: v.strictObject({ kind: v.literal('pgn'), round: v.nullable(ordinal), board: v.nullable(ordinal) }),
  fenAt: v.strictObject({ kind: v.literal('fenAt'), ...moment }),
  pgnAt: v.strictObject({ kind: v.literal('pgnAt'), ...moment }),
  playersCsv: v.strictObject({ kind: v.literal('playersCsv') }),
  csv: v.strictObject({
    kind: v.literal('csv'),
    table: v.picklist(CSV_TABLES),
    round: v.nullable(count),
    number: v.exactOptional(ordinal),
  }),
  trf: v.strictObject({ kind: v.literal('trf'), edition: v.picklist(TRF_EDITIONS) }),
  drawCertificate: v.strictObject({ kind: v.literal('drawCertificate'), seq: count, board: boardOrAll }),
  ...paperSchemas,
});
const documentQuery: v.GenericSchema<unknown, DocumentQuery> = oneOf<DocumentQuery>('kind', DOCUMENTS);

const controlQuery = schemaOf<ControlQuery>()(
  v.strictObject({
    ...writtenControl,
    ruleSet: v.exactOptional(ruleSet),
    variant: v.exactOptional(variant),
  }),
);

const nothing = v.nullish(v.null(), null);
const path = v.pipe(line(LIMITS.path), v.minLength(1));

const paramSchemas = schemasOf<{ readonly [C in CallName]: ParamsOf<C> }>()({
  act,
  propose: command,
  rule: rulingQuery,
  history: historyQuery,
  document: documentQuery,
  readControl: controlQuery,
  time: nothing,
  checkDraw: v.strictObject({ text: line(32 * 1024) }),
  readThrows: throwsQuery,
  live: liveOrder,
  fedGames: v.strictObject({ round: ordinal, board: v.nullable(ordinal) }),
  watch: topic,
  unwatch: v.strictObject({ watch: count }),
  'shell.about': nothing,
  'shell.recent': nothing,
  'shell.create': v.strictObject({ path: v.nullable(path), act }),
  'shell.open': v.strictObject({ path }),
  'shell.example': v.strictObject({ do: v.picklist(EXAMPLE_DOS), language: line(LIMITS.language) }),
  'shell.bring': v.strictObject({ name: path, bytes: text }),
  'shell.close': nothing,
  'shell.copy': v.strictObject({ path: v.nullable(path) }),
  'shell.diary': nothing,
  'shell.setBackup': v.strictObject({ folder: v.nullable(path), everyRound: v.boolean() }),
  'shell.ratingList': nothing,
  'shell.bringRatingList': v.strictObject({ path }),
  'shell.stopRatingList': nothing,
  'shell.findRated': v.strictObject({ text: line(LIMITS.name) }),
  'shell.startWatch': liveStart,
  'shell.findLiveChess': nothing,
  'shell.chooseToOpen': nothing,
  'shell.chooseToCreate': v.strictObject({ suggested: line(LIMITS.path) }),
  'shell.chooseFolder': nothing,
  'shell.newWindow': nothing,
});

const envelope = v.strictObject({
  id: count,
  call: line(40),
  params: v.optional(v.unknown()),
  desk: v.optional(v.nullable(line(LIMITS.path))),
});

/** From here on a message is read with pauses. */
const longFrom = 64 * 1024;

export const isLong = (message: unknown): boolean => typeof message === 'string' && message.length > longFrom;

/** Reads one message. Whatever it is, the answer is a call or a fault: it never throws. */
export function readCall(message: unknown): Reading {
  return drained(reading(message));
}

/** The same, letting others have their turn in between: for messages of many megabytes. */
export async function readLongCall(message: unknown): Promise<Reading> {
  const steps = reading(message);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** How long a message may be that begins like this, in characters. */
export function roomOf(beginning: string): number {
  return roomIn(drained(outlineOf(beginning)));
}

function* reading(message: unknown): Steps<Reading> {
  if (typeof message !== 'string') return unread(null, 'badRequest', '', 'a message is JSON text');
  if (message.length > LIMITS.message) {
    const { id } = yield* outlineOf(message.slice(0, longFrom));
    return unread(id, 'tooLarge', '', 'the message is too large');
  }
  const outline = yield* outlineOf(message);
  const { id, problem } = outline;
  if (problem !== null) return unread(id, 'badRequest', '', problem);
  if (message.length > roomIn(outline)) {
    return unread(id, 'tooLarge', 'params', 'the message is larger than this call may be');
  }
  const json = yield* parsed(message, outline);
  yield;
  if (json === undefined) return unread(id, 'badRequest', '', 'the message is no JSON');
  const blemish = blemishOf(json);
  if (blemish !== null) return unread(id, 'badRequest', blemish.path, blemish.problem);
  yield;
  return callIn(id, json);
}

function callIn(id: number | null, json: unknown): Reading {
  const outer = v.safeParse(envelope, json, { abortEarly: true });
  if (!outer.success) return misfit(id, outer.issues[0], '');
  const { call, params, desk } = outer.output;
  if (!isOwn(paramSchemas, call)) return unread(id, 'badRequest', 'call', `there is no call "${call}"`);
  const inner = v.safeParse(paramSchemas[call], params, { abortEarly: true });
  if (!inner.success) return misfit(id, inner.issues[0], 'params');
  // the schema of `call` has read the parameters of that same `call`
  return { ok: true, id: outer.output.id, desk, call: { call, params: inner.output } as Call };
}

/** The message parsed, its long texts one by one; undefined where it is no JSON. */
function* parsed(message: string, { longTexts }: Outline): Steps<unknown> {
  try {
    let [rest, from] = ['', 0];
    for (const long of longTexts) {
      rest += message.slice(from, long.from);
      from = long.to;
    }
    const json: unknown = JSON.parse(rest + message.slice(from));
    for (const long of longTexts) put(json, long.path, yield* textOf(message, long));
    return json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Puts a text in its place in what was parsed without it. */
function put(json: unknown, path: readonly string[], text: string): void {
  const [key = '', ...deeper] = path;
  // a key said twice may have led to something else by now
  if (!(json instanceof Object) || !Object.hasOwn(json, key)) return;
  const at = json as Record<string, unknown>;
  if (deeper.length > 0) put(at[key], deeper, text);
  else Object.defineProperty(at, key, { value: text, enumerable: true, configurable: true, writable: true });
}

/** The calls that carry a command, and where its `type` stands. */
const COMMAND_AT: Readonly<Partial<Record<CallName, string>>> = {
  act: 'params.command',
  propose: 'params',
  'shell.create': 'params.act.command',
};

/** A file is as long as a text from outside; of any other call its command says how long it may be. */
function roomIn(outline: Outline): number {
  return outline.call === 'shell.bring' ? LIMITS.message : roomFor(commandTypeIn(outline));
}

function commandTypeIn({ call, types }: Outline): unknown {
  const at = isOwn(COMMAND_AT, call) ? COMMAND_AT[call] : undefined;
  return at === undefined ? undefined : types.get(at);
}

function isOwn<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}

function misfit(id: number | null, issue: v.BaseIssue<unknown>, root: string): Reading {
  const inner = v.getDotPath(issue);
  const at = [root, inner].filter((part) => part !== '' && part !== null).join('.');
  return unread(id, 'badRequest', at, issue.message);
}

function unread(id: number | null, code: FaultCode, at: string, problem: string): Reading {
  const message = at === '' ? problem : `${at}: ${problem}`;
  return {
    ok: false,
    id,
    fault: { code, message: message.slice(0, 500), facts: { path: at.slice(0, 200) } },
  };
}
