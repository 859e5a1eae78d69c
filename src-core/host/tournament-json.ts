/** A whole tournament as JSON, for programs: its record as it is told everywhere, and its games as PGN. */
import * as v from 'valibot';
import { schemaOf } from '../desk/commands/whole.ts';
import type { PlayerForm } from '../tournament/player-form.ts';
import { HEAD_FIELDS, SCORES, type TournamentRecord } from '../tournament/record.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { ASKED_BYES, BYES } from '../vocabulary/pairings.ts';
import { SEXES } from '../vocabulary/people.ts';

export interface TournamentJson {
  /** Of this form, which only ever gains fields. */
  readonly escaque: 1;
  readonly record: TournamentRecord;
  readonly games: string;
  /** What no report has room for, by starting numbers; none in files of before. */
  readonly people: readonly PersonJson[];
}

export type PersonJson = { readonly number: number } & Pick<
  PlayerForm,
  'name' | 'club' | 'nationalId' | 'nationalRating' | 'contact'
>;

export function formatTournamentJson(
  record: TournamentRecord,
  games: string,
  people: readonly PersonJson[],
): string {
  const whole: TournamentJson = { escaque: 1, record, games, people };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** One line, as in the report that the record becomes on its way back. */
const text = v.pipe(v.string(), v.maxLength(LIMITS.note), v.regex(/^\P{Cc}*$/u));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.startingNumber));
const points = v.pipe(v.number(), v.finite());
const numbers = v.array(whole);
const color = v.picklist(COLORS);

const entry = schemaOf<TournamentRecord['players'][number]['rounds'][number]>()(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('game'),
      opponent: whole,
      color,
      score: v.picklist(SCORES),
      rated: v.boolean(),
    }),
    v.strictObject({
      kind: v.literal('forfeit'),
      opponent: whole,
      color: v.nullable(color),
      won: v.boolean(),
    }),
    v.strictObject({ kind: v.literal('adjourned'), opponent: whole, color }),
    v.strictObject({ kind: v.literal('bye'), bye: v.picklist(BYES) }),
    v.strictObject({ kind: v.literal('none') }),
  ]),
);

const sex = v.picklist(SEXES);
const rating = v.nullable(whole);
const own = { federation: text, sex, title: text, name: text, rating, birth: text };
const national = v.strictObject({ ...own, origin: text, id: text });
const player = v.strictObject({
  ...own,
  number: whole,
  fideId: text,
  points: v.nullable(points),
  rank: v.nullable(whole),
  rounds: v.array(entry),
  national: v.array(national),
});

const person = schemaOf<PersonJson>()(
  v.strictObject({
    ...{ number: whole, name: text, club: text, nationalId: text },
    ...{ nationalRating: rating, contact: text },
  }),
);

const pointSystem = v.strictObject({
  whiteWin: points,
  blackWin: points,
  whiteDraw: points,
  blackDraw: points,
  whiteLoss: points,
  blackLoss: points,
  forfeitWin: points,
  forfeitLoss: points,
  pairing: points,
  full: points,
  half: points,
  zero: points,
  adjourned: points,
});

const rounds = { firstRound: whole, lastRound: whole };
const OF = ['', 'W', 'D', 'L', 'F', 'H', 'Z', '+', '-'] as const;

const record = schemaOf<TournamentRecord>()(
  v.strictObject({
    head: v.record(v.picklist(HEAD_FIELDS), text),
    deputies: v.array(text),
    dates: v.array(text),
    roundCount: v.nullable(whole),
    initialColor: v.nullable(color),
    pairsByRank: v.boolean(),
    points: pointSystem,
    tieBreaks: v.nullable(v.strictObject({ codes: v.array(text), withPoints: v.boolean() })),
    forbidden: v.array(v.strictObject({ ...rounds, players: numbers })),
    acceleration: v.array(
      v.strictObject({ ...rounds, matchPoints: points, points, firstPlayer: whole, lastPlayer: whole }),
    ),
    absences: v.array(v.strictObject({ bye: v.picklist(ASKED_BYES), round: whole, players: numbers })),
    abnormal: v.array(
      v.strictObject({ of: v.picklist(OF), matchPoints: points, points, round: whole, players: numbers }),
    ),
    players: v.array(player),
    kept: v.array(v.strictObject({ after: text, text })),
  }),
);

const json = schemaOf<TournamentJson>()(
  v.strictObject({
    escaque: v.literal(1),
    record,
    games: v.string(),
    people: v.optional(v.array(person), []),
  }),
);

export type JsonRead =
  | { readonly ok: true; readonly value: TournamentJson }
  /** Where in it something else stands than should: `record.players.3.name`; empty where it is no JSON. */
  | { readonly ok: false; readonly at: string };

export function readTournamentJson(given: string): JsonRead {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    return { ok: false, at: '' };
  }
  const read = v.safeParse(json, parsed, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  return { ok: false, at: v.getDotPath(read.issues[0]) ?? '' };
}
