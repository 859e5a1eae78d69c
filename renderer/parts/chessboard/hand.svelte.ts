import type { Color, LegalMove, PromotionRole, Square } from '../../../src-core/contract/desk-api.ts';
import { pieceOf } from '../pieces/shapes.ts';
import { type Arranging, letterOn } from './arranging.ts';
import { cellOf, squareAt } from './squares.ts';

export interface HandMove {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionRole;
}

/** What the hand may do. `make` resolves to false where the move was refused. */
export interface HandRoom {
  readonly board: string;
  /** Empty on a chessboard that is only looked at. */
  readonly legal: readonly LegalMove[];
  readonly make: (move: HandMove) => Promise<boolean>;
  readonly refuse: (from: Square, to: Square) => void;
  /** Where squares are only pointed out: told of each one. */
  readonly pick: ((square: Square) => void) | null;
  /** Where men are put anywhere, whatever the Laws say: told of each act. */
  readonly arranging: Arranging | null;
}

interface OnBoard<T> {
  readonly board: string;
  readonly value: T;
}

export interface Choice {
  readonly from: Square;
  readonly to: Square;
  readonly roles: readonly PromotionRole[];
}

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
]);

/**
 * The hand over a chessboard: what it has picked, what it asks, what it has just let go of. It knows no rules:
 * only the list of legal moves. Everything it holds is forgotten when the position changes.
 */
export class Hand {
  readonly #room: () => HandRoom;
  #picked: OnBoard<Square> | null = $state.raw(null);
  #choice: OnBoard<Choice> | null = $state.raw(null);
  #placed: OnBoard<HandMove> | null = $state.raw(null);
  /** The square the keyboard stands on. */
  cursor: Square = $state('e2');
  /** The square a dragged piece came from, once it has really been moved. */
  dragged: Square | null = $state(null);
  /** The square under the dragged piece. */
  over: Square | null = $state(null);
  #pressed: { readonly square: Square; readonly then: 'drop' | 'put' | 'release' | 'keep' } | null = null;

  constructor(room: () => HandRoom) {
    this.#room = room;
  }

  get picked(): Square | null {
    return this.#now(this.#picked);
  }

  /** A promotion that waits for its piece. */
  get choice(): Choice | null {
    return this.#now(this.#choice);
  }

  /** A piece let go of on a legal square while the desk writes: it stays there. */
  get placed(): HandMove | null {
    return this.#now(this.#placed);
  }

  /** The squares the picked piece may go to. */
  get targets(): readonly Square[] {
    const moves = this.#room().legal.filter((move) => move.from === this.picked);
    const all = moves.flatMap((move) => (move.also === null ? [move.to] : [move.to, move.also]));
    return all.filter((square, index) => all.indexOf(square) === index);
  }

  pick(square: Square | null): void {
    this.#picked = square === null ? null : this.#here(square);
  }

