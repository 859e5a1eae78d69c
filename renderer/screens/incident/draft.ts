import type { ArbitersOpinion } from '../../../src-core/vocabulary/incidents.ts';
import type { Color, PromotionRole, Square } from '../../../src-core/contract/desk-api.ts';
import type {
  Conduct,
  DrawClaim,
  IllegalPosition,
  Incident,
  IncidentKind,
  NoticedBy,
  WrongStart,
} from '../../../src-core/laws/incident.ts';

/** Everything an arbiter can say about an incident of any kind; a fact left out has not been said. */
export interface Facts {
  readonly by?: Color | 'both' | 'nobody';
  readonly touches?: readonly Square[];
  readonly orderKnown?: boolean;
  readonly adjustingSaid?: boolean;
  readonly accidental?: boolean;
  readonly noticedBy?: NoticedBy;
  readonly claimantHasTouched?: boolean;
  /** Where the hand let go of the last own piece touched. */
  readonly releasedTo?: Square;
  readonly releasedFrom?: Square;
  readonly promotionTouched?: PromotionRole;
  /** The two squares of a move, as far as they have been said. */
  readonly move?: readonly Square[];
  readonly became?: PromotionRole | 'king' | 'pawn';
  readonly square?: Square;
  readonly clockPressed?: boolean;
  readonly gameOver?: boolean;
  readonly opponentHasReplied?: boolean;
  readonly opponentCanMate?: boolean;
  readonly basis?: DrawClaim['basis'];
  /** Does the claim rest on a move written down and not played yet? */
  readonly announces?: boolean;
  /** In English letters. */
  readonly announcedMove?: string;
  readonly written?: boolean;
  readonly touched?: boolean;
  readonly accepted?: boolean;
  readonly flag?: Color | 'both';
  readonly firstFlag?: Color;
  readonly requiredMovesCompleted?: boolean;
  readonly lastPeriod?: boolean;
  readonly wrong?: WrongStart['what'];
  readonly misplaced?: readonly Square[];
  readonly completedByBoth?: number;
  readonly minutesLate?: number;
  /** Where both came late: Black's minutes; `minutesLate` is White's then. */
  readonly minutesLateBlack?: number;
  readonly impossible?: IllegalPosition['what'];
  readonly nextMoveCompleted?: boolean;
  readonly secondsLeft?: number;
  readonly incrementPossible?: boolean;
  readonly arbiterView?: ArbitersOpinion;
  readonly missingIncrement?: number;
  readonly increment?: number;
  readonly flagFallen?: boolean;
  readonly did?: Conduct['what'];
}

export type FactKey = keyof Facts;

export interface Draft {
  readonly kind: IncidentKind;
  readonly facts: Facts;
}

/** The facts of these names, as far as they have been said. */
function given<K extends FactKey>(facts: Facts, ...keys: readonly K[]): Pick<Facts, K> {
  const kept = { ...facts };
  const wanted: readonly string[] = keys;
  for (const key of Object.keys(kept)) if (!wanted.includes(key)) Reflect.deleteProperty(kept, key);
  return kept;
}

/** The draft with these facts forgotten. */
export function without(draft: Draft, keys: readonly FactKey[]): Draft {
  const facts = { ...draft.facts };
  for (const key of keys) Reflect.deleteProperty(facts, key);
  return { ...draft, facts };
}

type Of<K extends IncidentKind> = Extract<Incident, { kind: K }>;
type Builders = { readonly [K in IncidentKind]: (facts: Facts) => Of<K> | null };

const isSide = (by: Facts['by']): by is Color => by === 'white' || by === 'black';
const isSideOrBoth = (by: Facts['by']): by is Color | 'both' => isSide(by) || by === 'both';

/** What is known of an illegal act of any kind. */
const act = (facts: Facts) => given(facts, 'opponentHasReplied', 'noticedBy', 'opponentCanMate');

