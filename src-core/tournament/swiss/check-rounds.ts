/** Every round of a record paired again, and what was paired otherwise. */
import { entryOf, isPaired, roundsPaired } from '../record-points.ts';
import type { TournamentRecord } from '../record.ts';
import { type Missing, swissInput } from './from-record.ts';
import { pairRound } from './pair-round.ts';

export interface CheckedRound {
  readonly round: number;
  readonly same: boolean;
  /** Boards (White, Black) that stand on one side only; where the record does not tell the colours, by number. */
  readonly differs: {
    readonly recorded: readonly (readonly [number, number])[];
    /** Null where no pairing keeps the absolute criteria. */
    readonly paired: readonly (readonly [number, number])[] | null;
    readonly byeRecorded: number | null;
    readonly byePaired: number | null;
  };
}

type Pairs = readonly (readonly [number, number])[];

export function checkRounds(record: TournamentRecord): readonly CheckedRound[] | Missing {
  const checked: CheckedRound[] = [];
  for (let round = 1; round <= roundsPaired(record); round++) {
    const input = swissInput(record, round);
    if (typeof input === 'string') return input;
    const { pairs, colors, bye } = recorded(record, round);
    const result = pairRound(input);
    const ours: Pairs | null = result.none ? null : result.boards.map(({ white, black }) => [white, black]);
    const byePaired = result.none ? null : result.bye;
    const key = (pair: readonly [number, number]): string => keyOf(pair, colors);
    const recordedKeys = new Set(pairs.map(key));
    const ourKeys = new Set((ours ?? []).map(key));
    const differs = {
      recorded: pairs.filter((pair) => !ourKeys.has(key(pair))),
      paired: ours?.filter((pair) => !recordedKeys.has(key(pair))) ?? null,
      byeRecorded: bye,
      byePaired,
    };
    const same = differs.recorded.length === 0 && differs.paired?.length === 0 && bye === byePaired;
    checked.push({ round, same, differs });
  }
  return checked;
}

/** Pairs are told apart by who had White, or by the two alone where that is not known. */
function keyOf([white, black]: readonly [number, number], colors: ReadonlyMap<number, boolean>): string {
  if (colors.get(white) === false || colors.get(black) === false)
    return [white, black].sort((a, b) => a - b).join('=');
  return `${String(white)}-${String(black)}`;
}

/** The pairs of a round as recorded, whose colours are told (by number), and who had the bye. */
function recorded(record: TournamentRecord, round: number) {
  const pairs: (readonly [number, number])[] = [];
  const colors = new Map<number, boolean>();
  let bye: number | null = null;
  for (const player of record.players) {
    const entry = entryOf(player, round);
    if (entry.kind === 'bye' && entry.bye === 'pairing') bye = player.number;
    if (!isPaired(entry)) continue;
    colors.set(player.number, entry.color !== null);
    const first = entry.color === null ? player.number < entry.opponent : entry.color === 'white';
    if (first) pairs.push([player.number, entry.opponent]);
  }
  return { pairs, colors, bye };
}
