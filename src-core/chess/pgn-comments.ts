import type { PgnMove } from './pgn-types.ts';

/**
 * What programs write inside comments: `[%clk 1:30:57]`, `[%emt 0:00:05]`, `[%eval 0.35]`. Known commands become
 * values; anything else, a second clock or a time that cannot be read stays in the text.
 */

export interface MutableRemarks {
  nags?: number[];
  commentsBefore?: string[];
  comments?: string[];
  clkMs?: number;
  emtMs?: number;
  eval?: string;
  variations?: PgnLine[];
}

export type PgnLine = readonly PgnMove[];

/** A value with a `}` stays in the text, which is then written with `;`: in braces it would end the comment. */
const COMMAND = /\[%(clk|emt|eval) ([^[\]}]*)\] ?/g;
const CLOCK = /^(?:(?:(\d{1,5}):)?(\d{1,5}):)?(\d{1,5})(?:[.](\d{1,3}))?$/;

/** Milliseconds of `1:30:57`, `30:57.5` or `57`; null where it is none of these, as `1:29:75`. */
export function parseClock(text: string): number | null {
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const [, hours, minutes, seconds = '0', fraction = ''] = found;
  // 60 of them are one of the next
  if ((minutes !== undefined && Number(seconds) > 59) || (hours !== undefined && Number(minutes) > 59))
    return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

/** `1:30:57`, with a fraction only where there is one. The milliseconds are whole and not negative. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const fraction =
    ms % 1000 === 0
      ? ''
      : `.${String(ms % 1000)
          .padStart(3, '0')
          .replace(/0+$/, '')}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}

/** Line ends inside a comment are only where a writer folded it. */
export function commentText(raw: string): string {
  if (!raw.includes('\n') && !raw.includes('\r')) return raw.trim();
  const lines = raw.split(/[\r\n]+/).map((line) => line.trim());
  return lines.join(' ').trim();
}

/**
 * Takes the commands out of a comment into `remarks` and gives the text that remains: none that could be taken is left
 * in it, not even one that another stood in the middle of.
 */
export function takeCommands(text: string, remarks: MutableRemarks): string {
  let [before, rest] = ['', text];
  // each command is taken once, so that this soon ends
  while (rest !== before && rest.includes('[%')) {
    before = rest;
    rest = before.replace(COMMAND, (whole: string, name: string, value: string) =>
      keepCommand(name, value.trim(), remarks) ? '' : whole,
    );
  }
  return rest === text ? text : rest.trim();
}

function keepCommand(name: string, value: string, remarks: MutableRemarks): boolean {
  if (name === 'eval') {
    if (remarks.eval !== undefined || value === '') return false;
    remarks.eval = value;
    return true;
  }
  const field = name === 'clk' ? 'clkMs' : 'emtMs';
  const ms = parseClock(value);
  if (ms === null || remarks[field] !== undefined) return false;
  remarks[field] = ms;
  return true;
}

/**
 * The milliseconds of a comment that is `{[%clk h:mm:ss]}` and nothing else, or -1: the one most files are full of,
 * read without making a text of it. `at` is the place of its brace.
 */
export function clockComment(text: string, at: number): number {
  if (!text.startsWith('{[%clk ', at) || !text.startsWith(']}', at + 14)) return -1;
  if (text.charCodeAt(at + 8) !== 58 || text.charCodeAt(at + 11) !== 58) return -1;
  const hours = text.charCodeAt(at + 7) - 48;
  const minutes = twoDigits(text, at + 9);
  const seconds = twoDigits(text, at + 12);
  if (hours < 0 || hours > 9 || minutes < 0 || seconds < 0) return -1;
  return (hours * 3600 + minutes * 60 + seconds) * 1000;
}

function twoDigits(text: string, at: number): number {
  const ten = text.charCodeAt(at) - 48;
  const one = text.charCodeAt(at + 1) - 48;
  return ten < 0 || ten > 5 || one < 0 || one > 9 ? -1 : ten * 10 + one;
}

/** The commands of a move as they are written at the head of its comment. */
export function formatCommands(remarks: {
  readonly clkMs?: number;
  readonly emtMs?: number;
  readonly eval?: string;
}): string {
  const parts: string[] = [];
  if (remarks.eval !== undefined) parts.push(`[%eval ${remarks.eval}]`);
  if (remarks.clkMs !== undefined) parts.push(`[%clk ${formatClock(remarks.clkMs)}]`);
  if (remarks.emtMs !== undefined) parts.push(`[%emt ${formatClock(remarks.emtMs)}]`);
  return parts.join(' ');
}
