/** One electronic board: its game, its clock, and what of them the arbiter is told. */
import {
  type Color,
  type Position,
  type ShownByKings,
  type Square,
  SQUARES,
  formatFen,
  shownByKings,
} from '../chess/index.ts';
import { type Ended, FROM_MOVES, fromMoves, isFlag, isTimeAdded, movesMadeBy } from './derive.ts';
import { EBoardGame, commonPlies } from './eboard-game.ts';
import { playedFrom } from './feed-game.ts';
import { couldStand } from './men-lifted.ts';
import type { NoticeBook, OnceFacts } from './notices.ts';
import { earliest } from './signs.ts';
import { gameAgain } from './saved-game.ts';
import type { BoardSaved, ClockRead } from './watch.ts';
import type { WatchedBoard, WatchedRound } from './watched-round.ts';

const RESULTS: readonly ShownByKings[] = ['1-0', '0-1', '1/2-1/2'];

const KINGS_MS = 5000;
const MISMATCH_MS = 15_000;
/** A move that no clock completes is one after it has stood so long. */
const STANDS_MS = 10_000;
/** What a move not yet completed gives to know is told after it has stood so long: a man may still be in the hand. */
const SETTLED_MS = 3000;

export class EBoard {
  ended: Ended | null = null;
  result: ShownByKings | '*' = '*';
  readonly watched: WatchedBoard;
  readonly game: EBoardGame;
  private readonly round: WatchedRound;
  private readonly book: NoticeBook;
  private men: string | null = null;
  clock: ClockRead | null = null;
  /** When that was read. */
  clockAt: number | null = null;
  private started = false;
  /** Who has been given the time of the next period. */
  private readonly added = new Set<Color>();
  /** Plies of which is told what they give to know. */
  private settled = 0;
  private toldAfterResult = false;
  /** Since when the move not yet completed stands, the kings show a result, the men fit nothing. */
  private madeSince: number | null = null;
  private kingsSince: number | null = null;
  private strangeSince: number | null = null;
  private triedToCatchUp = false;
  /** What `saved` gave last, and of what. */
  private kept: BoardSaved | null = null;
  private keptOf: readonly unknown[] = [];

  /** `before`: what an earlier watch had of it; this one begins at `begun`. */
  constructor(
    watched: WatchedBoard,
    round: WatchedRound,
    book: NoticeBook,
    before: BoardSaved | undefined,
    begun: number,
  ) {
    this.watched = watched;
    this.round = round;
    this.book = book;
    const game = before === undefined ? null : gameAgain(before);
    this.game = new EBoardGame(game?.start ?? watched.start, game?.moves, before?.eboard?.completed);
    if (before === undefined || game === null) return;
    this.result = RESULTS.find((each) => each === before.result) ?? '*';
    this.started = before.eboard?.started ?? game.moves.length > 0;
    this.toldAfterResult = before.toldAfterResult;
    for (const side of before.added) this.added.add(side);
    this.madeSince = this.game.hasMade() ? begun : null;
    this.settled = this.game.completed;
    this.ended = fromMoves(game.start, game.moves.slice(0, this.settled)).ended;
  }

  /** The same value while nothing of it has changed. */
  saved(state: string | null): BoardSaved {
    const { game, result, toldAfterResult, started, added } = this;
    const { moves, completed } = game;
    const now = [moves, completed, result, toldAfterResult, started, added.size, state];
    if (this.kept === null || now.some((each, at) => each !== this.keptOf[at])) {
      this.kept = this.savedNow(state);
      this.keptOf = now;
    }
    return this.kept;
  }

  private savedNow(state: string | null): BoardSaved {
    const { game, result, toldAfterResult, started } = this;
    const { start, completed } = game;
    return {
      board: this.watched.board,
      start: formatFen(start),
      variant: start.variant,
      moves: game.sans(),
      clocks: [],
      result,
      rest: [],
      stop: null,
      toldAfterResult,
      added: [...this.added],
      file: null,
      eboard: { completed, started, state },
    };
  }

  private tell(facts: OnceFacts, at: number): void {
    this.book.tell(this.watched.board, facts, at);
  }

  /** The men that the sensors see now: 64 letters. */
  takeMen(men: string, at: number): void {
    if (this.men === men) return;
    this.men = men;
    this.triedToCatchUp = false;
    if (this.result === '*') this.change(at, () => this.game.see(men));
    this.look(at);
  }

  /** Does something to the game, and tells what the moves then give to know. */
  private change<T>(at: number, act: () => T): T {
    const before = this.game.moves;
    const done = act();
    const { moves } = this.game;
    const same = commonPlies(moves, before);
    if (!this.game.hasMade()) this.madeSince = null;
    else if (same < moves.length || this.madeSince === null) this.madeSince = at;
    this.settled = Math.max(Math.min(this.settled, same), this.game.completed);
    this.hold(at);
    return done;
  }

  /** The list that LiveChess has made of it. */
  takeList(start: Position, sans: readonly string[], at: number): void {
    const moves = playedFrom(start, sans);
    if (moves.length < sans.length) return;
    const known = this.game.moves.length;
    const run = this.clock?.run ?? null;
    const { same, was } = this.change(at, () => this.game.takeList(start, moves, run));
    if (was !== null) this.tell({ code: 'correction', ply: same + 1, was }, at);
    if (this.result !== '*' && same === known && moves.length > same && !this.toldAfterResult) {
      this.toldAfterResult = true;
      this.tell({ code: 'movesAfterResult', ply: same + 1 }, at);
    }
    this.started ||= moves.length > 0;
    this.look(at);
  }