const build: Builders = {
  touch: (facts) => {
    const { by, touches = [], releasedTo: to, releasedFrom: from } = facts;
    if (!isSide(by) || touches.length === 0) return null;
    const more = given(facts, 'orderKnown', 'adjustingSaid', 'accidental', 'noticedBy', 'claimantHasTouched');
    const released = to === undefined || from === undefined ? {} : { released: { from, to } };
    return { kind: 'touch', by, touches, ...more, ...released, ...given(facts, 'promotionTouched') };
  },
  illegalMove: (facts) => {
    const { by, move: [from, to] = [], became } = facts;
    if (!isSide(by) || from === undefined || to === undefined) return null;
    const move = { from, to, ...(became === undefined ? {} : { promotion: became }) };
    return { kind: 'illegalMove', by, move, ...act(facts), ...given(facts, 'clockPressed', 'gameOver') };
  },
  pawnNotExchanged: (facts) =>
    isSide(facts.by) && facts.square !== undefined
      ? {
          kind: 'pawnNotExchanged',
          by: facts.by,
          square: facts.square,
          ...act(facts),
          ...given(facts, 'clockPressed'),
        }
      : null,
  pressedWithoutMoving: (facts) =>
    isSide(facts.by) ? { kind: 'pressedWithoutMoving', by: facts.by, ...act(facts) } : null,
  twoHands: (facts) =>
    isSide(facts.by)
      ? { kind: 'twoHands', by: facts.by, ...act(facts), ...given(facts, 'clockPressed') }
      : null,
  drawClaim: (facts) => {
    const { by, basis, announces, announcedMove } = facts;
    if (!isSide(by) || basis === undefined || announces === undefined) return null;
    if (!announces) return { kind: 'drawClaim', by, basis, ...given(facts, 'touched') };
    if (announcedMove === undefined) return null;
    return { kind: 'drawClaim', by, basis, announcedMove, ...given(facts, 'touched', 'written') };
  },
  drawOffer: (facts) =>
    isSide(facts.by) ? { kind: 'drawOffer', by: facts.by, ...given(facts, 'accepted') } : null,
  flagFall: (facts) => {
    const { flag } = facts;
    if (flag === undefined) return null;
    const more = given(facts, 'requiredMovesCompleted', 'lastPeriod', 'opponentCanMate');
    return { kind: 'flagFall', flag, ...more, ...(flag === 'both' ? given(facts, 'firstFlag') : {}) };
  },
  resignation: (facts) =>
    isSide(facts.by) ? { kind: 'resignation', by: facts.by, ...given(facts, 'opponentCanMate') } : null,
  status: () => ({ kind: 'status' }),
  wrongStart: (facts) =>
    facts.wrong === undefined
      ? null
      : { kind: 'wrongStart', what: facts.wrong, ...given(facts, 'completedByBoth', 'misplaced') },
  lateArrival: ({ by, minutesLate, minutesLateBlack: black }) => {
    if (!isSideOrBoth(by) || minutesLate === undefined) return null;
    if (by !== 'both') return { kind: 'lateArrival', by, minutesLate };
    return black === undefined
      ? null
      : { kind: 'lateArrival', by, minutesLate: { white: minutesLate, black } };
  },
  illegalPosition: (facts) =>
    facts.impossible === undefined
      ? null
      : { kind: 'illegalPosition', what: facts.impossible, ...given(facts, 'nextMoveCompleted') },
  quickplayClaim: (facts) =>
    isSide(facts.by)
      ? {
          kind: 'quickplayClaim',
          by: facts.by,
          ...given(facts, 'secondsLeft', 'incrementPossible', 'arbiterView'),
        }
      : null,
  clockSetWrong: (facts) =>
    facts.missingIncrement === undefined
      ? null
      : {
          kind: 'clockSetWrong',
          missingIncrement: facts.missingIncrement,
          ...given(facts, 'completedByBoth'),
        },
  device: ({ by }) => (isSide(by) ? { kind: 'device', by } : null),
  displaced: ({ by }) => {
    if (by === 'nobody') return { kind: 'displaced', by: null };
    return isSide(by) ? { kind: 'displaced', by } : null;
  },
  recording: (facts) =>
    isSide(facts.by)
      ? { kind: 'recording', by: facts.by, ...given(facts, 'secondsLeft', 'increment', 'flagFallen') }
      : null,
  conduct: ({ by, did }) =>
    did !== undefined && isSideOrBoth(by) ? { kind: 'conduct', by, what: did } : null,
};

/** The incident said so far; null while what every ruling on it needs is still to be said. */
export function incidentOf({ kind, facts }: Draft): Incident | null {
  return build[kind](facts);
}
