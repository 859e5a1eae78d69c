/** One electronic board: what its sensors and its clock say, and what was played by that. */
import {
  type Color,
  type Played,
  type Position,
  type Square,
  SQUARES,
  formatBoard,
  isStanding,
  legalMoves,
  otherColor,
  pieceAt,
  play,
  playedOn,
  positionOf,
  samePlayed,
  shownByKings,
  standingMove,
} from '../chess/index.ts';
import { FROM_MOVES, type Ended, fromMoves, isFlag, isTimeAdded, movesMadeBy } from './derive.ts';
import { playedFrom, sansOf } from './feed-game.ts';
import { couldStand } from './men-lifted.ts';
import type { NoticeBook, NoticeFacts } from './notices.ts';
import { earliest } from './signs.ts';
import type { WatchedBoard, WatchedRound } from './watched-round.ts';

/** A reading of the clock: ms of each, and whose runs. */
export interface ClockRead {
  readonly white: number;
  readonly black: number;
  readonly run: Color | null;
}

const KINGS_MS = 5000;
const MISMATCH_MS = 15_000;
/** A move that no clock completes is one after it has stood so long. */
const STANDS_MS = 10_000;
/** What a move not yet completed gives to know is told after it has stood so long: a man may still be in the hand. */
const SETTLED_MS = 3000;

export class EBoard {
  ended: Ended | null = null;
  result: '1-0' | '0-1' | '1/2-1/2' | '*' = '*';
  start: Position;
  moves: readonly Played[] = [];
  readonly watched: WatchedBoard;
  private readonly round: WatchedRound;
  private readonly book: NoticeBook;
  /** Plies that are completed, and where the game stood after them. */
  private completed = 0;
  private base: Position;
  /** An illegal move after which the clock was pressed: it stands if the opponent answers it. */
  private pressedIllegal: Played | null = null;
  private men: string | null = null;
  private clock: ClockRead | null = null;
  private started = false;
  private readonly added = new Set<Color>();
  /** Since when the move not yet completed stands, the kings show a result, nothing fits. */
  private madeSince: number | null = null;
  private kingsSince: number | null = null;
  private strangeSince: number | null = null;
  private settled = 0;
  private toldAfterResult = false;

  constructor(watched: WatchedBoard, round: WatchedRound, book: NoticeBook) {
    this.watched = watched;
    this.round = round;
    this.book = book;
    this.start = watched.start;
    this.base = watched.start;
  }

  private tell(facts: NoticeFacts, at: number): void {
    this.book.tell(this.watched.board, facts, at);
  }

  /** The men that the sensors see now: 64 letters. */
  takeMen(men: string, at: number): void {
    if (this.men === men) return;
    this.men = men;
    if (this.result === '*') this.readMove(men, at);
    this.look(at);
  }

  private readMove(men: string, at: number): void {
    const { base, pressedIllegal } = this;
    if (men === base.board) {
      this.pressedIllegal = null;
      this.record(this.moves.slice(0, this.completed), at);
      return;
    }
    const move = moveTo(base, men);
    if (move !== null) {
      this.record([...this.moves.slice(0, this.completed), move], at);
      return;
    }
    if (pressedIllegal !== null) {
      const answer = moveTo(playedOn(base, pressedIllegal), men);
      if (answer === null) return;
      const stood = [...this.moves.slice(0, this.completed), pressedIllegal];
      this.pressedIllegal = null;
      this.complete(stood, stood.length);
      this.record([...stood, answer], at);
      return;
    }
    const made = this.moves[this.completed];
    const answer = made === undefined ? null : moveTo(playedOn(base, made), men);
    if (answer === null) return;
    this.complete(this.moves, this.moves.length);
    this.record([...this.moves, answer], at);
  }

  /** The moves are these now; those after the completed ones may still change. */
  private record(moves: readonly Played[], at: number): void {
    const same = commonPlies(moves, this.moves);
    if (same < Math.max(moves.length, this.moves.length))
      this.madeSince = moves.length > this.completed ? at : null;
    this.settled = Math.min(this.settled, same);
    this.moves = moves;
    this.hold(at);
  }

  private complete(moves: readonly Played[], plies: number): void {
    this.moves = moves;
    this.completed = plies;
    this.settled = Math.max(this.settled, plies);
    this.base = positionOf({ start: this.start, moves: moves.slice(0, plies) });
    if (plies === moves.length) this.madeSince = null;
  }

