import { parsePgn as peerParsePgn, startingPosition } from 'chessops/pgn';
import { makeFen } from 'chessops/fen';
import { parseSan as peerParseSan } from 'chessops/san';
import type { Report } from '../../build/bench.ts';
import { everyClaim, parsePgn } from '../../src-core/chess/index.ts';
import type { Move } from '../../src-core/chess/index.ts';
import { interleaved } from './interleaved.ts';
import { syntheticPgn } from './pgn-games.ts';

const GAMES = 1000;
const GOAL = 3;

/** PGN to moves, and at every ply: repetition, 50 and 75 moves, mate, and claims by an announced move. */
function ours(text: string): number {
  let plies = 0;
  const { games } = parsePgn(text);
  for (const { start, moves } of games) {
    const played: Move[] = [];
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
}
