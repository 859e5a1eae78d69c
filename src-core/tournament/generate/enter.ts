/** A generated event before its first round: who plays, when each is away, and what was announced. */
import { LIMITS } from '../../vocabulary/limits.ts';
import { EMPTY_RECORD } from '../record.ts';
import type {
  Absence,
  Acceleration,
  Forbidden,
  PointSystem,
  RecordPlayer,
  TournamentRecord,
} from '../record.ts';
import type { Dice } from './dice.ts';
import { PROFILES, type Profile, type ProfileName } from './profiles.ts';

export interface Plan {
  readonly seed: number;
  /** At least 2 and at most `MOST_PLAYERS`. */
  readonly players: number;
  /** At least 1 and at most `MOST_ROUNDS`. */
  readonly rounds: number;
  readonly profile: ProfileName;
}

/** By the columns of a report for a player, and by what is read of one. */
export const MOST_PLAYERS = 9999;
export const MOST_ROUNDS = LIMITS.rounds;

export interface Entered {
  readonly record: TournamentRecord;
  /** By number and round, both counted from 0: the bye that is asked for, or null. */
  readonly away: readonly (readonly (Absence['bye'] | null)[])[];
}

export function enter(plan: Plan, dice: Dice): Entered {
  const profile: Profile = PROFILES[plan.profile];
  const players = playersOf(plan, profile, dice);
  const away = players.map(() => awayOf(plan.rounds, profile, dice));
  const points = profile.points[dice.below(profile.points.length)] ?? EMPTY_RECORD.points;
  const command = `--seed ${plan.seed} --players ${plan.players} --rounds ${plan.rounds} --profile ${plan.profile}`;
  const record: TournamentRecord = {
    ...EMPTY_RECORD,
    head: {
      name: `Generated ${plan.seed}`,
      playerCount: String(players.length),
      ratedCount: String(players.filter(({ rating }) => rating !== null).length),
      system: 'FIDE_DUTCH',
    },
    roundCount: plan.rounds,
    initialColor: dice.below(2) === 0 ? 'white' : 'black',
    points,
    forbidden: forbiddenOf(plan, profile, dice),
    acceleration: profile.accelerated ? baku(plan.rounds, points, away) : [],
    players,
    kept: [{ after: '', text: `### escaque generate ${command}` }],
  };
  return { record, away };
}

const LOWEST = 1000;
/** The sum of three dice of so many sides: most are in the middle. */
const SIDES = 501;

/** In the order of the initial list: by rating, those without one last. */
function playersOf({ players }: Plan, profile: Profile, dice: Dice): readonly RecordPlayer[] {
  const ratings = Array.from({ length: players }, () =>
    dice.happens(profile.unrated) ? null : LOWEST + dice.below(SIDES) + dice.below(SIDES) + dice.below(SIDES),
  );
  return ratings
    .sort((a, b) => (b ?? 0) - (a ?? 0))
    .map((rating, at) => ({
      number: at + 1,
      sex: '',
      title: '',
      name: `Player ${String(at + 1).padStart(4, '0')}`,
      rating,
      federation: '',
      fideId: '',
      birth: '',
      points: null,
      rank: null,
      rounds: [],
      national: [],
    }));
}

/** Round by round: away before he enters and once he has withdrawn, and by byes between. */
function awayOf(rounds: number, profile: Profile, dice: Dice): readonly (Absence['bye'] | null)[] {
  const first = rounds > 1 && dice.happens(profile.late) ? 2 + dice.below(rounds - 1) : 1;
  const last = dice.happens(profile.withdrawn) ? first + dice.below(rounds - first + 1) : rounds;
  return Array.from({ length: rounds }, (_, at) => {
    if (at + 1 < first || at + 1 > last) return 'zero';
    let thrown = dice.below(1000);
    for (const bye of ['full', 'half', 'zero'] as const) {
      thrown -= profile.byes[bye];
      if (thrown < 0) return bye;
    }
    return null;
  });
}

/** Groups of two or three, for all rounds or from one to another. */
function forbiddenOf({ players, rounds }: Plan, profile: Profile, dice: Dice): readonly Forbidden[] {
  const groups = Math.floor((players * profile.forbidden) / 1000 / 2);
  return Array.from({ length: groups }, () => {
    const numbers = new Set<number>();
    const size = Math.min(players, dice.happens(250) ? 3 : 2);
    while (numbers.size < size) numbers.add(1 + dice.below(players));
    const firstRound = dice.happens(500) ? 1 : 1 + dice.below(rounds);
    const lastRound = dice.happens(500) ? rounds : firstRound + dice.below(rounds - firstRound + 1);
    return { firstRound, lastRound, players: [...numbers].sort((a, b) => a - b) };
  });
}

/**
 * C.04.7: group A ends with the player who is last of its half among those paired in round 1, and later entries above
 * him join it. A win more in the first half of the accelerated rounds, a draw more in the others.
 */
function baku(rounds: number, points: PointSystem, away: Entered['away']): readonly Acceleration[] {
  const first = away.flatMap(([bye], at) => (bye === null ? [at + 1] : []));
  const lastPlayer = first[Math.min(first.length, 2 * Math.ceil(first.length / 4)) - 1];
  if (lastPlayer === undefined) return [];
  const accelerated = Math.ceil(rounds / 2);
  const half = Math.ceil(accelerated / 2);
  const group = { matchPoints: 0, firstPlayer: 1, lastPlayer };
  return [
    { ...group, points: points.whiteWin, firstRound: 1, lastRound: half },
    { ...group, points: points.whiteDraw, firstRound: half + 1, lastRound: accelerated },
  ].filter(({ firstRound, lastRound }) => firstRound <= lastRound);
}
