/** Unknown JSON into an incident, or the place where it is none. One schema a kind, kept complete by its type. */
import * as v from 'valibot';
import type { Incident, IncidentKind } from '../../laws/index.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import {
  ABSENT_AT_RESUMPTION,
  ADJOURNMENT_MATTERS,
  ARBITERS_OPINIONS,
  CAME_FIRST,
  CLAIM_BASES,
  CLOCK_RAN,
  ENDS_ON_THE_BOARD,
  FIRST_FLAGS,
  ILLEGAL_POSITIONS,
  MAY_BE_UNKNOWN,
  MISCONDUCTS,
  NOTICED_BY,
  OFFER_MOMENTS,
  WRONG_STARTS,
} from '../../vocabulary/incidents.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { PROMOTION_ROLES } from '../../vocabulary/pieces.ts';
import { color, note, square } from './primitives.ts';
import { type ByKind, schemasOf } from './whole.ts';

const colorOrBoth = v.picklist([...COLORS, 'both']);
const yesOrNo = v.exactOptional(v.boolean());
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));
const moves = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.moves)));
const squares = v.pipe(v.array(square), v.maxLength(64));
const promotion = v.picklist(PROMOTION_ROLES);
const fromTo = { from: square, to: square };
/** What may be said of any. */
const ofAny = {
  cameFirst: v.exactOptional(v.picklist(CAME_FIRST)),
  notKnown: v.exactOptional(v.pipe(v.array(v.picklist(MAY_BE_UNKNOWN)), v.maxLength(MAY_BE_UNKNOWN.length))),
};
const clockRan = v.exactOptional(v.picklist(CLOCK_RAN));
const noticedBy = v.exactOptional(v.picklist(NOTICED_BY));
/** The number of an article, of an appendix or of the guidelines: `4.3.1`, `A.5.2`, `III.4`. */
const article = v.pipe(v.string(), v.maxLength(12), v.regex(/^(?:[A-D]|I{1,3}|\d{1,2})(?:\.\d{1,2}){1,4}$/));
const act = { by: color, opponentHasReplied: yesOrNo, noticedBy, opponentCanMate: yesOrNo };

