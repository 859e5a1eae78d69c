/** What the games of a tournament change in a player's rating (B.02 8.3), for information: FIDE's own count decides. */
import { expectedHundredths } from './rating-tables.ts';
import type { RecordPlayer, TournamentRecord } from './record.ts';

export interface GameChange {
  readonly round: number;
  readonly opponent: number;
  /** What was expected, in hundredths of a point. */
  readonly expected: number;
  readonly change: number;
}

export interface RatingChange {
  readonly games: readonly GameChange[];
  /** Points of rating, in tenths. */
  readonly total: number;
}

/** A difference counts as no more than this (8.3.1), */
const MOST_DIFFERENCE = 400;
/** but not for who has so much himself (since October 2025). */
const UNCAPPED_FROM = 2650;

const SCORES = { win: 100, draw: 50, loss: 0 } as const;

/** Null for a player without a rating: a first rating is counted otherwise. `k` is the development coefficient. */
export function ratingChange(record: TournamentRecord, player: RecordPlayer, k: number): RatingChange | null {
  const { rating } = player;
  if (rating === null) return null;
  const ratings = new Map(record.players.map((each) => [each.number, each.rating]));
  const games = player.rounds.flatMap((entry, at): GameChange[] => {
    if (entry.kind !== 'game' || !entry.rated) return [];
    const theirs = ratings.get(entry.opponent) ?? null;
    if (theirs === null) return [];
    const expected = expectedHundredths(counted(rating, rating - theirs));
    const change = (k * (SCORES[entry.score] - expected)) / 100;
    return [{ round: at + 1, opponent: entry.opponent, expected, change }];
  });
  const total = Math.round(games.reduce((sum, { change }) => sum + change, 0) * 10) / 10;
  return { games, total };
}

function counted(rating: number, difference: number): number {
  if (rating >= UNCAPPED_FROM) return difference;
  return Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference));
}
