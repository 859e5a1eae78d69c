import { formatPgn, formatSan } from '../../src-core/chess/index.ts';
import type { PgnGame, PgnMove, Position } from '../../src-core/chess/index.ts';
import { legalMoves, play, startPosition } from '../../src-core/chess/index.ts';
import { randomFrom } from '../chess/oracle/random.ts';

const TAGS = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'].map((name) => ({
  name,
  value: `${name} of it`,
}));

/** A game of 60 to 118 random legal plies (89 on average) in the export format, the same for the same seed. */
export function syntheticGame(seed: number, clocks: boolean): string {
  const random = randomFrom(seed);
  const start = startPosition();
  const moves: PgnMove[] = [];
  const plies = 60 + random(59);
  let position: Position = start;
  while (moves.length < plies) {
    const legal = legalMoves(position);
    const move = legal[random(legal.length)];
    if (move === undefined) break;
    const san = formatSan(position, move);
    moves.push(
      clocks
        ? { move, san, remarks: { clkMs: (5400 - moves.length * 7 - random(60)) * 1000 } }
        : { move, san },
    );
    position = play(position, move);
  }
  const game: PgnGame = {
    tags: [...TAGS, { name: 'Result', value: '1/2-1/2' }],
    start,
    startComments: [],
    moves,
    result: '1/2-1/2',
    forfeit: false,
    unread: null,
    notices: [],
    lang: null,
  };
  return `${formatPgn(game)}\n`;
}

/** Many of them one after another. */
export function syntheticPgn(games: number, clocks: boolean): string {
  let text = '';
  for (let seed = 0; seed < games; seed++) text += syntheticGame(seed, clocks);
  // Flat, as a text read from a file is.
  return Buffer.from(text, 'latin1').toString('latin1');
}
