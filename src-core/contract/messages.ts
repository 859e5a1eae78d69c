/**
 * What crosses a door, as JSON text: calls from a screen, and replies and views to it. Only types.
 *
 * A door greets each screen with `{ hello, desk }` and says `{ desk }` again whenever another tournament is opened.
 * A call about the tournament may carry the `desk` it is meant for: repeated after a reconnect, it can then never
 * be done in another tournament.
 */
import type {
  Act,
  ActReply,
  ControlQuery,
  ControlReading,
  DeskApi,
  DeskCommand,
  DocumentQuery,
  Fault,
  HistoryQuery,
  RulingQuery,
  RulingReply,
  ShellApi,
  ThrowsQuery,
  Topic,
  View,
} from './desk-api.ts';
import type { ChangedRows } from '../door/changed-rows.ts';

/** Raised when a screen of an older program could no longer speak with this door. */
export const protocol = 2;

type Reply<F extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

/** Every call: what it takes and what it gives. */
export interface Calls {
  readonly act: { params: Act; reply: ActReply };
  readonly propose: { params: DeskCommand; reply: ActReply };
  readonly rule: { params: RulingQuery; reply: RulingReply };
  readonly history: { params: HistoryQuery; reply: Reply<DeskApi['history']> };
  readonly document: { params: DocumentQuery; reply: Reply<DeskApi['document']> };
  readonly readControl: { params: ControlQuery; reply: ControlReading };
  readonly time: { params: null; reply: number };
  readonly checkDraw: { params: { readonly text: string }; reply: Reply<DeskApi['checkDraw']> };
  readonly readThrows: { params: ThrowsQuery; reply: Reply<DeskApi['readThrows']> };
  /** The views follow as `{ watch, view }`, with the id of this call; a round's after the first as what changed. */
  readonly watch: { params: Topic; reply: null };
  readonly unwatch: { params: { readonly watch: number }; reply: null };
  readonly 'shell.about': { params: null; reply: Reply<ShellApi['about']> };
  readonly 'shell.recent': { params: null; reply: Reply<ShellApi['recent']> };
  readonly 'shell.create': {
    params: { readonly path: string | null; readonly act: Act };
    reply: Reply<ShellApi['create']>;
  };
  readonly 'shell.open': { params: { readonly path: string }; reply: Reply<ShellApi['open']> };
  readonly 'shell.close': { params: null; reply: null };
  readonly 'shell.chooseToOpen': { params: null; reply: string | null };
  readonly 'shell.chooseToCreate': { params: { readonly suggested: string }; reply: string | null };
  readonly 'shell.newWindow': { params: null; reply: Reply<ShellApi['newWindow']> };
}

export type CallName = keyof Calls;
export type ParamsOf<C extends CallName> = Calls[C]['params'];
export type ReplyOf<C extends CallName> = Calls[C]['reply'];

/** A call with its parameters, once it has been read and found well-formed. */
export type Call = { readonly [C in CallName]: { readonly call: C; readonly params: ParamsOf<C> } }[CallName];

export interface Request {
  readonly id: number;
  readonly call: CallName;
  readonly params: unknown;
  readonly desk?: string | null;
}

export type Message =
  | { readonly hello: number; readonly desk: string | null }
  | { readonly desk: string | null }
  | { readonly id: number; readonly reply: unknown }
  /** `id` is null where the message could not be read well enough to know it. */
  | { readonly id: number | null; readonly fault: Fault }
  | { readonly watch: number; readonly view: View }
  /** The view shown last, but for these boards. */
  | { readonly watch: number; readonly changed: ChangedRows };
