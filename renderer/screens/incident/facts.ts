/** What an arbiter can say about an incident, by its kind: the facts of the Laws' incident as a person tells them. */
import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import type { IllegalMove, Incident, IncidentKind } from '../../../src-core/laws/incident.ts';
import type {
  AdjournmentMatter,
  IllegalPositionWhat,
  Misconduct,
  WrongStartWhat,
} from '../../../src-core/vocabulary/incidents.ts';

export type IncidentOf<K extends IncidentKind> = Extract<Incident, { kind: K }>;

/** Facts a person tells in another shape than the incident has them. What each kind calls `what` has a name here. */
interface ToldOtherwise {
  readonly illegalMove: {
    /** The two squares of it, as far as they have been said. */
    readonly move: readonly Square[];
    readonly became: NonNullable<IllegalMove['move']['promotion']>;
  };
  /** Does the claim rest on a move written down and not played yet? */
  readonly drawClaim: { readonly announces: boolean };
  /** Where both came late `minutesLate` is White's. */
  readonly lateArrival: {
    readonly minutesLate: number | 'notKnown';
    readonly minutesLateBlack: number | 'notKnown';
  };
  readonly clockSetWrong: { readonly missingBase: number; readonly baseTooMuch: number };
  readonly displaced: { readonly by: Color | 'nobody' };
  readonly wrongStart: { readonly wrong: WrongStartWhat };
  readonly illegalPosition: { readonly impossible: IllegalPositionWhat };
  readonly adjournment: { readonly matter: AdjournmentMatter };
  readonly conduct: { readonly did: Misconduct };
}

type Otherwise<K> = K extends keyof ToldOtherwise ? ToldOtherwise[K] : object;

/** For each kind its facts, and what each may be. */
type FactTypes = {
  readonly [K in IncidentKind]: Required<Omit<IncidentOf<K>, 'kind' | 'what' | keyof Otherwise<K>>> &
    Otherwise<K>;
};

type ValueOf<K extends IncidentKind, F> = K extends unknown
  ? F extends keyof FactTypes[K]
    ? FactTypes[K][F]
    : never
  : never;

/** The names of a kind's facts. */
export type NameOf<K extends IncidentKind> = K extends unknown ? keyof FactTypes[K] & string : never;
export type FactName = NameOf<IncidentKind>;

/** What has been said of an incident of a kind; a fact left out has not been, and those of other kinds never are. */
export type FactsOf<K extends IncidentKind> = { readonly [F in FactName]?: ValueOf<K, F> };

/** What has been said where the kind may be any. */
export type Facts = { readonly [F in FactName]?: ValueOf<IncidentKind, F> };

/** An incident being told: its kind, and of its facts those said so far. */
export type Draft = {
  readonly [K in IncidentKind]: { readonly kind: K; readonly facts: FactsOf<K> };
}[IncidentKind];

/** The same where nobody knows that the facts are of the kind. */
export interface AnyDraft {
  readonly kind: IncidentKind;
  readonly facts: Facts;
}

/** Facts whose value is of a type: those answered by yes or no, by a number, by squares ... */
export type FactsThatAre<T> = {
  readonly [F in FactName]: [ValueOf<IncidentKind, F>] extends [T] ? F : never;
}[FactName];
