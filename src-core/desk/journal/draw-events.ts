/**
 * What the journal says of the draw of a start position. The secret of a draw and what came out rest in the file from
 * the moment they are written; who reads the journal is told them only once `startPositionShown` stands (draw-veil.ts).
 */
import type { Certificate, DrawPlace, DrawPolicy } from '../../tournament/index.ts';
import type { DrawInputKind, DrawShow } from '../../vocabulary/draws.ts';

export type { DrawInputKind, DrawShow };

/** What is settled before the first draw. */
export interface DrawTerms extends DrawPolicy {
  /** Minutes the players have to study the position, once it is shown. */
  readonly studyMinutes: number;
  readonly show: DrawShow;
  /** Minutes before the start of the round, for `beforeStart`. */
  readonly showMinutes: number;
}

/** Instants in milliseconds since 1970, UTC. */
export interface DrawTimes {
  /** Null: as soon as it is drawn. */
  readonly showAt: number | null;
  /** The start of the round; null where nobody said. */
  readonly startsAt: number | null;
}

type Untold = 'at' | 'witnesses';
type Without<C> = C extends Certificate ? Omit<C, Untold> : never;

/** A certificate but for what the line itself tells: when, and who stood by. */
export type DrawnPosition = Without<Certificate>;

export type DrawEvent =
  | { readonly type: 'drawPolicySet'; readonly terms: DrawTerms; readonly reason: string }
  /** A secret was made and its commitment published; `again`: why, where this place has been drawn before. */
  | ({
      readonly type: 'drawCommitted';
      readonly draw: DrawPlace;
      readonly secret: string;
      readonly commitment: string;
      readonly again: string;
    } & DrawTimes)
  /** It enters the calculation letter by letter, and so may hold no name of a person. */
  | {
      readonly type: 'drawInputAdded';
      readonly draw: DrawPlace;
      readonly kind: DrawInputKind;
      readonly text: string;
    }
  | ({
      readonly type: 'startPositionDrawn';
      readonly draw: DrawPlace;
      /** One for all boards, or one for each. */
      readonly positions: readonly DrawnPosition[];
      readonly again: string;
      readonly witnesses: readonly string[];
      /** Random, so that the seals of the lines do not give away which of 960 stands here. */
      readonly salt: string;
    } & DrawTimes)
  | ({ readonly type: 'drawTimesChanged'; readonly draw: DrawPlace; readonly reason: string } & DrawTimes)
  /** From here on everybody may know; the boards that wait for it start from it. */
  | {
      readonly type: 'startPositionShown';
      readonly draw: DrawPlace;
      readonly shownAt: number;
      /** Why, where it was before its time. */
      readonly reason: string;
    };

export function isDrawEvent<E extends { readonly type: string }>(event: E | DrawEvent): event is DrawEvent {
  return 'draw' in event || event.type === 'drawPolicySet';
}
