/** What a decision took back of the game, as people read it: a move, with its number and colour. */
import type { DeskEvent } from '../journal/events.ts';
import type { IncidentDecided, MovedBack } from '../journal/incident-types.ts';
import type { BoardRecord, Ply } from '../journal/state.ts';
import { sanOf } from '../positions/san-of.ts';

/** The last so many of these moves taken back. */
export function movedBack(plies: readonly Ply[], moves: number): MovedBack {
  const last = plies[plies.length - moves - 1];
  if (last === undefined) return { moves, after: null };
  const { moveNumber, turn } = last.before;
  return { moves, after: { moveNumber, color: turn, san: sanOf(last) } };
}

/** The entry with what it took back. One of old does not say it: the moves struck by it do. */
export function withMovedBack<E extends DeskEvent>(board: BoardRecord | null, seq: number, event: E): E {
  if (event.type !== 'incidentDecided' || board === null) return event;
  const back = event.consequences.back ?? backOfOld(board, seq, event);
  return back === null ? event : { ...event, consequences: { ...event.consequences, back } };
}

function backOfOld(board: BoardRecord, seq: number, { consequences }: IncidentDecided): MovedBack | null {
  const { restoreToPly } = consequences;
  const taken = board.struck.filter(({ incident, ply }) => incident === seq && ply !== null).length;
  if (restoreToPly === null || taken === 0) return null;
  return { ...movedBack(board.plies.slice(0, restoreToPly), 0), moves: taken };
}
