import type { Incident, RulingView } from '../../../src-core/contract/desk-api.ts';
import type { RulingAnswer } from '../../desk-mirror.svelte.ts';
import type { Ask } from './ask.ts';
import { answer, incidentOf } from './draft.ts';
import type { Draft } from './facts.ts';
import { type Wanted, askedFor } from './questions.ts';
import type { Scene } from './scene.ts';

/** An answer given: the question, and the answer as one word (an option, squares, a number, a move). */
export interface Said {
  readonly ask: Ask;
  readonly value: string;
}

/** What the Laws say so far. `assumed`: what it rests on that nobody has said yet. */
export interface Shown {
  readonly ruling: RulingView;
  readonly assumed: readonly Said[];
}

interface Told {
  readonly draft: Draft | null;
  readonly scene: Scene;
  readonly ask: (incident: Incident) => Promise<RulingAnswer>;
}

const most = 5;

/** The fact the Laws still ask for; null where none. */
export function wantedBy({ question, meant }: RulingView): Wanted | null {
  return question === null ? null : { fact: question, meant };
}

/** The ruling as it would be if what is likely had been said; null where that cannot be told. */
export async function assume(told: Told, question: Wanted | null): Promise<Shown | null> {
  const assumed: Said[] = [];
  let { draft } = told;
  let wanted = question;
  while (draft !== null && wanted !== null && assumed.length < most) {
    const ask = askedFor(wanted, told.scene, draft);
    const option = ask?.form === 'choice' ? ask.options.find(({ value }) => value === ask.likely) : undefined;
    if (ask === null || option === undefined) return null;
    draft = answer(draft, option.sets);
    assumed.push({ ask, value: option.value });
    const incident = incidentOf(draft);
    const reply = incident === null ? null : await told.ask(incident);
    if (reply === null || !reply.ok) return null;
    if (reply.ruling.answer === 'ruled') return { ruling: reply.ruling, assumed };
    wanted = wantedBy(reply.ruling);
  }
  return null;
}
