/** A table of parchís as a file tells it, and as it is told. */
import {
  COLORS,
  CORRIDOR,
  type Color,
  GOAL,
  HOME,
  LAST_SEGURO,
  PIECES,
  PLAIN,
  type Piece,
  type Table,
  type Variant,
  newTable,
  squareOf,
  stepsTo,
} from '../parchis/index.ts';
import type { CliWords } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/** What a variant may be told as: its name alone, or with a value. */
export const VARIANTS = {
  firstFiveTwo: { firstFiveTwo: true },
  oneOut: { oneOut: true },
  murcia: { murcia: true },
  mixedBarriers: { mixedBarriers: true },
  barriersOnSeguros: { barriersOnSeguros: true },
  couples: { couples: 'both' },
  couplesOne: { couples: 'one' },
  partnerBridge: { couples: 'both', partnerBridge: true },
  outEatsRivals: { couples: 'both', outEatsRivals: true },
  twoDice: { twoDice: true },
  singleFive: { twoDice: true, singleFive: true },
  cuadrante: { cuadrante: true },
} as const satisfies Readonly<Record<string, Partial<Variant>>>;

export type VariantName = keyof typeof VARIANTS;

export const VARIANT_NAMES = Object.keys(VARIANTS) as readonly VariantName[];

/** Several may be chosen: `murcia,couples`. Null where one is not known. */
export function variantOf(names: readonly string[]): Variant | null {
  const known = names.flatMap((name) => VARIANT_NAMES.filter((each) => each === name));
  if (known.length < names.length) return null;
  return known.reduce((variant: Variant, name) => ({ ...variant, ...VARIANTS[name] }), PLAIN);
}

/** Who plays at a table of so many: opposite each other where they are two. */
export function playersOf(number: number): readonly Color[] {
  return number === 2 ? ['yellow', 'red'] : COLORS.slice(0, number);
}

/**
 * Reads a table: `{"players": ["yellow","red"], "turn": "yellow", "repeats": 0, "variant": ["murcia"], "pieces":
 * {"yellow": ["home", 12, "corridor 3", "goal"], "red": [...]}}`. Of two on a square the one named last arrived last.
 */
export function readTable(text: string, words: CliWords): Table {
  const told = parsed(text, words);
  const players = colorsIn(told['players']) ?? COLORS;
  const names = Array.isArray(told['variant']) ? told['variant'].map(String) : [];
  const variant = variantOf(names);
  if (variant === null) throw new RefusedError(words.parchis.noVariant(names.join(','), VARIANT_NAMES));
  const turn = COLORS.find((color) => color === told['turn']);
  if (turn === undefined || !players.includes(turn)) throw new RefusedError(words.parchis.badTurn(COLORS));
  const repeats = told['repeats'] ?? 0;
  if (repeats !== 0 && repeats !== 1 && repeats !== 2) throw new RefusedError(words.parchis.badRepeats);
  const table = newTable(variant, players, turn);
  const places = isObject(told['pieces']) ? told['pieces'] : {};
  let since = 0;
  const piecesOf = (color: Color): readonly Piece[] => {
    if (!players.includes(color)) return [];
    const four: unknown = places[color] ?? table.pieces[color].map(() => 'home');
    if (!Array.isArray(four) || four.length !== PIECES) throw new RefusedError(words.parchis.notFour(color));
    return four.map((place: unknown): Piece => {
      const steps = stepsOf(color, place);
      if (steps === null) throw new RefusedError(words.parchis.noPlace(color, String(place)));
      return { steps, since: steps === HOME ? 0 : ++since };
    });
  };
  const [yellow, blue, red, green] = [
    piecesOf('yellow'),
    piecesOf('blue'),
    piecesOf('red'),
    piecesOf('green'),
  ];
  const pieces = { yellow, blue, red, green };
  const finished = players.filter((color) => pieces[color].every(({ steps }) => steps === GOAL));
  return crowded({ ...table, pieces, finished, repeats, moves: since }, words);
}

/** Three never stand on a square (P-20). */
function crowded(table: Table, words: CliWords): Table {
  const places = COLORS.flatMap((color) =>
    table.pieces[color]
      .filter(({ steps }) => steps !== HOME && steps !== GOAL)
      .map(
        ({ steps }) =>
          `${squareOf(color, steps) ?? placeOf(color, steps)} ${squareOf(color, steps) === null ? color : ''}`,
      ),
  );
  const three = places.find((place) => places.filter((each) => each === place).length > 2);
  if (three !== undefined) throw new RefusedError(words.parchis.three(three.trim()));
  return table;
}

function parsed(text: string, words: CliWords): Readonly<Record<string, unknown>> {
  try {
    const told: unknown = JSON.parse(text);
    if (isObject(told)) return told;
  } catch {
    // told below as what is no object
  }
  throw new RefusedError(words.parchis.noState);
}

function colorsIn(told: unknown): readonly Color[] | null {
  if (!Array.isArray(told)) return null;
  const colors = COLORS.filter((color) => told.includes(color));
  return colors.length >= 2 && colors.length === told.length ? colors : null;
}

function stepsOf(color: Color, place: unknown): number | null {
  if (place === 'home') return HOME;
  if (place === 'goal') return GOAL;
  if (typeof place === 'number') return place >= 1 && place <= 68 ? stepsTo(color, place) : null;
  const step = Number(/^corridor ([1-7])$/.exec(String(place))?.[1]);
  return step >= 1 && step <= CORRIDOR ? LAST_SEGURO + step : null;
}

/** A place as the file tells it. */
export function placeOf(color: Color, steps: number): number | string {
  if (steps === HOME) return 'home';
  if (steps === GOAL) return 'goal';
  return squareOf(color, steps) ?? `corridor ${steps - LAST_SEGURO}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
