/** What is asked next of an incident being told, and what may be said besides. */
import type { IncidentKind } from '../../../src-core/contract/desk-api.ts';
import type { Ask } from './ask.ts';
import type { Draft } from './draft.ts';
import { incidentOf } from './draft.ts';
import type { Scene } from './questions.ts';
import { askedFor, extras, needed } from './questions.ts';

/** What every ruling on it needs first, then the fact the Laws ask for; null when everything is said. */
export function askNow(draft: Draft, scene: Scene, question: string | null): Ask | null {
  return needed(draft, scene) ?? (question === null ? null : askedFor(question, scene));
}

/** What has not been said yet and may be, once the Laws can be asked. */
export function extrasNow(draft: Draft | null, scene: Scene): readonly Ask[] {
  if (draft === null || incidentOf(draft) === null) return [];
  const unsaid = ({ facts }: Ask): boolean => facts.every((key) => draft.facts[key] === undefined);
  return extras(draft, scene).filter(unsaid);
}

const mayDiffer: readonly IncidentKind[] = ['touch', 'drawClaim', 'quickplayClaim'];

/** Who did it is taken from the game and not asked, but it may have been the other. */
export const whoMayDiffer = (draft: Draft | null): boolean =>
  draft !== null && mayDiffer.includes(draft.kind);
