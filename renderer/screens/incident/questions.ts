/** What is asked of an incident being told, as the table of its kind has it. */
import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import { MAY_BE_UNKNOWN } from '../../../src-core/vocabulary/incidents.ts';
import type { Ask, Meant, Option } from './ask.ts';
import { answer, incidentOf, without } from './draft.ts';
import type { AnyDraft, Draft, FactName, Facts, ToldKind } from './facts.ts';
import { allKinds, rowsOf } from './kinds.ts';
import { isSide } from './kinds/common.ts';
import { type Scene, moverOf } from './scene.ts';
import type { SquaresFact, SquaresTaken } from './taking.ts';

export { answer };
export type { Scene };

/** What is seen of an incident of this kind without asking; `anew`: of that, what another moment changes. */
export function seenIn(scene: Scene, kind: ToldKind, anew = false): Facts {
  const rows = rowsOf(kind).filter(([, { follows }]) => !anew || follows === true);
  return rows.reduce<Facts>((seen, [, row]) => ({ ...seen, ...row.seen?.(scene) }), {});
}

/** An incident of this kind, with what is seen without asking. */
export function begin(kind: ToldKind, scene: Scene): Draft {
  return answer({ kind, facts: {} }, seenIn(scene, kind));
}

/** Who did it is taken from the game and not asked, but it may have been the other. */
export function mayDiffer({ kind, facts }: AnyDraft, scene: Scene): boolean {
  return rowsOf(kind).some(([, row]) => row.mayDiffer?.(facts, scene) === true);
}

/** Who did it, as far as it is seen without asking: as the acts told look, else whose move it is. */
export function seenBy({ kind, facts }: AnyDraft, scene: Scene): Color | null {
  if (facts.acts !== undefined) return moverOf(facts.acts, scene);
  const { by } = seenIn(scene, kind, true);
  return isSide(by) ? by : null;
}

/** What any ruling on this kind needs, said or not. */
function needs({ kind, facts }: AnyDraft, scene: Scene): readonly Ask[] {
  return rowsOf(kind).flatMap(([, row]) => row.first?.(facts, scene) ?? []);
}

/** The first thing that any ruling on this kind needs and that has not been said; null where all is. */
export function needed(draft: AnyDraft, scene: Scene): Ask | null {
  const unsaid = ({ facts }: Ask): boolean => facts.some((fact) => draft.facts[fact] === undefined);
  return needs(draft, scene).find(unsaid) ?? null;
}

/** A fact the Laws ask for; of what may have been meant, what there is to choose from. */
export interface Wanted {
  readonly fact: string;
  readonly meant: Meant;
}

/** The question behind a fact that the Laws ask for, of this kind or of the first that has it. */
export function askedFor({ fact, meant }: Wanted, scene: Scene, draft?: AnyDraft): Ask | null {
  const rows = (draft === undefined ? allKinds : [draft.kind]).flatMap(rowsOf);
  const found = rows.find(([name, row]) => name === fact && row.turning !== undefined);
  return found?.[1].turning?.(scene, meant, draft?.facts ?? {}) ?? null;
}

/** What every ruling on it needs first, then the fact the Laws ask for; null when everything is said. */
export function askNow(draft: Draft, scene: Scene, question: Wanted | null): Ask | null {
  const first = needed(draft, scene);
  if (first !== null || question === null) return first;
  const ask = askedFor(question, scene, draft);
  return ask === null ? null : perhapsUnknown(ask, draft);
}

/** The question with the answer that nobody knows, where that may be so. */
export function perhapsUnknown(ask: Ask, { facts: { notKnown = [] } }: AnyDraft): Ask {
  const unknown = MAY_BE_UNKNOWN.filter((fact) => ask.facts.some((each) => each === fact));
  if (unknown.length === 0) return ask;
  const sets: Facts = { notKnown: [...new Set([...notKnown, ...unknown])] };
  if (ask.form === 'number') return { ...ask, notKnown: sets };
  if (ask.form !== 'choice') return ask;
  const option: Option = { value: 'notKnown', sets, says: ({ cameFirst }) => cameFirst.notKnown };
  return { ...ask, options: [...ask.options, option] };
}

/** What may be said besides and has not been, once the Laws can be asked: each opens a question of its own. */
export function extras(draft: AnyDraft, scene: Scene): readonly Ask[] {
  if (incidentOf(draft) === null) return [];
  const unsaid = ({ facts }: Ask): boolean => facts.every((fact) => draft.facts[fact] === undefined);
  return rowsOf(draft.kind)
    .flatMap(([, row]) => row.besides?.(draft.facts, scene) ?? [])
    .filter(unsaid);
}

const takesSquares = (ask: Ask | null) => (ask !== null && ask.form === 'squares' ? ask : null);

/** The line of squares that stays open: what was touched may grow while the next question stands. */
export function squaresAsked(draft: Draft, scene: Scene, extra: Ask | null): SquaresTaken | null {
  const asked = [extra, ...needs(draft, scene)].map(takesSquares).find((ask) => ask !== null);
  if (asked === undefined) return null;
  return { fact: asked.fact, squares: draft.facts[asked.fact] ?? [] };
}

/** What a hand did is told on the chessboard of this kind. */
export function arranged(draft: Draft, scene: Scene): Extract<Ask, { form: 'arranged' }> | null {
  return needs(draft, scene).find((ask) => ask.form === 'arranged') ?? null;
}

/** What a hand did said anew; what was said of the old acts is forgotten. */
export function withActs(draft: Draft, scene: Scene, acts: readonly string[]): Draft {
  const ask = arranged(draft, scene);
  if (ask === null) return draft;
  const rest = without(draft, [...saidOfSquares(draft.kind), ...ask.facts]);
  return acts.length === 0 ? rest : answer(rest, ask.sets(acts));
}

/** The facts of a kind that are said of squares, and say nothing of others. */
export function saidOfSquares(kind: ToldKind): readonly FactName[] {
  return rowsOf(kind).flatMap(([fact, row]) => (row.ofSquares === true ? fact : []));
}

/** Squares said anew; what was said of the old ones is forgotten. */
export function withSquares(draft: Draft, fact: SquaresFact, squares: readonly Square[]): Draft {
  const rest = without(draft, [...saidOfSquares(draft.kind), fact]);
  return squares.length === 0 ? rest : answer(rest, { [fact]: squares });
}
