/** What each role may ask, do and see. One row a role, complete by its type; the doors ask nothing else. */
import { COMMANDS } from '../desk/commands/commands.ts';
import { deskCallNames, shellCallNames } from '../contract/calls.ts';
import type { DeskCommandType, TopicKind } from '../contract/desk-api.ts';
import type { CallName } from '../contract/messages.ts';
import { TOPICS } from '../contract/views.ts';
import type { DeskRole } from '../vocabulary/roles.ts';

/** `ownPlace`: only about the board the device stands at (see Who). */
export type Right = 'allowed' | 'ownPlace' | 'notAllowed';

export interface Rights {
  readonly calls: Readonly<Record<CallName, Right>>;
  /** Of commands, whether done (`act`), asked about (`propose`) or the first of a new tournament. */
  readonly commands: Readonly<Record<DeskCommandType, Right>>;
  readonly topics: Readonly<Record<TopicKind, Right>>;
}

/** Every call, command and topic with one right: what a row begins with, before it says where it differs. */
export const every = (right: Right): Rights => ({
  calls: { ...each(deskCallNames, right), ...each(shellCallNames, right), watch: right, unwatch: right },
  commands: each(namesOf(COMMANDS), right),
  topics: each(namesOf(TOPICS), right),
});

const all = every('allowed');

export const RIGHTS: Readonly<Record<DeskRole, Rights>> = {
  chiefArbiter: all,
  arbiter: { ...all, calls: { ...all.calls, ...each(shellCallNames, 'notAllowed') } },
};

function each<Name extends string>(names: readonly Name[], right: Right): Readonly<Record<Name, Right>> {
  // every name of the list is given its right
  return Object.fromEntries(names.map((name) => [name, right])) as Record<Name, Right>;
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // a table written out has no other keys than its type's
  return Object.keys(table) as Name[];
}
