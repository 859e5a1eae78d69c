/** Tie-breaks of a player's own record (C.07 7). */
import type { TieBreak } from './codes.ts';
import type { Field, Seat, Told } from './seats.ts';
import { plain, sum, summed } from './terms.ts';
import type { Figure, Term } from './terms.ts';

function counted(seat: Seat, worth: (told: Told) => number): Figure {
  const terms = seat.rounds.map((told): Term => ({
    round: told.round,
    opponent: told.opponent,
    value: worth(told),
    cut: false,
  }));
  return summed(terms);
}

/** 7.1: rounds that brought a win's points, played or not. */
export function wins(seat: Seat, { record }: Field): Figure {
  const { whiteWin, blackWin } = record.points;
  return counted(seat, ({ points, color }) => (points >= (color === 'black' ? blackWin : whiteWin) ? 1 : 0));
}

/** 7.2 */
export function gamesWon(seat: Seat): Figure {
  return counted(seat, ({ played, result }) => (played && result === 1 ? 1 : 0));
}

/** 7.3 */
export function gamesWithBlack(seat: Seat): Figure {
  return counted(seat, ({ played, color }) => (played && color === 'black' ? 1 : 0));
}

/** 7.4 */
export function gamesWonWithBlack(seat: Seat): Figure {
  return counted(seat, ({ played, color, result }) => (played && color === 'black' && result === 1 ? 1 : 0));
}

/** 7.5: the score after each round; a cut leaves out the first rounds (14.1.1). */
export function progressive(seat: Seat, _: Field, { cutLow, cutHigh }: TieBreak): Figure {
  let score = 0;
  const last = seat.rounds.length;
  const terms = seat.rounds.map((told): Term => {
    score = sum([score, told.points]);
    const cut = told.round <= cutLow || told.round > last - cutHigh;
    return { round: told.round, opponent: told.opponent, value: score, cut };
  });
  return summed(terms);
}

/** 7.6 */
export function roundsElected(seat: Seat): Figure {
  return counted(seat, ({ voluntary }) => (voluntary ? 0 : 1));
}

/** 7.7: in a game more than the opponent is one, as much is a half; without playing, measured by a draw's points. */
export function standardPoints(seat: Seat, { record, seats }: Field): Figure {
  return counted(seat, (told) => {
    const opponent = told.played && told.opponent !== null ? seats.get(told.opponent) : undefined;
    const theirs = opponent?.rounds[told.round - 1];
    const measure = theirs?.points ?? record.points.whiteDraw;
    if (told.points > measure) return 1;
    return told.points === measure ? 0.5 : 0;
  });
}

/** 7.8 */
export function pairingNumber(seat: Seat): Figure {
  return plain(seat.player.number);
}

export function points(seat: Seat): Figure {
  return counted(seat, (told) => told.points);
}
