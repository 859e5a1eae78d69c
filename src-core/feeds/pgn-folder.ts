/** A folder in which a board program writes PGN: any file of it may be rewritten at any moment. */
import { isStanding } from '../chess/index.ts';
import { type Fitted, fitBoards } from './fit-boards.ts';
import { type Notice, NoticeBook } from './notices.ts';
import { PgnBoard } from './pgn-board.ts';
import { type GamesRead, readGames } from './games-read.ts';
import { isWhole } from './round-in-files.ts';
import { Signs, earliest } from './signs.ts';
import {
  type Before,
  type BoardFed,
  type BoardSaved,
  type BoardTold,
  type FeedEvent,
  NOTHING_BEFORE,
  type Watch,
} from './watch.ts';
import type { WatchedRound } from './watched-round.ts';

interface FileRead {
  readonly text: string;
  readonly games: GamesRead;
  /** The boards of which it holds a whole game. */
  readonly boards: ReadonlySet<number>;
}

export class PgnFolder implements Watch {
  private readonly book: NoticeBook;
  private readonly files = new Map<string, FileRead>();
  private readonly byBoard: readonly PgnBoard[];
  private readonly signs: ReadonlyMap<number, Signs>;
  private readonly feed: Signs;
  private readonly round: WatchedRound;

  constructor(round: WatchedRound, before: Before = NOTHING_BEFORE) {
    this.round = round;
    const book = new NoticeBook(before.notices);
    this.book = book;
    this.byBoard = round.boards.map(
      (board) =>
        new PgnBoard(
          board,
          round,
          book,
          before.boards.find((each) => each.board === board.board),
        ),
    );
    this.signs = new Map(
      round.boards.map(({ board }) => [
        board,
        new Signs(round.lostAfterMs, null, book.lastIs(board, 'boardLost', 'boardBack')),
      ]),
    );
    this.feed = new Signs(round.lostAfterMs, before.begun, book.lastIs(null, 'feedLost', 'feedBack'));
  }

  take(event: FeedEvent, at: number): void {
    this.advance(at);
    if (event.kind === 'renamed') this.rename(event.path, event.to);
    else if (event.kind === 'file') this.read(event.path, event.text, at);
    else return;
    this.lookForSigns(at);
  }

  private read(path: string, text: string | null, at: number): void {
    if (!/\.pgn$/i.test(path)) return;
    if (text === null) this.files.delete(path);
    else if (this.files.get(path)?.text !== text) {
      const games = readGames(text, this.files.get(path)?.games);
      this.files.set(path, { text, games, boards: this.takeGames(path, games, at) });
    }
  }

  private rename(path: string, to: string): void {
    for (const [name, file] of this.files) {
      if (name !== path && !name.startsWith(`${path}/`)) continue;
      this.files.delete(name);
      const renamed = `${to}${name.slice(path.length)}`;
      if (/\.pgn$/i.test(renamed)) this.files.set(renamed, file);
    }
  }

  /** Only whole games count: one that is cut changes nothing. */
  private takeGames(path: string, games: GamesRead, at: number): ReadonlySet<number> {
    const whole = [...games.values()].flat().filter(isWhole);
    const { fitted, unknown } = fitBoards(whole, this.round);
    for (const { white, black } of unknown) this.book.tell(null, { code: 'unknownGame', white, black }, at);
    for (const { board, game, fit } of fitted) this.boardOf({ board })?.take(game, fit, path, at);
    return new Set(fitted.map(({ board }) => board.board));
  }

  private boardOf({ board }: Pick<Fitted, 'board'>): PgnBoard | undefined {
    return this.byBoard.find(({ watched }) => watched === board);
  }

  /** The source is there while any file of it holds something; a board, while any file holds its game. */
  private lookForSigns(at: number): void {
    const files = [...this.files.values()];
    if (files.every(({ text }) => text.trim() === '')) {
      this.feed.missed(at);
      return;
    }
    if (this.feed.seen()) {
      this.book.tellAgain(null, { code: 'feedBack' }, at);
      for (const signs of this.signs.values()) signs.forget();
    }
    for (const [board, signs] of this.signs) {
      if (!files.some(({ boards }) => boards.has(board))) {
        if (this.boardHasGame(board)) signs.missed(at);
      } else if (signs.seen()) this.book.tellAgain(board, { code: 'boardBack' }, at);
    }
  }

  private boardHasGame(board: number): boolean {
    return this.byBoard.some(({ watched, game }) => watched.board === board && game !== null);
  }

  due(): number | null {
    const boards = this.othersAreThere() ? [...this.signs.values()].map((signs) => signs.due()) : [];
    return earliest([this.feed.due(), ...boards]);
  }

  advance(at: number): void {
    const due = this.feed.due();
    if (this.feed.lost(at)) this.book.tellAgain(null, { code: 'feedLost' }, due ?? at);
    if (!this.othersAreThere()) return;
    for (const [board, signs] of this.signs) {
      const moment = signs.due();
      if (signs.lost(at)) this.book.tellAgain(board, { code: 'boardLost' }, moment ?? at);
    }
  }

  private othersAreThere(): boolean {
    return [...this.files.values()].some(({ boards }) => boards.size > 0);
  }

  boards(): readonly BoardTold[] {
    return this.byBoard.map((board): BoardTold => {
      const { watched, game, ended } = board;
      return {
        board: watched.board,
        white: watched.white.name,
        black: watched.black.name,
        start: game?.start ?? watched.start,
        moves: game?.sans ?? [],
        illegalPlies: (game?.moves ?? []).flatMap((played, at) => (isStanding(played) ? [at + 1] : [])),
        result: game?.result ?? '*',
        ended,
        placement: board.placement(),
        rest: game?.rest ?? [],
      };
    });
  }

  notices(): readonly Notice[] {
    return this.book.all();
  }

  fed(): readonly BoardFed[] {
    return this.byBoard.map((board) => board.fed(this.signs.get(board.watched.board)?.isAway ?? false));
  }

  saved(): readonly BoardSaved[] {
    return this.byBoard.flatMap((board) => board.saved());
  }
}
