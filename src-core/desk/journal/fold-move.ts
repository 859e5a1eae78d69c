/** A line of a move read back into its ply. */
import {
  parseFen,
  parseSquare,
  parseUci,
  parseUciSquares,
  pieceAt,
  playedOn,
  standingBoard,
} from '../../chess/index.ts';
import type { Move, Played, Position, PromotionRole } from '../../chess/index.ts';
import type { DeskEvent, Entry } from './events.ts';
import { presentOf } from './state.ts';
import type { BoardRecord } from './state.ts';

/** The ply a line writes: what was played, and the board before and after it. Throws only on a line no desk ever wrote. */
export function nextPly(
  board: BoardRecord,
  { seq, at, by }: Entry,
  event: Extract<DeskEvent, { type: 'moveRecorded' }>,
): BoardRecord['plies'][number] {
  const before = presentOf(board);
  const move = playedIn(before, event, seq);
  const after = move === null ? passed(before) : playedOn(before, move);
  const { incident, against } = event;
  return {
    seq,
    at,
    by,
    uci: event.uci,
    move,
    before,
    after,
    remarks: event.remarks ?? {},
    ...(incident === undefined ? {} : { incident }),
    ...(against === undefined ? {} : { against }),
  };
}

function playedIn(
  before: Position,
  { uci, stands }: Extract<DeskEvent, { type: 'moveRecorded' }>,
  seq: number,
): Played | null {
  if (stands === undefined) return uci === NULL_MOVE ? null : moveOf(before, uci, seq);
  const read = parseFen(stands, { variant: before.variant, asItStood: true });
  if (!read.ok) throw new Error(`entry ${seq} holds a position that cannot be read: ${stands}`);
  return { illegal: parseUciSquares(uci), after: read.value };
}

/** UCI's way to write that a side passes; only texts from outside have it. */
export const NULL_MOVE = '0000';

const PROMOTIONS: Readonly<Record<string, PromotionRole>> = {
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
};

/** The squares as written; only a king's move may be a castling, which parseUci turns into king takes rook. */
function moveOf(position: Position, uci: string, seq: number): Move {
  const from = parseSquare(uci.slice(0, 2));
  const to = parseSquare(uci.slice(2, 4));
  const promotion = PROMOTIONS[uci.slice(4)];
  if (from !== null && to !== null && pieceAt(position, from)?.role !== 'king') {
    return promotion === undefined ? { from, to } : { from, to, promotion };
  }
  const parsed = parseUci(position, uci);
  if (!parsed.ok) throw new Error(`entry ${seq} holds a move that cannot be read: ${uci}`);
  return parsed.value;
}

/** The position after a null move: the other side to move, and nothing else. */
function passed(position: Position): Position {
  return standingBoard(position, position.board).after;
}
