import { makeFen } from 'chessops/fen';
import {
  type Game,
  type Move,
  type Position,
  formatFen,
  legalMoves,
  play,
  positionsOf,
} from '../../../src-core/chess/index.ts';
import { peerPosition } from './peer.ts';

/**
 * The slow and obvious way: every position of the game as another author's FEN without its counters (en passant only
 * where legal), compared as text.
 */
function sameKey(position: Position): string {
  return makeFen(peerPosition(formatFen(position, 'shredder')).toSetup())
    .split(' ')
    .slice(0, 4)
    .join(' ');
}

export interface SlowHistory {
  readonly counts: readonly number[];
  readonly plies: readonly number[];
  readonly byMove: readonly { readonly move: Move; readonly count: number; readonly quietPlies: number }[];
}

export function slowHistory(game: Game): SlowHistory {
  const positions = positionsOf(game);
  const keys = positions.map(sameKey);
  const last = positions.at(-1) ?? game.start;
  const count = (key: string, before: number) => keys.slice(0, before).filter((one) => one === key).length;
  const byMove = legalMoves(last).map((move) => {
    const next = play(last, move);
    return { move, count: 1 + count(sameKey(next), keys.length), quietPlies: next.quietPlies };
  });
  return {
    counts: keys.map((key, ply) => count(key, ply + 1)),
    plies: keys.flatMap((key, ply) => (key === keys.at(-1) ? [ply] : [])),
    byMove: byMove.filter((one) => one.count >= 3 || one.quietPlies >= 100),
  };
}
