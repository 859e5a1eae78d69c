import type { LiveBoard, LiveView } from '../src-core/contract/desk-api.ts';

const known = new WeakMap<LiveView, ReadonlyMap<number, LiveBoard>>();

/** A board of this view by its number: a hall of cards asks it once each. */
export function liveBoardIn(view: LiveView, board: number): LiveBoard | null {
  const boards = known.get(view) ?? new Map(view.boards.map((each) => [each.board, each]));
  known.set(view, boards);
  return boards.get(board) ?? null;
}
