/** Where a game of a PGN goes: where it is told to, where its tags say, where its players sit, or the next free board. */
import { LIMITS } from '../../vocabulary/limits.ts';
import { samePlayed } from '../../chess/index.ts';
import type { Position } from '../../chess/index.ts';
import type { PgnGame } from '../../chess/pgn-types.ts';
import { knownTag, placeTags } from './game-tags.ts';
import type { Place } from '../journal/events.ts';
import type { PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { boardOf, roundOf, startOf } from '../journal/state.ts';

/** A side of a game read: who of the tournament it may be; none of them where it is somebody new. */
export interface GameSide {
  readonly known: boolean;
  readonly ids: readonly PersonId[];
}

export interface Asked {
  readonly round: number | null;
  readonly board: number | null;
  /** A board that others had before the text is given way to as well. */
  readonly freeBoards?: boolean;
}

/** A game on its way to a board. */
export interface Arrival {
  /** The desk before the text was read, and with the games of it that went in already. */
  readonly before: DeskState;
  readonly state: DeskState;
  readonly game: PgnGame;
  readonly white: GameSide;
  readonly black: GameSide;
  /** The highest board of each round that the tags of the text name: what is free lies beyond. */
  readonly named: ReadonlyMap<number, number>;
}

/** The highest board that games of a text name, by round. */
export function namedBoards(games: readonly PgnGame[]): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  for (const { tags } of games) {
    const { round, board } = placeTags(tags);
    if (round !== null && board !== null) named.set(round, Math.max(named.get(round) ?? 0, board));
  }
  return named;
}

/** The place, or null where no round is left for it. */
export function placeOfGame(arrival: Arrival, asked: Asked): Place | null {
  const { state, game, white, black } = arrival;
  const tags = placeTags(game.tags);
  const board = asked.board ?? tags.board;
  const round = asked.round ?? tags.round ?? (asked.board === null && !hasRound(game) ? null : 1);
  if (round !== null) {
    const taken = asked.board === null && board !== null && isTaken(arrival, { round, board });
    if (board !== null && !taken) return { round, board };
    const seat = seatIn(arrival, round)?.board ?? null;
    if (seat !== null || board === null) return { round, board: seat ?? freeBoard(arrival, round) };
    // a board that was there before the text has its say: the tag may be wrong
    const there = boardOf(arrival.before, { round, board });
    const yields = there === null || (asked.freeBoards === true && !isSwapped(there, arrival));
    return { round, board: yields ? freeBoard(arrival, round) : board };
  }
  let otherResult: Place | null = null;
  for (let at = 1; at <= LIMITS.rounds; at++) {
    const there = board === null ? seatIn(arrival, at) : boardOf(state, { round: at, board });
    if (there !== null && fits(there, arrival)) return { round: at, board: there.board };
    if (there !== null && endsOtherwise(there, arrival)) otherResult ??= { round: at, board: there.board };
    const free = !isSeated(state, at, white) && !isSeated(state, at, black);
    if (there === null && free) return otherResult ?? { round: at, board: board ?? freeBoard(arrival, at) };
  }
  return otherResult;
}

/** These two played there, nothing recorded says another game, and another result was entered than the text has. */
function endsOtherwise(there: BoardRecord, { before, game, white, black }: Arrival): boolean {
  const { result, bye } = there;
  if (result === null || result.reason === 'forfeit' || bye || game.moves.length === 0) return false;
  const seated = sits(there.white, white) && sits(there.black, black) && boardOf(before, there) !== null;
  return seated && firstDifference(there, game) === null;
}

/** A Round tag that says something, even if it is no number, is not a missing one. */
function hasRound({ tags }: PgnGame): boolean {
  return knownTag(tags, 'Round') !== '';
}

/**
 * The board of a round where these two sit with this game; if there is none, the one where they sat before the text
 * was read, which is then told to have another game. A text alone may bring two games of the same players.
 */
function seatIn(arrival: Arrival, round: number): BoardRecord | null {
  const { before, state, white, black } = arrival;
  // who is new sits nowhere
  if ([white, black].some(({ known, ids }) => known && ids.length === 0)) return null;
  const boards = roundOf(state, round)?.boards ?? [];
  const together = boards.filter((board) => sits(board.white, white) && sits(board.black, black));
  const fitting = together.find((board) => fits(board, arrival));
  if (fitting !== undefined || !(white.known && black.known)) return fitting ?? null;
  return together.find((board) => boardOf(before, board) !== null) ?? null;
}

function sits(id: PersonId | null, side: GameSide): boolean {
  return id === null ? !side.known : side.ids.includes(id);
}

function isSeated(state: DeskState, round: number, side: GameSide): boolean {
  if (side.ids.length === 0) return false;
  const boards = roundOf(state, round)?.boards ?? [];
  return boards.some(({ white, black }) => [white, black].some((id) => id !== null && side.ids.includes(id)));
}

function freeBoard({ state, named }: Arrival, round: number): number {
  return Math.max(roundOf(state, round)?.boards.at(-1)?.board ?? 0, named.get(round) ?? 0) + 1;
}

/** Others sit there, as where two groups of a tournament number their boards each from 1. */
function isTaken({ state, white, black }: Arrival, place: Place): boolean {
  const there = boardOf(state, place);
  if (there === null || !white.known || !black.known) return false;
  return !(sits(there.white, white) && sits(there.black, black));
}

/** The same two with the colours reversed: no other game, and the arbiter must say which is right. */
function isSwapped(there: BoardRecord, { white, black }: Arrival): boolean {
  return sits(there.white, black) && sits(there.black, white);
}

/** The board has this game, or the beginning of it. */
function fits(board: BoardRecord, { before, game }: Arrival): boolean {
  const { plies, result } = board;
  if (plies.length > 0 && !sameStart(startOf(board).position, game.start)) return false;
  if (firstDifference(board, game) !== null) return false;
  const agrees = game.result === '*' || result?.result === game.result;
  if (plies.length >= game.moves.length && agrees) return true;
  return (result === null || agrees) && boardOf(before, board) !== null;
}

/** The same position to begin from, whatever the kind of chess is called. */
export function sameStart(a: Position, b: Position): boolean {
  return (
    a.board === b.board &&
    a.turn === b.turn &&
    a.epSquare === b.epSquare &&
    a.quietPlies === b.quietPlies &&
    a.moveNumber === b.moveNumber &&
    a.castling.join() === b.castling.join()
  );
}

/** The first ply (from 0) where board and game, as far as both go, do not have the same move; null if there is none. */
export function firstDifference(board: BoardRecord, game: PgnGame): number | null {
  const both = Math.min(board.plies.length, game.moves.length);
  for (let ply = 0; ply < both; ply++) {
    if (!samePlayed(board.plies[ply]?.move ?? null, game.moves[ply]?.move ?? null)) return ply;
  }
  return null;
}
