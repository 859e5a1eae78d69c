/** Who is in the way where no pairing is possible, and by which absolute criterion. */
import { apart } from './colors.ts';
import type { Blocked } from './completion.ts';
import type { AbsoluteCriterion } from './edition.ts';
import type { Field } from './field.ts';

export interface Blocking {
  readonly number: number;
  /** What keeps this player from all but the opponents left, and from the bye. */
  readonly criteria: readonly AbsoluteCriterion[];
  /** The only opponents left, who are too few for all in the way. */
  readonly opponents: readonly number[];
}

export function blockingOf(field: Field, { blocked, opponents, bye }: Blocked): readonly Blocking[] {
  const inTheWay =
    blocked.length === 0 ? field.players : blocked.flatMap((place) => field.players[place] ?? []);
  const left = opponents.flatMap((place) => field.players[place] ?? []);
  const others = field.players.filter((player) => !left.includes(player));
  return inTheWay.map((player) => {
    const reasons = new Set(
      others.flatMap((other) => (other === player ? [] : (apart(player, other, field.forbidden) ?? []))),
    );
    if (bye && player.barred) reasons.add('C2');
    return {
      number: player.number,
      criteria: [...reasons].sort(),
      opponents: left
        .filter((other) => apart(player, other, field.forbidden) === null)
        .map(({ number }) => number)
        .sort((a, b) => a - b),
    };
  });
}
