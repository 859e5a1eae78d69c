/** What an arbiter can say about an incident, by its kind: the facts of the Laws' incident as a person tells them. */
import type { Color } from '../../../src-core/contract/desk-api.ts';
import type { Incident, IncidentKind } from '../../../src-core/laws/incident.ts';
import type {
  AdjournmentMatter,
  CameFirst,
  IllegalPositionWhat,
  MayBeUnknown,
  Misconduct,
  WrongStartWhat,
} from '../../../src-core/vocabulary/incidents.ts';

/** The kinds the form tells. An illegal move is told by the chessboard as it stands; older lines have it as two squares. */
export type ToldKind = Exclude<IncidentKind, 'illegalMove'>;

export type IncidentOf<K extends ToldKind> = Extract<Incident, { kind: K }>;

/** Facts a person tells in another shape than the incident has them. What each kind calls `what` has a name here. */
interface ToldOtherwise {
  /** Is it known in which order the hand did what it did? */
  readonly boardAsItStands: { readonly orderKnown: boolean };
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
  readonly [K in ToldKind]: Required<
    Omit<IncidentOf<K>, 'kind' | 'what' | keyof OfAnyKind | keyof Otherwise<K>>
  > &
    Otherwise<K>;
};

/** What may be said of any kind: where it stands among what was true at one moment, and what nobody knows. */
interface OfAnyKind {
  readonly cameFirst: CameFirst;
  /** Facts the Laws ask for that nobody knows. */
  readonly notKnown: readonly MayBeUnknown[];
}

type ValueOf<K extends ToldKind, F> = F extends keyof OfAnyKind
  ? OfAnyKind[F]
  : K extends unknown
    ? F extends keyof FactTypes[K]
      ? FactTypes[K][F]
      : never
    : never;

/** The names of a kind's facts. */
export type NameOf<K extends ToldKind> = K extends unknown ? keyof FactTypes[K] & string : never;
export type FactName = NameOf<ToldKind> | keyof OfAnyKind;

/** What has been said of an incident of a kind; a fact left out has not been, and those of other kinds never are. */
export type FactsOf<K extends ToldKind> = { readonly [F in FactName]?: ValueOf<K, F> };

/** What has been said where the kind may be any. */
export type Facts = { readonly [F in FactName]?: ValueOf<ToldKind, F> };

/** An incident being told: its kind, and of its facts those said so far. */
export type Draft = {
  readonly [K in ToldKind]: { readonly kind: K; readonly facts: FactsOf<K> };
}[ToldKind];

/** The same where nobody knows that the facts are of the kind. */
export interface AnyDraft {
  readonly kind: ToldKind;
  readonly facts: Facts;
}

/** Facts whose value is of a type: those answered by yes or no, by a number, by squares ... */
export type FactsThatAre<T> = {
  readonly [F in FactName]: [ValueOf<ToldKind, F>] extends [T] ? F : never;
}[FactName];
