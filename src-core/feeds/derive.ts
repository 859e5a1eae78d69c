/** What the moves of a game, as they are now, give the arbiter to know: nothing of it depends on when they came. */
import {
  type AutomaticEnd,
  type ClaimGround,
  type Color,
  type PgnResult,
  type Played,
  type Position,
  claimsByPly,
  isStanding,
  shownByKings,
} from '../chess/index.ts';
import { type FeedGame, kingToCentre, sideOf } from './feed-game.ts';
import type { EndCode, NoticeCode, NoticeFacts } from './notices.ts';
import type { ClockRule } from './watched-round.ts';

/** A reading may be this late, in ms, without anybody having touched the clock. */
const CLOCK_SLACK_MS = 2000;

const END_CODES = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  deadPosition: 'deadPosition',
  fivefoldRepetition: 'fivefold',
  seventyFiveMoves: 'seventyFiveMoves',
} as const satisfies Record<AutomaticEnd['kind'], EndCode>;

export interface Ended {
  readonly by: EndCode;
  readonly ply: number;
  /** The only result that fits. */
  readonly result: PgnResult;
}

export interface FromMoves {
  readonly ended: Ended | null;
  readonly facts: readonly NoticeFacts[];
}

/** Of which codes `fromMoves` tells all that hold. */
export const FROM_MOVES: readonly NoticeCode[] = [
  'repetition',
  'fiftyMoves',
  ...Object.values(END_CODES),
  'movesAfterEnd',
];

/** Claims up to the end, the end that came of itself, and moves after it. */
export function fromMoves(start: Position, moves: readonly Played[]): FromMoves {
  const plies = claimsByPly({ start, moves });
  const [first] = plies.flatMap(({ ends }) => ends);
  const ended = first === undefined ? null : endedBy(first);
  const before = plies.filter(({ ply }) => ended === null || ply < ended.ply);
  const after = ended !== null && moves.length > ended.ply;
  return {
    ended,
    facts: [
      ...runsOf(before, 'repetition'),
      ...runsOf(before, 'fiftyMoves'),
      ...(ended === null ? [] : [{ code: ended.by, ply: ended.ply }]),
      ...(after ? [{ code: 'movesAfterEnd' as const, ply: ended.ply + 1 }] : []),
    ],
  };
}

function endedBy(end: AutomaticEnd): Ended {
  const result = end.kind !== 'checkmate' ? '1/2-1/2' : end.winner === 'white' ? '1-0' : '0-1';
  return { by: END_CODES[end.kind], ply: end.ply, result };
}

/** The unbroken runs of plies at which a claim of this kind was open. */
function runsOf(
  plies: readonly { readonly ply: number; readonly now: readonly ClaimGround[] }[],
  code: ClaimGround['kind'],
): readonly NoticeFacts[] {
  const runs: { code: ClaimGround['kind']; ply: number; until: number }[] = [];
  for (const { ply, now } of plies) {
    if (now.every(({ kind }) => kind !== code)) continue;
    const run = runs.at(-1);
    if (run?.until === ply - 1) run.until = ply;
    else runs.push({ code, ply, until: ply });
  }
  return runs;
}

/** Of which codes `fromText` tells all that hold. */
export const FROM_TEXT: readonly NoticeCode[] = [
  'illegalMove',
  'unreadableMove',
  'kingsInCentre',
  'kingsInCentreDoubt',
  'resultContradicts',
  'clockJump',
];

/** What besides is seen in a game that was written down: how it reads, its result, its clock times. */
export function fromText(
  game: FeedGame,
  ended: Ended | null,
  rule: ClockRule | null,
): readonly NoticeFacts[] {
  const { start, moves, stop, result } = game;
  const next = moves.length + 1;
  const facts: NoticeFacts[] = moves.flatMap((played, at) =>
    isStanding(played) ? [{ code: 'illegalMove' as const, ply: at + 1, side: sideOf(start, at + 1) }] : [],
  );
  if (stop === 'unreadable') facts.push({ code: 'unreadableMove', ply: next, side: sideOf(start, next) });
  if (stop === 'kings') facts.push({ code: 'kingsInCentre', ply: next });
  if (ended !== null && result !== '*' && result !== ended.result)
    facts.push({ code: 'resultContradicts', ply: ended.ply });
  if (ended === null && stop === null && mayShowResult(game))
    facts.push({ code: 'kingsInCentreDoubt', ply: moves.length });
  return [...facts, ...clockJumps(game, rule).jumps];
}

/** A legal king's move closes the game on a square that shows its result, or half of it. */
function mayShowResult({ moves, sans, result }: FeedGame): boolean {
  const last = moves.at(-1);
  const square = kingToCentre(sans.at(-1) ?? '');
  if (last === undefined || isStanding(last) || square === null) return false;
  const light = shownByKings(square, square === 'e4' ? 'd5' : 'e4') === '1-0';
  return result === '1/2-1/2' || result === (light ? '1-0' : '0-1');
}

/** Of a control that is not known any reading may be right. */
const UNKNOWN: ClockRule = { incrementMs: Infinity, period: null };

interface Jumps {
  readonly jumps: readonly NoticeFacts[];
  /** Whose added time of the next period the clocks have shown. */
  readonly added: ReadonlySet<Color>;
  /** The last reading of each, in ms. */
  readonly last: Readonly<Record<Color, number | null>>;
}

/** Readings above what the control gives: the time of the next period comes once, from its last move on. */
export function clockJumps({ start, clocks }: FeedGame, rule: ClockRule | null): Jumps {
  const { incrementMs, period } = rule ?? UNKNOWN;
  const last: Record<Color, number | null> = { white: null, black: null };
  const made: Record<Color, number> = { white: 0, black: 0 };
  const added = new Set<Color>();
  const jumps: NoticeFacts[] = [];
  clocks.forEach((read, at) => {
    const side = sideOf(start, at + 1);
    const before = last[side];
    made[side]++;
    last[side] = read ?? (before === null ? null : before + incrementMs);
    if (read === null || before === null) return;
    const most = before + incrementMs + CLOCK_SLACK_MS;
    if (read <= most) return;
    const due = period !== null && made[side] >= period.moves && !added.has(side);
    if (due && read <= most + period.addMs) added.add(side);
    else jumps.push({ code: 'clockJump', ply: at + 1, side });
  });
  return { jumps, added, last };
}

/** Has a side whose clock shows nothing lost on time, or is the time of the next period still to come (6.3.1)? */
export function isFlag(movesMade: number, isAdded: boolean, rule: ClockRule | null): boolean {
  const period = rule?.period ?? null;
  return period === null || movesMade < period.moves || isAdded;
}

/** Has the time of the next period come between two readings of a running game? */
export function isTimeAdded(
  before: number,
  shown: number,
  movesMade: number,
  rule: ClockRule | null,
): boolean {
  if (rule === null || rule.period === null || movesMade < rule.period.moves) return false;
  return shown > before + rule.incrementMs + CLOCK_SLACK_MS;
}

/** Moves made by a side in so many plies. */
export function movesMadeBy(start: Position, plies: number, side: Color): number {
  return side === start.turn ? Math.ceil(plies / 2) : Math.floor(plies / 2);
}
