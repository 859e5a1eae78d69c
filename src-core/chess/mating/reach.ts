import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { FIRST_STEP, KNIGHT_STEPS, LAST_STEP, STEPS } from '../geometry.ts';
import { BISHOP, BLACK, BOTH, KIND, KING, KNIGHT, OFF, PAWN, QUEEN, WHITE } from '../pieces.ts';
import { FRAME, FRAME_OF_INDEX, RANK, fileOf, rankOf } from '../squares.ts';

const MOST_MEN = 32;
/** Men with more squares than this are not asked what they attack from all of them. */
const FEW = 6;

/**
 * Every square each man could ever come to, and whether it could ever be captured: never too little, often too much.
 * Begins with where the men stand and adds what some move could add until nothing more comes. What stops a man is only
 * what no line of play can change: a man that never moves and is never captured, and for a king the squares such men
 * attack. Valid where no castling right and no en passant capture is left.
 */
export class Reach {
  count = 0;
  /** By man: the piece, where it stands, whether it may be captured, may capture as a pawn, may promote. */
  readonly pieces: Uint8Array = new Uint8Array(MOST_MEN);
  readonly homes: Uint8Array = new Uint8Array(MOST_MEN);
  readonly takable: Uint8Array = new Uint8Array(MOST_MEN);
  readonly promotes: Uint8Array = new Uint8Array(MOST_MEN);
  private readonly leavesFile = new Uint8Array(MOST_MEN);
  /** By man * 64: the squares it may come to, in the order found. */
  readonly places: Uint8Array = new Uint8Array(MOST_MEN * 64);
  readonly sizes: Uint8Array = new Uint8Array(MOST_MEN);
  private readonly member = new Uint8Array(MOST_MEN * FRAME);
  /** Pieces that never move and are never captured, by place; OFF in the frame. */
  readonly fixed: Uint8Array = new Uint8Array(FRAME).fill(OFF);
  /** By place, the colours (bits) that always attack it, whatever is played. */
  private readonly alwaysAttacked = new Uint8Array(FRAME);
  /** By place, the colours with a man other than the king that may come there. */
  private readonly present = new Uint8Array(FRAME);
  /** By place, the colours that may capture there. */
  private readonly strikes = new Uint8Array(FRAME);
  private changed = false;

  /** Looks at a board. */
  look(board: Board): void {
    this.begin(board);
    do {
      this.changed = false;
      this.findFixed();
      this.findAttacked();
      for (let man = 0; man < this.count; man++) this.spread(man);
      this.findTakable();
    } while (this.changed);
  }

  has(man: number, place: number): boolean {
    return this.member[man * FRAME + place] === 1;
  }

  private begin(board: Board): void {
    this.count = 0;
    this.member.fill(0);
    this.takable.fill(0);
    this.promotes.fill(0);
    this.leavesFile.fill(0);
    this.present.fill(0);
    this.strikes.fill(0);
    for (let color = WHITE; color <= BLACK; color += 8) {
      const end = board.ends[color >> 4] ?? 0;
      for (let i = firstOf(color); i < end; i++) {
        const place = board.men[i] ?? 0;
        const man = this.count++;
        this.pieces[man] = board.squares[place] ?? 0;
        this.homes[man] = place;
        this.sizes[man] = 0;
        this.add(man, place);
      }
    }
  }

  private add(man: number, place: number): void {
    if (this.member[man * FRAME + place] === 1) return;
    const size = this.sizes[man] ?? 0;
    const piece = this.pieces[man] ?? 0;
    this.member[man * FRAME + place] = 1;
    this.places[man * 64 + size] = place;
    this.sizes[man] = size + 1;
    if ((piece & KIND) !== KING) this.present[place] = (this.present[place] ?? 0) | (piece & BOTH);
    this.changed = true;
  }

  private findFixed(): void {
    const { fixed } = this;
    for (const place of FRAME_OF_INDEX) fixed[place] = 0;
    for (let man = 0; man < this.count; man++) {
      if (this.sizes[man] === 1 && this.takable[man] === 0)
        fixed[this.homes[man] ?? 0] = this.pieces[man] ?? 0;
    }
  }

  /** What a man attacks from each of its few squares, with nothing that could come between. */
  private findAttacked(): void {
    const { alwaysAttacked } = this;
    alwaysAttacked.fill(0);
    for (let man = 0; man < this.count; man++) {
      const size = this.sizes[man] ?? 0;
      if (this.takable[man] !== 0 || size > FEW) continue;
      const color = (this.pieces[man] ?? 0) & BOTH;
      const home = this.homes[man] ?? 0;
      const kind = (this.pieces[man] ?? 0) & KIND;
      const steps = kind === KNIGHT ? KNIGHT_STEPS : STEPS;
      for (const step of steps) {
        const place = home + step;
        let always = true;
        for (let i = 0; always && i < size; i++) {
          always = touches(this.pieces[man] ?? 0, place - (this.places[man * 64 + i] ?? 0));
        }
        if (always) alwaysAttacked[place] = (alwaysAttacked[place] ?? 0) | color;
      }
    }
  }

  /** Adds all squares a man may step to from those it has. */
  private spread(man: number): void {
    const kind = (this.pieces[man] ?? 0) & KIND;
    if (this.promotes[man] === 1) return;
    for (let i = 0; i < (this.sizes[man] ?? 0); i++) {
      const from = this.places[man * 64 + i] ?? 0;
      if (kind === PAWN) this.spreadPawn(man, from);
      else if (kind === KING) this.spreadKing(man, from);
      else this.spreadPiece(man, from, kind);
    }
  }

