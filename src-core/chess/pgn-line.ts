import type { Played, Position, StandingMove } from './types.ts';
import { Board } from './board.ts';
import { moveOfCode } from './move-code.ts';
import { BOTH } from './pieces.ts';
import { formatFen, parseFen } from './fen.ts';
import { type MutableRemarks, commentText, takeCommands } from './pgn-comments.ts';
import { type PlayedTold, takePlayed } from './pgn-played.ts';
import { playedOn } from './position.ts';
import { sanOfCode } from './san-board.ts';
import { formatStanding } from './standing.ts';
import { parseUci, parseUciSquares } from './uci.ts';

/** A move gets its remarks by being replaced: an object made with all its fields is the cheaper one. */
export interface MoveRead {
  readonly move: Played | null;
  readonly san: string;
  readonly remarks?: MutableRemarks;
}

/** A legal move's code, below 0 a null move, or the boards before and after an illegal one that stands. */
type PathStep = number | { readonly before: Position; readonly after: Position };

/** Where a variation leaves its line, to come back to. */
interface Branch {
  readonly moves: MoveRead[];
  readonly last: MoveRead;
  readonly code: PathStep;
  readonly pathEnd: number;
}

/** Deeper variations are kept as text: no annotator nests like that, and whoever shows a game may walk it freely. */
const DEEPEST = 60;

/**
 * The line being read: its moves, the board after the last of them, and the way back where variations branch off.
 */
export class PgnLineReader {
  readonly board = new Board();
  moves: MoveRead[] = [];
  last: MoveRead | null = null;
  startComments: string[] = [];
  /** Comments that stand between the move number and the move. */
  private before: string[] | null = null;
  private readonly path: PathStep[] = [];
  private readonly branches: Branch[] = [];

  begin(start: Position): void {
    this.board.set(start);
    this.moves = [];
    this.last = null;
    this.startComments = [];
    this.before = null;
    this.path.length = 0;
    this.branches.length = 0;
  }

  get depth(): number {
    return this.branches.length;
  }

  /** Adds a legal move already made on the board. */
  add(code: number, san: string): void {
    this.path.push(code);
    this.put({ move: moveOfCode(code), san });
  }

  /** A null move: the turn passes. Not possible in check. */
  addNull(): boolean {
    const { board } = this;
    if (board.inCheck()) return false;
    this.path.push(-1 - board.epTarget);
    pass(board);
    this.put({ move: null, san: '--' });
    return true;
  }

  /** An illegal move that stands: the board is as it left it. */
  addStanding(move: StandingMove): void {
    const before = this.board.toPosition();
    this.path.push({ before, after: move.after });
    this.board.set(move.after);
    this.put({ move, san: formatStanding(before, move) });
  }

  private put(read: MoveRead): void {
    const { before } = this;
    const move = before === null ? read : { ...read, remarks: { commentsBefore: before } };
    this.before = null;
    this.moves.push(move);
    this.last = move;
  }

  /** The remarks of the last move. */
  private remarksOf({ move, san, remarks }: MoveRead): MutableRemarks {
    return remarks ?? this.remark(move, san, {});
  }

  private remark(move: Played | null, san: string, remarks: MutableRemarks): MutableRemarks {
    this.last = { move, san, remarks };
    this.moves[this.moves.length - 1] = this.last;
    return remarks;
  }

  /** A clock read after the last move; false where it has no place. */
  clock(clkMs: number): boolean {
    const { last } = this;
    if (last === null || last.remarks?.clkMs !== undefined) return false;
    if (last.remarks === undefined) this.remark(last.move, last.san, { clkMs });
    else last.remarks.clkMs = clkMs;
    return true;
  }

  /** A comment in its place: before the next move, after the last one, or at the head of the game. */
  comment(raw: string, afterNumber: boolean): void {
    const { rest: text, played } =
      this.depth === 0 ? takePlayed(commentText(raw)) : { rest: commentText(raw), played: [] };
    if (text !== '') this.plainComment(text, afterNumber);
    for (const told of played) this.addTold(told);
  }

