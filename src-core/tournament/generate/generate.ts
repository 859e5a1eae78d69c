/** Events that a seed makes, for others to check our pairings and for us to check theirs. */
import { scoreAfter } from '../record-points.ts';
import type { RoundEntry, Score, TournamentRecord } from '../record.ts';
import { type Board, pairRound, swissInput } from '../swiss/index.ts';
import { Dice } from './dice.ts';
import { type Plan, enter } from './enter.ts';
import { oddsOf } from './odds.ts';
import { PROFILES, type Profile } from './profiles.ts';

export interface Generated {
  readonly record: TournamentRecord;
  /** The round of which no pairing is possible, where the event ends before its last; null otherwise. */
  readonly stopped: number | null;
}

/** The event of a plan, paired round by round by the Dutch system; the same plan gives the same event, always. */
export function generate(plan: Plan): Generated {
  const dice = new Dice([plan.seed, plan.players, plan.rounds, plan.profile].join('\n'));
  const { record: start, away } = enter(plan, dice);
  const profile: Profile = PROFILES[plan.profile];
  let record = start;
  for (let round = 1; round <= plan.rounds; round++) {
    const asked = withRound(record, (number): RoundEntry => {
      const bye = away[number - 1]?.[round - 1] ?? null;
      return bye === null ? { kind: 'none' } : { kind: 'bye', bye };
    });
    const input = swissInput(asked, round);
    if (typeof input === 'string') throw new RangeError(`a generated event does not say its ${input}`);
    const paired = pairRound(input);
    if (paired.none) {
      const comment = { after: '', text: `### no pairing of round ${round} is possible` };
      return { record: ranked({ ...record, kept: [...record.kept, comment] }, round - 1), stopped: round };
    }
    const entries = new Map(paired.boards.flatMap((board) => gameOf(board, record, profile, dice)));
    if (paired.bye !== null) entries.set(paired.bye, { kind: 'bye', bye: 'pairing' });
    record = withRound(record, (number, at) => entries.get(number) ?? entryAt(asked, at, round));
  }
  return { record: ranked(record, plan.rounds), stopped: null };
}

function withRound(
  record: TournamentRecord,
  entry: (number: number, at: number) => RoundEntry,
): TournamentRecord {
  const players = record.players.map((player, at) => ({
    ...player,
    rounds: [...player.rounds, entry(player.number, at)],
  }));
  return { ...record, players };
}

function entryAt(record: TournamentRecord, at: number, round: number): RoundEntry {
  return record.players[at]?.rounds[round - 1] ?? { kind: 'none' };
}

type Numbered = readonly [number: number, entry: RoundEntry];

/** Results in which nobody wins and that are no draw (VCL 13). */
const ODD: readonly (readonly [Score, Score])[] = [
  ['draw', 'loss'],
  ['loss', 'draw'],
  ['loss', 'loss'],
];
/** Who is there when a game is not played. */
const FORFEITS = [
  [true, false],
  [false, true],
  [false, false],
] as const;
/** What an unrated player is taken for. */
const UNRATED = 1400;

function gameOf(
  { white, black }: Board,
  record: TournamentRecord,
  profile: Profile,
  dice: Dice,
): readonly Numbered[] {
  if (dice.happens(profile.forfeits)) {
    const [first, second] = FORFEITS[dice.below(FORFEITS.length)] ?? FORFEITS[0];
    return [
      [white, { kind: 'forfeit', opponent: black, color: 'white', won: first }],
      [black, { kind: 'forfeit', opponent: white, color: 'black', won: second }],
    ];
  }
  const rating = (number: number): number => record.players[number - 1]?.rating ?? UNRATED;
  const odd = dice.happens(profile.odd) ? ODD[dice.below(ODD.length)] : undefined;
  const [first, second] = odd ?? scoresOf(rating(white), rating(black), dice);
  const rated = !dice.happens(profile.short);
  return [
    [white, { kind: 'game', opponent: black, color: 'white', score: first, rated }],
    [black, { kind: 'game', opponent: white, color: 'black', score: second, rated }],
  ];
}

function scoresOf(white: number, black: number, dice: Dice): readonly [Score, Score] {
  const odds = oddsOf(white, black);
  const thrown = dice.below(1_000_000);
  if (thrown < odds.white) return ['win', 'loss'];
  return thrown < odds.white + odds.black ? ['loss', 'win'] : ['draw', 'draw'];
}

/** With the points and the place of each, equal points in the order of the list. */
function ranked(record: TournamentRecord, rounds: number): TournamentRecord {
  const counted = record.players.map((player) => ({ ...player, points: scoreAfter(record, player, rounds) }));
  const order = counted.toSorted((a, b) => b.points - a.points || a.number - b.number);
  const places = new Map(order.map(({ number }, at) => [number, at + 1]));
  const players = counted.map((player) => ({ ...player, rank: places.get(player.number) ?? null }));
  return { ...record, players };
}