  /** The list that LiveChess has made of it, its men standing as they should at its end. */
  takeList(start: Position, sans: readonly string[], at: number): void {
    const moves = playedFrom(start, sans);
    if (moves.length < sans.length) return;
    const same = start.board === this.start.board ? commonPlies(moves, this.moves) : 0;
    const known = this.completed;
    if (same < known) {
      const was = sansOf(this.start, this.moves).slice(same);
      this.tell({ code: 'correction', ply: same + 1, was }, at);
    }
    if (this.result !== '*' && same === this.moves.length && moves.length > same && !this.toldAfterResult) {
      this.toldAfterResult = true;
      this.tell({ code: 'movesAfterResult', ply: same + 1 }, at);
    }
    this.start = start;
    this.started ||= moves.length > 0;
    const pressed = this.clock?.run === sideAfter(start, moves.length);
    this.settled = Math.min(this.settled, same);
    this.complete(this.moves.slice(0, same), Math.min(known, same));
    this.complete(moves, Math.max(this.completed, moves.length - (pressed ? 0 : 1), 0));
    this.pressedIllegal = null;
    if (moves.length > this.completed && same < moves.length) this.madeSince = at;
    this.hold(at);
    this.look(at);
  }

  takeClock(read: ClockRead | null, at: number): void {
    const before = this.clock;
    this.clock = read;
    if (read === null) return;
    const { run } = read;
    if (run !== null && !this.started) this.begin(before, at);
    if (before !== null && run !== null && run !== before.run && run !== this.base.turn) this.press(at);
    for (const side of ['white', 'black'] as const) this.readTime(side, before, read, at);
  }

  /** The clock was started: the men have to stand as they should, unless the watch has come late. */
  private begin(before: ClockRead | null, at: number): void {
    this.started = true;
    if (before !== null && this.men !== null && this.men !== this.start.board)
      this.tell({ code: 'startDiffers' }, at);
  }

  /** The player to move has pressed. */
  private press(at: number): void {
    const { base, men } = this;
    if (this.moves.length > this.completed) {
      this.complete(this.moves, this.moves.length);
      this.hold(at);
      return;
    }
    const gone = men === null ? null : oneManMoved(base, men);
    if (gone === null || this.result !== '*' || this.ended !== null) return;
    this.pressedIllegal = standingMove(base, gone);
    this.tell({ code: 'illegalMove', ply: this.completed + 1, side: base.turn, ...gone }, at);
    this.look(at);
  }

  private readTime(side: Color, before: ClockRead | null, read: ClockRead, at: number): void {
    const { clockRule } = this.round;
    const made = movesMadeBy(this.start, this.moves.length, side);
    if (before !== null && isTimeAdded(before[side], read[side], made, clockRule)) this.added.add(side);
    if (read[side] > 0 || read.run !== side || this.ended !== null || this.result !== '*') return;
    if (isFlag(made, this.added.has(side), clockRule))
      this.tell({ code: 'flagFall', ply: this.moves.length, side }, at);
  }

  /** What the moves give to know, as far as they are completed or have stood a while. */
  private hold(at: number): void {
    const plies = Math.min(Math.max(this.completed, this.settled), this.moves.length);
    const { ended, facts } = fromMoves(this.start, this.moves.slice(0, plies));
    this.ended = ended;
    this.book.hold(this.watched.board, FROM_MOVES, facts, at);
  }

  /** Whether the men as they stand are anything of this game. */
  private look(at: number): void {
    const { men, moves } = this;
    if (men === null) return;
    const over = this.result !== '*' || this.ended !== null;
    const shown = over || moves.length === 0 ? null : this.kingsShow(men);
    this.kingsSince = shown === null ? null : (this.kingsSince ?? at);
    const strange = !over && moves.length > 0 && !couldStand(men, this.positions(), 2);
    this.strangeSince = strange ? (this.strangeSince ?? at) : null;
    if (!strange) this.book.hold(this.watched.board, ['positionMismatch'], [], at);
  }

  /** The result that the kings show, where that is no position of the game. */
  private kingsShow(men: string): '1-0' | '0-1' | '1/2-1/2' | null {
    const [white, black] = [squareOf(men, 'K'), squareOf(men, 'k')];
    if (white === null || black === null || couldStand(men, this.positions(), 0)) return null;
    return shownByKings(white, black);
  }

