/** What may be asked about who takes part in which round, and about what a tournament pairs and counts by. */
import * as v from 'valibot';
import { ACCELERATIONS, ASKED_BYES, PAIRING_SYSTEMS, PUT_OFF } from '../../vocabulary/pairings.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { RESULT_REASONS } from '../../vocabulary/results.ts';
import type { PointSystem } from '../../vocabulary/points.ts';
import type { Frozen } from './frozen.ts';
import { player } from './player-commands.ts';
import { color, command, count, line, name, note, ordinal, person, place, result } from './primitives.ts';

const worth = v.pipe(v.number(), v.finite());
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/** As a tournament has it: the rest follows from these four. */
const usual = v.strictObject({ win: worth, draw: worth, loss: worth, pairing: worth });
/** Each thing by itself, as a report may have it. */
const whole = v.strictObject({
  whiteWin: worth,
  blackWin: worth,
  whiteDraw: worth,
  blackDraw: worth,
  whiteLoss: worth,
  blackLoss: worth,
  forfeitWin: worth,
  forfeitLoss: worth,
  pairing: worth,
  full: worth,
  half: worth,
  zero: worth,
  adjourned: worth,
} satisfies Record<keyof PointSystem, unknown>);

const addedRow = v.strictObject({
  matchPoints: worth,
  points: worth,
  firstRound: round,
  lastRound: round,
  first: person,
  last: person,
});

const rules = v.strictObject({
  system: v.nullable(v.picklist(PAIRING_SYSTEMS)),
  initialColor: v.nullable(color),
  points: v.union([usual, whole]),
  acceleration: v.union([v.picklist(ACCELERATIONS), v.pipe(v.array(addedRow), v.maxLength(LIMITS.boards))]),
  tieBreaks: v.nullable(
    v.strictObject({
      codes: v.pipe(v.array(line(LIMITS.tieBreak)), v.maxLength(LIMITS.tieBreaks)),
      withPoints: v.boolean(),
    }),
  ),
  halfPointByes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.rounds))),
});
export type PairingRulesForm = Frozen<v.InferOutput<typeof rules>>;

const together = v.strictObject({
  players: v.pipe(v.array(person), v.maxLength(LIMITS.boards)),
  firstRound: round,
  lastRound: round,
});

export const pairingCommands = {
  /** All of them, as they are to hold. */
  setPairingRules: command('setPairingRules', { rules }),
  /** All of them: what is not here is allowed. */
  setForbiddenPairs: command('setForbiddenPairs', {
    forbidden: v.pipe(v.array(together), v.maxLength(LIMITS.boards)),
  }),
  /** Byes of a player by rounds; null takes one back. */
  askByes: command('askByes', {
    id: person,
    byes: v.pipe(
      v.array(v.strictObject({ round: ordinal, bye: v.nullable(v.picklist(ASKED_BYES)) })),
      v.minLength(1),
      v.maxLength(LIMITS.rounds),
    ),
  }),
  /** Not paired from this round on. */
  withdrawPlayer: command('withdrawPlayer', { id: person, round: ordinal, reason: note }),
  returnPlayer: command('returnPlayer', { id: person, round: ordinal, reason: note }),
  /** He is there from this round on. */
  enterLate: command('enterLate', { id: person, round: ordinal }),
  /** One more player, there from this round on, with the number that his rating earns (C.04.2 2.4). */
  registerLate: command('registerLate', { player, round: ordinal }),
  /** Numbers by rating, title and name (C.04.2 2.2). */
  orderPlayers: command('orderPlayers', {}),
  /** This number for one player; those between move by one. */
  numberPlayer: command('numberPlayer', { id: person, number: count }),
  /** Every round of a round robin by Berger tables, by the players' numbers. */
  pairRoundRobin: command('pairRoundRobin', { double: v.boolean() }),
  /** Who played in the round before, with the colours reversed: the second game of a match of two. */
  pairReturn: command('pairReturn', { round: ordinal }),
  publishRound: command('publishRound', { round: ordinal }),
  /** Takes back all pairings of a round of which no game has begun. */
  unpairRound: command('unpairRound', { round: ordinal, reason: note }),
  swapColors: command('swapColors', { ...place, reason: note }),
  /** Each takes the other's seat. A player as he is typed: number or name. */
  exchangePlayers: command('exchangePlayers', { round: ordinal, one: name, other: name, reason: note }),
  putOffGame: command('putOffGame', { ...place, what: v.nullable(v.picklist(PUT_OFF)), note }),
  /** Another result in the place of the one that stands. `confirmed` as for a result declared. */
  correctResult: command('correctResult', {
    ...place,
    result,
    reason: v.picklist(RESULT_REASONS),
    note,
    confirmed: v.boolean(),
  }),
} as const;

type Asked = Frozen<v.InferOutput<(typeof pairingCommands)[keyof typeof pairingCommands]>>;
export type PairingCommand<T extends Asked['type']> = Extract<Asked, { readonly type: T }>;
