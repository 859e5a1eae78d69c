/** Tie-breaks of the opponents' scores (C.07 8 and 9), unplayed rounds by article 16. */
import type { TieBreak } from './codes.ts';
import type { Field, Seat, Told } from './seats.ts';
import { averaged, cut, once, summed } from './terms.ts';
import type { Figure, Term, Weighed } from './terms.ts';

/** The round as a game with the opponent of the pairing, where such a round is one. */
function againstOpponent(field: Field, told: Told, { forfeitsPlayed }: TieBreak): Seat | undefined {
  const counts = told.played || (told.forfeit && (forfeitsPlayed || field.roundRobin));
  return counts && told.opponent !== null ? field.seats.get(told.opponent) : undefined;
}

/**
 * The score of who was met, otherwise of the dummy: one's own, no more than the opponent of a forfeit has (16.4.1) or
 * than a draw in every round comes to (16.4.2). A free round of a round robin is none at all.
 */
function facedScore(field: Field, seat: Seat, told: Told, tieBreak: TieBreak): number | null {
  const met = againstOpponent(field, told, tieBreak);
  if (met !== undefined) return met.adjusted;
  if (field.roundRobin) return null;
  const paired = told.opponent === null ? undefined : field.seats.get(told.opponent);
  const allDrawn = field.rounds * field.record.points.whiteDraw;
  return Math.min(seat.score, paired === undefined ? allDrawn : paired.adjusted);
}

function weighed(
  field: Field,
  seat: Seat,
  tieBreak: TieBreak,
  value: (score: number, told: Told) => number,
): Weighed[] {
  return seat.rounds.flatMap((told) => {
    const score = facedScore(field, seat, told, tieBreak);
    if (score === null) return [];
    const played = againstOpponent(field, told, tieBreak) !== undefined;
    return {
      round: told.round,
      opponent: told.opponent,
      value: value(score, told),
      weight: score,
      voluntary: told.voluntary && !played,
    };
  });
}

/** 8.1 */
export function buchholz(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  return summed(
    cut(
      weighed(field, seat, tieBreak, (score) => score),
      tieBreak,
    ),
  );
}

/** 8.3 */
export function foreBuchholz(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  const fore = field.fore();
  return buchholz(fore.seats.get(seat.player.number) ?? seat, fore, tieBreak);
}

/** 8.2: of the opponents met over the board. */
export function averageBuchholz(field: Field, tieBreak: TieBreak): (seat: Seat) => Figure {
  const of = tieBreak.fore ? foreBuchholz : buchholz;
  const theirs = once((seat: Seat) => of(seat, field, tieBreak).value);
  return (seat) =>
    averaged(
      seat.rounds.flatMap((told): Term[] => {
        const met = told.played && told.opponent !== null ? field.seats.get(told.opponent) : undefined;
        if (met === undefined) return [];
        return [{ round: told.round, opponent: told.opponent, value: theirs(met), cut: false }];
      }),
      2,
    );
}

/** 9.1 */
export function sonnebornBerger(seat: Seat, field: Field, tieBreak: TieBreak): Figure {
  return summed(
    cut(
      weighed(field, seat, tieBreak, (score, told) => score * told.points),
      tieBreak,
    ),
  );
}

/** 9.2: points against those who have half of what can be had, or as many half points more as the limit says (14.5). */
export function koya(field: Field, { limit }: TieBreak): (seat: Seat) => Figure {
  const { record, seats, rounds, roundRobin } = field;
  const paired = (seat: Seat): number => seat.rounds.filter(({ opponent }) => opponent !== null).length;
  // in a round robin of an odd number nobody can score in the free round
  const most = roundRobin ? Math.max(0, ...[...seats.values()].map(paired)) : rounds;
  const least = (most * record.points.whiteWin) / 2 + limit / 2;
  return (seat) =>
    summed(
      seat.rounds.flatMap((told): Term[] => {
        const opponent = told.opponent === null ? undefined : seats.get(told.opponent);
        if (opponent === undefined) return [];
        const value = opponent.score >= least ? told.points : 0;
        return [{ round: told.round, opponent: told.opponent, value, cut: false }];
      }),
    );
}
