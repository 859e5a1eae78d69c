/** What is strange in the clock times of a game: each kind is told once, with its first move. */
import type { MoveRead } from './pgn-line.ts';
import { formatClock, parseClock } from './pgn-comments.ts';
import { type PgnHead, tagValue } from './pgn-head.ts';
import type { Position } from './types.ts';
import type { ClockNotice, RawNotice } from './pgn-text.ts';

const COMMAND_TIME = /\[%(?:clk|emt) ([^[\]}]*)\]/g;

/** The times of a comment that no clock shows (`1:29:75`): they stay in its text. */
export function badTimesIn(comment: string): readonly string[] {
  if (!comment.includes('[%')) return [];
  const times = [...comment.matchAll(COMMAND_TIME)].map(([, time = '']) => time.trim());
  return times.filter((time) => parseClock(time) === null);
}

/** A control without bonus and without a second period: its time only goes down. */
const ONLY_DOWN = /^(?:\d+\/)?\d+$/;

/**
 * Times of the main line that rise where the TimeControl tag gives no time for a move, or that are missing between
 * two that are known; and the tags WhiteClock and BlackClock, where they show none. These tags set no clock: some
 * programs write what the clocks showed last in them, others what each side began with.
 */
export function clockNotices(
  head: PgnHead,
  start: Position,
  moves: readonly MoveRead[],
): readonly RawNotice[] {
  const notices: RawNotice[] = ['WhiteClock', 'BlackClock'].flatMap((name) => {
    const value = tagValue(head.tags, name);
    if (value === null || /^[?\s-]*$/.test(value) || parseClock(value.trim()) !== null) return [];
    const at = head.places[head.tags.findIndex((tag) => tag.name.toLowerCase() === name.toLowerCase())];
    return [{ at: at ?? head.end, code: 'impossibleClock', text: value, facts: {} }];
  });
  const onlyDown = ONLY_DOWN.test(tagValue(head.tags, 'TimeControl')?.trim() ?? '');
  for (const first of [0, 1]) {
    const side = sideOf(moves, first, start);
    const risen = side.filter(({ clk, before }) => clk !== null && before !== null && clk > before);
    if (onlyDown) notices.push(...told('clockRises', risen, head.end));
    const last = side.findLastIndex(({ clk }) => clk !== null);
    const missing = side
      .slice(0, Math.max(last, 0))
      .filter(({ clk, before }) => clk === null && before !== null);
    notices.push(...told('clockMissing', missing, head.end));
  }
  return notices;
}

interface Timed {
  readonly san: string;
  readonly moveNumber: number;
  readonly turn: 'white' | 'black';
  readonly clk: number | null;
  /** The last time known before, of the same side. */
  readonly before: number | null;
}

/** The moves of one side: the plies `first`, `first` + 2, ... */
function sideOf(moves: readonly MoveRead[], first: number, start: Position): readonly Timed[] {
  const blackFirst = start.turn === 'black' ? 1 : 0;
  let before: number | null = null;
  const side: Timed[] = [];
  for (let ply = first; ply < moves.length; ply += 2) {
    const clk = moves[ply]?.remarks?.clkMs ?? null;
    const at = ply + blackFirst;
    const turn = at % 2 === 0 ? 'white' : 'black';
    side.push({ san: moves[ply]?.san ?? '', moveNumber: start.moveNumber + (at >> 1), turn, clk, before });
    before = clk ?? before;
  }
  return side;
}

/** The first of them, and how many there are; nothing where there is none. */
function told(code: ClockNotice, found: readonly Timed[], at: number): readonly RawNotice[] {
  const [first] = found;
  if (first === undefined) return [];
  const { san, moveNumber, turn, clk, before } = first;
  const facts = {
    moveNumber,
    turn,
    clock: clk === null ? null : formatClock(clk),
    before: before === null ? null : formatClock(before),
    count: found.length,
  };
  return [{ at, code, text: san, facts }];
}
