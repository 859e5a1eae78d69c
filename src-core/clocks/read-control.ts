/** Time controls as people write them: `90'/40 + 30' + 30''`, `25+10`, `5 v 4 Armageddon`, `G/60;d5`. */
import type { Item } from './control-items.ts';
import { refuseDoubts, refuseOneSidedBonus } from './control-doubts.ts';
import type { Weighed } from './control-doubts.ts';
import { Tokens, itemsOf } from './control-items.ts';
import type { ControlError } from './control-error.ts';
import { ControlProblem, checkedTime, reading } from './control-error.ts';
import { tokensOf } from './control-tokens.ts';
import type { Unit } from './control-words.ts';
import type { Bonus, Period, Result, SideControl, TimeControl } from './control.ts';
import { COLORS, NO_BONUS, forBoth } from './control.ts';
import { parseTimeControl, readExact } from './parse-control.ts';

export interface ReadControl {
  readonly control: TimeControl;
  /** How times without a unit were read; `written` where every time had its unit. */
  readonly unit: 'minutes' | 'seconds' | 'written';
}

/**
 * No game over the board has less than 3 minutes in all (blitz is rated above them), and hardly a period of 3 hours:
 * where every time without a unit is below this they are minutes, else seconds, as PGN and TRF26 have them.
 */
const SECONDS_FROM = 180;

/**
 * Reads a time control in its exact form or as people write it, in English or Spanish. Times without a unit are
 * minutes where all are below 180, else seconds; bonuses are seconds. A bonus after a plus holds for the periods
 * joined by pluses so far (`90' / 40 + 30' + 30''`); in a place of its own (`40/90, SD/30; d5`), or
 * `from move 1`, for all. What is not understood is an error with its column.
 */
export function readTimeControl(text: string): Result<ReadControl, ControlError> {
  return reading(text, () => {
    const exact = parseTimeControl(text.trim());
    const read = (exact.ok ? rescaled(text.trim(), exact.value) : null) ?? readWritten(text);
    refuseEmpty(read.control);
    return read;
  });
}

/**
 * The exact form, whose times may be minutes. Null where it is minutes by hand and says no more than plain words:
 * `90/40` is then no count of 90 moves, and `1:30` are not two periods.
 */
function rescaled(text: string, exact: TimeControl): ReadControl | null {
  if (exact.white.mode === 'up') return { control: exact, unit: 'written' };
  const periods = [...exact.white.periods, ...exact.black.periods];
  const unit = unitOf(periods.map(({ base }) => base / 1000));
  if (unit === 'minutes' && /^[\d.+:/]*$/.test(text)) return null;
  return { control: readExact(text, MS[unit]), unit };
}

/** A control whose flag falls as soon as it runs. Bronstein without a time may be a delay, or byo-yomi (`0b5`). */
function refuseEmpty(control: TimeControl): void {
  for (const color of COLORS) {
    const {
      mode,
      periods: [{ base, bonus }],
    } = control[color];
    if (mode === 'up' || base > 0) continue;
    if (bonus.kind === 'bronstein') throw new ControlProblem('unclear', 0);
    if (bonus.kind === 'none') throw new ControlProblem('noTime', 0);
  }
}

const MS: Readonly<Record<Unit, number>> = { hours: 3_600_000, minutes: 60_000, seconds: 1000 };

function unitOf(times: readonly number[]): 'minutes' | 'seconds' {
  return times.every((time) => time < SECONDS_FROM) ? 'minutes' : 'seconds';
}

function readWritten(text: string): ReadControl {
  const tokens = new Tokens(tokensOf(text), text.length);
  if (text.trim() === '') throw new ControlProblem('empty', 0);
  if (tokens.done) throw new ControlProblem('unexpected', text.search(/\S/));
  const before = tokens.take('armageddon');
  if (tokens.take('hourglass')) return readHourglass(tokens);
  const named = tokens.take('white') !== null;
  const white = sorted(itemsOf(tokens));
  const versus = tokens.take('versus') !== null;
  const two = tokens.take('black') !== null || versus;
  const black = two ? sorted(itemsOf(tokens)) : white;
  const armageddon = before ?? tokens.take('armageddon');
  if (isSecond(tokens)) throw new ControlProblem('unclear', tokens.index);
  if (!tokens.done || (named && !two)) throw new ControlProblem('unexpected', tokens.index);
  if (armageddon !== null && !two) throw new ControlProblem('unclear', white[0]?.index ?? 0);
  const bare = [...white, ...black].filter(({ unit, isBonus }) => unit === null && !isBonus);
  const unit = unitOf(bare.map(({ value }) => value));
  const weighed = [white, black].map((items) => weighedBy(items, unit));
  for (const items of weighed) refuseDoubts(items, unit === 'seconds');
  if (two) refuseOneSidedBonus(weighed[0] ?? [], weighed[1] ?? []);
  const side = sideOf(white, unit);
  const control = two ? { white: side, black: sideOf(black, unit) } : forBoth(side);
  return { control, unit: bare.length > 0 ? unit : 'written' };
}

