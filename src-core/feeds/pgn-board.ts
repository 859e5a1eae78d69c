/** One board as files of moves tell it. */
import { type Color, type PgnGame, formatBoard, parseClock, samePlayed, tagValue } from '../chess/index.ts';
import {
  FROM_MOVES,
  FROM_TEXT,
  type Ended,
  clockJumps,
  fromMoves,
  fromText,
  isFlag,
  isTimeAdded,
  movesMadeBy,
} from './derive.ts';
import { type FeedGame, feedGame } from './feed-game.ts';
import type { Fit } from './fit-boards.ts';
import { gameAgain, gameSaved } from './saved-game.ts';
import type { BoardFed, BoardSaved } from './watch.ts';
import type { NoticeBook, NoticeCode, NoticeFacts } from './notices.ts';
import type { WatchedBoard, WatchedRound } from './watched-round.ts';

const HELD: readonly NoticeCode[] = [
  ...FROM_MOVES,
  ...FROM_TEXT,
  'startDiffers',
  'coloursReversed',
  'nameDiffers',
];

export class PgnBoard {
  game: FeedGame | null = null;
  ended: Ended | null = null;
  private file: string | null = null;
  /** What was taken last: the same again is nothing new. */
  private pgn: PgnGame | null = null;
  private fit = '';
  private toldAfterResult = false;
  /** The time of the next period that was seen in the tags of a running clock. */
  private readonly added = new Set<Color>();
  readonly watched: WatchedBoard;
  private readonly round: WatchedRound;
  private readonly book: NoticeBook;
  /** What `saved` gave last; null where something has come since. */
  private kept: BoardSaved | null = null;
  private signAt: number | null = null;
  private clock: BoardFed['clock'] = null;

  /** `before`: what an earlier watch had of it. */
  constructor(watched: WatchedBoard, round: WatchedRound, book: NoticeBook, before: BoardSaved | undefined) {
    this.watched = watched;
    this.round = round;
    this.book = book;
    this.game = before === undefined ? null : gameAgain(before);
    if (before === undefined || this.game === null) return;
    this.file = before.file;
    this.toldAfterResult = before.toldAfterResult;
    for (const side of before.added) this.added.add(side);
    this.ended = fromMoves(this.game.start, this.game.moves).ended;
  }

  fed(isLost: boolean): BoardFed {
    return { board: this.watched.board, signAt: this.signAt, isLost, clock: this.clock };
  }

  saved(): readonly BoardSaved[] {
    if (this.game === null) return [];
    this.kept ??= this.savedNow(this.game);
    return [this.kept];
  }

  private savedNow(game: FeedGame): BoardSaved {
    const { toldAfterResult, file } = this;
    const more = { toldAfterResult, file, added: [...this.added], eboard: null };
    return { ...gameSaved(this.watched.board, game), ...more };
  }

  /** A whole game of this board stands in a file now. */
  take(pgn: PgnGame, fit: Fit, file: string, at: number): void {
    const head = JSON.stringify(fit);
    if (pgn === this.pgn && head === this.fit) return;
    this.pgn = pgn;
    this.fit = head;
    this.signAt = at;
    this.kept = null;
    const game = fit.kind === 'reversed' ? { ...feedGame(pgn), result: '*' as const } : feedGame(pgn);
    const old = this.game;
    if (old !== null && this.file !== file && isOlder(game, old)) return;
    if (old !== null) this.compare(old, game, at);
    this.game = game;
    this.file = file;
    const { ended, facts } = fromMoves(game.start, game.moves);
    this.ended = ended;
    const held = [...facts, ...fromText(game, ended, this.round.clockRule), ...this.fromHead(game, fit)];
    this.book.hold(this.watched.board, HELD, held, at);
    this.readClocks(pgn, game, at);
  }

  private fromHead(game: FeedGame, fit: Fit): readonly NoticeFacts[] {
    const facts: NoticeFacts[] = [];
    if (game.start.board !== this.watched.start.board) facts.push({ code: 'startDiffers' });
    if (fit.kind === 'reversed') facts.push({ code: 'coloursReversed' });
    if (fit.kind === 'half') facts.push({ code: 'nameDiffers', side: fit.side, name: fit.name });
    return facts;
  }

  /** What the source has changed of what it had told. */
  private compare(old: FeedGame, game: FeedGame, at: number): void {
    const { board } = this.watched;
    const same = commonPlies(old, game);
    if (same < old.moves.length)
      this.book.tell(board, { code: 'correction', ply: same + 1, was: old.sans.slice(same) }, at);
    if (old.result === '*') return;
    if (game.result !== old.result) {
      this.book.tell(board, { code: 'resultChanged', was: old.result }, at);
      this.toldAfterResult = false;
    }
    const added = same === old.moves.length && game.moves.length > same;
    if (!added || this.toldAfterResult || game.result === '*') return;
    this.toldAfterResult = true;
    this.book.tell(board, { code: 'movesAfterResult', ply: same + 1 }, at);
  }

  /** The tags of a running game: what both clocks showed, and whose ran. */
  private readClocks({ tags }: PgnGame, game: FeedGame, at: number): void {
    const running = RUNNING[tagValue(tags, 'ReferenceTime')?.charAt(0) ?? ''];
    const { clockRule } = this.round;
    const { added, last } = clockJumps(game, clockRule);
    const tagged = (side: Color): number | null =>
      parseClock(tagValue(tags, side === 'white' ? 'WhiteClock' : 'BlackClock') ?? '');
    const [white, black] = [tagged('white') ?? last.white, tagged('black') ?? last.black];
    this.clock = white === null && black === null ? null : { white, black, run: running ?? null, at };
    for (const side of ['white', 'black'] as const) {
      const shown = tagged(side);
      if (shown === null) continue;
      const made = movesMadeBy(game.start, game.moves.length, side);
      const before = last[side];
      if (before !== null && isTimeAdded(before, shown, made, clockRule)) this.added.add(side);
      const isAdded = added.has(side) || this.added.has(side);
      if (shown === 0 && running === side && isFlag(made, isAdded, clockRule))
        this.book.tell(this.watched.board, { code: 'flagFall', ply: game.moves.length, side }, at);
    }
  }

  placement(): string {
    return formatBoard((this.game?.end ?? this.watched.start).board);
  }
}

const RUNNING: Readonly<Record<string, Color>> = { W: 'white', B: 'black' };

/** From another file: only the beginning of the record, or the same without the result. */
function isOlder(game: FeedGame, old: FeedGame): boolean {
  if (commonPlies(old, game) < game.moves.length) return false;
  return game.moves.length < old.moves.length || game.result === '*' || game.result === old.result;
}

/** How many plies of the beginning are the same. */
function commonPlies(one: FeedGame, other: FeedGame): number {
  if (one.start.board !== other.start.board) return 0;
  const most = Math.min(one.moves.length, other.moves.length);
  for (let at = 0; at < most; at++)
    if (!samePlayed(one.moves[at] ?? null, other.moves[at] ?? null)) return at;
  return most;
}
