/** Each player's rounds as the tie-breaks look at them (C.07 15 and 16). */
import type { Color } from '../../vocabulary/colors.ts';
import { entryOf, pointsInRound, roundsPaired, scoreAfter } from '../record-points.ts';
import type { RecordPlayer, RoundEntry, TournamentRecord } from '../record.ts';

/** One round of one player. */
export interface Told {
  readonly round: number;
  /** With whom he was paired; null for a bye. */
  readonly opponent: number | null;
  readonly color: Color | null;
  readonly points: number;
  /** 1, a half or 0: what the round was without regard to what it was worth. */
  readonly result: number;
  /** Over the board. */
  readonly played: boolean;
  readonly forfeit: boolean;
  /** A half- or zero-point bye, the rounds before coming and after leaving among them (16.1.1). */
  readonly requested: boolean;
  /** Unplayed by the player's own doing: a requested bye or a forfeit loss (16.1.2). */
  readonly voluntary: boolean;
}

export interface Seat {
  readonly player: RecordPlayer;
  readonly rounds: readonly Told[];
  readonly score: number;
  /** The score that his opponents' tie-breaks count (16.3). */
  readonly adjusted: number;
}

export interface Field {
  readonly record: TournamentRecord;
  /** After how many rounds. */
  readonly rounds: number;
  /** Everybody meets everybody, and a forfeit is a game (15.2). */
  readonly roundRobin: boolean;
  readonly seats: ReadonlyMap<number, Seat>;
  /** The same with all paired games of its last round drawn (8.3), where that round is the last of all. */
  readonly fore: () => Field;
}

/** Whether the pairings were fixed beforehand, as the report says it. */
export function isRoundRobin(record: TournamentRecord): boolean {
  const { system = '', type = '' } = record.head;
  return system === '' ? /round[ -]?robin|berger/i.test(type) : system.includes('ROUNDROBIN');
}

/** The players after so many rounds; all that are paired where nothing is said. */
export function fieldOf(record: TournamentRecord, rounds = roundsPaired(record)): Field {
  const seats = new Map<number, Seat>();
  for (const player of record.players) seats.set(player.number, seatOf(record, player, rounds));
  let fore: Field | null = null;
  const field: Field = {
    record,
    rounds,
    roundRobin: isRoundRobin(record),
    seats,
    fore: () => (fore ??= foreField(field)),
  };
  return field;
}

function seatOf(record: TournamentRecord, player: RecordPlayer, rounds: number): Seat {
  const told = Array.from({ length: rounds }, (_, at) => toldOf(record, player, at + 1));
  const score = scoreAfter(record, player, rounds);
  return { player, rounds: told, score, adjusted: adjustedScore(record, told, score) };
}

/** The score as his opponents count it: byes asked for that nothing but absence follows count as draws (16.3.2). */
function adjustedScore(record: TournamentRecord, rounds: readonly Told[], score: number): number {
  const lastPresent = rounds.findLastIndex((told) => !told.voluntary);
  let adjusted = score;
  for (const told of rounds.slice(lastPresent + 1))
    if (told.requested) adjusted += record.points.whiteDraw - told.points;
  return adjusted;
}

const RESULTS = { win: 1, draw: 0.5, loss: 0 } as const;

function toldOf(record: TournamentRecord, player: RecordPlayer, round: number): Told {
  const entry = entryOf(player, round);
  const paired = 'opponent' in entry;
  const requested =
    entry.kind === 'none' || (entry.kind === 'bye' && (entry.bye === 'half' || entry.bye === 'zero'));
  const points = pointsInRound(record, player, round);
  return {
    round,
    opponent: paired ? entry.opponent : null,
    color: paired ? entry.color : null,
    points,
    result: resultOf(record, entry, points),
    played: entry.kind === 'game' || entry.kind === 'adjourned',
    forfeit: entry.kind === 'forfeit',
    requested,
    voluntary: requested || (entry.kind === 'forfeit' && !entry.won),
  };
}

/** Of an unplayed round, the result that its points are worth (16.3.1, 16.4). */
function resultOf(record: TournamentRecord, entry: RoundEntry, points: number): number {
  if (entry.kind === 'game') return RESULTS[entry.score];
  if (entry.kind === 'adjourned') return 0.5;
  if (points >= record.points.whiteWin) return 1;
  return points >= record.points.whiteDraw ? 0.5 : 0;
}

function foreField(field: Field): Field {
  const { record, rounds } = field;
  if (rounds === 0 || (record.roundCount !== null && rounds < record.roundCount)) return field;
  const players = record.players.map((player): RecordPlayer => {
    const entry = entryOf(player, rounds);
    if (!('opponent' in entry)) return player;
    const color = entry.color ?? 'white';
    const drawn: RoundEntry = {
      kind: 'game',
      opponent: entry.opponent,
      color,
      score: 'draw',
      rated: false,
    };
    return { ...player, rounds: player.rounds.with(rounds - 1, drawn) };
  });
  return fieldOf({ ...record, players }, rounds);
}
