import type { Board } from './board.ts';
import { firstOf } from './chessmen.ts';
import { ATTACK_OF, BY_LINE, MIDDLE, RELATION, STEP, STEPS, ZONE } from './geometry.ts';
import { BOTH, OFF } from './pieces.ts';

/**
 * One look at every enemy man: who checks the king of the side to move, which of its men are pinned, and which
 * squares around the king are attacked once the king has left. The answers lie in the board's fields `checks`,
 * `checker`, `safeSteps` (only those among `steps` are looked at), `pins` and `pinned`. Whoever asks calls
 * `forgetPins` when done.
 */
export function lookAtKing(board: Board, steps: number): void {
  const { squares, men, turn } = board;
  const king = men[firstOf(turn)] ?? 0;
  const them = turn ^ BOTH;
  const end = board.ends[them >> 4] ?? 0;
  let checks = 0;
  let safe = steps;
  for (let i = firstOf(them); i < end; i++) {
    const from = men[i] ?? 0;
    const piece = squares[from] ?? 0;
    const at = king - from + MIDDLE;
    const zone = (ZONE[(piece << 8) | at] ?? 0) & safe;
    const attack = ATTACK_OF[piece] ?? 0;
    if (zone !== 0) safe &= ~((attack & BY_LINE) === 0 ? zone : reached(squares, king, from, zone));
    const relation = (RELATION[at] ?? 0) & attack;
    if (relation === 0) continue;
    if ((relation & BY_LINE) !== 0) {
      const step = STEP[at] ?? 0;
      let place = from + step;
      while (squares[place] === 0) place += step;
      if (place !== king) {
        if (((squares[place] ?? 0) & turn) !== 0) lookBehind(board, place, step, king);
        continue;
      }
    }
    checks++;
    board.checker = from;
  }
  board.checks = checks;
  board.safeSteps = safe;
}

/** Which of the squares around the king (bits of `zone`, by STEPS) a line piece reaches, through the king itself. */
function reached(squares: Uint8Array, king: number, from: number, zone: number): number {
  let found = 0;
  for (let rest = zone; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    const to = king + (STEPS[bit] ?? 0);
    const step = STEP[to - from + MIDDLE] ?? 0;
    let place = from + step;
    while (place !== to && (squares[place] === 0 || place === king)) place += step;
    if (place === to) found |= 1 << bit;
  }
  return found;
}

/** The man on `shield` is pinned if nothing else stands between it and its king. */
function lookBehind(board: Board, shield: number, step: number, king: number): void {
  const { squares } = board;
  let place = shield + step;
  while (squares[place] === 0) place += step;
  if (place !== king) return;
  board.pins[shield] = step;
  board.pinned[board.pinnedEnd++] = shield;
}

export function forgetPins(board: Board): void {
  while (board.pinnedEnd > 0) board.pins[board.pinned[--board.pinnedEnd] ?? 0] = 0;
}

/** The steps of the king to squares not held by its own men. */
export function freeSteps(board: Board): number {
  const { squares, turn } = board;
  const king = board.men[firstOf(turn)] ?? 0;
  const barred = turn | OFF;
  let steps = 0;
  for (let k = 0; k < 8; k++) if (((squares[king + (STEPS[k] ?? 0)] ?? OFF) & barred) === 0) steps |= 1 << k;
  return steps;
}

/** The pinned men of the side to move, each with the place of the man that pins it. */
export function pinnedMen(board: Board): readonly (readonly [number, number])[] {
  lookAtKing(board, 0);
  const found = Array.from(board.pinned.subarray(0, board.pinnedEnd), (place): readonly [number, number] => {
    const step = board.pins[place] ?? 0;
    let by = place - step;
    while (board.squares[by] === 0) by -= step;
    return [place, by];
  });
  forgetPins(board);
  return found;
}
