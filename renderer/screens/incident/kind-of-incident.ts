/** What the form knows of a kind of incident. */
import type { Ask, Meant } from './ask.ts';
import type { FactsOf, IncidentOf, NameOf, ToldKind } from './facts.ts';
import type { Scene } from './scene.ts';

/** A question that depends on what has been said and on the game; null: it is not asked. */
type Question<K extends ToldKind> = (facts: FactsOf<K>, scene: Scene) => Ask<NameOf<K> | 'cameFirst'> | null;

interface Seen<K extends ToldKind> {
  /** What is seen in the game without asking. */
  readonly seen: (scene: Scene) => FactsOf<K>;
  /** It is seen anew where another moment is told of. */
  readonly follows?: true;
  /** It may be otherwise, with what has been said: the arbiter can say so. */
  readonly mayDiffer?: (facts: FactsOf<K>, scene: Scene) => boolean;
}
interface First<K extends ToldKind> {
  /** Asked before any ruling is possible. */
  readonly first: Question<K>;
}
interface Turning<K extends ToldKind> {
  /** Asked where the Laws say that the ruling turns on it. */
  readonly turning: (scene: Scene, meant: Meant, facts: FactsOf<K>) => Ask<NameOf<K> | 'cameFirst'>;
}
interface Besides<K extends ToldKind> {
  /** Not asked; offered where it may have happened. */
  readonly besides: Question<K>;
}
interface Untold {
  /** No ruling turns on it in this kind: the form has no place for it. */
  readonly untold: true;
}

/** How a fact comes to be said. */
export type FactRow<K extends ToldKind> = (Seen<K> | First<K> | Turning<K> | Besides<K> | Untold) &
  Partial<Seen<K> & First<K> & Turning<K> & Besides<K>> & {
    /** It is said of the squares pointed out, and says nothing of others. */
    readonly ofSquares?: true;
  };

/** A kind of incident: how each of its facts comes to be said, in the order of asking, and the whole of them. */
export interface KindOfIncident<K extends ToldKind> {
  readonly facts: { readonly [F in NameOf<K>]: FactRow<K> };
  /** The incident; null while what every ruling on it needs is still to be said. */
  readonly told: (facts: FactsOf<K>) => IncidentOf<K> | null;
  /** The Laws have no ruling on it: once it is told the arbiter is asked for his own. */
  readonly ownDecision?: true;
}
