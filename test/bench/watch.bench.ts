/** A round in one file of 3 MB that a board program writes anew every 2 s, some games longer each time. */
import { parsePgn as peerParsePgn } from 'chessops/pgn';
import type { Report } from '../../build/bench.ts';
import { PgnFolder, roundInFiles } from '../../src-core/feeds/index.ts';
import { interleaved } from './interleaved.ts';
import { syntheticGame } from './pgn-games.ts';

const BOARDS = 200;
const BYTES = 3e6;
const EVERY_S = 2;
/** Of 200 boards with 30 s a move, so many have moved in 2 s. */
const MOVED = 14;

/** Every game filled up with a comment to the size of a long one with its clock times. */
function roundText(): string[] {
  return Array.from({ length: BOARDS }, (_, at) => {
    const board = at + 1;
    const game = syntheticGame(board, true)
      .replace('Round of it', `1.${board}`)
      .replace('White of it', `White ${board}, A`)
      .replace('Black of it', `Black ${board}, B`)
      .trimEnd();
    return game.replace('\n\n', `\n\n{${'x'.repeat(Math.max(0, BYTES / BOARDS - game.length))}}\n`);
  });
}

export default function bench(report: Report): void {
  const games = roundText();
  const path = 'games.pgn';
  const watch = new PgnFolder({
    ...roundInFiles([games.join('\n\n')]),
    regime: 'standard',
    lostAfterMs: 60_000,
  });
  let at = 0;
  const rewritten = (): string => {
    at++;
    const moved = (board: number): boolean => (board + at) % BOARDS < MOVED;
    return games
      .map((game, board) => (moved(board) ? game.replace('1. ', `1. {${at}} `) : game))
      .join('\n\n');
  };
  const write = (): number => {
    watch.take({ kind: 'file', path, text: rewritten() }, at * EVERY_S * 1000);
    return 1;
  };
  write();
  const [ours, peer] = interleaved([write, () => Math.sign([...peerParsePgn(rewritten())].length)]);
  report({ name: `rewritten file of ${BOARDS} boards, watched`, value: 1000 / ours.rate, unit: 'ms' });
  report({ name: '  chessops, read without replaying', value: 1000 / peer.rate, unit: 'ms' });
  const share = 1 / ours.rate / EVERY_S;
  report({
    name: `  of a core, every ${EVERY_S} s`,
    value: share * 100,
    unit: '%',
    goal: 'under 50',
    met: share < 0.5,
  });
}
