/** Whether who stands at a door may ask what was asked: held to the rights before anything of it is done. */
import type { Act, DeskCommand, Place } from '../contract/desk-api.ts';
import type { Call } from '../contract/messages.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import type { Right, Rights } from './rights.ts';
import type { Who } from './who.ts';

/** Why not, as a fault that says what and who; null where nothing is against it. */
export function mayNot(who: Who, asked: Call, rights: Rights): DeskFault | null {
  const { call, params } = asked;
  if (!holds(rights.calls[call], who, params)) return no(who, call);
  if (call === 'watch') {
    return holds(rights.topics[params.kind], who, params) ? null : no(who, `${call} ${params.kind}`);
  }
  const command = commandIn(asked);
  if (command !== null && !holds(rights.commands[command.type], who, command)) {
    return no(who, `${call} ${command.type}`);
  }
  const act = actIn(asked);
  return act === null ? null : signedByAnother(who, act);
}

/** A device where somebody has signed in writes under no other name: what it signs otherwise is refused. */
function signedByAnother(who: Who, { by }: Act): DeskFault | null {
  if (who.name === null || who.name === by) return null;
  return no(who, `sign as "${by}"`, { by, name: who.name });
}

function actIn({ call, params }: Call): Act | null {
  if (call === 'act') return params;
  return call === 'shell.create' ? params.act : null;
}

function commandIn(asked: Call): DeskCommand | null {
  return asked.call === 'propose' ? asked.params : (actIn(asked)?.command ?? null);
}

function holds(right: Right, { place }: Who, asked: unknown): boolean {
  if (right !== 'ownPlace') return right === 'allowed';
  const places = placesIn(asked);
  return place !== null && places.length > 0 && places.every((one) => isSame(one, place));
}

/**
 * The boards that something read by its schema names. A line struck or appealed by its number names none, nor does
 * what is about all boards: to who may only speak of his own, that is not allowed.
 */
function placesIn(asked: unknown): readonly Place[] {
  if (!(asked instanceof Object)) return [];
  if ('place' in asked) return placesIn(asked.place);
  if ('draw' in asked) return placesIn(asked.draw);
  if (!('round' in asked) || typeof asked.round !== 'number') return [];
  const { round } = asked;
  const boards = 'board' in asked ? [asked.board] : 'boards' in asked ? asked.boards : null;
  if (!Array.isArray(boards)) return [];
  // a board that is none of one number is nobody's own
  return boards.map((board: unknown) => ({ round, board: typeof board === 'number' ? board : 0 }));
}

function isSame(one: Place, other: Place): boolean {
  return one.round === other.round && one.board === other.board;
}

function no({ device, role }: Who, what: string, more: DeskFault['fault']['facts'] = {}): DeskFault {
  return new DeskFault('notAllowed', `${device} (${role}) may not: ${what}`, { device, role, what, ...more });
}