/** `90-30`, `90' 30''`: a bonus, a part of the time, or the time of the other side. */
function isSecond(tokens: Tokens): boolean {
  const [first, second] = [tokens.peek(), tokens.peek(1)];
  if (first?.kind === 'dash') return second?.kind === 'number';
  return first?.kind === 'number' && second?.kind === 'unit' && second.unit === 'seconds';
}

function weighedBy(items: readonly SortedItem[], unit: Unit): readonly Weighed[] {
  return items.map((item) => ({
    item,
    isBonus: item.isBonus,
    ms: timeOf(item, item.isBonus ? 'seconds' : unit),
  }));
}

/** `hourglass 3 min`: one time, whose sand goes to and fro. */
function readHourglass(tokens: Tokens): ReadControl {
  const [item, more] = itemsOf(tokens);
  const after = more?.index ?? (tokens.done ? null : tokens.index);
  if (after !== null) throw new ControlProblem('unexpected', after);
  if (item.moves !== null || item.role !== null || item.times !== null)
    throw new ControlProblem('unexpected', item.index);
  const bare = unitOf([item.value]);
  const base = timeOf(item, bare);
  if (base === 0) throw new ControlProblem('noTime', 0);
  const side: SideControl = { mode: 'hourglass', periods: [{ moves: null, base, bonus: NO_BONUS }] };
  return { control: forBoth(side), unit: item.unit === null ? bare : 'written' };
}

interface SortedItem extends Item {
  /** A bonus, not the time of a period. */
  readonly isBonus: boolean;
}

/** Tells bonuses from periods: by what is said of them, else by their place. */
function sorted(items: readonly Item[]): readonly SortedItem[] {
  const result: SortedItem[] = [];
  for (const [place, item] of items.entries()) {
    const period = result.findLast((each) => !each.isBonus);
    const said = item.role !== null && item.role !== 'rest';
    // `10 s per move` alone: a bonus without a time, or all the time there is for one
    if (said && period === undefined) throw new ControlProblem('unclear', item.index);
    const isBonus = said || (period !== undefined && isBonusByPlace(item, items[place + 1], period));
    result.push({ ...item, isBonus });
  }
  return result;
}

/** After a plus, seconds or a bare number are a bonus; of two bare ones after a count of moves, the second is. */
function isBonusByPlace(item: Item, next: Item | undefined, period: Item): boolean {
  if (!mayBeBonus(item)) return false;
  if (item.unit === 'seconds' && typeof item.from === 'number') return true;
  const isAdded = item.joint === 'plus' || item.joint === 'apart';
  if (isAdded && item.value < SECONDS_FROM) {
    const isPeriod = item.unit === null && item.from === null && period.moves !== null;
    return !(isPeriod && next?.joint === 'plus' && mayBeBonus(next));
  }
  // 300 seconds after a plus, or 30 seconds in a place of their own, may be either
  if (isAdded || (item.unit === 'seconds' && item.value < SECONDS_FROM))
    throw new ControlProblem('ambiguous', item.index);
  return false;
}

function mayBeBonus({ role, moves, unit }: Item): boolean {
  return role === null && moves === null && (unit ?? 'seconds') === 'seconds';
}

