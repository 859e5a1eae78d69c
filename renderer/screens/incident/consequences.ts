import type { BoardView, GameResult, RulingView, TimeGiven } from '../../../src-core/desk-api.ts';
import type { Words } from '../../words/words.svelte.ts';
import { clockTime } from '../board/moments.ts';
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
  view: BoardView,
  ruling: RulingView,
  decision: Decision,
): readonly Consequence[] {
  const penalties = decision.penalties.map((penalty) => light(t.decided.penaltySays(penalty)));
  return [...(decision.own ? ownOf(t, decision) : lawsOf(t, view, ruling)), ...penalties];
}

function ownOf(t: Words, { result, time, illegal }: Decision): readonly Consequence[] {
  return [
    ...(result === null ? [] : [grave(endSays(t, result, null))]),
    ...(time === null ? [] : [light(timeSays(t, time))]),
    ...(illegal === null ? [] : [light(t.incident.countsFor(illegal))]),
  ];
}

function lawsOf(t: Words, view: BoardView, ruling: RulingView): readonly Consequence[] {
  const { result, reason, time, removeIncrement, restoreToPly, newGame, illegalCount } = ruling;
  const back = restoreToPly !== null && restoreToPly < view.plies.length ? restoreToPly : null;
  const restored = back === null ? null : plySays(t, view, back);
  const counted = (['white', 'black'] as const).filter(
    (side) => illegalCount[side] > view.arbiter[side].illegal,
  );
  return [
    ...(result === null ? [] : [grave(endSays(t, result, reason))]),
    ...(newGame ? [grave(t.incident.newGame)] : []),
    ...(back === null
      ? []
      : [light(restored === null ? t.incident.restoreStart : t.incident.restore(restored))]),
    ...(time === null ? [] : [light(timeSays(t, time))]),
    ...(removeIncrement === null ? [] : [light(t.incident.incrementBack(removeIncrement))]),
    ...counted.map((side) => light(t.incident.illegal(side, illegalCount[side]))),
  ];
}

function endSays(t: Words, result: GameResult, reason: RulingView['reason']): string {
  return t.incident.ends(result, reason ?? 'arbiter');
}

export function timeSays(t: Words, { to, ms }: TimeGiven): string {
  return t.incident.time(to, clockTime(ms));
}
