/** The rounds of a record as lists that a desk takes: boards in the order of C.04.2 3.6, each with its result. */
import { entryOf, scoreAfter } from './record-points.ts';
import type { RecordPlayer, RoundEntry, Score, TournamentRecord } from './record.ts';

export interface RecordBoard {
  readonly board: number;
  readonly white: number;
  /** Null for a bye. */
  readonly black: number | null;
  /** As lists of pairings write it, a forfeit with `+` and `-`; empty where it is open. */
  readonly result: string;
}

const PLAYED = { win: '1', draw: '1/2', loss: '0' } as const satisfies Record<Score, string>;

function half(entry: RoundEntry): string {
  if (entry.kind === 'game') return PLAYED[entry.score];
  return entry.kind === 'forfeit' && entry.won ? '+' : '-';
}

function resultOf(white: RoundEntry, black: RoundEntry): string {
  if (white.kind === 'adjourned') return '';
  return [half(white), half(black)].join(white.kind === 'forfeit' ? ' - ' : '-');
}

/** What a bye was worth, as a result of who had it; a zero-point bye is no board at all. */
const BYE_RESULTS = { pairing: '', full: '1-0', half: '1/2-0' } as const;

/** The boards of a round: by the higher score, the sum of both, the smaller number; byes last. */
export function boardsOfRound(record: TournamentRecord, round: number): RecordBoard[] {
  const byNumber = new Map(record.players.map((player) => [player.number, player]));
  const score = (player: RecordPlayer): number => scoreAfter(record, player, round - 1);
  const games = record.players.flatMap((white) => {
    const entry = entryOf(white, round);
    if (!('opponent' in entry)) return [];
    const black = byNumber.get(entry.opponent);
    // a forfeit of which no colour is told: the smaller number sits as White
    const first = entry.color === 'white' || (entry.color === null && white.number < entry.opponent);
    if (black === undefined || !first) return [];
    const [one, other] = [score(white), score(black)];
    const order = [-Math.max(one, other), -one - other, Math.min(white.number, black.number)];
    return [
      { white: white.number, black: black.number, order, result: resultOf(entry, entryOf(black, round)) },
    ];
  });
  const byes = record.players.flatMap((player) => {
    const entry = entryOf(player, round);
    if (entry.kind !== 'bye' || entry.bye === 'zero') return [];
    return [{ white: player.number, black: null, order: [Infinity], result: BYE_RESULTS[entry.bye] }];
  });
  return [...games, ...byes]
    .toSorted((a, b) => {
      const at = a.order.findIndex((value, place) => value !== b.order[place]);
      return at < 0 ? 0 : (a.order[at] ?? 0) - (b.order[at] ?? 0);
    })
    .map(({ white, black, result }, at) => ({ board: at + 1, white, black, result }));
}
