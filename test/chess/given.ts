import {
  type Game,
  type Move,
  type Position,
  type Variant,
  parseFen,
  parseUci,
  play,
} from '../../src-core/chess/index.ts';

/** The position of a FEN the test knows to be right. */
export function position(fen: string, variant?: Variant): Position {
  const read = parseFen(fen, variant === undefined ? {} : { variant });
  if (!read.ok) throw new Error(`${fen}: ${read.error.code}`);
  return read.value;
}

/** The legal move a text in UCI stands for. */
export function move(from: Position, uci: string): Move {
  const read = parseUci(from, uci);
  if (!read.ok) throw new Error(`${uci}: ${read.error.code}`);
  return read.value;
}

/** A game from its start and its moves in UCI, separated by spaces. */
export function game(start: Position, moves: string): Game {
  let now = start;
  const played = moves.split(' ').filter((text) => text !== '');
  return {
    start,
    moves: played.map((text) => {
      const one = move(now, text);
      now = play(now, one);
      return one;
    }),
  };
}
