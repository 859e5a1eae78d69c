/** Lines about FIDE's Swiss system beside those of the rounds. */
import type { Color } from '../../vocabulary/colors.ts';

export type SwissEvent =
  /** By lot: SHA-256 of the secret, the place and the number said in the hall (see `initial-color.ts`). */
  | {
      readonly type: 'initialColorDrawn';
      readonly secret: string;
      readonly number: number;
      readonly color: Color;
    }
  /** From this round on the pairing is not FIDE's: it stays so, whatever is taken back. */
  | { readonly type: 'fideModeLeft'; readonly round: number; readonly reason: string };

const TYPES = {
  initialColorDrawn: true,
  fideModeLeft: true,
} as const satisfies Record<SwissEvent['type'], true>;

export function isSwissEvent(event: { readonly type: string }): event is SwissEvent {
  return Object.hasOwn(TYPES, event.type);
}
