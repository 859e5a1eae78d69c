/** The contract made of the names of its calls: for who stands at either end of a door and passes them on. */
import { DESK_CALLS, SHELL_CALLS, type DeskCalls, type ShellApi } from './desk-api.ts';
import type { CallName, DeskCall, ParamsOf, ReplyOf, ShellCall } from './messages.ts';

/** Passes one call on; `params` is null for a call that takes none. */
export type Ask<Of extends CallName> = <C extends Of>(call: C, params: ParamsOf<C>) => Promise<ReplyOf<C>>;

/** A call by its name, as whoever keeps the contract has it. */
export type Kept<Of extends CallName> = { readonly [C in Of]: (params: ParamsOf<C>) => Promise<ReplyOf<C>> };

export const deskCallNames = namesOf(DESK_CALLS);
export const shellCallNames = namesOf(SHELL_CALLS).map((name) => `shell.${name}` as const);

/** The calls of the desk, each of which asks by its name. */
export function deskCalls(ask: Ask<DeskCall>): DeskCalls {
  const calls = deskCallNames.map((call) => [call, asking(ask, call)]);
  // every name of the type is in the list, with its own call
  return Object.fromEntries(calls) as DeskCalls;
}

/** The same of the shell. */
export function shellCalls(ask: Ask<ShellCall>): ShellApi {
  const calls = namesOf(SHELL_CALLS).map((name) => [name, asking<ShellCall>(ask, `shell.${name}`)]);
  // as above
  return Object.fromEntries(calls) as ShellApi;
}

/** The calls of a shell under the names they have on their way. */
export function byFullName(shell: ShellApi): Kept<ShellCall> {
  const calls = namesOf(SHELL_CALLS).map((name) => [`shell.${name}`, shell[name].bind(shell)]);
  // as above
  return Object.fromEntries(calls) as Kept<ShellCall>;
}

const asking =
  <Of extends CallName>(ask: Ask<Of>, call: Of) =>
  (params: ParamsOf<Of> | undefined): unknown =>
    // who gives none asks with a call that takes none
    ask(call, params ?? (null as ParamsOf<Of>));

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // a table written out has no other keys than its type's
  return Object.keys(table) as Name[];
}
