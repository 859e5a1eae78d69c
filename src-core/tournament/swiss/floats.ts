/** Who floated in which round (1.4), for cards to tell. */
import type { TournamentRecord } from '../record.ts';
import { floatOf } from './facts.ts';
import type { Float } from './facts.ts';
import { swissPlayers, swissWorth } from './from-record.ts';

/** The float of a player, by his number, in a round up to `rounds`. */
export function floatsOf(record: TournamentRecord, rounds: number): (number: number, round: number) => Float {
  const players = new Map(swissPlayers(record, rounds + 1).map((player) => [player.number, player]));
  const worth = swissWorth(record);
  return (number, round) => {
    const player = players.get(number);
    return player === undefined ? null : floatOf(worth, player, players, round);
  };
}
