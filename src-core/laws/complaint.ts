/** Whose word a ruling answers: a complaint or a claim of a player, or nobody's, where the arbiter saw it himself. */
import type { Incident, IncidentKind } from './incident.ts';

/** `complaint`: where the opponent says what was done; it may as well have been seen by the arbiter, or told by the offender. */
export type Asks = 'claim' | 'complaint' | null;

const ASKS: Readonly<Record<IncidentKind, Asks>> = {
  touch: 'complaint',
  illegalMove: 'complaint',
  boardAsItStands: 'complaint',
  pawnNotExchanged: 'complaint',
  pressedWithoutMoving: 'complaint',
  twoHands: 'complaint',
  drawClaim: 'claim',
  quickplayClaim: 'claim',
  // a fact for whoever finds it
  flagFall: null,
  wrongStart: null,
  clockSetWrong: null,
  illegalPosition: null,
  repliedBeforePress: null,
  drawOffer: null,
  resignation: null,
  lateArrival: null,
  conduct: null,
  device: null,
  displaced: null,
  recording: null,
  adjournment: null,
  other: null,
  status: null,
};

/** What of a player's this is: a claim, or a complaint where the opponent is told to have made it; else null. */
export function askedIn(incident: Incident): Asks {
  const asks = ASKS[incident.kind];
  return asks === 'complaint' && !('noticedBy' in incident && incident.noticedBy === 'opponent')
    ? null
    : asks;
}
