import type { Color, Game, Move } from './types.ts';
import { type Ending, endingOn, isStanding } from './position.ts';
import { GameTracker } from './game-tracker.ts';
import { cannotBe } from './impossible.ts';
import { MOST_MOVES, legalCode } from './board-moves.ts';
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

const NONE: readonly never[] = Object.freeze([]);
const claimable = new Int32Array(MOST_MOVES);

let followedGame: Game | null = null;
let followed: Followed | null = null;

/** Plays a game through. The last game is remembered, so several questions about one game cost one reading. */
function follow(game: Game): Followed {
  if (followed !== null && followedGame === game && followed.tracker.ply === game.moves.length)
    return followed;
  followed = null;
  const tracker = new GameTracker();
  const ends: AutomaticEnd[] = [];
  playThrough(tracker, game, () => addEnds(tracker, ends));
  followedGame = game;
  followed = { tracker, ends };
  return followed;
}

/** Plays every move on the tracker and calls at each ply, the start included. An illegal move that does not stand throws. */
function playThrough(tracker: GameTracker, game: Game, atPly: () => void): void {
  tracker.start(game.start);
  atPly();
  for (const move of game.moves) {
    if (isStanding(move)) tracker.stand(move.after);
    else playOn(tracker, move);
    atPly();
  }
}

function playOn(tracker: GameTracker, move: Move): void {
  const code = legalCode(tracker.board, move);
  if (code === null)
    throw new RangeError(`not a legal move: ply ${String(tracker.ply + 1)} ${move.from}${move.to}`);
  tracker.play(code);
}

/**
 * Mate, stalemate or a dead position on the board. Only a move in accordance with Article 3 ends the game by them
 * (5.1.1, 5.2.1, 5.2.2): an illegal one that stands does not, whatever it left, nor what led to a start that cannot be.
 */
function endingNow({ board, stood, ply }: GameTracker): Ending | null {
  const ending = stood ? null : endingOn(board);
  return ending !== null && ply === 0 && cannotBe(board.toPosition()) ? null : ending;
}

/** Notes what ends the game at the present ply, each kind once. */
function addEnds(tracker: GameTracker, ends: AutomaticEnd[]): void {
  for (const end of endsNow(tracker)) if (ends.every((known) => known.kind !== end.kind)) ends.push(end);
}

/** What ends the game at the present ply; mate takes precedence over the counts (9.6.2). */
function endsNow(tracker: GameTracker): readonly AutomaticEnd[] {
  const { ply, board } = tracker;
  const ending = endingNow(tracker);
  const count = tracker.occurrencesAt(ply);
  if (ending === null && count < 5 && board.quietPlies < 150) return NONE;
  const ends: AutomaticEnd[] = ending === null ? [] : [{ ...ending, ply }];
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
  return isOver(tracker) ? NONE : groundsNow(tracker);
}

/** The legal moves the player to move may announce to claim a draw with (9.2.1, 9.3.1), and on what grounds. */
export function claimsByMove(game: Game): readonly AnnouncedClaim[] {
  const { tracker } = follow(game);
  return isOver(tracker) ? NONE : announcedClaims(tracker);
}

/** Mate, stalemate or a dead position is on the board: there is nothing left to claim (5.1, 5.2). */
function isOver(tracker: GameTracker): boolean {
  return endingNow(tracker) !== null;
}

function groundsNow(tracker: GameTracker): readonly ClaimGround[] {
  const { ply, board } = tracker;
  const count = tracker.occurrencesAt(ply);
  if (count < 3 && board.quietPlies < 100) return NONE;
  const grounds: ClaimGround[] = [];
  if (count >= 3) grounds.push({ kind: 'repetition', count, plies: tracker.pliesOf(ply) });
  if (board.quietPlies >= 100) grounds.push({ kind: 'fiftyMoves', quietPlies: board.quietPlies });
  return grounds;
}

function announcedClaims(tracker: GameTracker): readonly AnnouncedClaim[] {
  const end = tracker.claimableMoves(claimable);
  if (end === 0) return NONE;
  return Array.from(claimable.slice(0, end), (code) => announcedClaim(tracker, code));
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

/** What a ply of a game gave the player to move to claim, and what ended the game there by itself. */
export interface PlyClaims {
  readonly ply: number;
  readonly now: readonly ClaimGround[];
  readonly byMove: readonly AnnouncedClaim[];
  readonly ends: readonly AutomaticEnd[];
}

/** The same without the moves that may be announced: what stood on the board at each ply. */
export function claimsByPly(game: Game): readonly Omit<PlyClaims, 'byMove'>[] {
  const tracker = everyTracker;
  const found: Omit<PlyClaims, 'byMove'>[] = [];
  playThrough(tracker, game, () => {
    const ends = endsNow(tracker);
    const now = isOver(tracker) ? NONE : groundsNow(tracker);
    if (ends.length + now.length > 0) found.push({ ply: tracker.ply, now, ends });
  });
  return found;
}

const everyTracker = new GameTracker();

/** Looks at every ply of a game: those at which a draw could be claimed or the game ended by itself, in order. */
export function everyClaim(game: Game): readonly PlyClaims[] {
  const tracker = everyTracker;
  const found: PlyClaims[] = [];
  playThrough(tracker, game, () => {
    const ends = endsNow(tracker);
    const over = ends.some(
      ({ kind }) => kind === 'checkmate' || kind === 'stalemate' || kind === 'deadPosition',
    );
    const now = over ? NONE : groundsNow(tracker);
    const byMove = over ? NONE : announcedClaims(tracker);
    if (ends.length + now.length + byMove.length > 0) found.push({ ply: tracker.ply, now, byMove, ends });
  });
  return found;
}
