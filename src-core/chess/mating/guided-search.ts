import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { MOST_MOVES, hasLegalMove, legalMoves } from '../board-moves.ts';
import { KNIGHT_STEPS, STEPS, isLight } from '../geometry.ts';
import { materialForbidsMate } from '../material.ts';
import { CASTLING, SPECIAL, moveFrom, movePromotion, moveTo } from '../move-code.ts';
import { BISHOP, BLACK, BOTH, KIND, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../pieces.ts';
import { FRAME, FRAME_OF_INDEX, fileOf, rankOf, squareAt } from '../squares.ts';

/** Longer helpmates are left to the closure. */
const LONGEST = 120;
const VALUE = [0, 1, 3, 3, 5, 9, 0];

/** Moves and their scores, ply after ply. */
const moves = new Int32Array((LONGEST + 2) * MOST_MOVES);
const scores = new Int32Array((LONGEST + 2) * MOST_MOVES);

/** A small table of what was tried with how much slack. */
const SEEN = 1 << 10;
const seenHash = new Int32Array(SEEN);
const seenSlack = new Int8Array(SEEN);
const NUMBERS = Int32Array.from({ length: FRAME << 5 }, (_, i) => mixed(i + 1));

function mixed(number: number): number {
  let hash = Math.imul(number, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/**
 * Looks for a line in which both sides help the winner to mate. Each side makes the moves first that lead to one
 * picture: the loser's king in a corner of the winner's last rank, the winner's king near it, a heavy man to mate.
 * Whatever it finds is a real line; that it finds none proves nothing.
 */
export class GuidedSearch {
  private readonly board: Board;
  private readonly winner: number;
  private readonly corner: number;
  private readonly kingsPlace: number;
  /** The winner needs the loser's own men to mate with. */
  private readonly needsHelpers: boolean;
  private readonly line: number[] = [];
  nodes = 0;
  private limit = 0;

  constructor(board: Board, winner: number) {
    this.board = board;
    this.winner = winner;
    const army = armyOf(board, winner);
    const other = armyOf(board, winner ^ BOTH);
    this.needsHelpers = army.heavy === 0 && army.pawns === 0 && army.minor < 2;
    const light = cornerIsLight(army, other);
    const rank = winner === WHITE ? 7 : 0;
    const file = isLight(squareAt(0, rank)) === light ? 0 : 7;
    this.corner = squareAt(file, rank);
    this.kingsPlace = squareAt(file === 0 ? 1 : 6, winner === WHITE ? 5 : 2);
  }

  /** The codes of a line to mate, or null if none was found within so many positions. The board is left as it was. */
  find(limit: number): readonly number[] | null {
    this.limit = limit;
    for (let slack = 0; this.nodes < limit && slack <= 64; slack = slack * 2 + 1) {
      seenHash.fill(0);
      if (this.descend(slack, 0)) return [...this.line];
    }
    return null;
  }

  private descend(slack: number, at: number): boolean {
    const { board } = this;
    if (++this.nodes > this.limit || this.line.length >= LONGEST) return false;
    const end = legalMoves(board, moves, at);
    if (end === at) return false;
    if (board.turn === this.winner && this.mateAtOnce(at, end)) return true;
    this.score(at, end);
    const tries = Math.min(end - at, slack + 1);
    for (let i = 0; i < tries; i++) {
      bringBest(at + i, end);
      const code = moves[at + i] ?? 0;
      board.make(code);
      this.line.push(code);
      if (this.worthGoingOn(slack - i) && this.descend(slack - i, end)) {
        board.unmake(code);
        return true;
      }
      this.line.pop();
      board.unmake(code);
    }
    return false;
  }

  private worthGoingOn(slack: number): boolean {
    if (materialForbidsMate(this.board, this.winner) !== null) return false;
    const hash = this.hash();
    const slot = (hash >>> 1) & (SEEN - 1);
    if (seenHash[slot] === hash && (seenSlack[slot] ?? 0) >= slack) return false;
    seenHash[slot] = hash;
    seenSlack[slot] = slack;
    return true;
  }

  /** Not exact: two positions may share it, and one of them is then left out. */
  private hash(): number {
    const { squares, men, ends, turn, rights } = this.board;
    let hash = turn | (rights << 8);
    for (let color = WHITE; color <= BLACK; color += WHITE) {
      const end = ends[color >> 4] ?? 0;
      for (let i = firstOf(color); i < end; i++) {
        const place = men[i] ?? 0;
        hash ^= NUMBERS[(place << 5) | (squares[place] ?? 0)] ?? 0;
      }
    }
    return hash;
  }

  private mateAtOnce(at: number, end: number): boolean {
    const { board } = this;
    const king = board.king(this.winner ^ BOTH);
    for (let i = at; i < end; i++) {
      const code = moves[i] ?? 0;
      if (code < SPECIAL && !mayCheck(board, code, king)) continue;
      board.make(code);
      const mates = board.inCheck() && !hasLegalMove(board);
      board.unmake(code);
      if (!mates) continue;
      this.line.push(code);
      return true;
    }
    return false;
  }

  private score(at: number, end: number): void {
    const winners = this.board.turn === this.winner;
    for (let i = at; i < end; i++) {
      const code = moves[i] ?? 0;
      scores[i] = winners ? this.winnersScore(code) : this.losersScore(code);
    }
  }

  private winnersScore(code: number): number {
    const { squares } = this.board;
    const kind = (squares[moveFrom(code)] ?? 0) & KIND;
    const captured = (code & CASTLING) === 0 ? (squares[moveTo(code)] ?? 0) & KIND : 0;
    let score = 0;
    if (captured !== 0) score += this.needsHelpers && captured !== QUEEN ? -40 : 20 + (VALUE[captured] ?? 0);
    const promotion = movePromotion(code);
    if (promotion !== 0) score += promotion === QUEEN ? 60 : 20;
    if (kind === PAWN) score += 15 + this.advance(moveTo(code));
    if (kind === KING) score += 6 * this.nearer(code, this.kingsPlace);
    return score;
  }

  private losersScore(code: number): number {
    const { squares } = this.board;
    const kind = (squares[moveFrom(code)] ?? 0) & KIND;
    const captured = (code & CASTLING) === 0 ? (squares[moveTo(code)] ?? 0) & KIND : 0;
    let score = captured === 0 ? 0 : -30 - 4 * (VALUE[captured] ?? 0);
    if (kind === KING && (code & CASTLING) === 0) score += 12 * this.nearer(code, this.corner);
    const promotion = movePromotion(code);
    if (promotion !== 0)
      score += this.needsHelpers && promotion !== QUEEN ? 30 : promotion === QUEEN ? -15 : -5;
    else if (kind === PAWN) score += this.needsHelpers ? 6 : 2;
    return score;
  }

  private advance(to: number): number {
    return this.winner === WHITE ? rankOf(to) : 7 - rankOf(to);
  }

  private nearer(code: number, goal: number): number {
    return distance(moveFrom(code), goal) - distance(moveTo(code), goal);
  }
}

/** Puts the best of the moves first; the others keep their order. */
function bringBest(at: number, end: number): void {
  let best = at;
  for (let i = at + 1; i < end; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  const code = moves[best] ?? 0;
  const score = scores[best] ?? 0;
  for (let i = best; i > at; i--) {
    moves[i] = moves[i - 1] ?? 0;
    scores[i] = scores[i - 1] ?? 0;
  }
  moves[at] = code;
  scores[at] = score;
}

/** Could this move give check? From where it goes to, or as it leaves a line; men between are left out of account. */
function mayCheck(board: Board, code: number, king: number): boolean {
  const from = moveFrom(code);
  const line = LINES[king - from + 128] ?? 0;
  if ((line & 1) !== 0) return true;
  const there = LINES[king - moveTo(code) + 128] ?? 0;
  const kind = (board.squares[from] ?? 0) & KIND;
  return kind === KNIGHT ? (there & 2) !== 0 : kind === KING ? false : (there & 1) !== 0;
}

/** By difference of places + 128: 1 on a line, 2 a knight's step away. */
const LINES = new Uint8Array(256);
for (const step of STEPS) for (let far = 1; far < 8; far++) LINES[step * far + 128] = 1;
for (const step of KNIGHT_STEPS) LINES[step + 128] = 2;

/** Steps of a king, with a little for the longer of two such ways. */
function distance(a: number, b: number): number {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return 2 * Math.max(files, ranks) + Math.min(files, ranks) / 2;
}

interface Army {
  heavy: number;
  minor: number;
  pawns: number;
  lightBishops: number;
  darkBishops: number;
}

function armyOf(board: Board, color: number): Army {
  const army: Army = { heavy: 0, minor: 0, pawns: 0, lightBishops: 0, darkBishops: 0 };
  for (let index = 0; index < 64; index++) {
    const place = FRAME_OF_INDEX[index] ?? 0;
    const piece = board.squares[place] ?? 0;
    if ((piece & color) === 0) continue;
    const kind = piece & KIND;
    if (kind === PAWN) army.pawns++;
    else if (kind === ROOK || kind === QUEEN) army.heavy++;
    else if (kind === KNIGHT || kind === BISHOP) army.minor++;
    if (kind === BISHOP && isLight(place)) army.lightBishops++;
    else if (kind === BISHOP) army.darkBishops++;
  }
  return army;
}

/** The corner a bishop of the winner can reach; where he has none, one the loser's bishop cannot. */
function cornerIsLight(army: Army, other: Army): boolean {
  if (army.darkBishops > 0) return false;
  if (army.lightBishops > 0) return true;
  return other.lightBishops === 0;
}
