import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { STEPS, isLight } from '../geometry.ts';
import { BISHOP, BOTH, KIND, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../pieces.ts';
import { FRAME, FRAME_OF_INDEX, RANK, fileOf, rankOf } from '../squares.ts';
import { FARTHEST } from './closure.ts';
import { outlook } from './blocked.ts';

/** Pictures of the mate that are kept in view at once. */
const PICTURES = 12;
const NEVER = 60;

/** What the end could look like: where the loser's king is mated, and what must stand where. */
interface Picture {
  readonly goal: number;
  /** By place, the steps of the loser's king to the goal, and of the winner's king to its place. */
  readonly losersSteps: Uint8Array;
  readonly winnersSteps: Uint8Array;
  /** Squares beside the goal that the loser's own men must fill. */
  readonly fills: readonly number[];
}

/**
 * About how far the mate is, for both sides help: the steps of the two kings to their places in the nearest picture,
 * and what is wanting to mate with. Only the order of a search depends on it.
 */
export function estimateFor(root: Board, winner: number): (board: Board) => number {
  const loser = winner ^ BOTH;
  const pictures = picturesOf(root, winner);
  return (board) => {
    const losersKing = board.king(loser);
    const winnersKing = board.king(winner);
    const { far, helper, minor } = needOf(board, winner);
    let least = FARTHEST;
    for (const { goal, losersSteps, winnersSteps, fills } of pictures) {
      let sum = 2 * ((losersSteps[losersKing] ?? NEVER) + (winnersSteps[winnersKing] ?? NEVER));
      if (helper) {
        const kind = (board.squares[minor] ?? 0) & KIND;
        sum += 2 * Math.abs(movesTo(kind, minor, goal) - 2);
        for (const fill of fills) sum += helperTo(board, fill, loser, kind === BISHOP);
      }
      if (sum < least) least = sum;
    }
    return Math.min(FARTHEST, least + far);
  };
}

function picturesOf(root: Board, winner: number): readonly Picture[] {
  const { squares, fixed } = outlook(root, winner);
  const { helper, minor } = needOf(root, winner);
  const bishops = bishopsOf(root, winner);
  const isBishop = ((root.squares[minor] ?? 0) & KIND) === BISHOP;
  const found: { picture: Picture; cost: number }[] = [];
  for (const goal of squares) {
    const losersSteps = stepsTo(goal, fixed);
    const cost = costOf(goal, bishops);
    if (!helper) {
      const winnersSteps = losersSteps.map((steps) => Math.max(0, steps - 2));
      found.push({ picture: { goal, losersSteps, winnersSteps, fills: [] }, cost });
      continue;
    }
    for (const stands of FRAME_OF_INDEX) {
      if (apart(stands, goal) !== 2 || fixed[stands] !== 0) continue;
      const fills = fillsOf(goal, stands, isBishop, fixed);
      const picture = { goal, losersSteps, winnersSteps: stepsTo(stands, fixed), fills };
      found.push({ picture, cost: cost + 20 * fills.length });
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.slice(0, PICTURES).map(({ picture }) => picture);
}

/** The squares beside the goal that neither the winner's king nor his bishop can take from the other king. */
function fillsOf(goal: number, stands: number, isBishop: boolean, fixed: Uint8Array): readonly number[] {
  return Array.from(STEPS.subarray(isBishop ? 4 : 0), (step) => goal + step).filter(
    (place) => fixed[place] === 0 && apart(place, stands) > 1,
  );
}

/** Corners are the best squares to mate on, then the edge; for bishops those of their colour. */
function costOf(place: number, bishops: ReturnType<typeof bishopsOf>): number {
  const edges = (fileOf(place) % 7 === 0 ? 1 : 0) + (rankOf(place) % 7 === 0 ? 1 : 0);
  const wrong = bishops !== 'any' && isLight(place) !== (bishops === 'light');
  return (wrong ? 10 : 0) + (edges === 2 ? 0 : edges === 1 ? 4 : 8);
}

function apart(a: number, b: number): number {
  return Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
}

/** The colour of the winner's bishops where all are of one. */
function bishopsOf(board: Board, winner: number): 'light' | 'dark' | 'any' {
  let [light, dark] = [0, 0];
  const end = board.ends[winner >> 4] ?? 0;
  for (let i = firstOf(winner); i < end; i++) {
    const place = board.men[i] ?? 0;
    if (((board.squares[place] ?? 0) & KIND) !== BISHOP) continue;
    if (isLight(place)) light++;
    else dark++;
  }
  return light > 0 && dark === 0 ? 'light' : dark > 0 && light === 0 ? 'dark' : 'any';
}

/** King's steps from every square to this one, through all but the men that never move. */
function stepsTo(goal: number, fixed: Uint8Array): Uint8Array {
  const steps = new Uint8Array(FRAME).fill(NEVER);
  steps[goal] = 0;
  const queue = [goal];
  for (const place of queue) {
    for (const step of STEPS) {
      const to = place + step;
      if (fixed[to] !== 0 || steps[to] !== NEVER) continue;
      steps[to] = (steps[place] ?? 0) + 1;
      queue.push(to);
    }
  }
  return steps;
}

const need = { far: 0, helper: false, minor: 0 };

/** What the winner lacks to mate with; `helper`: men of the loser's must stand in their king's way. */
function needOf(board: Board, winner: number): Readonly<typeof need> {
  const { squares, men } = board;
  const end = board.ends[winner >> 4] ?? 0;
  let heavy = false;
  let [knights, light, dark] = [0, 0, 0];
  let promotion = NEVER;
  need.minor = 0;
  for (let i = firstOf(winner) + 1; i < end; i++) {
    const place = men[i] ?? 0;
    const kind = (squares[place] ?? 0) & KIND;
    if (kind === PAWN) promotion = Math.min(promotion, toPromote(board, place, winner));
    else if (kind === ROOK || kind === QUEEN) heavy = true;
    else {
      need.minor = place;
      if (kind === KNIGHT) knights++;
      else if (isLight(place)) light++;
      else dark++;
    }
  }
  const others = board.count(winner ^ BOTH);
  const alone = knights > 0 ? knights + light + dark === 1 : light === 0 || dark === 0;
  need.helper = !heavy && promotion === NEVER && alone;
  need.far = need.helper ? 0 : others + (heavy ? 0 : promotion < NEVER ? 4 + promotion : 4);
  return need;
}

/** A pawn's way to its last rank, and what stands in it. */
function toPromote(board: Board, from: number, color: number): number {
  const up = color === WHITE ? RANK : -RANK;
  let far = 0;
  for (let place = from + up; (board.squares[place] ?? 32) < 32; place += up) {
    far += board.squares[place] === 0 ? 2 : 5;
  }
  return far;
}

/**
 * How far a man of the loser's is from filling a square; a pawn may have to promote first. A queen could capture
 * what gives check, a rook a bishop.
 */
function helperTo(board: Board, fill: number, loser: number, againstBishop: boolean): number {
  const { squares, men } = board;
  const end = board.ends[loser >> 4] ?? 0;
  let least = NEVER;
  for (let i = firstOf(loser) + 1; i < end; i++) {
    const place = men[i] ?? 0;
    const kind = (squares[place] ?? 0) & KIND;
    let far = kind === PAWN ? pawnTo(board, place, fill, loser) : 2 * movesTo(kind, place, fill);
    if (kind === QUEEN || (againstBishop && kind === ROOK)) far += 10;
    if (far < least) least = far;
  }
  return least;
}

/** A pawn's way to a square on its file, or else to its last rank and from there. */
function pawnTo(board: Board, place: number, goal: number, color: number): number {
  const ahead = color === WHITE ? goal - place : place - goal;
  if (ahead >= 0 && ahead % RANK === 0) return 2 * (ahead / RANK);
  return 4 + toPromote(board, place, color);
}

/** Moves of a piece from here to there on an empty board, about. */
function movesTo(kind: number, from: number, to: number): number {
  if (from === to) return 0;
  const files = Math.abs(fileOf(from) - fileOf(to));
  const ranks = Math.abs(rankOf(from) - rankOf(to));
  if (kind === KNIGHT) return KNIGHT_MOVES[files * 8 + ranks] ?? NEVER;
  if (kind === BISHOP) return isLight(from) !== isLight(to) ? NEVER / 2 : files === ranks ? 1 : 2;
  return files === 0 || ranks === 0 ? 1 : 2;
}

/** Moves of a knight over so many files and ranks, board edges left out of account. */
const KNIGHT_MOVES = knightMoves();

function knightMoves(): Uint8Array {
  const moves = new Uint8Array(64).fill(NEVER);
  moves[0] = 0;
  for (let round = 0; round < 7; round++) {
    for (let at = 0; at < 64; at++) {
      if (moves[at] !== round) continue;
      for (const [x, y] of [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
        [-1, 2],
        [-2, 1],
        [-1, -2],
        [-2, -1],
      ] as const) {
        const to = Math.abs((at >> 3) + x) * 8 + Math.abs((at & 7) + y);
        if (to < 64 && Math.abs((at & 7) + y) < 8 && (moves[to] ?? 0) > round + 1) moves[to] = round + 1;
      }
    }
  }
  return moves;
}
