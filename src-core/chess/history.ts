import type { Color, Game, Move } from './types.ts';
import { endingOn, legalCode } from './position.ts';
import { GameTracker } from './game-tracker.ts';
import { MOST_MOVES } from './board-moves.ts';
import { moveOfCode } from './move-code.ts';

/** A position that has been there several times: at these plies (0 is the start), the last one included. */
export interface Occurrences {
  readonly count: number;
  readonly plies: readonly number[];
}

/** What a player may claim a draw by, as a matter of moves: the clock and the procedure are the Laws'. */
export type ClaimGround =
  /** The position has been there at least three times (9.2). */
  | ({ readonly kind: 'repetition' } & Occurrences)
  /** At least fifty moves by each player without pawn move and capture (9.3). */
  | { readonly kind: 'fiftyMoves'; readonly quietPlies: number };

export interface AnnouncedClaim {
  readonly move: Move;
  /** At least one. The plies of a repetition include the one the move would be. */
  readonly grounds: readonly ClaimGround[];
  /** Whether the move, were it made, would be mate. */
  readonly mates: boolean;
}

/** Something that ends the game by itself, and the ply at which it first was so. */
export type AutomaticEnd =
  | { readonly kind: 'checkmate'; readonly ply: number; readonly winner: Color }
  | { readonly kind: 'stalemate'; readonly ply: number }
  | { readonly kind: 'deadPosition'; readonly ply: number }
  | ({ readonly kind: 'fivefoldRepetition'; readonly ply: number } & Occurrences)
  | { readonly kind: 'seventyFiveMoves'; readonly ply: number; readonly quietPlies: number };

interface Followed {
  readonly tracker: GameTracker;
  readonly ends: readonly AutomaticEnd[];
}

let followedGame: Game | null = null;
let followed: Followed | null = null;

/** Plays a game through. The last game is remembered, so several questions about one game cost one reading. */
function follow(game: Game): Followed {
  if (followed !== null && followedGame === game) return followed;
  followed = null;
  const tracker = new GameTracker();
  const ends: AutomaticEnd[] = [];
  tracker.start(game.start);
  addEnds(tracker, ends);
  for (const move of game.moves) {
    const code = legalCode(tracker.board, move);
    if (code === null)
      throw new RangeError(`not a legal move: ply ${String(tracker.ply + 1)} ${move.from}${move.to}`);
    tracker.play(code);
    addEnds(tracker, ends);
  }
  followedGame = game;
  followed = { tracker, ends };
  return followed;
}

/** Notes what ends the game at the present ply, mate and stalemate before the counts (9.6.2), each kind once. */
function addEnds(tracker: GameTracker, ends: AutomaticEnd[]): void {
  for (const end of endsNow(tracker)) if (ends.every((known) => known.kind !== end.kind)) ends.push(end);
}

function endsNow(tracker: GameTracker): readonly AutomaticEnd[] {
  const { ply, board } = tracker;
  const ends: AutomaticEnd[] = [];
  const ending = endingOn(board);
  if (ending !== null) ends.push({ ...ending, ply });
  const count = tracker.occurrencesAt(ply);
  if (ending?.kind === 'checkmate') return ends;
  if (count >= 5) ends.push({ kind: 'fivefoldRepetition', ply, count, plies: tracker.pliesOf(ply) });
  if (board.quietPlies >= 150) ends.push({ kind: 'seventyFiveMoves', ply, quietPlies: board.quietPlies });
  return ends;
}

/** How often the present position has been there, and at which plies (9.2.3). */
export function occurrences(game: Game): Occurrences {
  const { tracker } = follow(game);
  const plies = tracker.pliesOf(tracker.ply);
  return { count: plies.length, plies };
}

/** Every ply at which a position was there for at least the third time. */
export function repetitions(game: Game): readonly (Occurrences & { readonly ply: number })[] {
  const { tracker } = follow(game);
  const found: (Occurrences & { readonly ply: number })[] = [];
  for (let ply = 0; ply <= tracker.ply; ply++) {
    if (tracker.occurrencesAt(ply) < 3) continue;
    const plies = tracker.pliesOf(ply);
    found.push({ ply, count: plies.length, plies });
  }
  return found;
}

/** Plies since the last pawn move or capture (9.3), those before the start position included. */
export function quietPlies(game: Game): number {
  return follow(game).tracker.board.quietPlies;
}

/** On what grounds the player to move may claim a draw now, without announcing a move (9.2.2, 9.3.2). */
export function claimsNow(game: Game): readonly ClaimGround[] {
  const { tracker } = follow(game);
  if (isOver(tracker)) return [];
  const grounds: ClaimGround[] = [];
  const { ply, board } = tracker;
  if (tracker.occurrencesAt(ply) >= 3) grounds.push({ kind: 'repetition', ...occurrences(game) });
  if (board.quietPlies >= 100) grounds.push({ kind: 'fiftyMoves', quietPlies: board.quietPlies });
  return grounds;
}

/** The legal moves the player to move may announce to claim a draw with (9.2.1, 9.3.1), and on what grounds. */
export function claimsByMove(game: Game): readonly AnnouncedClaim[] {
  const { tracker } = follow(game);
  if (isOver(tracker)) return [];
  const list = new Int32Array(MOST_MOVES);
  const end = tracker.claimableMoves(list);
  return Array.from(list.subarray(0, end), (code) => announcedClaim(tracker, code));
}

function announcedClaim(tracker: GameTracker, code: number): AnnouncedClaim {
  const { board } = tracker;
  const grounds: ClaimGround[] = [];
  const plies = tracker.pliesAfter(code);
  if (plies.length >= 3) grounds.push({ kind: 'repetition', count: plies.length, plies });
  board.make(code);
  if (board.quietPlies >= 100) grounds.push({ kind: 'fiftyMoves', quietPlies: board.quietPlies });
  const mates = endingOn(board)?.kind === 'checkmate';
  board.unmake(code);
  return { move: moveOfCode(code), grounds, mates };
}

/** Mate, stalemate or a dead position is on the board: there is nothing left to claim (5.1, 5.2). */
function isOver(tracker: GameTracker): boolean {
  return endingOn(tracker.board) !== null;
}

/**
 * Everything that has ended the game by itself so far (5.1.1, 5.2.1, 5.2.2 by material, 9.6), in the order it arose:
 * each with its ply, several at one ply with mate before all else. Empty while the game goes on. Moves after an end
 * are followed all the same: an arbiter may hear of it late.
 */
export function automaticEnds(game: Game): readonly AutomaticEnd[] {
  return follow(game).ends;
}

/** The first of them: what ended the game, or null. */
export function automaticEnd(game: Game): AutomaticEnd | null {
  return automaticEnds(game)[0] ?? null;
}
