import type { BoardRow, GameResult, ResultReason } from '../../../src-core/contract/desk-api.ts';
import { resultAsPrinted } from '../../../src-core/words/results.ts';
import type { Key } from '../../keys.svelte.ts';
import type { Words } from '../../words.svelte.ts';

/** What is entered with one key: a game as it was played, or one that nobody, or only one, came to. */
export type Entered = 'whiteWins' | 'draw' | 'blackWins' | 'blackAway' | 'whiteAway' | 'bothAway';

export interface Written {
  readonly result: GameResult;
  readonly reason: ResultReason;
}

interface Row {
  /** As `KeyboardEvent.key` gives them: the first lies on the number pad, a second elsewhere; both are told. */
  readonly signs: readonly [string, ...string[]];
  /** Where it lies on the number pad: there it does so without the lock for numbers too. */
  readonly pad?: string;
  readonly game: Written;
  /** The same key where one player alone has a bye; null where it has no sense. */
  readonly bye: Written | null;
}

// of a game no reason is asked: the desk fills in what the board and the clock show
const TABLE: Readonly<Record<Entered, Row>> = {
  whiteWins: {
    signs: ['1'],
    pad: 'Numpad1',
    game: { result: '1-0', reason: 'notSaid' },
    bye: { result: '1-0', reason: 'bye' },
  },
  draw: {
    signs: ['.', '=', ',', '½'],
    pad: 'NumpadDecimal',
    game: { result: '1/2-1/2', reason: 'notSaid' },
    bye: { result: '1/2-0', reason: 'bye' },
  },
  blackWins: {
    signs: ['0'],
    pad: 'Numpad0',
    game: { result: '0-1', reason: 'notSaid' },
    bye: { result: '0-0', reason: 'bye' },
  },
  blackAway: { signs: ['+'], game: { result: '1-0', reason: 'forfeit' }, bye: null },
  whiteAway: { signs: ['-'], game: { result: '0-1', reason: 'forfeit' }, bye: null },
  bothAway: { signs: ['*'], game: { result: '0-0', reason: 'forfeit' }, bye: null },
};

export const ENTERED: readonly Entered[] = [
  'whiteWins',
  'draw',
  'blackWins',
  'blackAway',
  'whiteAway',
  'bothAway',
];

export const signOf = (entered: Entered): string => TABLE[entered].signs[0];

/** What a key enters; null: nothing. */
export function enteredBy({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Entered | null {
  const isBy = ({ signs, pad }: Row): boolean => signs.includes(key) || (pad !== undefined && pad === code);
  return ENTERED.find((entered) => isBy(TABLE[entered])) ?? null;
}

/** What it writes at a board; null where it has no sense there. */
export function writes(entered: Entered, { state }: Pick<BoardRow, 'state'>): Written | null {
  const { game, bye } = TABLE[entered];
  return state === 'bye' ? bye : game;
}

/** The keys as they are told, and pressed where a button of the row has the focus. */
export function entryKeys(
  t: Words,
  row: BoardRow | undefined,
  enter: (row: BoardRow, entered: Entered) => void,
): readonly Key[] {
  return ENTERED.flatMap((entered) => {
    const written = row === undefined ? null : writes(entered, row);
    if (row === undefined || written === null) return [];
    const [, also] = TABLE[entered].signs;
    const does = `${resultAsPrinted(written.result, written.reason)} · ${enteredSays(t, written)}${also === undefined ? '' : ` ${t.lists.alsoKey(also)}`}`;
    return [{ key: signOf(entered), does, alone: true, run: () => enter(row, entered) }];
  });
}

/** In words, as a button or a list of keys says it. */
export function enteredSays(t: Words, { result, reason }: Written): string {
  const says = t.board.resultSays[result];
  return reason === 'forfeit' ? t.lists.byForfeit(says) : says;
}
