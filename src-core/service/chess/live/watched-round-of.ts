/** A round of the desk as a watch needs it. */
import { parseTimeControl } from '../../../clocks/index.ts';
import { type DeskState, type People, boardOf, roundOf } from '../../../desk/index.ts';
import { controlFor } from '../../../desk/clocks/clock-places.ts';
import { startOf } from '../../../desk/journal/state.ts';
import {
  type ClockRule,
  type WatchedBoard,
  type WatchedPlayer,
  type WatchedRound,
  clockRuleOf,
} from '../../../feeds/index.ts';
import type { LiveSettings, RoundKept } from './kept.ts';

export const LOST_AFTER_MS = 60_000;

/** Null where nobody plays in that round. */
export function watchedRoundOf(
  state: DeskState,
  people: People,
  round: number,
  { eboards }: Pick<LiveSettings, 'eboards'>,
  { named }: Pick<RoundKept, 'named'>,
): WatchedRound | null {
  const playing = roundOf(state, round)?.boards.filter(({ bye }) => !bye) ?? [];
  if (playing.length === 0) return null;
  const player = (id: string | null): WatchedPlayer => {
    const person = id === null ? undefined : people.get(id);
    return { name: person?.name ?? '', fideId: person?.fideId || null };
  };
  return {
    round,
    regime: state.details?.ruleSet ?? 'standard',
    clockRule: ruleOf(state, round),
    lostAfterMs: LOST_AFTER_MS,
    boards: playing.map((board): WatchedBoard => ({
      board: board.board,
      white: player(board.white),
      black: player(board.black),
      eboard: eboards[String(board.board)] ?? null,
      named: named.get(board.board) ?? null,
      start: startOf(board).position,
    })),
  };
}

function ruleOf(state: DeskState, round: number): ClockRule | null {
  const [first] = roundOf(state, round)?.boards ?? [];
  const own = first === undefined ? null : (boardOf(state, first)?.time.control ?? null);
  const canonical = controlFor(state, { round, board: first?.board ?? 1 }, own)?.setting.canonical ?? null;
  const control = canonical === null ? null : parseTimeControl(canonical);
  return control?.ok === true ? clockRuleOf(control.value) : null;
}
