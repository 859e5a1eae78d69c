/** A script of what a source sent, a JSON object a line: what the desk knows first, then events by their time. */
import { parseFen, startPosition } from '../chess/index.ts';
import { readTimeControl } from '../clocks/index.ts';
import {
  type FeedEvent,
  LiveChess,
  PgnFolder,
  type Watch,
  type WatchedBoard,
  type WatchedPlayer,
  type WatchedRound,
  clockRuleOf,
} from '../feeds/index.ts';
import { decodeText } from '../plain/decode-text.ts';
import { RULE_SETS, type RuleSetId } from '../vocabulary/rule-sets.ts';
import { RefusedError } from './terminal.ts';
import type { CliWords } from './terminal.ts';

export interface Script {
  readonly round: WatchedRound;
  readonly watch: Watch;
}

type Told = Readonly<Record<string, unknown>>;

/** Plays a whole script without waiting: between its lines, what is due happens at its moment. */
export function playScript(text: string, words: CliWords): Script {
  const [first, ...lines] = text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [told(line, at, words)]));
  const setup = first === undefined ? null : first.value['setup'];
  if (first === undefined || !isObject(setup)) throw new RefusedError(words.feeds.noSetup);
  const round = roundOf(setup, words);
  const watch = setup['source'] === 'livechess' ? new LiveChess(round) : new PgnFolder(round);
  for (const { value, line } of lines) {
    const at = value['at'];
    if (typeof at !== 'number') throw new RefusedError(words.feeds.badLine(line));
    runUntil(watch, at);
    for (const event of eventsOf(value)) watch.take(event, at);
  }
  return { round, watch };
}

/** What is due up to this moment happens, each at its own. */
export function runUntil(watch: Watch, at: number): void {
  for (let due = watch.due(); due !== null && due <= at; due = watch.due()) watch.advance(due);
  watch.advance(at);
}

function told(line: string, at: number, words: CliWords): { readonly value: Told; readonly line: number } {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return { value, line: at + 1 };
  } catch {
    // told below as every line that is no object
  }
  throw new RefusedError(words.feeds.badLine(at + 1));
}

/** What comes in by a line; what the client asked, and what is not known, is nothing. */
function eventsOf(line: Told): readonly FeedEvent[] {
  const { write, text, base64, remove, rename, to, socket, from, json } = line;
  if (typeof write === 'string') {
    const bytes = typeof base64 === 'string' ? Buffer.from(base64, 'base64') : null;
    const held = bytes === null ? textOr(text, '') : decodeText(bytes).text;
    return [{ kind: 'file', path: write, text: held }];
  }
  if (typeof remove === 'string') return [{ kind: 'file', path: remove, text: null }];
  if (typeof rename === 'string') return [{ kind: 'renamed', path: rename, to: textOr(to, '') }];
  if (socket !== undefined) return [{ kind: 'socket', open: socket === 'open' }];
  return from === 'server' ? [{ kind: 'message', message: json }] : [];
}

function roundOf(setup: Told, words: CliWords): WatchedRound {
  const { round, regime, control, clockRule, lostAfter, boards } = setup;
  const read = readTimeControl(textOr(control, ''));
  const rule = isObject(clockRule) ? ruleOf(clockRule) : read.ok ? clockRuleOf(read.value.control) : null;
  // a recording may be of a round whose control nobody knows
  if (rule === null && clockRule !== null) throw new RefusedError(words.feeds.noControl(textOr(control, '')));
  return {
    round: numberOr(round, 1),
    regime: regimeOf(regime),
    clockRule: rule,
    lostAfterMs: numberOr(lostAfter, 60_000),
    boards: Array.isArray(boards) ? boards.filter(isObject).map((board) => boardOf(board, words)) : [],
  };
}

/** Where rapid and blitz do not say by which rules: those without one arbiter for each game (A.5, B.3). */
function regimeOf(text: unknown): RuleSetId {
  if (text === 'rapid') return 'rapid-a5';
  if (text === 'blitz') return 'blitz-b3';
  return RULE_SETS.find((each) => each === text) ?? 'standard';
}

function ruleOf({ inc, period }: Told): WatchedRound['clockRule'] {
  return {
    incrementMs: numberOr(inc, 0) * 1000,
    period: isObject(period)
      ? { moves: numberOr(period['moves'], 0), addMs: numberOr(period['add'], 0) * 1000 }
      : null,
  };
}

function boardOf(told: Told, words: CliWords): WatchedBoard {
  const { board, white, black, eboard, startNumber, startFen } = told;
  const number = typeof startNumber === 'number' ? startPosition(startNumber, 'chess960') : null;
  const fen =
    typeof startFen === 'string' && number === null ? parseFen(startFen, { variant: 'chess960' }) : null;
  if (fen?.ok === false) throw new RefusedError(words.feeds.badStart(textOr(startFen, '')));
  return {
    board: numberOr(board, 0),
    white: playerOf(white),
    black: playerOf(black),
    eboard: typeof eboard === 'string' || typeof eboard === 'number' ? String(eboard) : null,
    start: number ?? fen?.value ?? startPosition(),
  };
}

function playerOf(told: unknown): WatchedPlayer {
  const { name, fideId } = isObject(told) ? told : {};
  return { name: textOr(name, ''), fideId: typeof fideId === 'string' && fideId !== '' ? fideId : null };
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function isObject(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
