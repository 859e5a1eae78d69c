/** Unknown JSON into what a screen may watch. One schema a topic, kept complete by its type. */
import * as v from 'valibot';
import type { Topic, TopicKind } from '../contract/desk-api.ts';
import { color, count, line, ordinal, place, variant } from '../desk/commands/primitives.ts';
import { LIMITS } from '../vocabulary/limits.ts';

const as = <K extends TopicKind>(kind: K) => ({ kind: v.literal(kind) });

export const topicSchemas: {
  readonly [K in TopicKind]: v.GenericSchema<unknown, Extract<Topic, { readonly kind: K }>>;
} = {
  desk: v.strictObject(as('desk')),
  tournament: v.strictObject(as('tournament')),
  players: v.strictObject(as('players')),
  round: v.strictObject({ ...as('round'), round: ordinal }),
  board: v.strictObject({ ...as('board'), ...place }),
  arbiter: v.strictObject({ ...as('arbiter'), ...place }),
  clock: v.strictObject({ ...as('clock'), ...place }),
  roundStart: v.strictObject({ ...as('roundStart'), round: ordinal }),
  incidents: v.strictObject(as('incidents')),
  draw: v.strictObject({ ...as('draw'), round: ordinal }),
  position: v.strictObject({
    ...as('position'),
    fen: line(LIMITS.position),
    variant: variant,
    happened: v.picklist(['flag', 'resignation', 'nothing']),
    by: color,
    limit: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(9_000_000))),
  }),
  position960: v.strictObject({ ...as('position960'), text: line(120) }),
  quiz960: v.strictObject({
    ...as('quiz960'),
    seed: count,
    question: v.pipe(count, v.maxValue(LIMITS.plies)),
  }),
};
