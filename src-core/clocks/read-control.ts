/** Time controls as people write them: `90'/40 + 30' + 30''`, `25+10`, `5 v 4 Armageddon`, `G/60;d5`. */
import type { Item } from './control-items.ts';
import { Tokens, itemsOf } from './control-items.ts';
import type { ControlError } from './control-error.ts';
import { ControlProblem, checkedTime, reading } from './control-error.ts';
import type { Unit } from './control-tokens.ts';
import { tokensOf } from './control-tokens.ts';
import type { Period, Result, SideControl, TimeControl } from './control.ts';
import { NO_BONUS, forBoth } from './control.ts';
import { checkedSide, parseTimeControl, readExact } from './parse-control.ts';

export interface ReadControl {
  readonly control: TimeControl;
  /** How times without a unit were read; `written` where every time had its unit. */
  readonly unit: 'minutes' | 'seconds' | 'written';
}

/**
 * No game over the board has a base of less than 3 minutes (blitz is rated above them), and hardly one of 3 hours: a
 * first base below this, without a unit, is in minutes, and from this on in seconds, as PGN and TRF26 have it.
 */
const SECONDS_FROM = 180;

/**
 * Reads a time control in its exact form or as people write it, in English or Spanish. Times without a unit are
 * minutes where the first is below 180, else seconds; bonuses are seconds. A bonus after a plus holds for the periods
 * joined by pluses so far (`90' / 40 + 30' + 30''`); named by its kind in a place of its own (`40/90, SD/30; d5`), or
 * `from move 1`, for all. What is not understood is an error with its column.
 */
export function readTimeControl(text: string): Result<ReadControl, ControlError> {
  const exact = parseTimeControl(text.trim());
  if (!exact.ok) return reading(text, () => readWritten(text));
  const { mode, periods } = exact.value.white;
  if (mode === 'up') return { ok: true, value: { control: exact.value, unit: 'written' } };
  const unit = unitOf(periods[0].base / 1000);
  return reading(text, () => ({ control: readExact(text.trim(), MS[unit]), unit }));
}

const MS: Readonly<Record<Unit, number>> = { hours: 3_600_000, minutes: 60_000, seconds: 1000 };

function unitOf(firstBase: number): 'minutes' | 'seconds' {
  return firstBase < SECONDS_FROM ? 'minutes' : 'seconds';
}

function readWritten(text: string): ReadControl {
  const tokens = new Tokens(tokensOf(text), text.length);
  if (tokens.done) throw new ControlProblem('empty', 0);
  tokens.take('armageddon');
  const named = tokens.take('white') !== null;
  const white = itemsOf(tokens);
  const versus = tokens.take('versus') !== null;
  const two = tokens.take('black') !== null || versus;
  const black = two ? itemsOf(tokens) : white;
  tokens.take('armageddon');
  if (!tokens.done || (named && !two)) throw new ControlProblem('unexpected', tokens.index);
  const unit = unitOf(white[0]?.value ?? 0);
  const side = (items: readonly Item[]): SideControl => sideOf(items, unit);
  const control = two ? { white: side(white), black: side(black) } : forBoth(side(white));
  const bare = [...white, ...black].some((item) => item.unit === null && !isBonus(item));
  return { control, unit: bare ? unit : 'written' };
}

function isBonus({ role }: Item): boolean {
  return role !== null && role !== 'rest';
}

/** The periods of one side, built item by item. */
function sideOf(items: readonly Item[], unit: Unit): SideControl {
  const periods: Period[] = [];
  let groupStart = 0;
  for (const [place, item] of items.entries()) {
    if (periods.length > 0 && (isBonus(item) || isBonusByPlace(items, place, periods.at(-1)))) {
      const own = item.joint === 'then' ? 0 : groupStart;
      addBonus(periods, item, own);
      continue;
    }
    if (isBonus(item)) throw new ControlProblem('numberExpected', item.index);
    if (periods.length > 0 && periods.at(-1)?.moves === null)
      throw new ControlProblem('afterTheRest', item.index);
    if (item.joint === 'then') groupStart = periods.length;
    periods.push({ moves: item.moves, base: timeOf(item, unit), bonus: NO_BONUS });
  }
  const [first, ...rest] = periods;
  if (first === undefined) throw new ControlProblem('empty', 0);
  return checkedSide({ mode: 'down', periods: [first, ...rest] }, items[0]?.index ?? 0);
}

function timeOf({ value, unit, extraMinutes, index }: Item, bare: Unit): number {
  return checkedTime(value, MS[unit ?? bare], index) + checkedTime(extraMinutes, MS.minutes, index);
}

/** After a plus, seconds or a bare number are a bonus; of two bare ones after a count of moves, the second is. */
function isBonusByPlace(items: readonly Item[], place: number, period: Period | undefined): boolean {
  const bonusLike = (item: Item | undefined): boolean =>
    item?.joint === 'plus' &&
    item.role !== 'rest' &&
    item.moves === null &&
    (item.unit ?? 'seconds') === 'seconds';
  const [item, next] = [items[place], items[place + 1]];
  if (!bonusLike(item)) return false;
  const nextPeriod = item?.unit === null && item.from === null && period?.moves !== null && bonusLike(next);
  return !nextPeriod;
}

/** Gives a bonus to the periods from `own` on that have none, or to those that begin at the move it names. */
function addBonus(periods: Period[], item: Item, own: number): void {
  const kind = item.role === null || item.role === 'rest' ? 'increment' : item.role;
  const bonus = { kind, ms: timeOf(item, 'seconds') } as const;
  const from = item.from === null ? own : periodFrom(periods, item.from, item.index);
  if (periods.at(-1)?.bonus.kind !== 'none') throw new ControlProblem('twoBonuses', item.index);
  if (bonus.ms === 0) return;
  for (const [place, period] of periods.entries())
    if (place >= from && period.bonus.kind === 'none') periods[place] = { ...period, bonus };
}

/** The place of the period that begins at that move. */
function periodFrom(periods: readonly Period[], move: number, index: number): number {
  let begins = 1;
  for (const [place, { moves }] of periods.entries()) {
    if (begins === move) return place;
    begins += moves ?? 0;
  }
  throw new ControlProblem('noSuchPeriod', index);
}
