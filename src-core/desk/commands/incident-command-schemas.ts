/** Incidents as a screen tells and decides them. */
import * as v from 'valibot';
import type { DecideIncident, Incident, IncidentCommand, RulingQuery } from '../../contract/desk-api.ts';
import { count, line, note, place, result } from './primitives.ts';
import { incidentSchemas } from './incident-schema.ts';

const incident: v.GenericSchema<unknown, Incident> = v.lazy((given) => {
  const kind = given instanceof Object && 'kind' in given ? given.kind : undefined;
  return (Object.hasOwn(incidentSchemas, String(kind))
    ? incidentSchemas[kind as Incident['kind']]
    : unknownIncident) as unknown as v.GenericSchema<unknown, Incident>;
});
const unknownIncident = v.object({ kind: v.picklist(Object.keys(incidentSchemas)) });

const color = v.picklist(['white', 'black']);
/** A day, in milliseconds: no clock of a game shows more. */
const time = v.pipe(count, v.maxValue(86_400_000));
const timeChange = v.pipe(v.number(), v.integer(), v.minValue(-86_400_000), v.maxValue(86_400_000));

const told = {
  ...place,
  incident,
  missing: v.nullable(
    v.strictObject({ moves: v.pipe(v.array(line(40)), v.maxLength(2000)), lang: line(10) }),
  ),
  atPly: v.exactOptional(v.pipe(count, v.maxValue(100_000))),
};

export const rulingQuery: v.GenericSchema<unknown, RulingQuery> = v.strictObject(told);

const penalty = v.strictObject({
  by: color,
  code: v.picklist([
    'warning',
    'moreTimeToOpponent',
    'lessTimeToOffender',
    'morePointsToOpponent',
    'fewerPointsToOffender',
    'lossOfTheGame',
    'fine',
    'exclusionFromRounds',
    'expulsion',
  ]),
  ms: v.nullable(time),
  points: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100))),
  note,
});

const decision = v.variant('kind', [
  v.strictObject({ kind: v.literal('laws') }),
  v.strictObject({
    kind: v.literal('own'),
    reason: note,
    result: v.nullable(result),
    time: v.nullable(v.strictObject({ to: color, ms: time })),
    illegal: v.nullable(color),
    restoreToPly: v.nullable(v.pipe(count, v.maxValue(100_000))),
    allowed: v.nullable(v.pipe(v.array(line(20)), v.minLength(1), v.maxLength(300))),
    lang: v.exactOptional(line(10)),
    times: v.exactOptional(v.strictObject({ white: timeChange, black: timeChange })),
    removeIncrement: v.exactOptional(v.nullable(color)),
  }),
]);

const bothClocks = v.strictObject({ white: v.nullable(time), black: v.nullable(time) });

const decideIncident: v.GenericSchema<unknown, DecideIncident> = v.strictObject({
  type: v.literal('decideIncident'),
  ...told,
  recordMissing: v.boolean(),
  decision,
  expected: v.nullable(result),
  penalties: v.pipe(v.array(penalty), v.maxLength(20)),
  statements: v.strictObject({ white: note, black: note }),
  witnesses: note,
  note,
  clocks: bothClocks,
  tookMs: v.pipe(count, v.maxValue(864_000_000)),
});

export const incidentCommandSchemas: {
  readonly [T in IncidentCommand['type']]: v.GenericSchema<unknown, Extract<IncidentCommand, { type: T }>>;
} = {
  decideIncident,
  appealIncident: v.strictObject({
    type: v.literal('appealIncident'),
    seq: count,
    by: color,
    text: note,
  }),
  settleAppeal: v.strictObject({
    type: v.literal('settleAppeal'),
    seq: count,
    outcome: v.picklist(['upheld', 'rejected', 'changed']),
    text: note,
  }),
};
