/** What the incidents of a board still ask for, as its own screen and the round's list tell it. */
import { type Move, pieceAt } from '../../chess/index.ts';
import type { BoardPending, DutyView, MoverBound } from '../../contract/incident-views.ts';
import type { Color } from '../../vocabulary/colors.ts';
import { type AdjournmentMatter, SEALINGS } from '../../vocabulary/incidents.ts';
import type { IncidentDecided } from '../journal/incident-types.ts';
import type { BoardRecord } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';
import { dutyOf, standingIncidents } from './incident-counts.ts';

/** The most pressing first: the move somebody is bound to, a sealed move, appeals. */
export function pendingOf(board: BoardRecord): readonly BoardPending[] {
  if (board.incidents.length === 0) return [];
  const [duty, sealed] = [dutyOf(board), sealedOf(board)];
  const appealed = board.incidents.filter(({ appeals }) => appeals.some(({ settled }) => settled === null));
  return [
    ...(duty === null ? [] : [boundBy(board, duty)]),
    ...(sealed === null ? [] : [sealed]),
    ...appealed.map(({ seq }): BoardPending => ({ kind: 'appeal', seq })),
  ];
}

function boundBy(board: BoardRecord, { seq, allowed, articles }: DutyView): BoardPending {
  const moves = allowed.map(({ san }) => san);
  const by = presentOf(board).turn;
  return { kind: 'mustPlay', seq, by, moves, bound: boundOf(board, allowed), articles };
}

/** All of several moves are of one man, or take one (4.3); of the men they start from, before what they take. */
function boundOf(board: BoardRecord, moves: readonly Move[]): MoverBound | null {
  const [first] = moves;
  if (first === undefined || moves.length < 2) return null;
  for (const [to, end] of [
    ['move', 'from'],
    ['capture', 'to'],
  ] as const) {
    const square = first[end];
    const man = pieceAt(presentOf(board), square);
    if (man !== null && moves.every((move) => move[end] === square)) return { to, role: man.role, square };
  }
  return null;
}

/** A move sealed as the game was adjourned, until the game is taken up again (I.2). */
function sealedOf(board: BoardRecord): BoardPending | null {
  if (board.result !== null) return null;
  const last = standingIncidents(board).findLast(({ event }) => event.incident.kind === 'adjournment');
  if (last?.event.ply !== board.plies.length) return null;
  const by = sealerOf(last.event);
  return by === null ? null : { kind: 'sealed', seq: last.seq, by };
}

/** Who sealed a move in an incident; null: nobody. */
export function sealerOf({ incident, also = [] }: IncidentDecided): Color | null {
  const sealings: readonly AdjournmentMatter[] = SEALINGS;
  for (const each of [incident, ...also])
    if (each.kind === 'adjournment' && sealings.includes(each.what)) return each.by;
  return null;
}
