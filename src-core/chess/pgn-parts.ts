/**
 * A game with an illegal move that stands, in parts that other programs can read. No game of PGN goes on from such a
 * move for them: of one with it in the moves, chess.js reads nothing and chessops stops there. So the moves end before
 * it, and the comment of the last one tells what was played (pgn-played.ts), and what followed until a position that
 * can be. From that the game goes on in a text of its own with `SetUp`, `FEN` and the tag `Continuation`. Each part
 * but the last has the result `*`.
 */
import type { PgnGame, PgnMove } from './pgn-types.ts';
import type { Position } from './types.ts';
import type { PgnLine } from './pgn-comments.ts';
import { formatFen, parseFen } from './fen.ts';
import { tagValue } from './pgn-head.ts';
import { tellPlayed } from './pgn-played.ts';
import { isStanding, playedOn } from './position.ts';
import { standingBoard } from './standing.ts';

const CONTINUATION = 'Continuation';

/** A ply told in a comment, with its variations. */
export interface Told {
  readonly text: string;
  readonly before: Position;
  readonly variations: readonly PgnLine[];
}

/** One text of a game: what is told after its head, and after each of its moves. */
export interface PgnPart extends PgnGame {
  readonly told: readonly (readonly Told[])[];
}

/** The parts in their order: a game that has no such move is its only part. */
export function partsOf(game: PgnGame): readonly PgnPart[] {
  const { start, startComments } = game;
  if (!game.moves.some(stands)) return [{ ...game, told: [] }];
  const parts: Part[] = [{ start, startComments, moves: [], told: [[]] }];
  let now = start;
  let readable = true;
  for (const move of game.moves) {
    const before = now;
    now = afterOf(before, move);
    if (!readable && parseFen(formatFen(before), before).ok) {
      parts.push({ start: before, startComments: [], moves: [], told: [[]] });
      readable = true;
    }
    const part = parts.at(-1);
    readable &&= !stands(move);
    if (readable) {
      part?.moves.push(move);
      part?.told.push([]);
    } else {
      const text = tellPlayed(before, move, now);
      part?.told.at(-1)?.push({ text, before, variations: move.remarks?.variations ?? [] });
    }
  }
  return parts.map((part, at) => partOf(game, part, at, at === parts.length - 1));
}

interface Part extends Pick<PgnPart, 'start' | 'startComments'> {
  readonly moves: PgnMove[];
  readonly told: Told[][];
}

function partOf(game: PgnGame, part: Part, at: number, whole: boolean): PgnPart {
  const result = whole ? game.result : '*';
  const tags = game.tags
    .filter(({ name }) => at === 0 || !/^(?:fen|setup|continuation)$/i.test(name))
    .map((tag) => (tag.name === 'Result' ? { name: 'Result', value: result } : tag));
  const number = at === 0 ? [] : [{ name: CONTINUATION, value: String(at + 1) }];
  return { ...game, ...part, tags: [...tags, ...number], result, unread: whole ? game.unread : null };
}

function stands({ move }: PgnMove): boolean {
  return move !== null && isStanding(move);
}

function afterOf(before: Position, { move }: PgnMove): Position {
  return move === null ? standingBoard(before, before.board).after : playedOn(before, move);
}

/** May the next game read be the continuation of this one? */
function mayGoOn({ result, unread }: PgnGame): boolean {
  return result === '*' && unread === null;
}

type Parts = readonly [PgnGame, ...PgnGame[]];

/** The parts of one game, put together. */
function joined(parts: Parts): PgnGame {
  const [first] = parts;
  const last = parts.at(-1) ?? first;
  if (last === first) return first;
  const told = tagValue(last.tags, 'Result') ?? last.result;
  return {
    ...first,
    tags: first.tags.map((tag) => (tag.name === 'Result' ? { name: 'Result', value: told } : tag)),
    startComments: parts.flatMap(({ startComments }) => startComments),
    moves: parts.flatMap(({ moves }) => moves),
    result: last.result,
    forfeit: last.forfeit,
    unread: last.unread,
    closed: last.closed === true,
    notices: parts.flatMap(({ notices }) => notices),
    lang: parts.find(({ lang }) => lang !== null)?.lang ?? null,
  };
}

/** Parts of a game that may go on, and the position they have reached: no part is read again for the next. */
interface Waiting {
  readonly parts: [PgnGame, ...PgnGame[]];
  reached: Position;
}

/** Games as they come, the parts of one put together; each is given as soon as it is sure that it does not go on. */
export class PartJoiner {
  private waiting: Waiting | null = null;

  /** The games that are whole now. */
  take(game: PgnGame): readonly PgnGame[] {
    const { waiting } = this;
    if (waiting === null || !isContinuation(waiting, game)) return [...this.rest(), ...this.begins(game)];
    waiting.parts.push(game);
    waiting.reached = game.moves.reduce(afterOf, waiting.reached);
    return mayGoOn(game) ? [] : this.rest();
  }

  private begins(game: PgnGame): readonly PgnGame[] {
    if (!mayGoOn(game) || !game.moves.some(stands)) return [game];
    this.waiting = { parts: [game], reached: game.moves.reduce(afterOf, game.start) };
    return [];
  }

  /** What still waits at the end. */
  rest(): readonly PgnGame[] {
    const { waiting } = this;
    this.waiting = null;
    return waiting === null ? [] : [joined(waiting.parts)];
  }
}

function isContinuation({ reached }: Waiting, { tags, start }: PgnGame): boolean {
  return tagValue(tags, CONTINUATION) !== null && formatFen(reached) === formatFen(start);
}
