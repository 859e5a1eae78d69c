/** Lines about one board, read into it. */
import { parseFen } from '../../chess/index.ts';
import type { PutOff } from '../../vocabulary/pairings.ts';
import type { ClockBoardEvent } from './clock-events.ts';
import type { DeskEvent, Entry, Place } from './events.ts';
import { holdsClockLine, strikeClockLine } from './fold-clock.ts';
import { strikeInIncidents, withIncidentEvent } from './fold-incident.ts';
import { startOf } from './state.ts';
import type { BoardRecord, DeclaredResult, Start, Struck, StruckKind } from './state.ts';

type BoardEvent = Exclude<Extract<DeskEvent, Place>, ClockBoardEvent | { readonly type: 'moveRecorded' }>;

/** The board after a line about it, those of its clock apart. */
export function afterBoardEvent(board: BoardRecord, entry: Entry, event: BoardEvent): BoardRecord {
  const { seq, at, by } = entry;
  switch (event.type) {
    case 'pairingChanged':
      return pairedAnew(board, event);
    case 'gamePutOff':
      return putOffSo(board, event.what);
    case 'startPositionSet':
      return { ...board, starts: [...board.starts, startSet(entry, event)] };
    case 'gameImported': {
      const { tags, startComments, unread, notices, fed } = event;
      const imported = { seq, tags, startComments, unread, notices };
      return { ...board, imported: fed === true ? { ...imported, fed } : imported };
    }
    case 'resultDeclared':
      return withResult(board, { seq, ...declared(event) });
    case 'noteWritten':
      return { ...board, notes: [...board.notes, { seq, at, by, text: event.text }] };
    case 'incidentDecided':
    case 'appealMade':
    case 'appealSettled':
      return withIncidentEvent(board, entry, event);
    default:
      throw new Error(`entry ${seq} is of a kind no desk ever wrote`);
  }
}

function pairedAnew(
  { byeOf: _, ...board }: BoardRecord,
  { white, black, bye, byeOf }: Extract<DeskEvent, { type: 'pairingChanged' }>,
): BoardRecord {
  return { ...board, white, black, bye, ...(byeOf === undefined ? {} : { byeOf }) };
}

function putOffSo({ putOff: _, ...board }: BoardRecord, what: PutOff | null): BoardRecord {
  return what === null ? board : { ...board, putOff: what };
}

function startSet({ seq }: Entry, event: Extract<DeskEvent, { type: 'startPositionSet' }>): Start {
  const parsed = parseFen(event.fen, { variant: event.variant });
  if (!parsed.ok) throw new Error(`entry ${seq} holds a start position that cannot be read: ${event.fen}`);
  return { seq, position: parsed.value, number: event.number };
}

/** A result that corrects one that stood strikes it. */
function withResult(board: BoardRecord, result: DeclaredResult): BoardRecord {
  const { corrects: seq, seq: by, note: reason } = result;
  if (seq === undefined) return { ...board, result };
  const line: Struck = { seq, kind: 'result', by, reason, ply: null };
  return { ...board, result, struck: [...board.struck, line] };
}

function declared(event: Extract<DeskEvent, { type: 'resultDeclared' }>): Omit<DeclaredResult, 'seq'> {
  const { type: _type, round: _round, board: _board, ...declared } = event;
  return declared;
}

/** The board without what a line `by` has struck. */
export function strike(
  board: BoardRecord,
  { seq, reason, incident, undoes }: Extract<DeskEvent, { type: 'entryStruck' }>,
  by: number,
): BoardRecord {
  const ply = board.plies.at(-1);
  const link = {
    ...(incident === undefined ? {} : { incident }),
    ...(undoes === undefined ? {} : { undoes }),
  };
  const struck = (kind: StruckKind): readonly Struck[] => [
    ...board.struck,
    { seq, kind, by, reason, ply: kind === 'move' ? (ply ?? null) : null, ...link },
  ];
  const { clock } = board.time;
  if (clock !== null && holdsClockLine(board.time, seq)) {
    const line: Struck = { seq, kind: 'clock', by, reason, ply: null, ...link, mode: clock.mode };
    return { ...board, time: strikeClockLine(board.time, by), struck: [...board.struck, line] };
  }
  if (ply?.seq === seq) return { ...board, plies: board.plies.slice(0, -1), struck: struck('move') };
  if (board.result?.seq === seq) return { ...board, result: null, struck: struck('result') };
  if (startOf(board).seq === seq) {
    const [usual, ...set] = board.starts;
    return { ...board, starts: [usual, ...set.slice(0, -1)], struck: struck('start') };
  }
  const within = strikeInIncidents(board, seq);
  if (within !== null) return { ...within.board, struck: struck(within.kind) };
  const notes = board.notes.filter((note) => note.seq !== seq);
  return { ...board, notes, struck: struck('note') };
}
