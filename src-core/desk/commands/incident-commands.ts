/** Incidents as a screen tells and decides them. */
import type { MatingResult } from '../../chess/mating/can-checkmate.ts';
import * as v from 'valibot';
import type { Incident } from '../../laws/incident.ts';
import { APPEAL_OUTCOMES } from '../../vocabulary/incidents.ts';
import { CLOCK_TIMES } from '../../vocabulary/clocks.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { PENALTY_CODES } from '../../vocabulary/penalties.ts';
import type { Penalty } from '../journal/incident-types.ts';
import type { Frozen } from './frozen.ts';
import { color, command, count, lang, line, note, place, result } from './primitives.ts';
import { incidentSchemas } from './incident-schema.ts';
import { schemaOf } from './whole.ts';

const incident: v.GenericSchema<unknown, Incident> = v.lazy((given) => {
  const kind = given instanceof Object && 'kind' in given ? given.kind : undefined;
  return (Object.hasOwn(incidentSchemas, String(kind))
    ? incidentSchemas[kind as Incident['kind']]
    : unknownIncident) as unknown as v.GenericSchema<unknown, Incident>;
});
const unknownIncident = v.object({ kind: v.picklist(Object.keys(incidentSchemas)) });

const time = v.pipe(count, v.maxValue(LIMITS.clockMs));
/** Negative where time is taken. */
const timeChange = v.pipe(v.number(), v.integer(), v.minValue(-LIMITS.clockMs), v.maxValue(LIMITS.clockMs));
const ply = v.pipe(count, v.maxValue(LIMITS.plies));

/** A game as an incident is told of it. */
const told = {
  ...place,
  incident,
  /** What else was true at that moment: all of it is ruled on as one. */
  also: v.exactOptional(v.pipe(v.array(incident), v.maxLength(8))),
  /** Moves of a paper scoresheet that are not recorded, as they follow the present position. */
  missing: v.nullable(v.strictObject({ moves: v.pipe(v.array(line(40)), v.maxLength(2000)), lang })),
  /** It happened after so many plies and was found later: those after are taken back where the ruling says so. */
  atPly: v.exactOptional(ply),
};

export const rulingQuery = v.strictObject(told);
export type IncidentTold = Frozen<v.InferOutput<typeof rulingQuery>>;
export type RulingQuery = IncidentTold;
export type MissingMoves = NonNullable<IncidentTold['missing']>;

const penalty = schemaOf<Penalty>()(
  v.strictObject({
    by: color,
    code: v.picklist(PENALTY_CODES),
    ms: v.nullable(time),
    points: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))),
    note,
  }),
);

/** As the Laws say, or as the arbiter decides himself: then only what stands here follows. */
const decision = v.variant('kind', [
  v.strictObject({ kind: v.literal('laws') }),
  v.strictObject({
    kind: v.literal('own'),
    reason: note,
    result: v.nullable(result),
    time: v.nullable(v.strictObject({ to: color, ms: time })),
    /** Counts as a completed illegal act of this side. */
    illegal: v.nullable(color),
    /** The game goes back to just after so many plies. */
    restoreToPly: v.nullable(ply),
    /** The only moves that may then be made: UCI, or as typed in the letters of `lang`. */
    allowed: v.nullable(v.pipe(v.array(line(20)), v.minLength(1), v.maxLength(300))),
    lang: v.exactOptional(lang),
    /** Put on each clock besides `time`. */
    times: v.exactOptional(v.strictObject({ white: timeChange, black: timeChange })),
    /** The increment that this side gained by its last press is taken back. */
    removeIncrement: v.exactOptional(v.nullable(color)),
    /** White and Black of the pairing are exchanged. */
    exchangeColours: v.exactOptional(v.boolean()),
  }),
]);
export type IncidentDecision = Frozen<v.InferOutput<typeof decision>>;

/** Milliseconds on both clocks; null where nobody looked. */
const bothClocks = v.strictObject({ white: v.nullable(time), black: v.nullable(time) });

export const incidentCommands = {
  decideIncident: command('decideIncident', {
    ...told,
    /** The missing moves are written into the game too. */
    recordMissing: v.boolean(),
    decision,
    /** The result the screen had shown for this decision: where another follows, nothing is written. */
    expected: v.nullable(result),
    penalties: v.pipe(v.array(penalty), v.maxLength(20)),
    statements: v.strictObject({ white: note, black: note }),
    witnesses: note,
    note,
    /** As the arbiter read them, where no clock of the desk runs at this board. */
    clocks: bothClocks,
    /**
     * Of a clock that goes back: with the times before, or with those of now (7.1). Left out: those before moves that
     * are taken back, those of now where nothing is but the press of an act.
     */
    times: v.exactOptional(v.picklist(CLOCK_TIMES)),
    /** From the form's opening to the decision. */
    tookMs: v.pipe(count, v.maxValue(864_000_000)),
  }),
  /** `seq` is the line of the incident. */
  appealIncident: command('appealIncident', { seq: count, by: color, text: note }),
  /** `seq` is the line of the appeal. */
  settleAppeal: command('settleAppeal', { seq: count, outcome: v.picklist(APPEAL_OUTCOMES), text: note }),
} as const;

/** What a search beside the desk found of a side in a position, which `of` names. */
export interface MateFound {
  readonly of: string;
  readonly found: MatingResult;
}

/** What the desk's service brings to a decision or a result; what a screen sends in its place is not taken. */
export interface IncidentGiven {
  /** The answers of long searches that the ruling turns on; a search that is missing is made when deciding. */
  readonly mates: readonly MateFound[];
}

type Asked = Frozen<v.InferOutput<(typeof incidentCommands)[keyof typeof incidentCommands]>>;
export type DecideIncident = Extract<Asked, { type: 'decideIncident' }> & { readonly given?: IncidentGiven };
export type IncidentCommand = Exclude<Asked, { type: 'decideIncident' }> | DecideIncident;
