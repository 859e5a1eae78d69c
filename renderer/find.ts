import type { BoardRow, BoardState, PlayerView } from '../src-core/contract/desk-api.ts';
import { foldText } from '../src-core/plain/fold-text.ts';

/** A board or a person that answers to what was typed. `board`: where the person plays in this round. */
export interface Found {
  readonly id: string;
  readonly number: number;
  readonly board: number | null;
  readonly says: string;
}

const most = 8;

/** A board in play is looked for before one that waits, and that before one that is over. */
const RANK: Readonly<Record<BoardState, number>> = { playing: 0, toStart: 1, finished: 2, bye: 3 };

/** Whether every word typed begins a word of the text. */
export function answersTo(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const asked = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return asked.every((word) => words.some((known) => known.startsWith(word)));
}

/** A board as one line: `White, A – Black, B`. */
export function namesOf(row: BoardRow): string {
  return [row.white?.name, row.black?.name].filter((name) => name !== undefined).join(' – ');
}

/**
 * What answers to a number or to the beginning of a name, of the boards of a round and the people: boards first, of
 * them those in play; then people without a board.
 */
export function findIn(
  typed: string,
  boards: readonly BoardRow[],
  players: readonly PlayerView[],
): readonly Found[] {
  const number = Number(typed);
  const numbered = boards.filter((row) => row.board === number).map(foundBoard);
  const named = boards
    .filter((row) => row.board !== number && answersTo(namesOf(row), typed) && Number.isNaN(number))
    .toSorted((a, b) => RANK[a.state] - RANK[b.state])
    .map(foundBoard);
  const seated = new Set(boards.flatMap((row) => [row.white?.id, row.black?.id]));
  const people = players
    .filter((player) => (Number.isNaN(number) ? answersTo(player.name, typed) : player.number === number))
    .filter((player) => !Number.isNaN(number) || !seated.has(player.id))
    .map((player) => ({ id: player.id, number: player.number, board: null, says: player.name }));
  return [...numbered, ...named, ...people].slice(0, most);
}

function foundBoard(row: BoardRow): Found {
  return { id: `board ${row.board}`, number: row.board, board: row.board, says: namesOf(row) };
}
