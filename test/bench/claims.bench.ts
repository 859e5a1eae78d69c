import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parsePgn as peerParsePgn, startingPosition } from 'chessops/pgn';
import { makeFen } from 'chessops/fen';
import { parseSan as peerParseSan } from 'chessops/san';
import type { Report } from '../../build/bench.ts';
import { everyClaim, parsePgn } from '../../src-core/chess/index.ts';
import type { Played } from '../../src-core/chess/index.ts';
import { main } from '../../src-core/cli/main.ts';
import { interleaved } from './interleaved.ts';
import { syntheticPgn } from './pgn-games.ts';

const GAMES = 1000;
const FILE_GAMES = 5000;
const GOAL = 3;

/** PGN to moves, and at every ply: repetition, 50 and 75 moves, mate, and claims by an announced move. */
function ours(text: string): number {
  let plies = 0;
  const { games } = parsePgn(text);
  for (const { start, moves } of games) {
    const played: Played[] = [];
    for (const { move } of moves) if (move !== null) played.push(move);
    everyClaim({ start, moves: played });
    plies += played.length;
  }
  if (plies < GAMES * 60) throw new Error('plies lost');
  return games.length;
}

/** The same without announced moves: the position's exact key (FEN without counters) counted at every ply. */
function peer(text: string): number {
  let games = 0;
  let most = 0;
  for (const game of peerParsePgn(text)) {
    const position = startingPosition(game.headers).unwrap();
    const seen = new Map<string, number>();
    for (const { san } of game.moves.mainline()) {
      const move = peerParseSan(position, san);
      if (move === undefined) throw new Error(san);
      position.play(move);
      const key = makeFen(position.toSetup(), { epd: true });
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      most = Math.max(most, count, position.halfmoves);
    }
    games++;
  }
  return most > 0 ? games : 0;
}

/** A whole game checked at every ply, from its PGN. */
export default async function bench(report: Report): Promise<void> {
  const text = syntheticPgn(GAMES, false);
  const [mine, theirs] = interleaved([() => ours(text), () => peer(text)]);
  const unit = 'games/s';
  report({ name: 'PGN + every ply checked, claims by move too', value: mine.rate, unit });
  report({ name: '  chessops + own key, no announced moves', value: theirs.rate, unit });
  report({
    name: '  times chessops',
    value: theirs.behind,
    unit: 'x',
    goal: String(GOAL),
    met: theirs.behind >= GOAL,
  });
  await aFile(report);
}

/** The whole command over a file, and python-chess over the same one where this machine has it. */
async function aFile(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  const file = join(folder, 'games.pgn');
  writeFileSync(file, syntheticPgn(FILE_GAMES, false));
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const before = process.cpuUsage();
  await main(['claims', file], { stdout: nowhere, stderr: nowhere });
  const { user, system } = process.cpuUsage(before);
  const rate = (FILE_GAMES * 1e6) / (user + system);
  report({ name: `escaque claims, a file of ${String(FILE_GAMES)} games`, value: rate, unit: 'games/s' });
  const python = spawnSync('python3', ['-c', PYTHON, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const theirs = FILE_GAMES / Number(python.stdout);
  if (python.status !== 0 || !Number.isFinite(theirs)) {
    report({ name: '  python-chess: not on this machine', value: 0, unit: 'games/s' });
    return;
  }
  report({ name: '  python-chess, no announced moves', value: theirs, unit: 'games/s' });
  report({
    name: '  times python-chess',
    value: rate / theirs,
    unit: 'x',
    goal: '10',
    met: rate / theirs >= 10,
  });
}

/** Processor seconds for the same: threefold and fifty moves asked at every ply. */
const PYTHON = `
import sys, time, chess.pgn
began = time.process_time()
with open(sys.argv[1]) as text:
    while (game := chess.pgn.read_game(text)) is not None:
        board = game.board()
        for move in game.mainline_moves():
            board.push(move)
            board.is_repetition(3)
            board.is_fifty_moves()
print(time.process_time() - began)
`;
