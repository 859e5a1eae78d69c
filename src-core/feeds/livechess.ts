/** LiveChess's WebSocket: messages of its boards, of which only what has changed is told each time. */
import { formatBoard, parseBoard, parseFen } from '../chess/index.ts';
import { EBoard } from './eboard.ts';
import { type Notice, NoticeBook } from './notices.ts';
import { Signs, earliest } from './signs.ts';
import {
  type Before,
  type BoardFed,
  type BoardSaved,
  type BoardTold,
  type ClockRead,
  type FeedEvent,
  NOTHING_BEFORE,
  type Watch,
} from './watch.ts';
import type { WatchedRound } from './watched-round.ts';

/** States in which a board tells what happens on it. */
const ALIVE: readonly unknown[] = ['ACTIVE', 'DELAYED'];

interface Seat {
  readonly eboard: EBoard;
  readonly signs: Signs;
  state: unknown;
  /** When a message of it, or that it lives, came last. */
  signAt: number | null;
}

export class LiveChess implements Watch {
  private readonly book: NoticeBook;
  private readonly seats: readonly Seat[];
  private readonly feed: Signs;

  constructor(round: WatchedRound, before: Before = NOTHING_BEFORE) {
    const book = new NoticeBook(before.notices);
    this.book = book;
    this.seats = round.boards.map((board) => {
      const saved = before.boards.find((each) => each.board === board.board);
      const isLost = book.lastIs(board.board, 'boardLost', 'boardBack');
      return {
        eboard: new EBoard(board, round, book, saved, before.begun),
        signs: new Signs(round.lostAfterMs, null, isLost),
        state: saved?.eboard?.state ?? null,
        signAt: null,
      };
    });
    this.feed = new Signs(round.lostAfterMs, before.begun, book.lastIs(null, 'feedLost', 'feedBack'));
  }

  take(event: FeedEvent, at: number): void {
    this.advance(at);
    if (event.kind === 'socket') this.connection(event.open, at);
    else if (event.kind === 'message') this.hear(event.message, at);
  }

  private connection(open: boolean, at: number): void {
    // while nobody answers nothing is known of a single board
    for (const { signs } of this.seats) signs.forget();
    if (!open) this.feed.missed(at);
    else if (this.feed.seen()) this.book.tellAgain(null, { code: 'feedBack' }, at);
  }

  /** A message of any other shape tells nothing. */
  private hear(message: unknown, at: number): void {
    if (!isObject(message)) return;
    const { response, param } = message;
    if (response === 'feed' && isObject(param)) this.hearBoard(param, at);
    if (response === 'call' && Array.isArray(param)) this.hearStates(param.filter(isObject), at);
  }

  private hearBoard(param: Told, at: number): void {
    const seat = this.seats.find(({ eboard }) => eboard.watched.eboard === serialOf(param));
    if (seat === undefined) return;
    seat.signAt = at;
    const men = typeof param['board'] === 'string' ? parseBoard(param['board']) : null;
    if (men !== null) seat.eboard.takeMen(men, at);
    if ('clock' in param) seat.eboard.takeClock(clockOf(param['clock']), at);
    const { san, start, match } = param;
    if (!Array.isArray(san) || match !== true) return;
    const from = typeof start === 'string' ? parseFen(start, VARIANT_OF(seat)) : null;
    const words = san.filter((word) => typeof word === 'string');
    if (from?.ok !== false) seat.eboard.takeList(from?.value ?? seat.eboard.watched.start, words, at);
  }

  private hearStates(boards: readonly Told[], at: number): void {
    if (boards.some((board) => serialOf(board) === null)) return;
    for (const seat of this.seats) {
      const { eboard, signs } = seat;
      const state = boards.find((board) => serialOf(board) === eboard.watched.eboard)?.['state'] ?? null;
      const { board } = eboard.watched;
      if (ALIVE.includes(state)) seat.signAt = at;
      if (!ALIVE.includes(state)) signs.missed(at);
      else if (signs.seen()) this.book.tellAgain(board, { code: 'boardBack' }, at);
      if (state === 'DELAYED' && seat.state !== 'DELAYED')
        this.book.tellAgain(board, { code: 'boardDelayed' }, at);
      seat.state = state;
    }
  }

  due(): number | null {
    return earliest([
      this.feed.due(),
      ...this.seats.flatMap(({ eboard, signs }) => [eboard.due(), signs.due()]),
    ]);
  }

  advance(at: number): void {
    const due = this.feed.due();
    if (this.feed.lost(at)) this.book.tellAgain(null, { code: 'feedLost' }, due ?? at);
    for (const { eboard, signs } of this.seats) {
      const moment = signs.due();
      if (signs.lost(at)) this.book.tellAgain(eboard.watched.board, { code: 'boardLost' }, moment ?? at);
      eboard.advance(at);
    }
  }

  boards(): readonly BoardTold[] {
    return this.seats.map(({ eboard }): BoardTold => {
      const { watched, game, result, ended } = eboard;
      return {
        board: watched.board,
        white: watched.white.name,
        black: watched.black.name,
        start: game.start,
        moves: game.sans(),
        illegalPlies: game.illegalPlies(),
        result,
        ended,
        placement: formatBoard(game.end().board),
        rest: [],
      };
    });
  }

  notices(): readonly Notice[] {
    return this.book.all();
  }

  fed(): readonly BoardFed[] {
    return this.seats.map(({ eboard, signs, signAt }): BoardFed => {
      const { watched, clock, clockAt } = eboard;
      const told = clock === null || clockAt === null ? null : { ...clock, at: clockAt };
      return { board: watched.board, signAt, isLost: signs.isAway, clock: told };
    });
  }

  saved(): readonly BoardSaved[] {
    return this.seats.map(({ eboard, state }) => eboard.saved(typeof state === 'string' ? state : null));
  }
}

const VARIANT_OF = ({ eboard }: Seat) => ({ variant: eboard.watched.start.variant });

type Told = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The only lasting name of a board, as text. */
function serialOf(told: Told): string | null {
  const { serialnr } = told;
  return typeof serialnr === 'string' || typeof serialnr === 'number' ? String(serialnr) : null;
}

/** Whole seconds of both; null where no clock is attached or nothing can be read. */
function clockOf(told: unknown): ClockRead | null {
  if (!isObject(told)) return null;
  const { white, black, run } = told;
  if (typeof white !== 'number' || typeof black !== 'number') return null;
  return {
    white: white * 1000,
    black: black * 1000,
    run: run === true ? 'white' : run === false ? 'black' : null,
  };
}
