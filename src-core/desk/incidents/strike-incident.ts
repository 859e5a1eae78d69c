/** An incident struck: what it led to is struck in the same act, and moves it took back are written again. */
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { DeskEvent } from '../journal/events.ts';
import { coloursExchanged, staysExchanged } from './colours-exchanged.ts';
import { clockBack, givesTimeBack } from './incident-clock.ts';
import type { StrikeUndoes } from '../journal/incident-types.ts';
import { decidedAtOf } from '../../vocabulary/incidents.ts';
import { formatFen } from '../../chess/index.ts';
import { placeIn } from '../commands/places.ts';
import { stood } from '../journal/state.ts';
import type { BoardRecord, DeclaredResult, IncidentRecord, Ply } from '../journal/state.ts';

/** The incident decided where this line was written, a clock's last or a result: both are struck as one. */
export function incidentOfLine(
  { incidents, time, result }: BoardRecord,
  seq: number,
): IncidentRecord | undefined {
  const last = time.clock?.lines.at(-1);
  const line = [last, result].find((each) => each?.seq === seq);
  return incidents.find((each) => each.seq === line?.incident && decidedAtOf(each.event) !== null);
}

export function strikeIncident(
  now: number,
  board: BoardRecord,
  incident: IncidentRecord,
  reason: string,
): Answer {
  const { seq } = incident;
  const result = ownResult(board, seq);
  const taken = takenBack(board, seq);
  const hindered =
    countedOn(board, incident) ??
    (taken.length === 0 ? null : cannotComeBack(board, incident, result !== null));
  if (hindered !== null) return hindered;
  const place = placeIn(board);
  const struck = [...(result === null ? [] : [result.seq]), ...goneWith(board, seq)];
  const clock = clockBack(now, board, seq, reason);
  return accept([
    ...(clock === null ? [] : [clock]),
    ...struck.map((each) => ({ type: 'entryStruck', seq: each, place, reason }) as const),
    {
      type: 'entryStruck',
      seq,
      place,
      reason,
      undoes: { ...strikeUndoes(board, incident), clock: clock !== null },
    },
    ...taken.toReversed().map((ply) => again(board, ply)),
    ...(staysExchanged(board, incident) ? [coloursExchanged(board)] : []),
  ]);
}

/** What striking this incident takes back, as the board stands. */
export function strikeUndoes(board: BoardRecord, incident: IncidentRecord): StrikeUndoes {
  const { seq } = incident;
  return {
    result: ownResult(board, seq)?.result ?? null,
    back: takenBack(board, seq).length,
    gone: goneWith(board, seq).length,
    clock: givesTimeBack(board, seq),
    ...(staysExchanged(board, incident) ? { colours: true } : {}),
  };
}

function ownResult({ result }: BoardRecord, seq: number): DeclaredResult | null {
  return result?.incident === seq ? result : null;
}

/** The moves the incident took back, the last first. */
function takenBack({ struck }: BoardRecord, seq: number): readonly Ply[] {
  return struck.flatMap((line) => (line.incident === seq && line.ply !== null ? [line.ply] : []));
}

/** 7.5.5: a game lost by the second illegal act rests on the first; that result is struck before it. */
function countedOn(board: BoardRecord, { seq, event }: IncidentRecord): Refused | null {
  const { result } = board;
  const ending = board.incidents.find((each) => each.seq === result?.incident);
  if (result === null || ending === undefined || ending.seq <= seq) return null;
  const end = ending.event.ruling.points.find(
    (each) => each.code === 'losesByIllegalActs' || each.code === 'drawnByIllegalActs',
  );
  const rests =
    ending.event.decision.by === 'laws' && end !== undefined && event.consequences.illegal[end.facts.by] > 0;
  return rests ? standsStill(board.board, result) : null;
}

function standsStill(board: number, { result, reason, seq }: DeclaredResult): Refused {
  return refuse('resultStands', { board, result, reason, seq });
}

/** Moves come back only where nothing was played in their stead. */
function cannotComeBack(board: BoardRecord, { event }: IncidentRecord, ownResult: boolean): Refused | null {
  const { result } = board;
  if (result !== null && !ownResult) return standsStill(board.board, result);
  const since = board.plies.length - (event.consequences.restoreToPly ?? board.plies.length);
  return since === 0 ? null : refuse('playedOnSince', { moves: Math.abs(since) });
}

/** The moves the incident wrote, last first, as far as nothing was played after them and no other result stands. */
function goneWith(board: BoardRecord, seq: number): readonly number[] {
  if (board.result !== ownResult(board, seq)) return [];
  const first = board.plies.findLastIndex((ply) => ply.incident !== seq) + 1;
  return board.plies
    .slice(first)
    .map((ply) => ply.seq)
    .reverse();
}

function again(board: BoardRecord, ply: Ply): DeskEvent {
  const { uci, after, remarks, incident, against } = ply;
  return {
    type: 'moveRecorded',
    ...placeIn(board),
    uci,
    ...(stood(ply) ? { stands: formatFen(after) } : {}),
    ...(Object.keys(remarks).length === 0 ? {} : { remarks }),
    ...(incident === undefined ? {} : { incident }),
    ...(against === undefined ? {} : { against }),
  };
}
