import type { Position } from './types.ts';
import { Board } from './board.ts';
import { MOST_MOVES, legalMoves } from './board-moves.ts';
import { CASTLING, DOUBLE_STEP, SPECIAL, moveFrom, moveTo } from './move-code.ts';
import { KIND, PAWN, WHITE } from './pieces.ts';
import { FRAME_OF_INDEX, INDEX_OF_FRAME } from './squares.ts';

/** Numbers a position takes in the tracker: eight of eight squares each, then turn, rights and en passant. */
const WORDS = 9;
/** Odd numbers that mix the words into a first, cheap comparison; only the words themselves decide. */
const MIXERS = Int32Array.of(
  0x9e3779b1,
  0x85ebca6b,
  0xc2b2ae35,
  0x27d4eb2f,
  0x165667b1,
  0x2c1b3c6d,
  0x297a2d39,
  0x1b873593,
  0x5bd1e995,
);

/**
 * Follows a game ply by ply and counts how often each position has been there (9.2.3), by exact comparison. Only
 * positions since the last pawn move, capture or loss of a castling right can be the same as a later one, so only
 * those are looked at. Memory grows with the game; `start` begins anew and keeps it.
 *
 * An illegal move that stands is counted as the board stood after it: 9.2 and 9.3 speak of what has appeared on the
 * chessboard and what was played there, not of how it should have been. Such a move may undo what no legal one can
 * (a pawn back on its square), so that from then on all that was before is looked at. Where nothing was moved nothing
 * has appeared (9.2), and that ply is not counted.
 */
export class GameTracker {
  readonly board: Board = new Board();
  /** Plies played since the start. */
  ply = 0;
  /** The last ply was an illegal move that stands. */
  stood = false;
  /** So was one before: anything may come back. */
  private unbound = false;
  /** The plies at which nothing was moved. */
  private readonly passes = new Set<number>();
  private words = new Int32Array(256 * WORDS);
  private mixes = new Int32Array(256);
  private counts = new Int32Array(256);
  /** First ply of those that can be the same as the position at this ply. */
  private windows = new Int32Array(256);
  /** The last ply at which a position was there at least the second time, by parity of the ply; -1 if none. */
  private readonly lastRepeats = Int32Array.of(-1, -1);
  private readonly announced = new Int32Array(MOST_MOVES);

  start(position: Position): void {
    this.board.set(position);
    this.ply = 0;
    this.stood = false;
    this.unbound = false;
    this.passes.clear();
    this.windows[0] = 0;
    this.counts[0] = 1;
    this.lastRepeats.fill(-1);
    this.writeWords(0);
  }

  /** Makes a legal move of the present position. */
  play(code: number): void {
    const { board } = this;
    const before = this.ply;
    const ply = before + 1;
    if (ply >= this.mixes.length) this.grow();
    const { rights } = board;
    const captured = board.squares[moveTo(code)] ?? 0;
    const quiet = this.isQuiet(code);
    board.make(code);
    board.forgetPast();
    this.ply = ply;
    this.stood = false;
    if ((code & ~DOUBLE_STEP) < SPECIAL) this.moveInWords(code, captured, ply);
    else this.writeWords(ply);
    const reversible = this.unbound || (quiet && board.rights === rights);
    this.windows[ply] = reversible ? (this.windows[before] ?? 0) : ply;
    this.count(ply);
  }

  /** Takes the board as an illegal move left it. */
  stand(after: Position): void {
    const ply = this.ply + 1;
    if (ply >= this.mixes.length) this.grow();
    this.board.set(after);
    this.ply = ply;
    this.stood = true;
    this.unbound = true;
    this.writeWords(ply);
    this.windows[ply] = 0;
    if (this.sameMen(ply - 1, ply)) this.passes.add(ply);
    this.count(ply);
  }

  private count(ply: number): void {
    const before = this.countBefore(ply);
    const count = this.passes.has(ply) ? Math.max(1, before) : before + 1;
    this.counts[ply] = count;
    if (count > 1) this.lastRepeats[ply & 1] = ply;
  }

  /** How often the position at a ply had been there by then, that time included unless nothing was moved. */
  occurrencesAt(ply: number): number {
    return this.counts[ply] ?? 0;
  }

  /** The plies at which the position of this ply had been there by then, that ply included unless nothing was moved. */
  pliesOf(ply: number): readonly number[] {
    const plies: number[] = [];
    const first = this.windows[ply] ?? 0;
    for (let other = ply - 2; other >= first; other -= 2) if (this.isAgain(other, ply)) plies.unshift(other);
    return plies.length > 0 && this.passes.has(ply) ? plies : [...plies, ply];
  }

  /** Had the position of a ply appeared at another before it? */
  private isAgain(other: number, ply: number): boolean {
    return !this.passes.has(other) && this.same(other, ply);
  }

  /** Cheap and never wrongly false: could any announced move be ground for a claim (9.2.1, 9.3.1)? */
  private mayAnnounce(): boolean {
    if (this.board.quietPlies >= 99) return true;
    return (this.lastRepeats[(this.ply + 1) & 1] ?? -1) >= (this.windows[this.ply] ?? 0);
  }

