/** What the rules look at in each player, from his rounds (section 1 of the Dutch system). */
import type { Color } from '../../vocabulary/colors.ts';
import { EDITION } from './edition.ts';
import type { PastRound, SwissInput, SwissPlayer } from './input.ts';

export type Float = 'down' | 'up' | null;
/** 0 none, 1 mild, 2 strong, 3 absolute (1.7). */
export type Strength = 0 | 1 | 2 | 3;

export interface Facts {
  readonly number: number;
  /** The pairing score: points and virtual points. */
  readonly score: number;
  /** Of the pairing numbers, who never took part has none (5.2.5 asks whether it is odd). */
  readonly oddNumber: boolean;
  /** The colours of the games played, the latest last. */
  readonly colors: readonly Color[];
  /** Whites minus blacks. */
  readonly difference: number;
  readonly preference: Color | null;
  readonly strength: Strength;
  /** One round ago, two rounds ago. */
  readonly floats: readonly Float[];
  readonly unplayed: number;
  /** May not have the bye of the pairing (C2). */
  readonly barred: boolean;
  readonly topscorer: boolean;
  readonly met: ReadonlySet<number>;
}

/** The facts of those who are to be paired, by score and then by number (1.2). */
export function factsOf(input: SwissInput): readonly Facts[] {
  const list = [...input.players].sort((a, b) => a.number - b.number);
  const byNumber = new Map(list.map((player) => [player.number, player]));
  const numbered = list.filter(({ present, rounds }) => present || rounds.some(tookPart));
  const places = new Map(numbered.map((player, at) => [player.number, at + 1]));
  return list
    .filter(({ present }) => present)
    .map((player) => factsOfOne(input, player, byNumber, places.get(player.number) ?? 0))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

function tookPart(round: PastRound): boolean {
  return round.kind !== 'bye' || round.allocated;
}

/** The score with which a player is paired in a round. */
function pairingScore(player: SwissPlayer, round: number): number {
  let score = player.besides + (player.virtual[round - 1] ?? 0);
  for (const past of player.rounds.slice(0, round - 1)) score += past.points;
  return score;
}

function factsOfOne(
  input: SwissInput,
  player: SwissPlayer,
  others: ReadonlyMap<number, SwissPlayer>,
  place: number,
): Facts {
  const { rounds } = player;
  const games = rounds.filter((round) => round.kind === 'game');
  const colors = games.map(({ color }) => color);
  const score = pairingScore(player, input.round);
  const { of, in: parts } = EDITION.topscorerOver;
  const most = input.worth.win * (input.rounds - 1);
  return {
    number: player.number,
    score,
    oddNumber: place % 2 === 1,
    colors,
    ...preferenceOf(colors),
    floats: Array.from({ length: EDITION.floatRounds }, (_, back) =>
      floatOf(input.worth, player, others, input.round - 1 - back),
    ),
    unplayed: rounds.length - games.length,
    barred: barringRound(player, input.worth.win) !== null,
    topscorer: input.round === input.rounds && score * parts > most * of,
    met: new Set(games.map(({ opponent }) => opponent)),
  };
}

/** The first round that bars a player from the bye (C2), or null. */
export function barringRound({ rounds }: SwissPlayer, win: number): number | null {
  const at = rounds.findIndex((round) => bars(round, win));
  return at < 0 ? null : at + 1;
}

/** A bye of the pairing, or a win's points without playing (C2). */
function bars(round: PastRound, win: number): boolean {
  if (round.kind === 'game') return false;
  return (round.kind === 'bye' && round.allocated) || round.points >= win;
}

/** 1.7: the colour difference first, then two games of one colour. */
function preferenceOf(colors: readonly Color[]): Pick<Facts, 'difference' | 'preference' | 'strength'> {
  const whites = colors.filter((color) => color === 'white').length;
  const difference = 2 * whites - colors.length;
  const last = colors.at(-1);
  if (last === undefined) return { difference, preference: null, strength: 0 };
  const lately = colors.slice(-EDITION.gamesOfOneColor);
  const owed: Color = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > EDITION.widestDifference) return { difference, preference: owed, strength: 3 };
  const other: Color = last === 'white' ? 'black' : 'white';
  if (lately.length === EDITION.gamesOfOneColor && lately.every((color) => color === last))
    return { difference, preference: other, strength: 3 };
  if (difference !== 0) return { difference, preference: owed, strength: 2 };
  return { difference, preference: other, strength: 1 };
}

/** 1.4.2 to 1.4.4, by the pairing scores of that round. */
export function floatOf(
  worth: SwissInput['worth'],
  player: SwissPlayer,
  others: ReadonlyMap<number, SwissPlayer>,
  round: number,
): Float {
  const past = player.rounds[round - 1];
  if (past === undefined) return null;
  if (past.kind === 'game') {
    const opponent = others.get(past.opponent);
    if (opponent === undefined) return null;
    const over = pairingScore(player, round) - pairingScore(opponent, round);
    if (over === 0) return null;
    return over > 0 ? 'down' : 'up';
  }
  const allocated = past.kind === 'bye' && past.allocated;
  return allocated || past.points > worth.loss ? 'down' : null;
}
