/** What a pairing is made of, out of the record of a tournament. */
import type { Color } from '../../vocabulary/colors.ts';
import { accelerationIn, entryOf, pointsInRound, roundsPaired, scoreAfter } from '../record-points.ts';
import type { RecordPlayer, RoundEntry, TournamentRecord } from '../record.ts';
import { otherColor } from './colors.ts';
import type { PastRound, SwissInput, SwissPlayer } from './input.ts';

/** What the rules need and the record does not say; of the initial list, where it numbers by the ranking instead. */
export type Missing = 'rounds' | 'initialColor' | 'initialList';

/** Points are counted in thousandths here. */
const UNIT = 1000;
const inUnits = (points: number): number => Math.round(points * UNIT);
/** Points as a report has them, of those of a pairing. */
export const inPoints = (units: number): number => units / UNIT;

/** The pairing of a round from the rounds before it, or what is missing for it. */
export function swissInput(record: TournamentRecord, round: number): SwissInput | Missing {
  if (record.pairsByRank) return 'initialList';
  if (record.roundCount === null) return 'rounds';
  const initialColor = record.initialColor ?? colorOfRoundOne(record);
  if (initialColor === null) return 'initialColor';
  return {
    round,
    rounds: record.roundCount,
    worth: swissWorth(record),
    initialColor,
    players: swissPlayers(record, round),
    forbidden: record.forbidden
      .filter(({ firstRound, lastRound }) => firstRound <= round && round <= lastRound)
      .flatMap(({ players }) => pairsOf(players)),
  };
}

export function swissWorth({ points }: TournamentRecord): SwissInput['worth'] {
  return { win: inUnits(points.whiteWin), loss: inUnits(points.whiteLoss) };
}

/** The players with their rounds before this one. */
export function swissPlayers(record: TournamentRecord, round: number): readonly SwissPlayer[] {
  const played = round <= roundsPaired(record);
  return record.players.map((player) => playerOf(record, player, round, played));
}

function playerOf(
  record: TournamentRecord,
  player: RecordPlayer,
  round: number,
  played: boolean,
): SwissPlayer {
  const { number } = player;
  const entry = entryOf(player, round);
  const away = record.absences.some((row) => row.round === round && row.players.includes(number));
  return {
    number,
    present: !away && isPresent(entry, played),
    rounds: Array.from({ length: round - 1 }, (_, at) =>
      pastRound(entryOf(player, at + 1), inUnits(pointsInRound(record, player, at + 1))),
    ),
    virtual: Array.from({ length: round }, (_, at) => inUnits(accelerationIn(record, number, at + 1))),
    besides: inUnits(scoreAfter(record, player, 0)),
  };
}

/** Who has a bye asked for is not paired; nothing written means so only in a round that was played. */
function isPresent(entry: RoundEntry, played: boolean): boolean {
  if (entry.kind === 'none') return !played;
  return entry.kind !== 'bye' || entry.bye === 'pairing';
}

function pastRound(entry: RoundEntry, points: number): PastRound {
  switch (entry.kind) {
    case 'game':
    case 'adjourned':
      return { kind: 'game', opponent: entry.opponent, color: entry.color, points };
    case 'forfeit':
      return { kind: 'forfeit', opponent: entry.opponent, points };
    case 'bye':
      return { kind: 'bye', allocated: entry.bye === 'pairing', points };
    case 'none':
      return { kind: 'bye', allocated: false, points };
  }
}

function pairsOf(players: readonly number[]): readonly (readonly [number, number])[] {
  return players.flatMap((one, at) => players.slice(at + 1).map((other) => [one, other] as const));
}

/** Where it is not said: in round 1 the first of the list who was paired had it, or the other if his place is even. */
function colorOfRoundOne(record: TournamentRecord): Color | null {
  const list = record.players
    .toSorted((a, b) => a.number - b.number)
    .map((player) => entryOf(player, 1))
    .filter((entry) => entry.kind !== 'none' && (entry.kind !== 'bye' || entry.bye === 'pairing'));
  const at = list.findIndex((entry) => entry.kind === 'game' || entry.kind === 'adjourned');
  const first = list[at];
  if (first?.kind !== 'game' && first?.kind !== 'adjourned') return null;
  return at % 2 === 0 ? first.color : otherColor(first.color);
}