export const incidentSchemas = schemasOf<ByKind<Incident>>()({
  touch: v.strictObject({
    kind: v.literal('touch'),
    ...ofAny,
    by: color,
    touches: v.pipe(squares, v.minLength(1)),
    orderKnown: yesOrNo,
    adjustingSaid: yesOrNo,
    accidental: yesOrNo,
    released: v.exactOptional(v.strictObject(fromTo)),
    promotionTouched: v.exactOptional(promotion),
    noticedBy,
    claimantHasTouched: yesOrNo,
  }),
  illegalMove: v.strictObject({
    kind: v.literal('illegalMove'),
    ...ofAny,
    ...act,
    move: v.strictObject({
      ...fromTo,
      promotion: v.exactOptional(v.picklist([...PROMOTION_ROLES, 'king', 'pawn'])),
    }),
    touchedBefore: v.exactOptional(squares),
    clockPressed: yesOrNo,
    clockRan,
    gameOver: yesOrNo,
    looksLike: v.exactOptional(v.picklist(ENDS_ON_THE_BOARD)),
  }),
  boardAsItStands: v.strictObject({
    kind: v.literal('boardAsItStands'),
    ...ofAny,
    ...act,
    stands: v.pipe(v.string(), v.maxLength(LIMITS.boardField)),
    acts: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(5))), v.maxLength(LIMITS.handActs))),
    intention: v.exactOptional(v.pipe(v.string(), v.maxLength(9))),
    touchedBefore: v.exactOptional(squares),
    clockPressed: yesOrNo,
    clockRan,
    gameOver: yesOrNo,
  }),
  pawnNotExchanged: v.strictObject({
    kind: v.literal('pawnNotExchanged'),
    ...ofAny,
    ...act,
    square,
    from: v.exactOptional(square),
    clockPressed: yesOrNo,
  }),
  pressedWithoutMoving: v.strictObject({ kind: v.literal('pressedWithoutMoving'), ...ofAny, ...act }),
  twoHands: v.strictObject({
    kind: v.literal('twoHands'),
    ...ofAny,
    ...act,
    clockPressed: yesOrNo,
    looksLike: v.exactOptional(v.picklist(ENDS_ON_THE_BOARD)),
  }),
  drawClaim: v.strictObject({
    kind: v.literal('drawClaim'),
    ...ofAny,
    by: color,
    basis: v.picklist(CLAIM_BASES),
    announcedMove: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
    written: yesOrNo,
    touched: yesOrNo,
  }),
  drawOffer: v.strictObject({
    kind: v.literal('drawOffer'),
    ...ofAny,
    by: color,
    accepted: yesOrNo,
    completedByBoth: moves,
    moment: v.exactOptional(v.picklist(OFFER_MOMENTS)),
  }),
  flagFall: v.strictObject({
    kind: v.literal('flagFall'),
    ...ofAny,
    flag: colorOrBoth,
    firstFlag: v.exactOptional(v.picklist(FIRST_FLAGS)),
    requiredMovesCompleted: yesOrNo,
    lastPeriod: yesOrNo,
    opponentCanMate: yesOrNo,
  }),
  resignation: v.strictObject({
    kind: v.literal('resignation'),
    ...ofAny,
    by: color,
    opponentCanMate: yesOrNo,
  }),
  status: v.strictObject({ kind: v.literal('status'), ...ofAny }),
  wrongStart: v.strictObject({
    kind: v.literal('wrongStart'),
    ...ofAny,
    what: v.picklist(WRONG_STARTS),
    completedByBoth: moves,
    misplaced: v.exactOptional(squares),
  }),
  lateArrival: v.strictObject({
    kind: v.literal('lateArrival'),
    ...ofAny,
    by: colorOrBoth,
    minutesLate: v.exactOptional(v.union([amount, v.strictObject({ white: amount, black: amount })])),
  }),
  illegalPosition: v.strictObject({
    kind: v.literal('illegalPosition'),
    ...ofAny,
    what: v.picklist(ILLEGAL_POSITIONS),
    nextMoveCompleted: yesOrNo,
  }),
  quickplayClaim: v.strictObject({
    kind: v.literal('quickplayClaim'),
    ...ofAny,
    by: color,
    hasIncrement: yesOrNo,
    secondsLeft: v.exactOptional(amount),
    incrementPossible: yesOrNo,
    arbiterView: v.exactOptional(v.picklist(ARBITERS_OPINIONS)),
  }),
  clockSetWrong: v.strictObject({
    kind: v.literal('clockSetWrong'),
    ...ofAny,
    missingIncrement: amount,
    missingBase: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(-1e6), v.maxValue(1e6))),
    stood: v.exactOptional(amount),
    completedByBoth: moves,
  }),
  device: v.strictObject({
    kind: v.literal('device'),
    ...ofAny,
    by: colorOrBoth,
    inBag: yesOrNo,
    bagAllowed: yesOrNo,
    switchedOff: yesOrNo,
    carried: yesOrNo,
  }),
  repliedBeforePress: v.strictObject({ kind: v.literal('repliedBeforePress'), ...ofAny, by: color }),
  adjournment: v.strictObject({
    kind: v.literal('adjournment'),
    ...ofAny,
    what: v.picklist(ADJOURNMENT_MATTERS),
    by: color,
    absent: v.exactOptional(v.picklist(ABSENT_AT_RESUMPTION)),
    sealedEnds: yesOrNo,
    madeAMove: yesOrNo,
    opponentCanMate: yesOrNo,
  }),
  other: v.strictObject({
    kind: v.literal('other'),
    ...ofAny,
    text: v.pipe(note, v.minLength(1)),
    articles: v.pipe(v.array(article), v.maxLength(12)),
  }),
  displaced: v.strictObject({ kind: v.literal('displaced'), ...ofAny, by: v.nullable(color) }),
  recording: v.strictObject({
    kind: v.literal('recording'),
    ...ofAny,
    by: color,
    secondsLeft: v.exactOptional(amount),
    increment: v.exactOptional(amount),
    flagFallen: yesOrNo,
  }),
  conduct: v.strictObject({
    kind: v.literal('conduct'),
    ...ofAny,
    by: colorOrBoth,
    what: v.picklist(MISCONDUCTS),
  }),
});

const kinds: readonly unknown[] = Object.keys(incidentSchemas);

export type IncidentReading =
  | { readonly ok: true; readonly value: Incident }
  | { readonly ok: false; readonly path: string; readonly expected: string };

/** Reads an incident; refuses what is none with the path to what is wrong. */
export function readIncident(unknown: unknown): IncidentReading {
  const kind = typeof unknown === 'object' && unknown !== null && 'kind' in unknown ? unknown.kind : null;
  const schema = kinds.includes(kind) ? incidentSchemas[kind as IncidentKind] : null;
  if (schema === null) return { ok: false, path: 'kind', expected: kinds.join(', ') };
  const read = v.safeParse<v.GenericSchema<unknown, Incident>>(schema, unknown);
  if (read.success) return { ok: true, value: read.output };
  const [issue] = read.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', expected: issue.message };
}
