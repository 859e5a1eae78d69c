/** What the rounds of a record come to in points. */
import type { AbnormalPoints, PointSystem, RecordPlayer, RoundEntry, TournamentRecord } from './record.ts';
import type { Color } from '../vocabulary/colors.ts';

const NONE: RoundEntry = { kind: 'none' };

/** What the player had in the round, from 1; nothing where his line ends before. */
export function entryOf(player: RecordPlayer, round: number): RoundEntry {
  return player.rounds[round - 1] ?? NONE;
}

/** The last round in which anything is written. */
export function roundsWritten(record: TournamentRecord): number {
  return record.players.reduce((most, player) => Math.max(most, player.rounds.length), 0);
}

/** The last round in which two players are paired; a later one has byes asked for and nothing else. */
export function roundsPaired(record: TournamentRecord): number {
  const last = (player: RecordPlayer): number => player.rounds.findLastIndex(isPaired) + 1;
  return record.players.reduce((most, player) => Math.max(most, last(player)), 0);
}

export function isPaired(
  entry: RoundEntry,
): entry is Extract<RoundEntry, { kind: 'game' | 'forfeit' | 'adjourned' }> {
  return entry.kind === 'game' || entry.kind === 'forfeit' || entry.kind === 'adjourned';
}

/** Points of a report have tenths at most; sums of them have no more. */
export function exact(points: number): number {
  return Math.round(points * 1000) / 1000;
}

const GAME_POINTS = {
  win: { white: 'whiteWin', black: 'blackWin' },
  draw: { white: 'whiteDraw', black: 'blackDraw' },
  loss: { white: 'whiteLoss', black: 'blackLoss' },
} as const satisfies Record<string, Record<Color, keyof PointSystem>>;

/** What an entry is worth by the point system alone. */
export function worth(points: PointSystem, entry: RoundEntry): number {
  switch (entry.kind) {
    case 'game':
      return points[GAME_POINTS[entry.score][entry.color]];
    case 'forfeit':
      return entry.won ? points.forfeitWin : points.forfeitLoss;
    case 'adjourned':
      return points.adjourned;
    case 'bye':
      return points[entry.bye];
    case 'none':
      return points.zero;
  }
}

const ABNORMAL = { win: 'W', draw: 'D', loss: 'L', full: 'F', half: 'H', zero: 'Z' } as const;

/** The sign of TRF26 299 under which an entry may be worth something else. */
function signOf(entry: RoundEntry): AbnormalPoints['of'] | null {
  if (entry.kind === 'game') return ABNORMAL[entry.score];
  if (entry.kind === 'forfeit') return entry.won ? '+' : '-';
  if (entry.kind === 'bye') return entry.bye === 'pairing' ? null : ABNORMAL[entry.bye];
  return null;
}

/** What the player got for the round: the worth of his entry, or what was said of it, and points given or taken. */
export function pointsInRound(record: TournamentRecord, player: RecordPlayer, round: number): number {
  const entry = entryOf(player, round);
  let points = worth(record.points, entry);
  if (record.abnormal.length === 0) return points;
  const concerned = record.abnormal.filter(
    (row) => (row.round === 0 || row.round === round) && row.players.includes(player.number),
  );
  const sign = signOf(entry);
  const instead = concerned.find((row) => row.of !== '' && row.of === sign);
  if (instead !== undefined) points = instead.points;
  for (const row of concerned) if (row.of === '' && row.round === round) points += row.points;
  return exact(points);
}

/** Points after so many rounds, those given or taken for no round in particular (round 0) included. */
export function scoreAfter(record: TournamentRecord, player: RecordPlayer, rounds: number): number {
  let sum = 0;
  for (let round = 1; round <= rounds; round++) sum += pointsInRound(record, player, round);
  for (const row of record.abnormal)
    if (row.of === '' && row.round === 0 && row.players.includes(player.number)) sum += row.points;
  return exact(sum);
}

/** The points that the pairing adds to a player's own in this round (C.04.7). */
export function accelerationIn(record: TournamentRecord, number: number, round: number): number {
  let sum = 0;
  for (const row of record.acceleration)
    if (row.firstRound <= round && round <= row.lastRound)
      if (row.firstPlayer <= number && number <= row.lastPlayer) sum += row.points;
  return exact(sum);
}
