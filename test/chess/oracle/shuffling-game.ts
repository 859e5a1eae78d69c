import {
  type Game,
  type Move,
  type Position,
  legalMoves,
  parseFen,
  play,
} from '../../../src-core/chess/index.ts';
import { randomFrom } from './random.ts';
import { randomStart } from './random-game.ts';

// Few men, rights and en passant in the air: positions come back often, and not always the same.
const STARTS = [
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 60',
  '1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1',
  '4k3/2p3p1/8/1P1PpP2/8/8/8/4K2R w K e6 0 1',
  '4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1',
  '8/8/4k3/8/8/3QK3/8/8 w - - 95 80',
  '4k3/4p3/8/r2P3K/8/8/8/8 b - - 0 1',
];

/** A game in which both sides like to go back where they came from. */
export function shufflingGame(seed: number, plies: number): Game {
  const random = randomFrom(seed);
  const read = parseFen(STARTS[seed % (STARTS.length + 1)] ?? '');
  const start = read.ok ? read.value : randomStart(seed);
  const moves: Move[] = [];
  let position = start;
  while (moves.length < plies) {
    const move = chosen(position, moves, random);
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  return { start, moves };
}

function chosen(
  position: Position,
  moves: readonly Move[],
  random: (limit: number) => number,
): Move | undefined {
  const legal = legalMoves(position);
  const last = moves.at(-2);
  const back = legal.find(({ from, to }) => from === last?.to && to === last.from);
  return back !== undefined && random(10) < 7 ? back : legal[random(legal.length)];
}
