import { perft as chessopsPerft } from 'chessops/debug';
import { Chess as ChessJs } from 'chess.js';
import type { Report } from '../../build/bench.ts';
import { type Position, parseFen, perft } from '../../src-core/chess/index.ts';
import { peerPerft, peerPosition } from './chess-peers.ts';
import { interleaved } from './interleaved.ts';

const ROWS = [
  { name: 'start', depth: 5, fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  { name: 'Kiwipete', depth: 4, fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
];

function read(fen: string): Position {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Perft, every last move made and with the last moves only counted, beside chessops and chess.js. */
export default async function bench(report: Report): Promise<void> {
  const unit = 'M nodes/s';
  for (const { name, depth, fen } of ROWS) {
    const position = read(fen);
    const peer = peerPosition(fen);
    const js = new ChessJs(fen);
    const [made, peerMade, jsMade] = interleaved([
      () => perft(position, depth),
      () => peerPerft(peer, depth - 1),
      () => js.perft(depth - 2),
    ]);
    const [counted, peerCounted] = interleaved([
      () => perft(position, depth, { bulk: true }),
      () => chessopsPerft(peer, depth, false),
    ]);
    const row = `${name} d${String(depth)}`;
    report({ name: `${row}, every move made`, value: made.rate / 1e6, unit });
    report({ name: '  chessops', value: peerMade.rate / 1e6, unit });
    report({ name: '  chess.js', value: jsMade.rate / 1e6, unit });
    report({
      name: '  times chessops',
      value: peerMade.behind,
      unit: 'x',
      goal: '10',
      met: peerMade.behind >= 10,
    });
    report({ name: `${row}, leaves counted`, value: counted.rate / 1e6, unit });
    report({ name: '  chessops', value: peerCounted.rate / 1e6, unit });
    report({
      name: '  times chessops',
      value: peerCounted.behind,
      unit: 'x',
      goal: '5',
      met: peerCounted.behind >= 5,
    });
  }
}
