/** The journal read line by line. Nothing is judged here: an entry carries its own consequences. */
import { parseFen, startPosition } from '../../chess/index.ts';
import type { Variant } from '../../chess/index.ts';
import { NO_BOARD_TIME } from './clock-state.ts';
import type { ClockBoardEvent } from './clock-events.ts';
import { isDrawEvent } from './draw-events.ts';
import { foldDraw } from './fold-draw.ts';
import { nextPly } from './fold-move.ts';
import { drawnStart } from './drawing.ts';
import type { DeskEvent, Entry, Pairing, Place, PlayerDetails, TournamentDetails } from './events.ts';
import { strikeInIncidents, withIncidentEvent } from './fold-incident.ts';
import type { PersonId } from './people.ts';
import { foldBoardTime, foldDeskTimes, holdsClockLine, strikeClockLine } from './fold-clock.ts';
import { boardAt, placeAmong, roundOf, startOf } from './state.ts';
import type {
  BoardRecord,
  DeclaredResult,
  DeskState,
  RoundRecord,
  Start,
  Struck,
  StruckKind,
} from './state.ts';

/** The state after one more entry. Throws only on an entry no desk ever wrote. */
export function fold(state: DeskState, entry: Entry): DeskState {
  return { ...folded(state, entry), hash: entry.hash };
}

function folded(state: DeskState, entry: Entry): DeskState {
  const { event, seq } = entry;
  if (isDrawEvent(event)) return foldDraw(state, entry, event);
  switch (event.type) {
    case 'tournamentCreated':
    case 'tournamentChanged':
      return withDetails(own(state, seq), event.details);
    case 'playersRegistered':
      return withPlayers(own(state, seq), event.players);
    case 'playerChanged':
      return withPlayers(own(state, seq), [event.player]);
    case 'personCorrected':
      return own(state, seq);
    case 'roundPaired':
      return withPairings(own(state, seq), event.round, event.pairings);
    case 'controlSet':
    case 'defaultTimeSet':
    case 'roundScheduled':
    case 'roundStarted':
      return { ...own(state, seq), times: foldDeskTimes(state.times, event) };
    case 'boardControlSet':
    case 'clockPlaced':
    case 'clockActed':
    case 'clockCorrected':
    case 'clockInterrupted':
    case 'clockRecovered':
    case 'playerAbsent':
    case 'playerArrived':
      return onClock(state, entry, event);
    case 'entryStruck':
      return event.place === null
        ? own(state, seq)
        : onBoard(state, entry, event.place, (board) => strike(board, event, seq));
    default:
      return onBoard(state, entry, event, (board) => afterBoardEvent(board, entry, event));
  }
}

type BoardEvent = Exclude<Extract<DeskEvent, Place>, ClockBoardEvent>;

function own(state: DeskState, seq: number): DeskState {
  return { ...state, seq, ownSeq: seq };
}

function withDetails(state: DeskState, details: TournamentDetails): DeskState {
  return { ...state, details, lastPerson: Math.max(state.lastPerson, personNumber(details.chiefArbiter)) };
}

function withPlayers(state: DeskState, list: readonly PlayerDetails[]): DeskState {
  const players = state.players.with(list.map((player) => [player.id, player]));
  let lastPerson = state.lastPerson;
  for (const player of list) {
    lastPerson = Math.max(lastPerson, personNumber(player.id));
  }
  return { ...state, players, lastPerson };
}

function personNumber(id: PersonId | null): number {
  return id === null ? 0 : Number(id.slice(1));
}

function withPairings(state: DeskState, round: number, pairings: readonly Pairing[]): DeskState {
  const variant = state.details?.variant ?? 'standard';
  const boards = [...(roundOf(state, round)?.boards ?? [])];
  for (const pairing of pairings) {
    const at = placeAmong(boards, pairing.board);
    const there = boards[at]?.board === pairing.board;
    boards.splice(at, there ? 1 : 0, boardPaired(state, round, pairing, variant));
  }
  const record: RoundRecord = { round, boards };
  const others = state.rounds.filter((other) => other.round !== round);
  return { ...state, rounds: [...others, record].sort((a, b) => a.round - b.round) };
}