  /** Where the game stands: after the completed moves, after the one that is being made, after an illegal one pressed. */
  private positions(): readonly Position[] {
    const { base, pressedIllegal } = this;
    const made =
      this.moves.length > this.completed ? [positionOf({ start: this.start, moves: this.moves })] : [];
    return [base, ...made, ...(pressedIllegal === null ? [] : [playedOn(base, pressedIllegal)])];
  }

  due(): number | null {
    const { madeSince, kingsSince, strangeSince } = this;
    const isMade = madeSince !== null && this.moves.length > this.completed;
    return earliest([
      isMade && this.settled < this.moves.length ? madeSince + SETTLED_MS : null,
      isMade && this.clock === null ? madeSince + STANDS_MS : null,
      kingsSince === null ? null : kingsSince + KINGS_MS,
      strangeSince === null || this.isStrangeTold() ? null : strangeSince + MISMATCH_MS,
    ]);
  }

  private isStrangeTold(): boolean {
    return this.book.holds(this.watched.board, 'positionMismatch');
  }

  advance(at: number): void {
    const { madeSince, kingsSince, strangeSince } = this;
    if (madeSince !== null && madeSince + SETTLED_MS <= at && this.settled < this.moves.length) {
      this.settled = this.moves.length;
      this.hold(madeSince + SETTLED_MS);
    }
    if (madeSince !== null && madeSince + STANDS_MS <= at && this.clock === null)
      this.complete(this.moves, this.moves.length);
    if (kingsSince !== null && kingsSince + KINGS_MS <= at) this.showResult(kingsSince + KINGS_MS);
    if (
      strangeSince !== null &&
      strangeSince + MISMATCH_MS <= at &&
      this.result === '*' &&
      !this.isStrangeTold()
    ) {
      const facts = { code: 'positionMismatch', ply: this.moves.length } as const;
      this.book.hold(this.watched.board, ['positionMismatch'], [facts], strangeSince + MISMATCH_MS);
    }
  }

  private showResult(at: number): void {
    const result = this.men === null ? null : this.kingsShow(this.men);
    this.kingsSince = null;
    if (result === null) return;
    // a king's step to the middle that was taken for a move is none
    this.record(this.moves.slice(0, this.completed), at);
    this.result = result;
    this.strangeSince = null;
    this.tell({ code: 'kingsInCentre', ply: this.moves.length + 1, result }, at);
  }

  placement(): string {
    return formatBoard(positionOf({ start: this.start, moves: this.moves }).board);
  }

  illegalPlies(): readonly number[] {
    return this.moves.flatMap((played, at) => (isStanding(played) ? [at + 1] : []));
  }

  sans(): readonly string[] {
    return sansOf(this.start, this.moves);
  }
}

function sideAfter(start: Position, plies: number): Color {
  return plies % 2 === 0 ? start.turn : otherColor(start.turn);
}

function commonPlies(one: readonly Played[], other: readonly Played[]): number {
  const at = one.findIndex((played, ply) => !samePlayed(played, other[ply] ?? null));
  return at < 0 ? one.length : at;
}

/** The legal move after which the men stand so, or null. */
function moveTo(position: Position, men: string): Played | null {
  return legalMoves(position).find((move) => play(position, move).board === men) ?? null;
}

/** A man of the player to move that has gone from one square to another, whatever stood there; null where it is not so. */
function oneManMoved(before: Position, men: string): { readonly from: Square; readonly to: Square } | null {
  const changed = SQUARES.filter((_, at) => before.board.charAt(at) !== men.charAt(at));
  const [one, other] = changed;
  if (one === undefined || other === undefined || changed.length > 2) return null;
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const man = before.board.charAt(SQUARES.indexOf(from));
    const isGone = men.charAt(SQUARES.indexOf(from)) === '.' && men.charAt(SQUARES.indexOf(to)) === man;
    if (isGone && pieceAt(before, from)?.color === before.turn) return { from, to };
  }
  return null;
}

function squareOf(men: string, letter: string): Square | null {
  return men.split(letter).length === 2 ? (SQUARES[men.indexOf(letter)] ?? null) : null;
}
