/** Tie-breaks of ratings (C.07 10): of games over the board alone. */
import { expectedHundredths, ratingDifference } from '../rating-tables.ts';
import type { TieBreak } from './codes.ts';
import type { Field, Seat, Told } from './seats.ts';
import { averaged, cut, once, plain, sum } from './terms.ts';
import type { Figure, Term, Weighed } from './terms.ts';

interface Met {
  readonly told: Told;
  readonly seat: Seat;
  readonly rating: number;
}

function met(seat: Seat, { seats }: Field, { unrated }: TieBreak): Met[] {
  return seat.rounds.flatMap((told): Met[] => {
    const opponent = told.played && told.opponent !== null ? seats.get(told.opponent) : undefined;
    const rating = opponent?.player.rating ?? unrated;
    return opponent === undefined || rating === null ? [] : [{ told, seat: opponent, rating }];
  });
}

/** 10.1 */
export function averageRating(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  const terms = met(seat, field, tieBreak).map(({ told, rating }): Weighed => ({
    round: told.round,
    opponent: told.opponent,
    value: rating,
    weight: rating,
    voluntary: false,
  }));
  return averaged(cut(terms, tieBreak), 0);
}

/** 10.2 */
export function performance(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  const games = met(seat, field, tieBreak);
  if (games.length === 0) return plain(0);
  const average = averageRating(seat, field, tieBreak);
  const score = sum(games.map(({ told }) => told.result)) / games.length;
  return { value: average.value + ratingDifference(score), terms: average.terms };
}

/** 10.3: the lowest rating of which the score could be expected. */
export function perfectPerformance(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  const games = met(seat, field, tieBreak);
  const ratings = games.map(({ rating }) => rating);
  const score = sum(games.map(({ told }) => told.result)) * 100;
  if (games.length === 0) return plain(0);
  const lowest = Math.min(...ratings);
  const terms = games.map(({ told, rating }): Term => ({
    round: told.round,
    opponent: told.opponent,
    value: rating,
    cut: false,
  }));
  if (score === 0) return { value: lowest - 800, terms };
  const expected = (rating: number): number =>
    ratings.reduce((all, other) => all + expectedHundredths(rating - other), 0);
  let [below, enough] = [lowest - 801, Math.max(...ratings) + 800];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (expected(middle) >= score) enough = middle;
    else below = middle;
  }
  return { value: enough, terms };
}

function averageOf(of: typeof performance): (field: Field, tieBreak: TieBreak) => (seat: Seat) => Figure {
  return (field, tieBreak) => {
    const theirs = once((seat: Seat) => of(seat, field, tieBreak).value);
    return (seat) =>
      averaged(
        met(seat, field, tieBreak).map(({ told, seat: opponent }): Term => ({
          round: told.round,
          opponent: told.opponent,
          value: theirs(opponent),
          cut: false,
        })),
        0,
      );
  };
}

/** 10.4 */
export const averagePerformance = averageOf(performance);
/** 10.5 */
export const averagePerfectPerformance = averageOf(perfectPerformance);

/** 10.6 */
export function ownRating(seat: Seat, _: Field, { unrated }: TieBreak): Figure {
  return plain(seat.player.rating ?? unrated ?? 0);
}