/** A board paired after the draw of its round was shown starts from what was drawn. */
function boardPaired(
  { seq, drawing }: DeskState,
  round: number,
  pairing: Pairing,
  variant: Variant,
): BoardRecord {
  const board = newBoard(round, pairing, seq, variant);
  const drawn = drawnStart(drawing, board);
  return drawn === null ? board : { ...board, starts: [...board.starts, drawn] };
}

/** A board as it stands before the first move. */
export function newBoard(round: number, pairing: Pairing, seq: number, variant: Variant): BoardRecord {
  return {
    round,
    ...pairing,
    seq,
    starts: [usualStart(variant)],
    plies: [],
    result: null,
    notes: [],
    incidents: [],
    struck: [],
    imported: null,
    time: NO_BOARD_TIME,
  };
}

const USUAL: Readonly<Record<Variant, Start>> = {
  standard: { seq: 0, position: startPosition(518), number: 518 },
  chess960: { seq: 0, position: startPosition(518, 'chess960'), number: 518 },
};

function usualStart(variant: Variant): Start {
  return USUAL[variant];
}

/** A clock's lines leave the board's own as it was: a press must not make stale what an arbiter types there. */
function onClock(state: DeskState, entry: Entry, event: ClockBoardEvent): DeskState {
  return changeBoard(state, entry, event, (board) => ({
    ...board,
    time: foldBoardTime(board.time, entry, event),
  }));
}

function onBoard(
  state: DeskState,
  entry: Entry,
  place: Place,
  change: (board: BoardRecord) => BoardRecord,
): DeskState {
  return changeBoard(state, entry, place, (board) => ({ ...change(board), seq: entry.seq }));
}

/** Copies the round's list and the board, nothing else. */
function changeBoard(
  state: DeskState,
  { seq }: Entry,
  place: Place,
  change: (board: BoardRecord) => BoardRecord,
): DeskState {
  const roundIndex = state.rounds.findIndex((record) => record.round === place.round);
  const record = state.rounds[roundIndex];
  const boardIndex = record === undefined ? -1 : boardAt(record.boards, place.board);
  const board = record?.boards[boardIndex];
  if (record === undefined || board === undefined) {
    throw new Error(
      `entry ${seq} is about round ${place.round} board ${place.board}, which was never paired`,
    );
  }
  const boards = record.boards.with(boardIndex, change(board));
  return { ...state, seq, rounds: state.rounds.with(roundIndex, { ...record, boards }) };
}

function afterBoardEvent(board: BoardRecord, entry: Entry, event: BoardEvent): BoardRecord {
  const { seq, at, by } = entry;
  switch (event.type) {
    case 'pairingChanged':
      return { ...board, white: event.white, black: event.black, bye: event.bye };
    case 'startPositionSet':
      return { ...board, starts: [...board.starts, startSet(entry, event)] };
    case 'moveRecorded':
      return { ...board, plies: [...board.plies, nextPly(board, entry, event)] };
    case 'gameImported': {
      const { tags, startComments, unread, notices } = event;
      return { ...board, imported: { seq, tags, startComments, unread, notices } };
    }
    case 'resultDeclared':
      return { ...board, result: { seq, ...declared(event) } };
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

function startSet({ seq }: Entry, event: Extract<DeskEvent, { type: 'startPositionSet' }>): Start {
  const parsed = parseFen(event.fen, { variant: event.variant });
  if (!parsed.ok) throw new Error(`entry ${seq} holds a start position that cannot be read: ${event.fen}`);
  return { seq, position: parsed.value, number: event.number };
}

function declared(event: Extract<DeskEvent, { type: 'resultDeclared' }>): Omit<DeclaredResult, 'seq'> {
  const { type: _type, round: _round, board: _board, ...declared } = event;
  return declared;
}

function strike(
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