  private spreadPiece(man: number, from: number, kind: number): void {
    const { fixed, strikes } = this;
    const color = (this.pieces[man] ?? 0) & BOTH;
    const isKnight = kind === KNIGHT;
    const steps = isKnight ? KNIGHT_STEPS : STEPS;
    const last = isKnight ? 8 : (LAST_STEP[kind] ?? 0);
    for (let k = FIRST_STEP[kind] ?? 0; k < last; k++) {
      const step = steps[k] ?? 0;
      for (let to = from + step; ; to += step) {
        const there = fixed[to] ?? OFF;
        if ((there & (color | OFF)) !== 0) break;
        strikes[to] = (strikes[to] ?? 0) | color;
        this.add(man, to);
        if (isKnight || there !== 0) break;
      }
    }
  }

  private spreadKing(man: number, from: number): void {
    const { fixed, strikes, alwaysAttacked } = this;
    const color = (this.pieces[man] ?? 0) & BOTH;
    for (const step of STEPS) {
      const to = from + step;
      if (((fixed[to] ?? OFF) & (color | OFF)) !== 0) continue;
      if (((alwaysAttacked[to] ?? 0) & (color ^ BOTH)) !== 0) continue;
      strikes[to] = (strikes[to] ?? 0) | color;
      this.add(man, to);
    }
  }

  private spreadPawn(man: number, from: number): void {
    const { strikes } = this;
    const color = (this.pieces[man] ?? 0) & BOTH;
    const up = color === WHITE ? RANK : -RANK;
    const to = from + up;
    if (this.mayPush(man, to)) {
      this.add(man, to);
      const onSecond = rankOf(from) === (color === WHITE ? 1 : 6);
      if (onSecond && this.mayPush(man, to + up)) this.add(man, to + up);
    }
    for (let side = -1; side <= 1; side += 2) {
      const aim = to + side;
      if ((this.fixed[aim] ?? OFF) === OFF) continue;
      const enemy = ((this.present[aim] ?? 0) & (color ^ BOTH)) !== 0;
      if (!enemy && !this.mayPass(man, from, aim)) continue;
      if (enemy) strikes[aim] = (strikes[aim] ?? 0) | color;
      if (((this.fixed[aim] ?? 0) & color) !== 0) continue;
      if (this.leavesFile[man] === 0) this.changed = true;
      this.leavesFile[man] = 1;
      this.add(man, aim);
    }
    if (rankOf(to) === (color === WHITE ? 7 : 0) && this.reachesLastRank(man, to)) this.promote(man);
  }

  private reachesLastRank(man: number, ahead: number): boolean {
    return this.has(man, ahead) || this.has(man, ahead - 1) || this.has(man, ahead + 1);
  }

  /** A promoted man goes and captures anywhere. */
  private promote(man: number): void {
    const color = (this.pieces[man] ?? 0) & BOTH;
    this.promotes[man] = 1;
    for (const place of FRAME_OF_INDEX) {
      this.add(man, place);
      this.strikes[place] = (this.strikes[place] ?? 0) | color;
    }
    this.changed = true;
  }

  /** Is the square free for a pawn at some time, and not behind an enemy pawn that stays on the file? */
  private mayPush(man: number, to: number): boolean {
    if (this.fixed[to] !== 0) return false;
    if (this.leavesFile[man] === 1) return true;
    const color = (this.pieces[man] ?? 0) & BOTH;
    const facing = PAWN | (color ^ BOTH);
    const home = this.homes[man] ?? 0;
    for (let other = 0; other < this.count; other++) {
      if (this.pieces[other] !== facing || this.leavesFile[other] === 1 || this.takable[other] === 1)
        continue;
      const stands = this.homes[other] ?? 0;
      if (fileOf(stands) !== fileOf(home)) continue;
      const ahead = color === WHITE ? stands > home : stands < home;
      if (ahead && (color === WHITE ? to >= stands : to <= stands)) return false;
    }
    return true;
  }

  /** May this pawn capture another on `aim` as it passes? That one is takable then. */
  private mayPass(man: number, from: number, aim: number): boolean {
    const color = (this.pieces[man] ?? 0) & BOTH;
    const up = color === WHITE ? RANK : -RANK;
    if (rankOf(from) !== (color === WHITE ? 4 : 3)) return false;
    for (let other = 0; other < this.count; other++) {
      if (this.pieces[other] !== (PAWN | (color ^ BOTH)) || this.homes[other] !== aim + up) continue;
      if (!this.has(other, aim - up)) return false;
      if (this.takable[other] === 0) this.changed = true;
      this.takable[other] = 1;
      return true;
    }
    return false;
  }

  private findTakable(): void {
    for (let man = 0; man < this.count; man++) {
      const piece = this.pieces[man] ?? 0;
      if ((piece & KIND) === KING || this.takable[man] === 1) continue;
      const them = (piece & BOTH) ^ BOTH;
      for (let i = 0; i < (this.sizes[man] ?? 0); i++) {
        if (((this.strikes[this.places[man * 64 + i] ?? 0] ?? 0) & them) === 0) continue;
        this.takable[man] = 1;
        this.changed = true;
        break;
      }
    }
  }
}

/** Does this piece attack a square so far away with nothing between? */
function touches(piece: number, difference: number): boolean {
  switch (piece & KIND) {
    case PAWN: {
      const up = (piece & WHITE) !== 0 ? RANK : -RANK;
      return difference === up - 1 || difference === up + 1;
    }
    case KNIGHT:
      return KNIGHT_STEPS.includes(difference);
    case KING:
    case QUEEN:
      return STEPS.includes(difference);
    default: {
      const k = STEPS.indexOf(difference);
      return k >= 0 && k < 4 === ((piece & KIND) === BISHOP);
    }
  }
}
