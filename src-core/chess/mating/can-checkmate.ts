import { Board } from '../board.ts';
import { MOST_MOVES, legalMoves } from '../board-moves.ts';
import { type MaterialReason, materialForbidsMate } from '../material.ts';
import { moveOfCode } from '../move-code.ts';
import { colorBit } from '../pieces.ts';
import { legalMoves as legalMovesOf, play } from '../position.ts';
import { squareName } from '../squares.ts';
import type { Color, Move, Position, Square } from '../types.ts';
import { blocked } from './blocked.ts';
import { closure } from './closure.ts';
import { orderFor } from './estimate.ts';
import { GuidedSearch } from './guided-search.ts';
import { matesBy } from './replay-mate.ts';
import { roamingBishops } from './roaming-bishops.ts';

/** Why a side can never mate from a position on. */
export type NeverReason =
  | { readonly kind: 'mated' | 'stalemate' | 'repetition' }
  | { readonly kind: 'material'; readonly material: MaterialReason }
  /** Every position that can still arise was looked at; in `blocked` of them the mate was shown impossible as below. */
  | { readonly kind: 'exhausted'; readonly positions: number; readonly blocked: number }
  /**
   * The other king can only ever stand on `region`; only men now on `checkers` can ever attack one of those squares,
   * and never so that it is mate; the men on `fixed` never move and are never captured.
   */
  | {
      readonly kind: 'blocked';
      readonly region: readonly Square[];
      readonly checkers: readonly Square[];
      readonly fixed: readonly Square[];
    }
  /**
   * Only kings, pawns and bishops: every arrangement of kings and pawns that could arise was looked at, the bishops
   * taken to be wherever they are wanted; none can be mate.
   */
  | { readonly kind: 'roamingBishops'; readonly arrangements: number };

/** The same, or that all moves are forced up to a position of which it is true. */
export type CannotMateReason =
  NeverReason | { readonly kind: 'forced'; readonly line: readonly Move[]; readonly then: NeverReason };

export type MatingResult =
  | { readonly answer: 'yes'; readonly line: readonly Move[] }
  | { readonly answer: 'no'; readonly reason: CannotMateReason }
  | { readonly answer: 'unknown'; readonly searched: number };

export interface MatingOptions {
  /** The most positions looked at; the answer does not depend on the machine. */
  readonly limit?: number;
  /** Told from time to time how many positions have been looked at. */
  readonly progress?: (searched: number) => void;
}

/** What is known of a position: codes of a line that mates, a reason, or how many positions were looked at. */
type Found =
  { readonly codes: readonly number[] } | { readonly never: NeverReason } | { readonly searched: number };

const USUAL_LIMIT = 800_000;
/** A closure keeps every position: more would not fit in 256 MB. */
const MOST_KEPT = 3_000_000;
/** Positions tried for a mate, and kept by the first closure, before the slower ways. */
const FIRST_TRY = 400;
const SMALL_CLOSURE = 5_000;
/** Arrangements of kings and pawns looked at while bishops may be anywhere. */
const MOST_ARRANGEMENTS = 30_000;

/** The ways of the search, each with how far it goes at first, and its share of the limit when all have been tried. */
const WAYS = [
  ['loose', 10_000, 0.35],
  ['direct', 30_000, 0.3],
  ['strict', 20_000, 0.35],
] as const;

const list = new Int32Array(MOST_MOVES);
const board = new Board();

/**
 * Can this side still checkmate by any series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5)? Yes with a line that does,
 * no with the reason that none exists, or unknown where the limit ends the search. Never a wrong yes or no. Castling
 * rights, en passant and the side to move count; the counts of 9.2, 9.3 and 9.6 do not make moves illegal.
 */
export function canCheckmate(position: Position, side: Color, options: MatingOptions = {}): MatingResult {
  board.set(position);
  if (board.impossible) return afterEachMove(position, side, options);
  // The proofs know pawns only where pawns can be (A.5.4).
  if (/[Pp]/.test(position.board.slice(0, 8) + position.board.slice(-8))) return NOT_KNOWN;
  const winner = colorBit(side);
  const forced: number[] = [];
  const found = followForced(winner, forced) ?? search(winner, options);
  const line = forced.map(moveOfCode);
  if ('searched' in found) return { answer: 'unknown', searched: found.searched };
  if ('never' in found) {
    const { never } = found;
    return { answer: 'no', reason: line.length === 0 ? never : { kind: 'forced', line, then: never } };
  }
  const mating = [...line, ...found.codes.map(moveOfCode)];
  if (!matesBy(position, side, mating)) throw new Error('a line was found that does not mate');
  return { answer: 'yes', line: mating };
}

