import {
  type Game,
  type Move,
  type Position,
  legalMoves,
  play,
  startPosition,
} from '../../../src-core/chess/index.ts';
import { randomFrom } from './random.ts';

/** The start of random game number `seed`: every third is standard chess, the others Chess960. */
export function randomStart(seed: number): Position {
  return seed % 3 === 0 ? startPosition() : startPosition(randomFrom(seed)(960), 'chess960');
}

/** A game of random legal moves, the same for the same seed. */
export function randomGame(seed: number, plies: number): Game {
  const random = randomFrom(seed);
  const start = randomStart(seed);
  const moves: Move[] = [];
  let position = start;
  while (moves.length < plies) {
    const legal = legalMoves(position);
    const move = legal[random(legal.length)];
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  return { start, moves };
}
