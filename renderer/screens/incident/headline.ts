import type { Shown } from './assume.ts';
import type { AnyDraft, ToldKind } from './facts.ts';

/** Whether a player asks for something in it, so that it is upheld or not. */
const claimed: Readonly<Record<ToldKind, boolean>> = {
  touch: true,
  boardAsItStands: true,
  pawnNotExchanged: true,
  pressedWithoutMoving: true,
  twoHands: true,
  drawClaim: true,
  quickplayClaim: true,
  flagFall: true,
  wrongStart: true,
  clockSetWrong: true,
  illegalPosition: true,
  repliedBeforePress: true,
  drawOffer: false,
  resignation: false,
  lateArrival: false,
  conduct: false,
  device: false,
  displaced: false,
  recording: false,
  adjournment: false,
  other: false,
  status: false,
};

/** Upheld or not; null where nobody claims, as the arbiter saw it, and while it rests on an answer nobody has given. */
export function upheldIn({ kind, facts }: AnyDraft, shown: Shown | null): boolean | null {
  if (shown === null || shown.ruling.answer !== 'ruled' || shown.assumed.length > 0) return null;
  return claimed[kind] && facts.noticedBy !== 'arbiter' ? shown.ruling.upheld : null;
}
