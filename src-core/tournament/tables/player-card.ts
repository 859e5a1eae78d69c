/** A player's card: each round with opponent, colour, result, float and rank, and what his figures are made of. */
import { ratingChange } from '../rating-change.ts';
import { scoreAfter } from '../record-points.ts';
import type { RecordPlayer, TournamentRecord } from '../record.ts';
import { isRoundRobin, standings } from '../standings/index.ts';
import type { Standing, Term, TieBreak } from '../standings/index.ts';
import { floatsOf } from '../swiss/index.ts';
import type { Float } from '../swiss/index.ts';
import { roundsTold } from './round-told.ts';
import type { RoundTold } from './round-told.ts';
import { playerLine, standingLine } from './standings-table.ts';
import type { PlayerLine, StandingLine } from './standings-table.ts';

export interface CardRound extends RoundTold {
  readonly against: PlayerLine | null;
  /** Points after this round. */
  readonly total: number;
  /** Rank after this round, by the list of the standings. */
  readonly rank: number;
  /** By the pairing scores before this round; null in a round robin. */
  readonly float: Float;
  /** Of a rated game, what was expected of him, in hundredths of a point. */
  readonly expected: number | null;
}

/** A tie-break and what it is summed of; an order among the tied, or a figure of his own, is of nothing. */
export interface Worked {
  readonly code: string;
  readonly value: number;
  readonly terms: readonly Term[];
}

/** The development coefficients (B.02 8.3.3): which is a player's own, no record says. */
export const COEFFICIENTS = [40, 20, 10] as const;

export interface PlayerCard {
  readonly after: number;
  readonly players: number;
  readonly line: StandingLine;
  readonly fideId: string;
  readonly rounds: readonly CardRound[];
  readonly worked: readonly Worked[];
  /** For information: what the rated games would change by each coefficient. Null without a rating. */
  readonly changes: readonly { readonly k: number; readonly total: number }[] | null;
}

/** The cards of a tournament after so many rounds, each by its player's number; null for a number that nobody has. */
export function playerCards(
  whole: TournamentRecord,
  list: readonly TieBreak[],
  after: number,
): (number: number) => PlayerCard | null {
  const record = upTo(whole, after);
  const each = Array.from({ length: after }, (_, at) => byNumber(standings(record, list, at + 1).rows));
  const { rows, dropped } = standings(record, list, after);
  const codes = list.map(({ code }) => code).filter((code) => !dropped.some((one) => one.code === code));
  const last = byNumber(rows);
  const floats = isRoundRobin(record) ? () => null : floatsOf(record, after);
  return (number) => {
    const standing = last.get(number);
    if (standing === undefined) return null;
    const { player } = standing;
    const change = ratingChange(record, player, 1);
    return {
      after,
      players: rows.length,
      line: standingLine(standing, codes),
      fideId: player.fideId,
      rounds: roundsTold(record, player, after).map((told): CardRound => {
        const against = told.opponent === null ? undefined : last.get(told.opponent)?.player;
        return {
          ...told,
          against: against === undefined ? null : playerLine(against),
          total: scoreAfter(record, player, told.round),
          rank: each[told.round - 1]?.get(number)?.rank ?? 0,
          float: floats(number, told.round),
          expected: change?.games.find(({ round }) => round === told.round)?.expected ?? null,
        };
      }),
      worked: codes.map((code) => ({ code, value: 0, terms: [], ...standing.figures.get(code) })),
      changes: change === null ? null : COEFFICIENTS.map((k) => ({ k, total: totalBy(record, player, k) })),
    };
  };
}

function totalBy(record: TournamentRecord, player: RecordPlayer, k: number): number {
  return ratingChange(record, player, k)?.total ?? 0;
}

/** As it stood then. */
function upTo(record: TournamentRecord, after: number): TournamentRecord {
  const players = record.players.map((player) => ({ ...player, rounds: player.rounds.slice(0, after) }));
  return { ...record, players };
}

function byNumber(rows: readonly Standing[]): ReadonlyMap<number, Standing> {
  return new Map(rows.map((row) => [row.player.number, row]));
}
