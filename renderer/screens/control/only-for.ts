import type { ControlScope, ControlsView } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';
import { formatBoards } from '../../../src-core/words/board-ranges.ts';

/** What a control about to be set will hold for, and which rounds stay without one or with their own. */
export function onlyFor(
  t: Words,
  scope: ControlScope,
  controls: ControlsView | null,
  round: number | null,
  board: number | null,
): string {
  if (scope === 'board' && board !== null && round !== null) return t.controls.holds.board(board, round);
  if (scope === 'round' && round !== null) {
    const left = (controls?.without ?? []).filter((one) => one !== round);
    return [
      t.controls.holds.round(round),
      ...(left.length === 0 ? [] : [t.controls.leavesWithout(formatBoards(left), left.length > 1)]),
    ].join(' ');
  }
  const own = controls?.own.find((one) => one.round === round);
  return [
    t.controls.holds.tournament,
    ...(own === undefined ? [] : [t.controls.roundKeeps(own.round, own.text)]),
  ].join(' ');
}
