/** A pairing made or changed by hand: what it breaks, and where it differs from another. */
import type { Color } from '../../vocabulary/colors.ts';
import { allocate, otherColor, pairKey } from './colors.ts';
import { EDITION } from './edition.ts';
import { type Facts, barringRound, factsOf } from './facts.ts';
import type { SwissInput } from './input.ts';
import { roundMet } from './told-why.ts';

/** White and Black of each board by their numbers, in the order of the boards, and who has the bye. */
export interface Pairs {
  readonly boards: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** What a pairing by hand can break: C1 (met, forbidden), C2, C3, the colours of C.04.1, or the colours of article 5. */
export type BreachKind = 'met' | 'forbidden' | 'barred' | 'sameColor' | 'third' | 'difference' | 'colors';

export interface Breach {
  readonly kind: BreachKind;
  /** The two of the board, White first, or the one it is about. */
  readonly players: readonly number[];
  /** In which they met, or since which one is barred from the bye; null: of no round. */
  readonly round: number | null;
  /** Which both must have, or which one gets again; null: about no colour. */
  readonly color: Color | null;
  /** No pairing of the system has it. */
  readonly absolute: boolean;
}

/** What these pairs break, board by board, the bye last. Who is not to be paired is not looked at. */
export function breachesOf(input: SwissInput, { boards, bye }: Pairs): readonly Breach[] {
  const facts = new Map(factsOf(input).map((player) => [player.number, player]));
  const forbidden = new Set(input.forbidden.map(([one, other]) => pairKey(one, other)));
  const ofBoards = boards.flatMap(([one, other]) => {
    const [white, black] = [facts.get(one), facts.get(other)];
    return white === undefined || black === undefined ? [] : ofBoard(input, white, black, forbidden);
  });
  const round = input.players.flatMap((player) =>
    player.number === bye ? (barringRound(player, input.worth.win) ?? []) : [],
  )[0];
  if (bye === null || round === undefined) return ofBoards;
  return [...ofBoards, { kind: 'barred', players: [bye], round, color: null, absolute: true }];
}

function ofBoard(
  input: SwissInput,
  white: Facts,
  black: Facts,
  forbidden: ReadonlySet<string>,
): readonly Breach[] {
  const players = [white.number, black.number];
  const found: Breach[] = [];
  const round = roundMet(input, white.number, black.number);
  if (round !== null) found.push({ kind: 'met', players, round, color: null, absolute: true });
  if (forbidden.has(pairKey(white.number, black.number)))
    found.push({ kind: 'forbidden', players, round: null, color: null, absolute: true });
  const topscorers = white.topscorer || black.topscorer;
  const color = white.preference;
  if (white.strength === 3 && black.strength === 3 && color === black.preference && !topscorers)
    found.push({ kind: 'sameColor', players, round: null, color, absolute: true });
  found.push(...ofColor(white, 'white', topscorers), ...ofColor(black, 'black', topscorers));
  const [higher, lower] = ranked(white, black);
  const due = allocate(higher, lower, input.initialColor).higher;
  if ((higher === white) !== (due === 'white'))
    found.push({ kind: 'colors', players, round: null, color: null, absolute: false });
  return found;
}

function ranked(one: Facts, other: Facts): readonly [Facts, Facts] {
  const first = one.score - other.score || other.number - one.number;
  return first > 0 ? [one, other] : [other, one];
}

/** C.04.1: no colour three times running, no difference above two, but among topscorers. */
function ofColor(player: Facts, color: Color, topscorers: boolean): readonly Breach[] {
  const breach = (kind: BreachKind): Breach => ({
    kind,
    players: [player.number],
    round: null,
    color,
    absolute: !topscorers,
  });
  if (player.preference === color) return [];
  const lately = player.colors.slice(-EDITION.gamesOfOneColor);
  const third = lately.length === EDITION.gamesOfOneColor && !lately.includes(otherColor(color));
  const after = player.difference + (color === 'white' ? 1 : -1);
  const wide = Math.abs(after) > EDITION.differenceToAvoid;
  return [...(third ? [breach('third')] : []), ...(wide ? [breach('difference')] : [])];
}

/** How many boards (and the bye, as one) of the first are not in the other; colours count, the order does not. */
export function differenceOf(one: Pairs, other: Pairs): number {
  const there = new Set(other.boards.map((board) => board.join('-')));
  const boards = one.boards.filter((board) => !there.has(board.join('-'))).length;
  return boards + (one.bye === other.bye ? 0 : 1);
}
