import { makeFen } from 'chessops/fen';
import {
  type Color,
  type Move,
  type Position,
  checkers,
  ending,
  formatFen,
  isCheck,
  legalMoves,
  parseFen,
  play,
} from '../../../src-core/chess/index.ts';
import { type Chess, moveText, peerMoves, peerPosition, toPeer } from './peer.ts';
import { randomFrom } from './random.ts';
import { randomStart } from './random-game.ts';

/** Plays a random game with us and with the peer, and gives the first thing they differ in, or null. */
export function firstDifference(seed: number, plies: number): string | null {
  const random = randomFrom(seed);
  let position = randomStart(seed);
  const peer = peerPosition(formatFen(position, 'shredder'));
  for (let ply = 0; ply <= plies; ply++) {
    const moves = legalMoves(position);
    const difference = differenceOf(position, peer, moves);
    if (difference !== null)
      return `game ${String(seed)} ply ${String(ply)} ${formatFen(position)}: ${difference}`;
    const move = moves[random(moves.length)];
    if (move === undefined) return null;
    position = play(position, move);
    peer.play(toPeer(move));
  }
  return null;
}

function differenceOf(position: Position, peer: Chess, moves: readonly Move[]): string | null {
  const ours = moves.map(moveText).sort().join(' ');
  if (ours !== peerMoves(peer).join(' ')) return `moves ${ours}`;
  const fen = formatFen(position, 'shredder');
  const peerFen = makeFen(peer.toSetup());
  if (fen !== shredder(peerFen, position)) return `FEN ${peerFen}`;
  if (isCheck(position) !== peer.isCheck() || checkers(position).length > 0 !== peer.isCheck())
    return 'check';
  const end = ending(position);
  if ((end?.kind === 'checkmate') !== peer.isCheckmate()) return 'mate';
  if ((end?.kind === 'stalemate') !== peer.isStalemate()) return 'stalemate';
  if (end?.kind === 'checkmate' && end.winner !== winnerOf(peer)) return 'winner';
  const again = parseFen(fen, { variant: position.variant });
  if (!again.ok) return `own FEN refused: ${again.error.code}`;
  return JSON.stringify(again.value) === JSON.stringify(position) ? null : 'FEN read again';
}

function winnerOf(peer: Chess): Color | undefined {
  return peer.outcome()?.winner;
}

/** The peer's FEN (X-FEN) with its castling field in our other way of writing. */
function shredder(peerFen: string, position: Position): string {
  const fields = peerFen.split(' ');
  const read = parseFen(peerFen, { variant: position.variant });
  fields[2] = read.ok ? (formatFen(read.value, 'shredder').split(' ')[2] ?? '') : read.error.code;
  return fields.join(' ');
}