  /** A finger or button goes down on a square. */
  press(square: Square): void {
    const { pick } = this.#room();
    if (pick !== null) return pick(square);
    if (this.#room().arranging !== null) return this.#pressArranging(square);
    if (this.choice !== null || this.#room().legal.length === 0) return;
    if (this.targets.includes(square)) this.#pressed = { square, then: 'drop' };
    else if (this.#pieceOn(square)) {
      this.#pressed = { square, then: this.picked === square ? 'release' : 'keep' };
      this.pick(square);
    } else this.pick(null);
  }

  /** It has moved away from where it went down: the piece comes along. */
  drag(over: Square | null): void {
    if (this.#pressed === null || !this.#carries(this.#pressed.square, this.#pressed.then)) return;
    if (this.dragged === null) this.dragged = this.#pressed.square;
    if (this.over !== over) this.over = over;
  }

  /** It goes up. Null: beyond the edge. */
  lift(square: Square | null): void {
    const pressed = this.#pressed;
    const dragged = this.dragged;
    this.cancel();
    if (pressed === null) return;
    if (dragged !== null) this.#drop(dragged, square);
    else if (pressed.then === 'put' && square === pressed.square) this.#put(square);
    else if (pressed.then === 'drop' && square === pressed.square && this.picked !== null)
      void this.move(this.picked, square);
    else if (pressed.then === 'release') this.pick(null);
  }

  cancel(): void {
    this.#pressed = null;
    this.dragged = null;
    this.over = null;
  }

  /** Enter or the space bar on the cursor's square: picks, drops, or lets go. */
  act(): void {
    const picked = this.picked;
    const { pick } = this.#room();
    if (pick !== null) pick(this.cursor);
    else if (this.#room().arranging !== null) this.#actArranging(this.cursor);
    else if (picked !== null && this.targets.includes(this.cursor)) void this.move(picked, this.cursor);
    else if (picked === this.cursor) this.pick(null);
    else if (this.#pieceOn(this.cursor) && this.#room().legal.length > 0) this.pick(this.cursor);
    else if (picked !== null) this.#room().refuse(picked, this.cursor);
  }

  /** The keys of every chessboard: arrows, Enter, Escape; false for another. */
  walk(key: string, orientation: Color): boolean {
    const step = steps.get(key);
    if (step !== undefined) {
      const { column, row } = cellOf(this.cursor, orientation);
      this.cursor = squareAt(column + step[0], row + step[1], orientation) ?? this.cursor;
    } else if (key === 'Enter' || key === ' ') this.act();
    else if (key === 'Escape' && this.picked !== null) this.pick(null);
    else return false;
    return true;
  }

  /** A key on the cursor's square of a chessboard that is arranged; false where it says nothing there. */
  key(key: string): boolean {
    const { arranging } = this.#room();
    if (arranging === null) return false;
    const letter = key === 'Delete' ? '.' : arranging.letterOf(key);
    if (letter !== null) this.#set(letter === '.' ? (this.picked ?? this.cursor) : this.cursor, letter);
    return letter !== null;
  }

  /** Makes the move of the list from one square to the other, or asks what the pawn becomes. */
  move(from: Square, to: Square): Promise<boolean> {
    const { legal, refuse, make, arranging } = this.#room();
    if (arranging !== null) {
      this.pick(null);
      arranging.act({ did: 'moved', from, to });
      return Promise.resolve(true);
    }
    const moves = legal.filter((move) => move.from === from && (move.to === to || move.also === to));
    const roles = moves.flatMap((move) => move.promotion ?? []);
    const [first] = moves;
    this.pick(null);
    if (first === undefined) refuse(from, to);
    else if (roles.length > 0) this.#choice = this.#here({ from, to, roles });
    else return make({ from, to: first.to });
    return Promise.resolve(false);
  }

  /** The pawn becomes this; null: the move is not made. */
  choose(role: PromotionRole | null): void {
    const choice = this.choice;
    this.#choice = null;
    if (choice === null || role === null) return;
    void this.#room().make({ from: choice.from, to: choice.to, promotion: role });
  }

  #drop(from: Square, to: Square | null): void {
    const arranges = this.#room().arranging !== null;
    if (arranges) this.pick(null);
    if (arranges && to === null) this.#set(from, '.');
    if (to === null || to === from) return;
    if (arranges) return void this.move(from, to);
    const answer = this.move(from, to);
    if (this.choice !== null) return;
    const placed = this.#here({ from, to });
    this.#placed = placed;
    void answer.then((made) => {
      if (!made && this.#placed === placed) this.#placed = null;
    });
  }

  #pressArranging(square: Square): void {
    const { picked } = this;
    this.cursor = square;
    if (this.#room().arranging?.chosen !== null) this.#pressed = { square, then: 'put' };
    else if (picked !== null && picked !== square) this.#pressed = { square, then: 'drop' };
    else if (this.#pieceOn(square)) {
      this.#pressed = { square, then: picked === square ? 'release' : 'keep' };
      this.pick(square);
    }
  }

  /** Does what went down on a square come along? */
  #carries(square: Square, then: 'drop' | 'put' | 'release' | 'keep'): boolean {
    if (this.#room().arranging !== null) return this.#pieceOn(square);
    return then !== 'drop';
  }

  #actArranging(square: Square): void {
    const { picked } = this;
    if (this.#room().arranging?.chosen !== null) this.#put(square);
    else if (picked !== null && picked !== square) void this.move(picked, square);
    else this.pick(picked === null && this.#pieceOn(square) ? square : null);
  }

  /** What is chosen is put there, or taken off where it stands already. */
  #put(square: Square): void {
    const { board, arranging } = this.#room();
    const chosen = arranging?.chosen ?? '.';
    this.#set(square, letterOn(board, square) === chosen ? '.' : chosen);
  }

  #set(square: Square, letter: string): void {
    const { board, arranging } = this.#room();
    if (letterOn(board, square) === letter) return;
    this.pick(null);
    arranging?.act(letter === '.' ? { did: 'tookOff', square } : { did: 'putOn', letter, square });
  }

  #pieceOn(square: Square): boolean {
    return pieceOf(letterOn(this.#room().board, square)) !== null;
  }

  #here<T>(value: T): OnBoard<T> {
    return { board: this.#room().board, value };
  }

  #now<T>(kept: OnBoard<T> | null): T | null {
    return kept !== null && kept.board === this.#room().board ? kept.value : null;
  }
}
