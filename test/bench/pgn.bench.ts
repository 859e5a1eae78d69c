/** Reading PGN beside the peers, and what a long stream needs of memory (`PGN_MB=1000` for 1 GB). */
import { Chess as ChessJs } from 'chess.js';
import { parsePgn as peerParsePgn, startingPosition } from 'chessops/pgn';
import { parseSan as peerParseSan } from 'chessops/san';
import type { Report } from '../../build/bench.ts';
import { parsePgn, readPgnStream } from '../../src-core/chess/index.ts';
import { interleaved } from './interleaved.ts';
import { syntheticPgn } from './pgn-games.ts';

const GAMES = 3000;
const FEW = 40;
const GOAL = 4;
const MEGABYTES = Number(process.env['PGN_MB'] ?? 100);

/** Parse, replay and SAN of every game. */
function ours(text: string): number {
  const { games } = parsePgn(text);
  if (games.length !== GAMES || games.some((game) => game.unread !== null)) throw new Error('games lost');
  return games.length;
}

/** Parse and replay. */
function peer(text: string): number {
  let games = 0;
  for (const game of peerParsePgn(text)) {
    const position = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) {
      const move = peerParseSan(position, san);
      if (move === undefined) throw new Error(san);
      position.play(move);
    }
    games++;
  }
  return games;
}

function chessJs(texts: readonly string[]): number {
  for (const text of texts) new ChessJs().loadPgn(text);
  return texts.length;
}

/** The same game text again and again, in pieces cut anywhere, `megabytes` of it. */
function* longText(text: string, megabytes: number): Generator<string> {
  const size = 65_521;
  const all = text + text.slice(0, size);
  let at = 0;
  for (let given = 0; given < megabytes * 1e6; given += size) {
    yield all.slice(at, at + size);
    at = (at + size) % text.length;
  }
}

/** Reads a stream; gives games a second and how far the resident memory rose after the first tenth, in MB. */
async function stream(
  text: string,
): Promise<{ readonly games: number; readonly seconds: number; readonly rise: number }> {
  let games = 0;
  let given = 0;
  let early = 0;
  let late = 0;
  const watched = function* (): Generator<string> {
    for (const chunk of longText(text, MEGABYTES)) {
      given += chunk.length;
      const resident = process.memoryUsage.rss();
      if (given < MEGABYTES * 1e5) early = Math.max(early, resident);
      else late = Math.max(late, resident);
      yield chunk;
    }
  };
  const before = process.cpuUsage();
  for await (const game of readPgnStream(watched())) if (game.unread === null) games++;
  const used = process.cpuUsage(before);
  return { games, seconds: (used.user + used.system) / 1e6, rise: (late - early) / 1e6 };
}

export default async function bench(report: Report): Promise<void> {
  const first = await stream(syntheticPgn(300, true));
  report({ name: `stream of ${MEGABYTES} MB`, value: MEGABYTES / first.seconds, unit: 'MB/s' });
  const flat = first.rise < 100;
  report({
    name: '  memory above that of the first tenth',
    value: first.rise,
    unit: 'MB',
    goal: 'under 100',
    met: flat,
  });
  for (const clocks of [false, true]) {
    const text = syntheticPgn(GAMES, clocks);
    const few = text.split(/\n\n(?=\[Event)/).slice(0, FEW);
    const [mine, chessops, js] = interleaved([() => ours(text), () => peer(text), () => chessJs(few)]);
    const what = clocks ? 'with clock comments' : 'plain';
    report({ name: `parse, replay, SAN: ${GAMES} games ${what}`, value: mine.rate, unit: 'games/s' });
    report({ name: '  chessops (parse, replay)', value: chessops.rate, unit: 'games/s' });
    report({ name: '  chess.js', value: js.rate, unit: 'games/s' });
    const met = chessops.behind >= GOAL;
    report({ name: '  times chessops', value: chessops.behind, unit: 'x', goal: String(GOAL), met });
  }
}
