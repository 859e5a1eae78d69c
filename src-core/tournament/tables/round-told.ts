/** What a player had in a round, as crosstables and cards tell it. */
import type { Color } from '../../vocabulary/colors.ts';
import { entryOf, pointsInRound } from '../record-points.ts';
import type { Bye, RecordPlayer, RoundEntry, Score, TournamentRecord } from '../record.ts';

export interface RoundTold {
  readonly round: number;
  /** The opponent's number; null where nobody was paired with him. */
  readonly opponent: number | null;
  /** Null too where the colour of a forfeit is not told. */
  readonly color: Color | null;
  readonly how: Exclude<RoundEntry['kind'], 'bye' | 'none'> | Bye;
  /** Of a game or a forfeit, what came of it for him. */
  readonly score: Score | null;
  /** What the round brought him, penalties included. */
  readonly points: number;
}

/** The rounds up to `after`. */
export function roundsTold(record: TournamentRecord, player: RecordPlayer, after: number): RoundTold[] {
  return Array.from({ length: after }, (_, at) => {
    const round = at + 1;
    const points = pointsInRound(record, player, round);
    return { round, points, ...told(entryOf(player, round)) };
  });
}

function told(entry: RoundEntry): Omit<RoundTold, 'round' | 'points'> {
  switch (entry.kind) {
    case 'game':
      return { opponent: entry.opponent, color: entry.color, how: 'game', score: entry.score };
    case 'forfeit': {
      const score = entry.won ? 'win' : 'loss';
      return { opponent: entry.opponent, color: entry.color, how: 'forfeit', score };
    }
    case 'adjourned':
      return { opponent: entry.opponent, color: entry.color, how: 'adjourned', score: null };
    case 'bye':
      return { opponent: null, color: null, how: entry.bye, score: null };
    case 'none':
      return { opponent: null, color: null, how: 'zero', score: null };
  }
}
