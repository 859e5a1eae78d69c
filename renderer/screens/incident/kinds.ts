import type { IncidentKind } from '../../../src-core/contract/desk-api.ts';

/** What happens most, first; and the rest. */
export const commonKinds: readonly IncidentKind[] = [
  'touch',
  'illegalMove',
  'drawClaim',
  'drawOffer',
  'flagFall',
  'resignation',
];
export const otherKinds: readonly IncidentKind[] = [
  'pressedWithoutMoving',
  'pawnNotExchanged',
  'twoHands',
  'lateArrival',
  'conduct',
  'device',
  'displaced',
  'wrongStart',
  'clockSetWrong',
  'illegalPosition',
  'recording',
  'quickplayClaim',
  'status',
];

const keys = '123456789abcdefghjk';

/** The key that begins a kind: digits first, then letters. */
export function keyOfKind(kind: IncidentKind): string {
  return keys.charAt([...commonKinds, ...otherKinds].indexOf(kind));
}