const NOT_KNOWN = { answer: 'unknown', searched: 0 } as const;

/** From a board that an illegal move left: every legal move leads to one that can be. Where there is none, who knows. */
function afterEachMove(position: Position, side: Color, options: MatingOptions): MatingResult {
  const moves = legalMovesOf(position);
  let searched = 0;
  let open = moves.length === 0;
  for (const move of moves) {
    const found = canCheckmate(play(position, move), side, options);
    if (found.answer === 'yes') return { answer: 'yes', line: [move, ...found.line] };
    open ||= found.answer === 'unknown';
    searched += found.answer === 'unknown' ? found.searched : 1;
  }
  if (open) return { answer: 'unknown', searched };
  return { answer: 'no', reason: { kind: 'exhausted', positions: moves.length + 1, blocked: moves.length } };
}

/** Plays on while there is only one legal move. Gives what is settled thereby, or null where a choice begins. */
function followForced(winner: number, made: number[]): Found | null {
  const seen = new Set<string>();
  for (;;) {
    const end = legalMoves(board, list, 0);
    if (end === 0) {
      if (!board.inCheck()) return { never: { kind: 'stalemate' } };
      return board.turn === winner ? { never: { kind: 'mated' } } : { codes: [] };
    }
    const material = materialForbidsMate(board, winner);
    if (material !== null) return { never: { kind: 'material', material } };
    if (end > 1) return null;
    const key = board.key();
    if (seen.has(key)) return { never: { kind: 'repetition' } };
    seen.add(key);
    const [code = 0] = list;
    made.push(code);
    board.make(code);
  }
}

/** Cheap ways first: a quick try for a mate, the proof that the position is blocked, a small closure, then long ones. */
function search(winner: number, { limit = USUAL_LIMIT, progress }: MatingOptions): Found {
  const guided = new GuidedSearch(board, winner);
  const quick = guided.find(Math.min(FIRST_TRY, limit));
  if (quick !== null) return { codes: quick };
  const wall = blocked(board, winner);
  if (wall !== null) return { never: blockedReason(wall) };
  const small = closure(board, winner, Math.min(SMALL_CLOSURE, limit), {
    order: orderFor(board, winner, 'direct'),
  });
  if (small.answer !== 'unknown') return settled(small);
  const arrangements = roamingBishops(board, winner, Math.min(MOST_ARRANGEMENTS, limit));
  if (arrangements !== null) return { never: { kind: 'roamingBishops', arrangements } };
  const proof = (at: Board): boolean => blocked(at, winner) !== null;
  let searched = small.positions;
  const tried = SMALL_CLOSURE + WAYS.reduce((sum, [, first]) => sum + first, 0);
  for (const round of ['short', 'long'] as const) {
    for (const [way, first, share] of WAYS) {
      const most =
        round === 'short' ? Math.min(first, limit - searched) : Math.min(MOST_KEPT, share * (limit - tried));
      if (most <= 0) break;
      const before = searched;
      const all = closure(board, winner, most, {
        order: orderFor(board, winner, way),
        proof,
        ...(progress === undefined ? {} : { progress: (more) => progress(before + more) }),
      });
      if (all.answer !== 'unknown') return settled(all);
      searched += all.positions;
    }
  }
  return { searched };
}

function settled(all: Exclude<ReturnType<typeof closure>, { answer: 'unknown' }>): Found {
  if (all.answer === 'yes') return { codes: all.codes };
  return { never: { kind: 'exhausted', positions: all.positions, blocked: all.blocked } };
}

function blockedReason({ region, checkers, fixed }: NonNullable<ReturnType<typeof blocked>>): NeverReason {
  const names = (places: readonly number[]): readonly Square[] => places.map(squareName).sort();
  return { kind: 'blocked', region: names(region), checkers: names(checkers), fixed: names(fixed) };
}