  takeClock(read: ClockRead | null, at: number): void {
    const before = this.clock;
    this.clock = read;
    this.clockAt = at;
    if (read === null) return;
    const { run } = read;
    if (run !== null && !this.started) this.begin(before, at);
    if (before !== null && run !== null && run !== before.run && run !== this.game.base.turn) this.press(at);
    for (const side of ['white', 'black'] as const) this.readTime(side, before, read, at);
  }

  /** The clock was started: the men have to stand as they should, unless the watch has come late. */
  private begin(before: ClockRead | null, at: number): void {
    this.started = true;
    if (before !== null && this.men !== null && this.men !== this.game.start.board)
      this.tell({ code: 'startDiffers' }, at);
  }

  private press(at: number): void {
    if (this.result !== '*' || this.ended !== null) return;
    const { turn } = this.game.base;
    const gone = this.change(at, () => this.game.press(this.men));
    if (gone === null) return;
    this.tell({ code: 'illegalMove', ply: this.game.completed + 1, side: turn, ...gone }, at);
    this.look(at);
  }

  private readTime(side: Color, before: ClockRead | null, read: ClockRead, at: number): void {
    const { clockRule } = this.round;
    const { start, moves } = this.game;
    const made = movesMadeBy(start, moves.length, side);
    if (before !== null && isTimeAdded(before[side], read[side], made, clockRule)) this.added.add(side);
    if (read[side] > 0 || read.run !== side || this.ended !== null || this.result !== '*') return;
    if (isFlag(made, this.added.has(side), clockRule))
      this.tell({ code: 'flagFall', ply: moves.length, side }, at);
  }

  /** What the moves give to know, as far as they are completed or have stood a while. */
  private hold(at: number): void {
    const { start, moves } = this.game;
    const { ended, facts } = fromMoves(start, moves.slice(0, this.settled));
    this.ended = ended;
    this.book.hold(this.watched.board, FROM_MOVES, facts, at);
  }

  /** Whether the men as they stand are anything of this game. */
  private look(at: number): void {
    const { men, game } = this;
    if (men === null) return;
    const watched = this.result === '*' && this.ended === null && game.moves.length > 0;
    const shown = watched ? this.kingsShow(men) : null;
    this.kingsSince = shown === null ? null : (this.kingsSince ?? at);
    const strange = watched && !couldStand(men, game.positions(), 2);
    this.strangeSince = strange ? (this.strangeSince ?? at) : null;
    if (!strange) this.book.hold(this.watched.board, ['positionMismatch'], [], at);
  }

  /** The result that the kings show, where that is no position of the game. */
  private kingsShow(men: string): ShownByKings | null {
    const [white, black] = [squareOf(men, 'K'), squareOf(men, 'k')];
    if (white === null || black === null || couldStand(men, this.game.positions(), 0)) return null;
    return shownByKings(white, black);
  }

  due(): number | null {
    return earliest(this.moments().map(({ at }) => at));
  }

  advance(at: number): void {
    for (const { at: due, happens } of this.moments()) if (due <= at) happens(due);
  }

  /** What happens by itself, and when. */
  private moments(): readonly { readonly at: number; readonly happens: (at: number) => void }[] {
    const { madeSince, kingsSince, strangeSince, game } = this;
    const moments: { at: number; happens: (at: number) => void }[] = [];
    if (madeSince !== null && this.settled < game.moves.length)
      moments.push({ at: madeSince + SETTLED_MS, happens: (at) => this.settle(at) });
    if (madeSince !== null && this.clock === null)
      moments.push({ at: madeSince + STANDS_MS, happens: (at) => this.change(at, () => game.complete()) });
    if (strangeSince !== null && !this.triedToCatchUp)
      moments.push({ at: strangeSince + SETTLED_MS, happens: (at) => this.catchUp(at) });
    if (kingsSince !== null)
      moments.push({ at: kingsSince + KINGS_MS, happens: (at) => this.showResult(at) });
    if (strangeSince !== null && !this.book.holds(this.watched.board, 'positionMismatch'))
      moments.push({ at: strangeSince + MISMATCH_MS, happens: (at) => this.tellStrange(at) });
    return moments;
  }

  private settle(at: number): void {
    this.settled = this.game.moves.length;
    this.hold(at);
  }

  private catchUp(at: number): void {
    const { men } = this;
    this.triedToCatchUp = true;
    if (men !== null && this.change(at, () => this.game.catchUp(men))) this.look(at);
  }

  private showResult(at: number): void {
    const result = this.men === null ? null : this.kingsShow(this.men);
    this.kingsSince = null;
    if (result === null) return;
    // a king's step to the middle that was taken for a move is none
    this.change(at, () => this.game.takeBack());
    this.result = result;
    this.strangeSince = null;
    this.tell({ code: 'kingsInCentre', ply: this.game.moves.length + 1, result }, at);
  }

  private tellStrange(at: number): void {
    const facts = { code: 'positionMismatch', ply: this.game.moves.length } as const;
    if (this.result === '*') this.book.hold(this.watched.board, ['positionMismatch'], [facts], at);
  }
}

function squareOf(men: string, letter: string): Square | null {
  return men.split(letter).length === 2 ? (SQUARES[men.indexOf(letter)] ?? null) : null;
}
