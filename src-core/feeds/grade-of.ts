import { GRADES, type Grade, type Notice } from './notices.ts';
import type { BoardTold } from './watch.ts';
import type { WatchedRound } from './watched-round.ts';

/** Whether a notice calls the arbiter to the board now, or is for him to know. */
export function gradeOf(
  { facts, board }: Notice,
  { regime }: Pick<WatchedRound, 'regime'>,
  boards: readonly Pick<BoardTold, 'board' | 'moves'>[],
): Grade {
  const plies = boards.find((each) => each.board === board)?.moves.length ?? 0;
  return GRADES[facts.code]({ regime, plies, pliesSince: plies - ('ply' in facts ? facts.ply : 0) });
}
