/** Every kind of incident that can be told, in the order in which the form offers them. */
import type { IncidentKind } from '../../../src-core/contract/desk-api.ts';
import { CAME_FIRST } from '../../../src-core/vocabulary/incidents.ts';
import { oneOf } from './ask.ts';
import type { FactName, ToldKind } from './facts.ts';
import type { FactRow, KindOfIncident } from './kind-of-incident.ts';
import { adjournment } from './kinds/adjournment.ts';
import { conduct, device, other, recording, repliedBeforePress } from './kinds/conduct.ts';
import { drawClaim, drawOffer, status } from './kinds/draw.ts';
import { boardAsItStands, pawnNotExchanged, pressedWithoutMoving, twoHands } from './kinds/illegal-act.ts';
import { clockSetWrong, displaced, illegalPosition, wrongStart } from './kinds/irregularity.ts';
import { quickplayClaim } from './kinds/quickplay.ts';
import { flagFall, lateArrival, resignation } from './kinds/time.ts';
import { touch } from './kinds/touch.ts';

type KindsOfIncident = { readonly [K in ToldKind]: KindOfIncident<K> };

/** What happens most. */
const common = { touch, boardAsItStands, drawClaim, drawOffer, flagFall, resignation };

export const kindsOfIncident: KindsOfIncident = {
  ...common,
  pressedWithoutMoving,
  pawnNotExchanged,
  twoHands,
  lateArrival,
  conduct,
  device,
  displaced,
  wrongStart,
  clockSetWrong,
  illegalPosition,
  recording,
  quickplayClaim,
  status,
  repliedBeforePress,
  adjournment,
  other,
};

export const allKinds: readonly ToldKind[] = Object.keys(kindsOfIncident).filter(
  (kind): kind is ToldKind => kind in kindsOfIncident,
);
/** Those that lines of the journal have: an illegal move was told as two squares once. */
export const kindsOfLines: readonly IncidentKind[] = [...allKinds, 'illegalMove'];
export const commonKinds = allKinds.filter((kind) => kind in common);
export const otherKinds = allKinds.filter((kind) => !(kind in common));

/** Asked of any kind, where several things were true at one moment and it matters. */
const cameFirst = { turning: () => oneOf('cameFirst', CAME_FIRST) } as const;

/** The facts of a kind in their order, and how each comes to be said. */
export function rowsOf<K extends ToldKind>(kind: K): readonly (readonly [FactName, FactRow<K>])[] {
  const { facts } = kindsOfIncident[kind];
  const isName = (name: string): name is FactName => name in facts;
  const own = Object.entries<FactRow<K>>(facts).flatMap(
    ([name, row]): readonly (readonly [FactName, FactRow<K>])[] => (isName(name) ? [[name, row]] : []),
  );
  return [...own, ['cameFirst', cameFirst]];
}

const keys = '123456789abcdefghjklnopqrtuvwxyz';

/** The key that begins a kind: digits first, then letters. */
export function keyOfKind(kind: ToldKind): string {
  return keys.charAt(allKinds.indexOf(kind));
}
