/** What was played on an electronic board, as far as the men and the presses of the clock tell it. */
import {
  type Color,
  type Played,
  type Position,
  type Square,
  SQUARES,
  isStanding,
  legalMoves,
  otherColor,
  pieceAt,
  play,
  playedOn,
  positionOf,
  readStands,
  samePlayed,
  standingMove,
} from '../chess/index.ts';
import { sansOf } from './feed-game.ts';

/** A man that has gone from one square to another. */
export interface Gone {
  readonly from: Square;
  readonly to: Square;
}

/** What a list of moves has changed of those that were completed. */
export interface ListRead {
  /** Plies that are the same as before. */
  readonly same: number;
  /** Those from there on that had been completed, in SAN; null where none was. */
  readonly was: readonly string[] | null;
}

/**
 * A move is made when the men stand as after a legal move from the last completed position, and completed when the
 * player presses, or when it is answered; until then it may change.
 */
export class EBoardGame {
  start: Position;
  moves: readonly Played[];
  /** Plies completed, and where the game stood after them. */
  completed: number;
  base: Position;
  /** An illegal move after which the clock was pressed: it stands if the opponent answers it (7.5, A.5.2). */
  private pressedIllegal: Played | null = null;

  constructor(start: Position, moves: readonly Played[] = [], completed = moves.length) {
    this.start = start;
    this.moves = moves;
    this.completed = Math.min(completed, moves.length);
    this.base = positionOf({ start, moves: this.done });
  }

  private get done(): readonly Played[] {
    return this.moves.slice(0, this.completed);
  }

  hasMade(): boolean {
    return this.moves.length > this.completed;
  }

  /** The men stand so now: what that is of the game, or nothing of it, as while a man is in the hand. */
  see(men: string): void {
    if (men === this.base.board) {
      this.pressedIllegal = null;
      this.takeBack();
      return;
    }
    const move = moveTo(this.base, men);
    if (move !== null) this.moves = [...this.done, move];
    else if (this.pressedIllegal !== null) this.answer([...this.done, this.pressedIllegal], men);
    else if (this.hasMade()) this.answer(this.moves, men);
  }

  /** If the men stand as after an answer to the last of these plies, that one is completed. */
  private answer(moves: readonly Played[], men: string): void {
    const answer = moveTo(positionOf({ start: this.start, moves }), men);
    if (answer === null) return;
    this.pressedIllegal = null;
    this.moves = [...moves, answer];
    this.completeTo(moves.length);
  }

  /** What was being made is not played. */
  takeBack(): void {
    this.moves = this.done;
  }

  complete(): void {
    this.completeTo(this.moves.length);
  }

  private completeTo(plies: number): void {
    this.completed = plies;
    this.base = positionOf({ start: this.start, moves: this.done });
  }

  /** The player to move has pressed. Gives the man that he moved as it may not go, where he did. */
  press(men: string | null): Gone | null {
    if (this.hasMade()) {
      this.complete();
      return null;
    }
    const gone = men === null ? null : oneManMoved(this.base, men);
    if (gone !== null) this.pressedIllegal = standingMove(this.base, gone);
    return gone;
  }

  /** A list of all moves, the men standing as they should at its end. `run`: whose clock runs. */
  takeList(start: Position, moves: readonly Played[], run: Color | null): ListRead {
    const same = start.board === this.start.board ? commonPlies(moves, this.moves) : 0;
    const was = same < this.completed ? sansOf(this.start, this.moves).slice(same) : null;
    const pressed = run === turnAfter(start, moves.length);
    this.start = start;
    this.moves = moves;
    this.pressedIllegal = null;
    const known = Math.min(this.completed, same);
    this.completeTo(Math.max(known, moves.length - (pressed ? 0 : 1), 0));
    return { same, was };
  }

  /** Several moves that nobody saw, where only one series leads to the men as they stand. True where it was so. */
  catchUp(men: string): boolean {
    const [reading] = readStands(this.base, { stands: men });
    if (reading.act !== 'severalMoves' || reading.only !== true) return false;
    this.moves = [...this.done, ...reading.moves];
    this.completeTo(this.moves.length - 1);
    return true;
  }

  /** Where the game is: after the completed moves, after the one being made, after an illegal one pressed. */
  positions(): readonly Position[] {
    const { base, pressedIllegal } = this;
    const made = this.hasMade() ? [this.end()] : [];
    return [base, ...made, ...(pressedIllegal === null ? [] : [playedOn(base, pressedIllegal)])];
  }

  end(): Position {
    return positionOf({ start: this.start, moves: this.moves });
  }

  sans(): readonly string[] {
    return sansOf(this.start, this.moves);
  }

  illegalPlies(): readonly number[] {
    return this.moves.flatMap((played, at) => (isStanding(played) ? [at + 1] : []));
  }
}

/** How many plies of the beginning are the same. */
export function commonPlies(one: readonly Played[], other: readonly Played[]): number {
  const at = one.findIndex((played, ply) => !samePlayed(played, other[ply] ?? null));
  return at < 0 ? one.length : at;
}

function turnAfter(start: Position, plies: number): Color {
  return plies % 2 === 0 ? start.turn : otherColor(start.turn);
}

/** The legal move after which the men stand so, or null. */
function moveTo(position: Position, men: string): Played | null {
  return legalMoves(position).find((move) => play(position, move).board === men) ?? null;
}

/** A man of the player to move that has gone from one square to another, whatever stood there; null where it is not so. */
function oneManMoved(before: Position, men: string): Gone | null {
  const [one, other, ...more] = SQUARES.filter((_, at) => before.board.charAt(at) !== men.charAt(at));
  if (one === undefined || other === undefined || more.length > 0) return null;
  const isGone = ({ from, to }: Gone): boolean => {
    const man = before.board.charAt(SQUARES.indexOf(from));
    const stands = men.charAt(SQUARES.indexOf(from)) === '.' && men.charAt(SQUARES.indexOf(to)) === man;
    return stands && pieceAt(before, from)?.color === before.turn;
  };
  const ways = [
    { from: one, to: other },
    { from: other, to: one },
  ];
  return ways.find(isGone) ?? null;
}
