import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { STEPS, isLight } from '../geometry.ts';
import { BISHOP, BLACK, BOTH, KIND, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../pieces.ts';
import { moveTo } from '../move-code.ts';
import { FRAME, FRAME_OF_INDEX, RANK, fileOf, rankOf, squareAt } from '../squares.ts';
import { LAST_PLACE } from './closure.ts';
import { outlook } from './blocked.ts';
import { NEVER, movesTo } from './piece-steps.ts';
import { pliesToPromote } from './promotion-order.ts';

/** Pictures of the mate that are kept in view at once. */
const PICTURES = 12;

/** What the end could look like: where the loser's king is mated, and what must stand where. */
interface Picture {
  readonly goal: number;
  /** By place, the steps of the loser's king to the goal, and of the winner's king to its place. */
  readonly losersSteps: Uint8Array;
  readonly winnersSteps: Uint8Array;
  /** Squares beside the goal that the loser's own men must fill. */
  readonly fills: readonly number[];
}

/** Distances stay below this; how new a position is counts more. */
const MOST = 127;
const BITS = 20;
/** What was met, for one search at a time. */
const seen = [new Uint8Array(1 << BITS), new Uint8Array(1 << BITS)] as const;
/**
 * What it costs in line that the kings have stood so before, and that the man moved has too: nearly nothing, or more
 * than any distance. Each way finds mates the other does not.
 */
const COSTS = { loose: [4, 24], strict: [MOST + 1, 2 * MOST + 2], direct: [4, 24] } as const;

/**
 * The order of a search for mate, least first. The direct way first has a pawn promote where the winner has no heavy
 * man, and takes first what is new by the man moved and how far the mate is. The others take first positions that are new by where
 * the kings stand and how far the mate is, by distance; then those new by where the kings and the man just moved stand; then the others. So men that have
 * no part in the mate do not multiply the work.
 */
export function orderFor(
  root: Board,
  winner: number,
  way: keyof typeof COSTS,
): (board: Board, code: number) => number {
  const [seenKings, seenMan] = COSTS[way];
  const distance = distanceFor(root, winner, way === 'direct');
  for (const each of seen) each.fill(0);
  const isNew = (of: Uint8Array, what: number): boolean => {
    const at = Math.imul(what, 0x9e3779b1) >>> (32 - BITS);
    if (of[at] === 1) return false;
    of[at] = 1;
    return true;
  };
  return (board, code) => {
    const far = distance(board);
    const kings = board.king(WHITE) | (board.king(BLACK) << 8);
    if (way === 'direct') {
      const to = moveTo(code);
      const man = to | ((board.squares[to] ?? 0) << 8);
      if (isNew(seen[0], man | (far << 16) | ((board.turn & WHITE) << 20))) return far;
      if (isNew(seen[1], man | (kings << 16))) return Math.min(LAST_PLACE, seenKings + far);
      return Math.min(LAST_PLACE, seenMan + far);
    }
    if (isNew(seen[0], kings | (far << 16) | ((board.turn & WHITE) << 20))) return far;
    const to = moveTo(code);
    if (isNew(seen[1], kings | (to << 16) | ((board.squares[to] ?? 0) << 24)))
      return Math.min(LAST_PLACE, seenKings + far);
    return Math.min(LAST_PLACE, seenMan + far);
  };
}

/**
 * About how far the mate is, for both sides help: the steps of the two kings to their places in the nearest picture,
 * and what is wanting to mate with. Only the order of a search depends on it.
 */
function distanceFor(root: Board, winner: number, direct: boolean): (board: Board) => number {
  const loser = winner ^ BOTH;
  const pictures = picturesOf(root, winner);
  const promotes = direct && hasPawn(root, winner);
  return (board) => {
    const losersKing = board.king(loser);
    const winnersKing = board.king(winner);
    const { far, helper, minor, pair, heavy } = needOf(board, winner);
    if (promotes && !heavy) return Math.min(MOST, 50 + pliesToPromote(board, winner));
    let least = NEVER;
    for (const { goal, losersSteps, winnersSteps, fills } of pictures) {
      // the loser's king goes in first; what shuts it in waits one step away
      const away = losersSteps[losersKing] ?? NEVER;
      const soonest = away === 0 ? 0 : 1;
      let sum = 2 * (away + Math.max(soonest, winnersSteps[winnersKing] ?? NEVER));
      if (helper) {
        const kind = (board.squares[minor] ?? 0) & KIND;
        sum += 2 * movesToCheckNext(kind, minor, goal);
        for (const fill of fills) sum += Math.max(2 * soonest, helperTo(board, fill, loser, kind === BISHOP));
      }
      if (pair) sum += 2 * minorsTo(board, goal, fills, winner);
      if (sum < least) least = sum;
    }
    return Math.min(MOST, least + far);
  };
}

function picturesOf(root: Board, winner: number): readonly Picture[] {
  const { squares, fixed } = outlook(root, winner);
  const { helper, minor, pair } = needOf(root, winner);
  const bishops = bishopsOf(root, winner);
  const isBishop = ((root.squares[minor] ?? 0) & KIND) === BISHOP;
  const found: { picture: Picture; cost: number }[] = [];
  for (const goal of squares) {
    const losersSteps = stepsTo(goal, fixed);
    const cost = costOf(goal, bishops);
    if (!helper && !pair) {
      const winnersSteps = losersSteps.map((steps) => Math.max(0, steps - 2));
      found.push({ picture: { goal, losersSteps, winnersSteps, fills: [] }, cost });
      continue;
    }
    for (const stands of FRAME_OF_INDEX) {
      if (apart(stands, goal) !== 2 || fixed[stands] !== 0) continue;
      const fills = fillsOf(goal, stands, isBishop, fixed);
      if (fills.some((fill) => movesTo(KNIGHT, fill, stands) === 1)) continue;
      const picture = { goal, losersSteps, winnersSteps: stepsTo(stands, fixed), fills };
      found.push({ picture, cost: cost + 20 * fills.length });
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const most = (found[0]?.cost ?? 0) + (helper || pair ? 4 : NEVER);
  return found
    .filter(({ cost }) => cost <= most)
    .slice(0, PICTURES)
    .map(({ picture }) => picture);
}

/** The squares beside the goal that neither the winner's king nor his bishop can take from the other king. */
function fillsOf(goal: number, stands: number, isBishop: boolean, fixed: Uint8Array): readonly number[] {
  return Array.from(STEPS.subarray(isBishop ? 4 : 0), (step) => goal + step).filter(
    (place) => fixed[place] === 0 && apart(place, stands) > 1,
  );
}

/** How far two light pieces of the winner's are: one to be two moves from the goal, one to attack the square left. */
function minorsTo(board: Board, goal: number, fills: readonly number[], winner: number): number {
  const end = board.ends[winner >> 4] ?? 0;
  const [fill = 0] = fills;
  let least = NEVER;
  for (let i = firstOf(winner) + 1; i < end; i++) {
    const one = board.men[i] ?? 0;
    const mates = Math.abs(movesTo((board.squares[one] ?? 0) & KIND, one, goal) - 2);
    if (mates >= least) continue;
    for (let k = firstOf(winner) + 1; k < end; k++) {
      const other = board.men[k] ?? 0;
      if (k === i) continue;
      const guards = fill === 0 ? 0 : Math.abs(movesTo((board.squares[other] ?? 0) & KIND, other, fill) - 1);
      least = Math.min(least, mates + guards);
    }
  }
  return least;
}

/** Moves of the winner's last piece until it is one move from giving check, and gives none yet. */
function movesToCheckNext(kind: number, from: number, goal: number): number {
  if (kind !== BISHOP || !isCorner(goal)) return Math.abs(movesTo(kind, from, goal) - 2);
  // a bishop mates next to the corner, and comes from one of two squares on the edge
  const file = fileOf(goal) === 0 ? 2 : 5;
  const rank = rankOf(goal) === 0 ? 2 : 5;
  return Math.min(
    movesTo(BISHOP, from, squareAt(file, rankOf(goal))),
    movesTo(BISHOP, from, squareAt(fileOf(goal), rank)),
  );
}

function isCorner(place: number): boolean {
  return fileOf(place) % 7 === 0 && rankOf(place) % 7 === 0;
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

const need = { far: 0, helper: false, minor: 0, pair: false, heavy: false };

/** What the winner lacks to mate with; `helper`: men of the loser's must stand in their king's way;
 * `pair`: light pieces mate together. */
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
  need.heavy = heavy;
  need.helper = !heavy && promotion === NEVER && alone;
  need.pair = !heavy && promotion === NEVER && !alone;
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
  const last = place - (rankOf(place) - (color === WHITE ? 7 : 0)) * RANK;
  const then = Math.min(movesTo(KNIGHT, last, goal), movesTo(BISHOP, last, goal));
  return 2 + toPromote(board, place, color) + 2 * then;
}
function hasPawn(board: Board, color: number): boolean {
  return board.men.some((place) => board.squares[place] === (PAWN | color));
}
