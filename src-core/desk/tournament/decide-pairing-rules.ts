/** What a tournament pairs and counts by: announced before round 1, and the same for all rounds from then on. */
import { readTieBreaks } from '../../tournament/standings/index.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Announced } from '../../vocabulary/pairings.ts';
import type { PointSystem } from '../../vocabulary/points.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { PairingRulesForm } from '../commands/pairing-commands.ts';
import { openTournament } from '../commands/places.ts';
import type { ForbiddenPairs, PairingRules } from '../journal/pairing-events.ts';
import type { DeskState } from '../journal/state.ts';

export function setPairingRules(state: DeskState, { rules: form }: CommandOf<'setPairingRules'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const points = wholePoints(form.points);
  const wrong = pointsFault(points) ?? accelerationFault(state, form);
  if (wrong !== null) return wrong;
  const read = readTieBreaks(form.tieBreaks?.codes ?? []);
  if (!read.ok) return refuse('badTieBreak', { code: read.code });
  const codes = read.list.map(({ code }) => code);
  const tieBreaks = form.tieBreaks === null ? null : { codes, withPoints: form.tieBreaks.withPoints };
  const before = state.pairing.rules;
  const rules: PairingRules = { ...form, points, tieBreaks };
  if (sameFacts(rules, before)) return accept([]);
  return frozenIn(state, before, rules) ?? accept([{ type: 'pairingRulesSet', rules }]);
}

/** The rest as it follows: a full-point bye is a win, a half-point bye and an open game a draw, absence nothing. */
export function wholePoints(points: PairingRulesForm['points']): PointSystem {
  if (!('win' in points)) return points;
  const { win, draw, loss, pairing } = points;
  return {
    whiteWin: win,
    blackWin: win,
    whiteDraw: draw,
    blackDraw: draw,
    whiteLoss: loss,
    blackLoss: loss,
    forfeitWin: win,
    forfeitLoss: 0,
    pairing,
    full: win,
    half: draw,
    zero: 0,
    adjourned: draw,
  };
}

function pointsFault(points: PointSystem): Refused | null {
  const value = Object.values<number>({ ...points }).find((each) => !isWorth(each));
  if (value !== undefined) return refuse('badPoints', { value });
  const { whiteWin, whiteDraw, whiteLoss, blackWin, blackDraw, blackLoss, pairing } = points;
  const ordered =
    whiteLoss <= whiteDraw && whiteDraw <= whiteWin && blackLoss <= blackDraw && blackDraw <= blackWin;
  return ordered && pairing <= Math.max(whiteWin, blackWin) ? null : refuse('badPointOrder');
}

/** With no more than two decimals. */
function isWorth(value: number): boolean {
  return value >= 0 && value <= LIMITS.points && Number.isInteger(Math.round(value * 1e6) / 1e4);
}

function accelerationFault({ players }: DeskState, { acceleration }: PairingRulesForm): Refused | null {
  if (typeof acceleration === 'string') return null;
  for (const { first, last } of acceleration)
    for (const id of [first, last]) if (!players.has(id)) return refuse('unknownPerson', { id });
  return null;
}

/** The same, in whichever order it was written. */
export function sameFacts(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

/** The first round that is paired, from which on what was announced holds; null before. */
export function firstPaired({ rounds }: DeskState): number | null {
  return rounds.find(({ boards }) => boards.length > 0)?.round ?? null;
}

/** What was said holds from the first pairing on; of what nothing was said, it may still be said once. */
function frozenIn(state: DeskState, before: PairingRules, after: PairingRules): Refused | null {
  const round = firstPaired(state);
  if (round === null) return null;
  const changed = KINDS.find((kind) => before[kind] !== null && !sameFacts(before[kind], after[kind]));
  return changed === undefined ? null : refuse('frozenByRoundOne', { what: changed, round });
}

const KINDS = [
  'system',
  'initialColor',
  'points',
  'acceleration',
  'tieBreaks',
  'halfPointByes',
] as const satisfies readonly (keyof PairingRules & Announced)[];

export function setForbiddenPairs(state: DeskState, { forbidden }: CommandOf<'setForbiddenPairs'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  for (const row of forbidden) {
    const wrong = forbiddenFault(state, row);
    if (wrong !== null) return wrong;
  }
  if (sameFacts(forbidden, state.pairing.forbidden)) return accept([]);
  const round = firstPaired(state);
  if (round !== null) return refuse('frozenByRoundOne', { what: 'forbidden', round });
  return accept([{ type: 'forbiddenPairsSet', forbidden }]);
}

function forbiddenFault(
  state: DeskState,
  { players, firstRound, lastRound }: ForbiddenPairs,
): Refused | null {
  const unknown = players.find((id) => !state.players.has(id));
  if (unknown !== undefined) return refuse('unknownPerson', { id: unknown });
  if (new Set(players).size < Math.max(2, players.length))
    return refuse('badForbidden', { players: new Set(players).size });
  return firstRound <= lastRound ? null : refuse('badRoundSpan', { first: firstRound, last: lastRound });
}
