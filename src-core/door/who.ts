/** Who stands at a door. The door says it, from how it was reached; nothing that a screen sends changes it. */
import type { Place } from '../contract/desk-api.ts';
import type { DeskRole } from '../vocabulary/roles.ts';

export interface Who {
  /** What was reached from, for the log and for whoever is told no. */
  readonly device: string;
  readonly role: DeskRole;
  /** Whether he stands at the desk's own computer, of whose files and faults nobody else is told. */
  readonly here: boolean;
  /** The one board this device stands at, where its role is bound to one; null: to none. */
  readonly place: Place | null;
  /**
   * The name signed in at this device: its acts are signed with that name and with no other. Null: nobody has, and
   * acts are signed with whatever the arbiter there calls himself, as at the desk's own computer.
   */
  readonly name: string | null;
}

/** A window of Electron, or a browser of this computer that was let in. */
export function atThisComputer(device: 'window' | 'browser'): Who {
  return { device, role: 'chiefArbiter', here: true, place: null, name: null };
}

/** Someone who comes through the network, under the name he has signed in with. */
export function visitor(device: string, name: string | null = null): Who {
  return { device, role: 'arbiter', here: false, place: null, name };
}
