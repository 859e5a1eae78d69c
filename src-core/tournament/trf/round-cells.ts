/** The rounds of a player's line: opponent, colour and result, ten columns each. */
import type { Color } from '../../vocabulary/colors.ts';
import type { Bye, RoundEntry, Score } from '../record.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { TrfLine } from './columns.ts';

export const FIRST_CELL = 92;
export const CELL_WIDTH = 10;

/** The column in which the round of a player begins. */
export function columnOfRound(round: number): number {
  return FIRST_CELL + CELL_WIDTH * (round - 1);
}

export const COLOR_SIGNS = { white: 'w', black: 'b' } as const satisfies Record<Color, string>;
const COLORS: Readonly<Record<string, Color | null>> = { w: 'white', b: 'black', '-': null, '': null };

export const BYE_SIGNS = { pairing: 'U', full: 'F', half: 'H', zero: 'Z' } as const satisfies Record<
  Bye,
  string
>;
const BYES: Readonly<Record<string, Bye>> = { U: 'pairing', F: 'full', H: 'half', Z: 'zero', '': 'zero' };
/** As which bye a result is read that stands where no opponent is. */
const AS_BYE: Readonly<Record<string, Bye>> = {
  '+': 'full',
  '1': 'full',
  W: 'full',
  '=': 'half',
  D: 'half',
  '-': 'zero',
  '0': 'zero',
  L: 'zero',
};

interface Played {
  readonly score: Score;
  readonly rated: boolean;
}
const GAMES: Readonly<Record<string, Played>> = {
  '1': { score: 'win', rated: true },
  '=': { score: 'draw', rated: true },
  '0': { score: 'loss', rated: true },
  W: { score: 'win', rated: false },
  D: { score: 'draw', rated: false },
  L: { score: 'loss', rated: false },
};
export const GAME_SIGNS = {
  win: ['1', 'W'],
  draw: ['=', 'D'],
  loss: ['0', 'L'],
} as const satisfies Record<Score, readonly [rated: string, unrated: string]>;

/** The rounds of the line, up to the last in which something is written. */
export function readRounds(line: TrfLine): RoundEntry[] {
  const written = Math.max(0, Math.ceil((line.width - FIRST_CELL + 1) / CELL_WIDTH));
  const rounds: RoundEntry[] = [];
  for (let round = 1; round <= Math.min(written, LIMITS.rounds); round++) rounds.push(readCell(line, round));
  const rest = line.rest(columnOfRound(LIMITS.rounds + 1));
  if (rest !== '')
    line.fault(columnOfRound(LIMITS.rounds + 1), {
      code: 'tooManyRounds',
      facts: { rounds: LIMITS.rounds, written },
    });
  return rounds.slice(0, rounds.findLastIndex((entry) => entry.kind !== 'none') + 1);
}

function readCell(line: TrfLine, round: number): RoundEntry {
  const column = columnOfRound(round);
  if (line.field(column, column + CELL_WIDTH - 1) === '') return { kind: 'none' };
  for (const gap of [4, 6, 8, 9]) {
    const value = line.field(column + gap, column + gap);
    if (value !== '') line.fault(column + gap, { code: 'betweenColumns', facts: { value } });
  }
  const opponent =
    line.whole(column, column + 3, (value) => ({ code: 'badOpponent', facts: { round, value } })) ?? 0;
  const colorSign = line.field(column + 5, column + 5).toLowerCase();
  const color = COLORS[colorSign] ?? null;
  if (!(colorSign in COLORS))
    line.fault(column + 5, { code: 'badColor', facts: { round, value: colorSign } });
  const result = line.field(column + 7, column + 7).toUpperCase();
  return opponent === 0
    ? readBye(line, round, result)
    : readPaired(line, round, { opponent, color, colorSign, result });
}

function readBye(line: TrfLine, round: number, result: string): RoundEntry {
  const column = columnOfRound(round);
  const bye = BYES[result];
  if (bye !== undefined) return { kind: 'bye', bye };
  const readAs = AS_BYE[result];
  if (readAs === undefined) line.fault(column + 7, { code: 'badResult', facts: { round, value: result } });
  else line.fault(column + 7, { code: 'resultForBye', facts: { round, result } });
  return { kind: 'bye', bye: readAs ?? 'zero' };
}

interface Cell {
  readonly opponent: number;
  readonly color: Color | null;
  readonly colorSign: string;
  readonly result: string;
}

function readPaired(line: TrfLine, round: number, cell: Cell): RoundEntry {
  const column = columnOfRound(round);
  const { opponent, color, result } = cell;
  if (result === '+' || result === '-') return { kind: 'forfeit', opponent, color, won: result === '+' };
  const bye = result === '' ? undefined : BYES[result];
  if (bye !== undefined) {
    line.fault(column, { code: 'byeWithOpponent', facts: { round, opponent } });
    return { kind: 'bye', bye };
  }
  if (color === null && cell.colorSign in COLORS)
    line.fault(column + 5, { code: 'badColor', facts: { round, value: cell.colorSign } });
  const colorRead = color ?? 'white';
  const game = GAMES[result];
  if (game !== undefined) return { kind: 'game', opponent, color: colorRead, ...game };
  if (result !== '' && result !== '?')
    line.fault(column + 7, { code: 'badResult', facts: { round, value: result } });
  return { kind: 'adjourned', opponent, color: colorRead };
}