  /** A ply told in a comment: legal after all, a null move, or one that stands. What cannot be is kept as text. */
  private addTold(told: PlayedTold): void {
    const { board } = this;
    const { variant } = board;
    const read = parseFen(told.fen, { variant, asItStood: true });
    if (!read.ok || read.value.turn === board.color()) {
      this.plainComment(told.text, false);
      return;
    }
    const before = board.toPosition();
    const move = parseUciSquares(told.uci);
    const legal = move === null ? ({ ok: false } as const) : parseUci(before, told.uci);
    if (legal.ok && formatFen(playedOn(before, legal.value)) === told.fen) {
      const code = board.encode(legal.value);
      const san = sanOfCode(board, code);
      board.make(code);
      this.add(code, san);
    } else if (told.uci !== '--' || !this.addNull()) {
      this.addStanding({ illegal: move, after: read.value });
    }
    if (this.last !== null && Object.keys(told.remarks).length > 0) {
      this.remark(this.last.move, this.last.san, told.remarks);
    }
  }

  private plainComment(text: string, afterNumber: boolean): void {
    if (this.last !== null && !afterNumber) this.commentLast(text);
    else if (this.depth > 0 || afterNumber) (this.before ??= []).push(text);
    else this.startComments.push(text);
  }

  private commentLast(text: string): void {
    if (this.last === null) {
      this.startComments.push(text);
      return;
    }
    const remarks = this.remarksOf(this.last);
    const rest = takeCommands(text, remarks);
    if (rest !== '') (remarks.comments ??= []).push(rest);
  }

  nag(nag: number): boolean {
    if (this.last === null) return false;
    const remarks = this.remarksOf(this.last);
    (remarks.nags ??= []).push(nag);
    return true;
  }

  /** A variation begins: the board goes back before the last move. False where there is none or it is too deep. */
  open(): 'open' | 'variationWithoutMove' | 'variationTooDeep' {
    if (this.last === null) return 'variationWithoutMove';
    if (this.depth >= DEEPEST) return 'variationTooDeep';
    this.settle();
    // only now: a comment that settles on the last move replaces it
    const { last } = this;
    const code = this.path.pop() ?? 0;
    this.takeBack(code);
    this.branches.push({ moves: this.moves, last, code, pathEnd: this.path.length });
    this.moves = [];
    this.last = null;
    return 'open';
  }

  /** The variation ends; false if there was nothing in it. Comments without a move go to the move it branched from. */
  close(): boolean {
    this.settle();
    const branch = this.branches.pop();
    if (branch === undefined) return true;
    const line = this.moves;
    const loose = this.last === null ? this.startCommentsOfLine() : [];
    while (this.path.length > branch.pathEnd) this.takeBack(this.path.pop() ?? 0);
    this.makeAgain(branch.code);
    this.moves = branch.moves;
    this.last = branch.last;
    if (line.length > 0) (this.remarksOf(branch.last).variations ??= []).push(line);
    for (const text of loose) this.commentLast(text);
    return line.length > 0 || loose.length > 0;
  }

  private startCommentsOfLine(): string[] {
    const loose = this.before ?? [];
    this.before = null;
    return loose;
  }

  /** Comments waiting for a move that does not come go to the last one. */
  settle(): void {
    if (this.before === null || (this.last === null && this.depth > 0)) return;
    const waiting = this.before;
    this.before = null;
    for (const text of waiting) this.commentLast(text);
  }

  private makeAgain(code: PathStep): void {
    if (typeof code === 'object') this.board.set(code.after);
    else if (code < 0) pass(this.board);
    else this.board.make(code);
    this.path.push(code);
  }

  private takeBack(code: PathStep): void {
    const { board } = this;
    if (typeof code === 'object') {
      board.set(code.before);
      return;
    }
    if (code >= 0) {
      board.unmake(code);
      return;
    }
    board.turn ^= BOTH;
    board.epTarget = -1 - code;
    board.halfMoves--;
  }
}

function pass(board: Board): void {
  board.epTarget = 0;
  board.halfMoves++;
  board.turn ^= BOTH;
}
