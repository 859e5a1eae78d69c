/**
 * Lines about tables of parchís. A line that moves the game carries how the table stood after it, so that no rule is
 * asked when the journal is read. The secret of the dice rests in its line, and is told with `parchisDiceShown`.
 */
import type { Move, Stakes, Standing, Throw, Variant } from '../../parchis/index.ts';
import type { ParchisColor, ParchisIncidentKind } from '../../vocabulary/parchis.ts';
import type { PersonId } from './people.ts';

export interface ParchisPlace {
  readonly round: number;
  readonly table: number;
}

export interface ParchisSeat {
  readonly color: ParchisColor;
  readonly id: PersonId;
}

/** A line after which the table stands somehow: the last one that is not struck holds. */
export type ParchisTurnEvent = ParchisPlace & { readonly after: Standing } & (
    | {
        readonly type: 'parchisBegun';
        /** By rounds, where some threw again. */
        readonly throws: readonly (readonly Throw[])[];
        readonly first: ParchisColor;
      }
    | {
        readonly type: 'parchisRolled';
        readonly color: ParchisColor;
        readonly dice: readonly number[];
        /** Of a roll made here: the line of the commitment, and the number of the roll under it. */
        readonly here?: { readonly commitment: number; readonly at: number };
      }
    | {
        readonly type: 'parchisMoved';
        readonly color: ParchisColor;
        readonly move: Move;
        readonly count: number;
      }
    | {
        readonly type: 'parchisIncidentDecided';
        readonly kind: ParchisIncidentKind;
        /** Who did it. */
        readonly color: ParchisColor;
        /** The line of the roll at which it happened; 0 for one that nobody had written down. */
        readonly roll: number;
        readonly rules: readonly string[];
        /** Whether the table went back there; else what was done stands. */
        readonly back: boolean;
        /** Why the arbiter decided otherwise than the rules are read; empty where he did not. */
        readonly reason: string;
        readonly note: string;
      }
  );

export type ParchisEvent =
  | ParchisTurnEvent
  | (ParchisPlace &
      (
        | {
            readonly type: 'parchisTableSet';
            readonly seats: readonly ParchisSeat[];
            readonly variant: Variant;
            readonly stakes: Stakes;
          }
        | { readonly type: 'parchisDiceCommitted'; readonly secret: string; readonly commitment: string }
        | { readonly type: 'parchisDiceSaid'; readonly said: string }
        | { readonly type: 'parchisDiceShown' }
        | { readonly type: 'parchisStruck'; readonly seq: number; readonly reason: string }
      ));

/** Whether a line of that type moves the game. */
const TURNS = {
  parchisTableSet: false,
  parchisBegun: true,
  parchisRolled: true,
  parchisMoved: true,
  parchisIncidentDecided: true,
  parchisDiceCommitted: false,
  parchisDiceSaid: false,
  parchisDiceShown: false,
  parchisStruck: false,
} as const satisfies { [T in ParchisEvent['type']]: T extends ParchisTurnEvent['type'] ? true : false };

export function isParchisTurn(event: ParchisEvent): event is ParchisTurnEvent {
  return TURNS[event.type];
}

export function isParchisEvent<E extends { readonly type: string }>(
  event: E | ParchisEvent,
): event is ParchisEvent {
  return Object.hasOwn(TURNS, event.type);
}
