/**
 * What crosses a door, as JSON text: calls from a screen, and replies and views to it. What calls there are follows
 * from the contract (desk-api.ts).
 *
 * A door greets each screen with `{ hello, desk }` (which tournament is open: `DeskView.file.id`) and says `{ desk }` again whenever another tournament is opened.
 * A call about the tournament may carry the `desk` it is meant for: repeated after a reconnect, it can then never
 * be done in another tournament.
 */
import type { DeskCalls, Fault, ShellApi, Topic, View } from './desk-api.ts';
import type { ChangedRows } from '../door/changed-rows.ts';

/** Raised when a screen of an older program could no longer speak with this door. */
export const protocol = 2;

/** What each promise of an API takes (one parameter, or null where there is none) and gives; more than one is none. */
type CallsOf<Api, Before extends string = ''> = {
  readonly [N in keyof Api & string as `${Before}${N}`]: Api[N] extends (
    ...given: infer Given
  ) => Promise<infer Reply>
    ? {
        readonly params: Given extends readonly [] ? null : Given extends readonly [infer One] ? One : never;
        readonly reply: Reply;
      }
    : never;
};

/** Every call by its name on the way. */
export interface Calls extends CallsOf<DeskCalls>, CallsOf<ShellApi, 'shell.'> {
  /** The views follow as `{ watch, view }`, with the id of this call; a round's after the first as what changed. */
  readonly watch: { readonly params: Topic; readonly reply: null };
  readonly unwatch: { readonly params: { readonly watch: number }; readonly reply: null };
}

export type CallName = keyof Calls;
export type DeskCall = keyof DeskCalls;
export type ShellCall<N extends keyof ShellApi = keyof ShellApi> = `shell.${N}`;
export type ParamsOf<C extends CallName> = Calls[C]['params'];
export type ReplyOf<C extends CallName> = Calls[C]['reply'];

/** A call with its parameters, once it has been read and found well-formed. */
export type Call<Of extends CallName = CallName> = {
  readonly [C in Of]: { readonly call: C; readonly params: ParamsOf<C> };
}[Of];

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
