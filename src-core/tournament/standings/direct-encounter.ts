/** Direct encounter (C.07 6): what tied players did against each other. */
import type { TieBreak } from './codes.ts';
import type { Field, Seat } from './seats.ts';
import { exact } from '../record-points.ts';

interface Stand {
  readonly seat: Seat;
  readonly score: number;
  /** How many of the others he has not met. */
  readonly missing: number;
}

/** The tied players in the order of their encounters; who is still tied stands together. */
export function directEncounter(
  field: Field,
  tied: readonly Seat[],
  tieBreak: TieBreak,
): (readonly Seat[])[] {
  if (tied.length < 2) return [tied];
  const stands = tied.map((seat) => standOf(field, seat, tied, tieBreak));
  if (stands.every(({ missing }) => missing === tied.length - 1)) return [tied];
  const groups = stands.every(({ missing }) => missing === 0) ? byScore(stands) : certain(field, stands);
  if (groups.length === 1) return [tied];
  return groups.flatMap((group) => directEncounter(field, group, tieBreak));
}

/** Of several games with the same opponent the average counts (6.1.2). */
function standOf(field: Field, seat: Seat, tied: readonly Seat[], tieBreak: TieBreak): Stand {
  const others = new Set(tied.map(({ player }) => player.number));
  const against = new Map<number, number[]>();
  for (const { opponent, points, played, forfeit } of seat.rounds) {
    if (opponent === null || !others.has(opponent)) continue;
    if (!played && !(forfeit && (tieBreak.forfeitsPlayed || field.roundRobin))) continue;
    against.set(opponent, [...(against.get(opponent) ?? []), points]);
  }
  let score = 0;
  for (const games of against.values()) score += games.reduce((sum, one) => sum + one, 0) / games.length;
  return { seat, score: exact(score), missing: tied.length - 1 - against.size };
}

/** All have met (6.2). */
function byScore(stands: readonly Stand[]): Seat[][] {
  const groups = Map.groupBy(
    stands.toSorted((a, b) => b.score - a.score),
    ({ score }) => score,
  );
  return [...groups.values()].map((group) => group.map(({ seat }) => seat));
}

/** Who stands alone at the top whatever the games that are missing would bring, then the next; the rest together (6.3). */
function certain({ record }: Field, stands: readonly Stand[]): Seat[][] {
  const { whiteWin, whiteLoss } = record.points;
  const first: Seat[][] = [];
  let left = stands;
  for (;;) {
    const alone = left.find((one) =>
      left.every(
        (other) =>
          other === one || one.score + one.missing * whiteLoss > other.score + other.missing * whiteWin,
      ),
    );
    if (alone === undefined || left.length === 1) break;
    first.push([alone.seat]);
    left = left.filter((one) => one !== alone);
  }
  return [...first, left.map(({ seat }) => seat)];
}
