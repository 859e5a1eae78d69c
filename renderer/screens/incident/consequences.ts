import type { Color, GameResult, RulingView, TimeGiven } from '../../../src-core/contract/desk-api.ts';
import type { ArbitersBoard } from '../../arbiters-board.ts';
import type { Words } from '../../words.svelte.ts';
import { clockTime, shownTime } from '../../../src-core/words/clock-times.ts';
import type { Decision } from './decision.svelte.ts';
import { plySays } from './wording.ts';

/** A thing that will be written. `grave`: it ends or cancels the game. */
export interface Consequence {
  readonly says: string;
  readonly grave: boolean;
}

const light = (says: string): Consequence => ({ says, grave: false });
const grave = (says: string): Consequence => ({ says, grave: true });

/** What follows from a ruling or a decision of the arbiter's own, a line each. */
export function consequencesOf(
  t: Words,
  view: ArbitersBoard,
  ruling: RulingView,
  decision: Decision,
): readonly Consequence[] {
  const penalties = decision.penalties.map((penalty) => light(t.decided.penaltySays(penalty)));
  return [...(decision.own ? ownOf(t, view, decision) : lawsOf(t, view, ruling)), ...penalties];
}

/** What to look at before deciding: the desk's own clock does not agree with what is told. */
export function cautionsOf(t: Words, { clockLeft }: Pick<RulingView, 'clockLeft'>): readonly string[] {
  return clockLeft.map(({ side, ms }) => t.incident.clockLeft(side, shownTime(ms)));
}

function ownOf(t: Words, view: ArbitersBoard, decision: Decision): readonly Consequence[] {
  const { result, times, illegal, increment, restore, allowed, exchanged } = decision;
  const changed = (['white', 'black'] as const).filter((side) => times[side] !== 0);
  return [
    ...(result === null ? [] : [grave(endSays(t, result, null))]),
    ...backOf(t, view, restore),
    ...changed.map((side) => light(changeSays(t, side, times[side]))),
    ...(exchanged ? [light(t.incident.exchanged)] : []),
    ...(increment === null || result !== null ? [] : [light(t.incident.incrementBack(increment))]),
    ...byHand(t, view, changed.length > 0 || (increment !== null && result === null)),
    ...(illegal === null ? [] : [light(t.incident.countsFor(illegal))]),
    ...(allowed === null ? [] : [light(`${t.incident.may(allowed.length)}: ${allowed.join(' ')}`)]),
  ];
}

/** No clock of the desk changes by itself but an official one: who sets the times is said where there are any. */
function byHand(t: Words, { clock }: ArbitersBoard, changes: boolean): readonly Consequence[] {
  return changes && clock?.mode !== 'official' ? [light(t.incident.setByHand)] : [];
}

function backOf(t: Words, view: ArbitersBoard, back: number | null): readonly Consequence[] {
  if (back === null) return [];
  const restored = plySays(t, view, back);
  return [light(restored === null ? t.incident.restoreStart : t.incident.restore(restored))];
}

function changeSays(t: Words, side: Color, ms: number): string {
  const time = clockTime(Math.abs(ms));
  return ms < 0 ? t.incident.timeLess(side, time) : t.incident.time(side, time);
}

function lawsOf(t: Words, view: ArbitersBoard, ruling: RulingView): readonly Consequence[] {
  const { result, reason, time, times, removeIncrement, restoreToPly, newGame, illegalCount } = ruling;
  const back = restoreToPly !== null && restoreToPly < view.plies.length ? restoreToPly : null;
  const counted = (['white', 'black'] as const).filter(
    (side) => illegalCount[side] > view.arbiter[side].illegal,
  );
  return [
    ...(result === null ? [] : [grave(endSays(t, result, reason))]),
    ...(newGame ? [grave(t.incident.newGame)] : []),
    ...(ruling.coloursExchanged ? [light(t.incident.exchanged)] : []),
    ...standsOf(t, ruling),
    ...backOf(t, view, back),
    ...(time === null ? [] : [light(timeSays(t, time))]),
    ...(['white', 'black'] as const)
      .filter((side) => (times?.[side] ?? 0) !== 0)
      .map((side) => light(changeSays(t, side, times?.[side] ?? 0))),
    ...(removeIncrement === null ? [] : [light(t.incident.incrementBack(removeIncrement))]),
    ...byHand(t, view, time !== null || times !== null || removeIncrement !== null),
    ...mustOf(t, ruling),
    ...counted.map((side) => light(t.incident.illegal(side, illegalCount[side]))),
  ];
}

function standsOf(t: Words, { stands, outOfTurn }: RulingView): readonly Consequence[] {
  if (stands === null) return [];
  const says = outOfTurn ? t.incident.standsOutOfTurn : t.incident.stands;
  return [light(says(t.san(stands)))];
}

/** What may be played then: only these, or anything where a touch binds to nothing. */
function mustOf(t: Words, { allowed, freeMove }: RulingView): readonly Consequence[] {
  if (allowed === null) return freeMove ? [light(t.incident.any)] : [];
  const moves = allowed.map(({ san }) => t.san(san)).join(' · ');
  return [light(`${t.incident.may(allowed.length)}: ${moves}`)];
}

function endSays(t: Words, result: GameResult, reason: RulingView['reason']): string {
  return t.incident.ends(result, reason ?? 'arbiter');
}

function timeSays(t: Words, { to, ms }: TimeGiven): string {
  return t.incident.time(to, clockTime(ms));
}
