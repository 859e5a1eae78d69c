/** Lines of moves, read back into plies. */
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
import type { MoveRemarks } from '../../chess/pgn-types.ts';
import type { DeskEvent, Entry } from './events.ts';
import { startOf } from './state.ts';
import type { BoardRecord, Ply } from './state.ts';

type MoveRecorded = Extract<DeskEvent, { type: 'moveRecorded' }>;

/** What was played at a ply, and the board before and after it. */
type OnBoard = Pick<Ply, 'move' | 'before' | 'after'>;

/**
 * The ply a line writes, after the one before it, or the start. Its board is worked out when it is first asked for: a
 * tournament has hundreds of thousands of plies, and few are looked at. That throws on a line no desk ever wrote.
 */
class LinePly implements Ply {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly uci: string;
  readonly remarks: MoveRemarks;
  declare readonly incident?: number;
  declare readonly against?: number;
  readonly #from: Ply | Position;
  readonly #stands: string | undefined;
  #board: OnBoard | null = null;

  constructor(from: Ply | Position, { seq, at, by }: Entry, event: MoveRecorded) {
    this.seq = seq;
    // a game brought in has the same in every line: it is kept once
    this.at = 'at' in from && from.at === at ? from.at : at;
    this.by = 'by' in from && from.by === by ? from.by : by;
    this.uci = event.uci;
    this.remarks = event.remarks ?? NO_REMARKS;
    if (event.incident !== undefined) this.incident = event.incident;
    if (event.against !== undefined) this.against = event.against;
    this.#from = from;
    this.#stands = event.stands;
  }

  get move(): Played | null {
    return this.#read().move;
  }

  get before(): Position {
    return this.#read().before;
  }

  get after(): Position {
    return this.#read().after;
  }

  /** Is this the ply after that one? Moves taken back stand in the order in which they were struck. */
  follows(ply: Ply | undefined): boolean {
    return this.#from === ply;
  }

  /** Works its board out, and keeps nothing of it. */
  onBoard(before = positionAfter(this.#from)): OnBoard {
    const move = playedIn(before, this.uci, this.#stands, this.seq);
    return { move, before, after: move === null ? passed(before) : playedOn(before, move) };
  }

  #read(): OnBoard {
    if (this.#board !== null) return this.#board;
    // from the first one on, or a long game would take as many calls within each other
    const unread: LinePly[] = [];
    for (let from = this.#from; from instanceof LinePly && from.#board === null; from = from.#from) {
      unread.push(from);
    }
    for (const ply of unread.reverse()) ply.#board = ply.onBoard();
    return (this.#board = this.onBoard());
  }
}

const NO_REMARKS: MoveRemarks = {};

/** A line of a move with its event, which is known to be one. */
export interface MoveLine {
  readonly entry: Entry;
  readonly event: MoveRecorded;
}

/** The plies of a board with the next ones, as their lines tell them. */
export function pliesWith(board: BoardRecord, lines: readonly MoveLine[]): readonly Ply[] {
  const plies = [...board.plies];
  let from: Ply | Position = plies.at(-1) ?? startOf(board).position;
  for (const { entry, event } of lines) {
    from = new LinePly(from, entry, event);
    plies.push(from);
  }
  return plies;
}

function positionAfter(from: Ply | Position): Position {
  return 'after' in from ? from.after : from;
}

/** The line of the first of these plies that cannot be read; null where all can. Keeps none of their boards. */
export function firstUnreadable(plies: readonly Ply[]): number | null {
  let last: Ply | undefined;
  let after: Position | undefined;
  for (const ply of plies) {
    try {
      if (ply instanceof LinePly) after = ply.onBoard(ply.follows(last) ? after : undefined).after;
      else after = ply.after;
    } catch {
      return ply.seq;
    }
    last = ply;
  }
  return null;
}

function playedIn(before: Position, uci: string, stands: string | undefined, seq: number): Played | null {
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
