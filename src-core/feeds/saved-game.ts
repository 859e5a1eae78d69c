/** A game as a watch keeps it for the next one, as plain JSON, and read from there again. */
import { formatFen, parseFen, playedOn } from '../chess/index.ts';
import { type FeedGame, playedFrom } from './feed-game.ts';
import type { BoardSaved } from './watch.ts';

type Game = Omit<BoardSaved, 'toldAfterResult' | 'added' | 'file' | 'eboard'>;

export function gameSaved(board: number, game: FeedGame): Game {
  const { start, sans, clocks, result, rest, stop } = game;
  return { board, start: formatFen(start), variant: start.variant, moves: sans, clocks, result, rest, stop };
}

/** Null where the start cannot be read: then nothing is known of the board. */
export function gameAgain(saved: Game): FeedGame | null {
  const read = parseFen(saved.start, { variant: saved.variant });
  if (!read.ok) return null;
  const { clocks, result, rest, stop } = saved;
  const start = read.value;
  const moves = playedFrom(start, saved.moves);
  const sans = saved.moves.slice(0, moves.length);
  return { start, moves, sans, end: moves.reduce(playedOn, start), rest, stop, result, clocks };
}
