import type { Move, PgnMove, Played, Position, Square, StandingMove } from '../../src-core/chess/index.ts';
import {
  SQUARES,
  explainMove,
  formatPlayed,
  legalMoves,
  pieceAt,
  playedOn,
  standingBoard,
  standingMove,
} from '../../src-core/chess/index.ts';

export type Random = (limit: number) => number;

/** Of a list that is not empty. */
function one<T>(random: Random, list: readonly T[], otherwise: T): T {
  return list[random(list.length)] ?? otherwise;
}

/** Something no article allows: a man of his own, now and then of the other, anywhere; or men taken off at random. */
export function randomStanding(random: Random, position: Position): StandingMove {
  if (random(12) === 0) return standingBoard(position, position.board);
  if (random(8) === 0) return standingBoard(position, without(random, position.board));
  const anyone = random(10) === 0;
  const men = SQUARES.filter((square) => {
    const man = pieceAt(position, square);
    return man !== null && (anyone || man.color === position.turn);
  });
  for (;;) {
    const move = randomMove(random, position, one<Square>(random, men, 'a1'));
    if (!explainMove(position, move).legal) return standingMove(position, move);
  }
}

function randomMove(random: Random, position: Position, from: Square): Move {
  const to = one<Square>(random, SQUARES, 'h8');
  const last = position.turn === 'white' ? '8' : '1';
  const promotes = pieceAt(position, from)?.role === 'pawn' && to.endsWith(last) && random(2) === 0;
  return promotes ? { from, to, promotion: 'rook' } : { from, to };
}

function without(random: Random, board: string): string {
  const places = [...board].flatMap((letter, at) => (letter === '.' || /k/i.test(letter) ? [] : [at]));
  const gone = one(random, places, 0);
  return `${board.slice(0, gone)}.${board.slice(gone + 1)}`;
}

/** A game in which nobody objects to much, with clocks and remarks here and there. */
export function standingGame(random: Random, start: Position, plies: number): readonly PgnMove[] {
  const moves: PgnMove[] = [];
  let position = start;
  while (moves.length < plies) {
    const move = nextPlayed(random, position);
    if (move === null) break;
    const remarks = {
      ...(random(6) === 0 ? { nags: [1 + random(20)] } : {}),
      ...(random(5) === 0 ? { comments: ['well, well', 'then: (x) [y]'].slice(random(2)) } : {}),
      ...(random(3) === 0 ? { clkMs: random(7200) * 1000 } : {}),
    };
    const san = formatPlayed(position, move);
    moves.push({ move, san, ...(Object.keys(remarks).length === 0 ? {} : { remarks }) });
    position = playedOn(position, move);
  }
  return moves;
}

function nextPlayed(random: Random, position: Position): Played | null {
  const legal = legalMoves(position);
  if (random(6) === 0) return randomStanding(random, position);
  return legal[random(legal.length)] ?? null;
}