  /**
   * Writes into `list` the legal moves that would bring a position for the third time or more, or complete fifty
   * moves without pawn move and capture; gives their number. `list` has room for MOST_MOVES.
   */
  claimableMoves(list: Int32Array): number {
    if (!this.mayAnnounce()) return 0;
    const { announced, board } = this;
    const end = legalMoves(board, announced, 0);
    let n = 0;
    for (let i = 0; i < end; i++) {
      const code = announced[i] ?? 0;
      const quiet = this.isQuiet(code);
      if (!quiet && !this.unbound) continue;
      if ((quiet && board.quietPlies >= 99) || this.occurrencesAfter(code) >= 3) list[n++] = code;
    }
    return n;
  }

  /** Neither a capture nor a pawn move. */
  isQuiet(code: number): boolean {
    if ((code & CASTLING) !== 0) return true;
    const { squares } = this.board;
    return code < SPECIAL && squares[moveTo(code)] === 0 && ((squares[moveFrom(code)] ?? 0) & KIND) !== PAWN;
  }

  /** How often the position after a legal move would have been there, that time included. */
  occurrencesAfter(code: number): number {
    return this.lookAhead(code) ? 1 + this.countBefore(this.ply + 1) : 1;
  }

  /** The plies at which the position after a legal move would have been there, the next ply included. */
  pliesAfter(code: number): readonly number[] {
    return this.lookAhead(code) ? this.pliesOf(this.ply + 1) : [this.ply + 1];
  }

  /** Writes down the position after a legal move as the next ply's; false if it cannot have been there before. */
  private lookAhead(code: number): boolean {
    const { board } = this;
    const ply = this.ply + 1;
    if (ply >= this.mixes.length) this.grow();
    if (!this.unbound && !this.isQuiet(code)) return false;
    const rights = board.rights;
    board.make(code);
    const reversible = this.unbound || board.rights === rights;
    if (reversible) this.writeWords(ply);
    board.unmake(code);
    this.windows[ply] = this.windows[this.ply] ?? 0;
    return reversible;
  }

  private countBefore(ply: number): number {
    const { mixes } = this;
    const first = this.windows[ply] ?? 0;
    const mix = mixes[ply];
    let count = 0;
    // The same player is to move; two plies bring a position back only where one of them was no legal move.
    for (let other = ply - 2; other >= first; other -= 2) {
      if (mixes[other] === mix && this.isAgain(other, ply)) count++;
    }
    return count;
  }

  private same(a: number, b: number): boolean {
    return this.sameMen(a, b) && this.words[a * WORDS + 8] === this.words[b * WORDS + 8];
  }

  private sameMen(a: number, b: number): boolean {
    for (let k = 0; k < 8; k++) if (this.words[a * WORDS + k] !== this.words[b * WORDS + k]) return false;
    return true;
  }

  /** The present board as words, from scratch. */
  private writeWords(ply: number): void {
    const { squares } = this.board;
    const { words } = this;
    for (let k = 0; k < 8; k++) {
      let word = 0;
      for (let i = 0; i < 8; i++) word |= nibble(squares[FRAME_OF_INDEX[k * 8 + i] ?? 0] ?? 0) << (4 * i);
      words[ply * WORDS + k] = word;
    }
    this.finishWords(ply);
  }

  /** The words of the ply before, with one man moved to a square that was empty or held the captured man. */
  private moveInWords(code: number, captured: number, ply: number): void {
    const { words } = this;
    const at = ply * WORDS;
    words.copyWithin(at, at - WORDS, at - 1);
    const from = INDEX_OF_FRAME[moveFrom(code)] ?? 0;
    const to = INDEX_OF_FRAME[moveTo(code)] ?? 0;
    const man = nibble(this.board.squares[moveTo(code)] ?? 0);
    const change = man ^ nibble(captured);
    words[at + (from >> 3)] = (words[at + (from >> 3)] ?? 0) ^ (man << (4 * (from & 7)));
    words[at + (to >> 3)] = (words[at + (to >> 3)] ?? 0) ^ (change << (4 * (to & 7)));
    this.finishWords(ply);
  }

  private finishWords(ply: number): void {
    const { words, board } = this;
    const at = ply * WORDS;
    words[at + 8] = board.turn | (board.rights << 8) | (board.legalEpTarget() << 16);
    let mix = 0;
    for (let k = 0; k < WORDS; k++) mix = (mix + Math.imul(words[at + k] ?? 0, MIXERS[k] ?? 1)) | 0;
    this.mixes[ply] = mix;
  }

  private grow(): void {
    this.words = longer(this.words);
    this.mixes = longer(this.mixes);
    this.counts = longer(this.counts);
    this.windows = longer(this.windows);
  }
}

function nibble(piece: number): number {
  return piece === 0 ? 0 : (piece & KIND) | (piece & WHITE);
}

function longer(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}
