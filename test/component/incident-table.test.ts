/** The table of the kinds: whatever is answered to its questions comes to an incident that the door takes. */
import { describe, expect, it } from 'vitest';
import { incidentSchemas, readIncident } from '../../src-core/desk/commands/incident-schema.ts';
import type { Incident } from '../../src-core/laws/index.ts';
import type { Square } from '../../src-core/chess/index.ts';
import type { Ask, Meant } from '../../renderer/screens/incident/ask.ts';
import { answer, incidentOf, without } from '../../renderer/screens/incident/draft.ts';
import type { AnyDraft, Draft, Facts, ToldKind } from '../../renderer/screens/incident/facts.ts';
import { allKinds, rowsOf } from '../../renderer/screens/incident/kinds.ts';
import {
  askedFor,
  begin,
  extras,
  needed,
  perhapsUnknown,
} from '../../renderer/screens/incident/questions.ts';
import type { Scene } from '../../renderer/screens/incident/scene.ts';
import { picked, piecesSaid } from '../../renderer/screens/incident/taking.ts';

/** White to move, with a pawn about to be exchanged. */
const scene: Scene = {
  board: `RNBQKBNRPPPPPPPP${'.'.repeat(32)}Pppppppprnbqkbnr`,
  turn: 'white',
  finished: false,
  moves: 12,
  secondsLeft: null,
};

const meant: Meant = [{ from: 'e1', to: 'h1', uci: 'e1g1', san: 'O-O' }, 'displaced'];

/** All that can be answered to a question; of squares and numbers a few. */
function answersTo(ask: Ask): readonly Facts[] {
  switch (ask.form) {
    case 'choice':
      return ask.options.map(({ sets }) => sets);
    case 'squares':
      return [{ [ask.fact]: ['a7', 'b1'] }];
    case 'arranged':
      return [ask.sets(['a7-a8', '+Qa8']), ask.sets(['-e2'])];
    case 'square':
      return [ask.sets(ask.among[0] ?? 'c3')];
    case 'number':
      return [...[0, ask.most].map(ask.sets), ...(ask.notKnown === null ? [] : [ask.notKnown])];
    case 'announced':
      return [ask.sets('Nf3')];
    case 'typed':
      return [ask.sets('12.9')];
  }
}

/** The draft with each answer to what every ruling needs. */
function told(draft: Draft): readonly Draft[] {
  const ask = needed(draft, scene);
  return ask === null ? [draft] : answersTo(ask).flatMap((sets) => told(answer(draft, sets)));
}

/** What else may be said of it: what the Laws may ask for, and what is offered besides. */
function more(draft: Draft): readonly Ask[] {
  const turning = rowsOf(draft.kind).flatMap(([fact]) => askedFor({ fact, meant }, scene, draft) ?? []);
  const once = turning.filter(({ key }, at) => turning.findIndex((ask) => ask.key === key) === at);
  return [...once, ...extras(draft, scene)];
}

/** Each of them answered in every way or left unsaid, in all combinations. */
function answeredFurther(draft: Draft): readonly Draft[] {
  return more(draft).reduce<readonly Draft[]>(
    (drafts, ask) => drafts.flatMap((one) => [one, ...answersTo(ask).map((sets) => answer(one, sets))]),
    [draft],
  );
}

const incidentsOf = (kind: ToldKind): readonly (Incident | null)[] =>
  told(begin(kind, scene)).flatMap(answeredFurther).map(incidentOf);

/** What the door knows of a kind, but for what the form has no place for. */
function known(kind: ToldKind): readonly string[] {
  const untold = rowsOf(kind).flatMap(([fact, row]) => ('untold' in row ? [fact as string] : []));
  return entriesOf(incidentSchemas[kind]).filter((name) => name !== 'notKnown' && !untold.includes(name));
}

const entriesOf = (schema: object): readonly string[] =>
  'entries' in schema ? Object.keys(schema.entries ?? {}) : [];

describe.each(allKinds)('an incident of the kind %s', (kind) => {
  const incidents = incidentsOf(kind);

  it('is one the door takes, whatever is answered', () => {
    for (const incident of incidents) {
      expect(readIncident(JSON.parse(JSON.stringify(incident)))).toEqual({ ok: true, value: incident });
    }
  });

  it('can say all that the door knows of it', () => {
    const said = new Set(incidents.flatMap((incident) => Object.keys(incident ?? {})));
    expect([...said].sort()).toEqual([...known(kind)].sort());
  });

  it('says of a fact that nobody knows that it is not known, and is asked no more', () => {
    for (const draft of told(begin(kind, scene))) {
      for (const [fact] of rowsOf(kind)) {
        const ask = askedFor({ fact, meant }, scene, draft);
        const unknown = ask === null ? null : perhapsUnknown(ask, draft);
        if (ask === null || unknown === null || unknown === ask) continue;
        const sets = answersTo(unknown).at(-1) ?? {};
        expect(sets.notKnown).toContain(fact);
        const incident = incidentOf(answer(draft, sets));
        expect(readIncident(JSON.parse(JSON.stringify(incident)))).toEqual({ ok: true, value: incident });
        expect(incidentOf(without(answer(draft, sets), ask.facts))).toEqual(
          incidentOf(without(draft, ask.facts)),
        );
      }
    }
  });

  it('says with each answer what its question is of, and nothing else', () => {
    const needs = (draft: AnyDraft) =>
      rowsOf(kind).flatMap(([, row]) => row.first?.(draft.facts, scene) ?? []);
    for (const ask of told(begin(kind, scene)).flatMap((draft) => [...needs(draft), ...more(draft)])) {
      for (const sets of answersTo(ask)) expect(Object.keys(sets).sort()).toEqual([...ask.facts].sort());
    }
  });
});

describe('squares taken from the chessboard', () => {
  it('are pieces in their order; one pointed out again goes', () => {
    const clicks: readonly Square[] = ['e1', 'h1', 'e1', 'a1'];
    expect(clicks.reduce<readonly Square[]>(picked, [])).toEqual(['h1', 'a1']);
  });

  it('had a piece on each, and so had those a hand took up first', () => {
    expect(piecesSaid({ touches: ['e1', 'h1'] })).toEqual(['e1', 'h1']);
    expect(piecesSaid({ acts: ['e1-f1', 'f1-g1', '-d5', '+Qe8'] })).toEqual(['e1', 'd5']);
    expect(piecesSaid({})).toEqual([]);
  });
});