/** The periods of one side, built item by item. */
function sideOf(items: readonly SortedItem[], unit: Unit): SideControl {
  const periods: Period[] = [];
  const bare = new Set<number>();
  let joined = 0;
  for (const item of items) {
    if (item.isBonus) {
      addBonus(periods, bare, item, item.joint === 'then' || item.joint === 'apart' ? 0 : joined);
      continue;
    }
    if (item.times !== null) throw new ControlProblem('unexpected', item.index);
    // `90+30/40`: 40 moves of the 90 minutes, or another period
    if (periods.at(-1)?.moves === null)
      throw new ControlProblem(item.pair === null ? 'afterTheRest' : 'unclear', item.index);
    if (item.joint === 'then' || item.joint === 'later') joined = periods.length;
    periods.push({ moves: item.moves, base: timeOf(item, unit), bonus: NO_BONUS });
    if (item.bare) bare.add(periods.length - 1);
    if (typeof item.from === 'number' && placeOf(periods, item.from, item.index) !== periods.length - 1)
      throw new ControlProblem('noSuchPeriod', item.index);
  }
  const [first, ...rest] = periods;
  if (first === undefined) throw new ControlProblem('empty', 0);
  return { mode: 'down', periods: [first, ...rest] };
}

function timeOf({ value, unit, extraMinutes, index }: Item, bare: Unit): number {
  const whole = checkedTime(value, MS[unit ?? bare], index);
  return checkedTime(whole + checkedTime(extraMinutes, MS.minutes, index), 1, index);
}

/**
 * Gives a bonus to the periods that have none, from the place `first` on or from the move that it names; not to those
 * that are said to have none (`bare`), nor where it is said of just these.
 */
function addBonus(periods: Period[], bare: Set<number>, item: Item, first: number): void {
  const isForRest = item.from === 'rest' || (item.joint === 'later' && item.from === null);
  if (isForRest) beginRest(periods, item);
  if (periods.at(-1)?.bonus.kind !== 'none') throw new ControlProblem('twoBonuses', item.index);
  const bonus = bonusOf(item);
  const from = isForRest
    ? periods.length - 1
    : typeof item.from === 'number'
      ? placeFrom(periods, item.from, item.index)
      : first;
  const places = [...periods.keys()].filter(
    (place) => place >= from && periods[place]?.bonus.kind === 'none',
  );
  if (bonus.ms === 0) {
    for (const place of places) bare.add(place);
    return;
  }
  const isNamed = typeof item.from === 'number' && places.some((place) => bare.has(place));
  if (item.bare || isNamed || bare.has(periods.length - 1)) throw new ControlProblem('unclear', item.index);
  for (const place of places) {
    const period = periods[place];
    if (period !== undefined && !bare.has(place)) periods[place] = { ...period, bonus };
  }
}

/** `60 moves in 5 min, then 3 s per move`: after the counted moves, no time but the bonus. */
function beginRest(periods: Period[], { from, index }: Item): void {
  if (periods.at(-1)?.moves !== null) periods.push({ moves: null, base: 0, bonus: NO_BONUS });
  // `90 min, then 30 s per move`: added to the 90 minutes, or when they are used up
  else if (from !== 'rest') throw new ControlProblem('unclear', index);
}

function bonusOf(item: Item): Exclude<Bonus, { kind: 'none' }> {
  const kind = item.role === null || item.role === 'rest' ? 'increment' : item.role;
  const ms = timeOf(item, 'seconds');
  if (kind === 'byoYomi') return { kind, ms, times: item.times ?? 1 };
  if (item.times !== null) throw new ControlProblem('unexpected', item.index);
  return { kind, ms };
}

/**
 * The place of the period that begins at that move. The rest of the game is parted there: `90 min, 30 s per move from
 * move 41` is 40 moves in 90 minutes, then the bonus alone; who has no time left at move 40 has lost in both.
 */
function placeFrom(periods: Period[], move: number, index: number): number {
  const last = periods.at(-1);
  const counted = periods.reduce((sum, { moves }) => sum + (moves ?? 0), 0);
  if (last?.moves !== null || move <= counted + 1) return placeOf(periods, move, index);
  periods.splice(-1, 1, { ...last, moves: move - 1 - counted }, { moves: null, base: 0, bonus: NO_BONUS });
  return periods.length - 1;
}

/** The place of the period that begins at that move. */
function placeOf(periods: readonly Period[], move: number, index: number): number {
  let begins = 1;
  for (const [place, { moves }] of periods.entries()) {
    if (begins === move) return place;
    begins += moves ?? 0;
  }
  throw new ControlProblem('noSuchPeriod', index);
}
