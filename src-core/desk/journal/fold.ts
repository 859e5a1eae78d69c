/** The journal read line by line. Nothing is judged here: an entry carries its own consequences. */
import { startPosition } from '../../chess/index.ts';
import type { Variant } from '../../chess/index.ts';
import type { Steps } from '../../plain/steps.ts';
import { NO_BOARD_TIME } from './clock-state.ts';
import type { ClockBoardEvent } from './clock-events.ts';
import { isDrawEvent } from './draw-events.ts';
import { foldDraw } from './fold-draw.ts';
import { foldPairing } from './fold-pairing.ts';
import { foldParchis } from './fold-parchis.ts';
import { foldSwiss } from './fold-swiss.ts';
import { isSwissEvent } from './swiss-events.ts';
import type { ReportRest } from './report-events.ts';
import { isPairingEvent } from './pairing-events.ts';
import { isParchisEvent } from './parchis-events.ts';
import { afterBoardEvent, strike } from './fold-board.ts';
import { firstUnreadable, type MoveLine, pliesWith } from './fold-move.ts';
import { drawnStart } from './drawing.ts';
import type { DeskEvent, Entry, Pairing, Place, PlayerDetails, TournamentDetails } from './events.ts';
import type { PersonId } from './people.ts';
import { foldBoardTime, foldDeskTimes } from './fold-clock.ts';
import { boardAt, boardOf, placeAmong, presentOf, roundOf } from './state.ts';
import type { BoardRecord, DeskState, RoundRecord, Start } from './state.ts';

/** The state after one more entry. Throws only on an entry no desk ever wrote. */
export function fold(state: DeskState, entry: Entry): DeskState {
  const step = stepOf(entry);
  const next = 'place' in step ? changeBoards(state, [step]) : step.of(state);
  if (entry.event.type === 'moveRecorded') seeMove(next, entry.event);
  return { ...next, hash: entry.hash };
}

/** So many lines about boards are read together; others are heard after them. */
const TOGETHER = 1_000;

/**
 * The state after entries that follow one another. A move is not read before somebody looks at it, which throws where no
 * desk ever wrote it: `unreadableLine` finds those.
 */
export function* foldAll(state: DeskState, entries: readonly Entry[]): Steps<DeskState> {
  let next = state;
  let onBoards: BoardStep[] = [];
  let lines = 0;
  for (const entry of entries) {
    lines += 1;
    const step = (onBoards.at(-1)?.with?.(entry) ?? false) ? null : stepOf(entry);
    if (step !== null && 'place' in step) onBoards.push(step);
    if (lines < TOGETHER && (step === null || 'place' in step)) continue;
    next = changeBoards(next, onBoards);
    [onBoards, lines] = [[], 0];
    if (step !== null && 'of' in step) next = step.of(next);
    yield;
  }
  return { ...changeBoards(next, onBoards), hash: entries.at(-1)?.hash ?? state.hash };
}

/** A board after one more entry, which is about that board alone; its desk is left as it was: see `withBoard`. */
export function foldOnBoard(board: BoardRecord, entry: Entry): BoardRecord {
  const step = stepOf(entry);
  return 'place' in step ? step.change(board) : board;
}

/** The desk with one of its boards as it is after that entry. */
export function withBoard(state: DeskState, board: BoardRecord, seq: number): DeskState {
  return changeBoards(state, [{ seq, place: board, change: () => board }]);
}

/** The line of the first move that no desk can have written, round by round; null where every move can be read. */
export function* unreadableLine({ rounds }: DeskState): Steps<number | null> {
  for (const { boards } of rounds) {
    for (const { plies, struck } of boards) {
      const found = firstUnreadable(plies) ?? firstUnreadable(struck.flatMap(({ ply }) => ply ?? []));
      if (found !== null) return found;
      yield;
    }
  }
  return null;
}

/** Read at once, a move that no desk ever wrote is found by its own entry. */
function seeMove(state: DeskState, place: Place): void {
  const board = boardOf(state, place);
  if (board !== null) presentOf(board);
}

/** What an entry does: to one board, or to the desk. */
type Step = BoardStep | { of(state: DeskState): DeskState };

interface BoardStep {
  /** The last line of it. */
  readonly seq: number;
  readonly place: Place;
  change(board: BoardRecord): BoardRecord;
  /** Takes the next line into this step, where they are read faster together; false where it is a step of its own. */
  with?(entry: Entry): boolean;
}

function stepOf(entry: Entry): Step {
  const { event, seq } = entry;
  if (isDrawEvent(event)) return { of: (state) => foldDraw(state, entry, event) };
  if (isPairingEvent(event)) return { of: (state) => foldPairing(own(state, seq), event) };
  if (isParchisEvent(event)) return { of: (state) => foldParchis(state, entry, event) };
  if (isSwissEvent(event)) return { of: (state) => foldSwiss(own(state, seq), event) };
  if (event.type === 'reportRead') return { of: (state) => withReport(own(state, seq), event.report) };
  switch (event.type) {
    case 'tournamentCreated':
    case 'tournamentChanged':
      return { of: (state) => withDetails(own(state, seq), event.details) };
    case 'playersRegistered':
    case 'playerChanged':
      return { of: (state) => withPlayers(own(state, seq), playersIn(event)) };
    case 'personCorrected':
      return { of: (state) => own(state, seq) };
    case 'roundPaired':
      return { of: (state) => withPairings(own(state, seq), event) };
    case 'controlSet':
    case 'defaultTimeSet':
    case 'roundScheduled':
    case 'roundStarted':
      return { of: (state) => ({ ...own(state, seq), times: foldDeskTimes(state.times, event) }) };
    case 'boardControlSet':
    case 'clockPlaced':
    case 'clockActed':
    case 'clockCorrected':
    case 'clockInterrupted':
    case 'clockRecovered':
    case 'playerAbsent':
    case 'playerArrived':
      return onClock(entry, event);
    case 'moveRecorded':
      return new MovesOnBoard(entry, event);
    case 'entryStruck':
      return struckStep(entry, event);
    default:
      return onBoard(entry, event, (board) => afterBoardEvent(board, entry, event));
  }
}

function struckStep(entry: Entry, event: Extract<DeskEvent, { type: 'entryStruck' }>): Step {
  const { place } = event;
  if (place === null) return { of: (state) => own(state, entry.seq) };
  return onBoard(entry, place, (board) => strike(board, event, entry.seq));
}

function own(state: DeskState, seq: number): DeskState {
  return { ...state, seq, ownSeq: seq };
}

function withDetails(state: DeskState, details: TournamentDetails): DeskState {
  return { ...state, details, lastPerson: Math.max(state.lastPerson, personNumber(details.chiefArbiter)) };
}

type PlayersEvent = Extract<DeskEvent, { type: 'playersRegistered' | 'playerChanged' }>;

function playersIn(event: PlayersEvent): readonly PlayerDetails[] {
  return event.type === 'playersRegistered' ? event.players : [event.player];
}

function withPlayers(state: DeskState, list: readonly PlayerDetails[]): DeskState {
  // lines of before national ratings say nothing of one
  const players = state.players.with(
    list.map((player) => [player.id, { ...player, nationalRating: player.nationalRating ?? null }]),
  );
  let lastPerson = state.lastPerson;
  for (const player of list) {
    lastPerson = Math.max(lastPerson, personNumber(player.id));
  }
  return { ...state, players, lastPerson };
}

function withReport(state: DeskState, report: ReportRest): DeskState {
  return { ...state, report, lastPerson: Math.max(state.lastPerson, ...report.deputies.map(personNumber)) };
}

function personNumber(id: PersonId | null): number {
  return id === null ? 0 : Number(id.slice(1));
}

function withPairings(
  state: DeskState,
  { round, pairings, by }: Extract<DeskEvent, { type: 'roundPaired' }>,
): DeskState {
  const variant = state.details?.variant ?? 'standard';
  const before = roundOf(state, round);
  const boards = [...(before?.boards ?? [])];
  for (const pairing of pairings) {
    const at = placeAmong(boards, pairing.board);
    const there = boards[at]?.board === pairing.board;
    boards.splice(at, there ? 1 : 0, boardPaired(state, round, pairing, variant));
  }
  const record: RoundRecord = {
    ...before,
    round,
    boards,
    ...(by === undefined ? {} : { paired: { ...by, pairings } }),
  };
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
function onClock(entry: Entry, event: ClockBoardEvent): BoardStep {
  const change = (board: BoardRecord) => ({ ...board, time: foldBoardTime(board.time, entry, event) });
  return { seq: entry.seq, place: event, change };
}

function onBoard({ seq }: Entry, place: Place, change: BoardStep['change']): BoardStep {
  return { seq, place, change: (board) => ({ ...change(board), seq }) };
}

/** Moves of one board that follow one another, as those of a game brought in: its list of plies is copied once for all. */
class MovesOnBoard implements BoardStep {
  readonly place: Place;
  seq: number;
  readonly #lines: MoveLine[];

  constructor(entry: Entry, event: MoveLine['event']) {
    this.place = event;
    this.seq = entry.seq;
    this.#lines = [{ entry, event }];
  }

  with(entry: Entry): boolean {
    const { event, seq } = entry;
    if (event.type !== 'moveRecorded') return false;
    if (event.board !== this.place.board || event.round !== this.place.round) return false;
    this.#lines.push({ entry, event });
    this.seq = seq;
    return true;
  }

  change(board: BoardRecord): BoardRecord {
    return { ...board, plies: pliesWith(board, this.#lines), seq: this.seq };
  }
}

/** Copies the lists of their rounds and the boards, nothing else. */
function changeBoards(state: DeskState, steps: readonly BoardStep[]): DeskState {
  const copies = new Map<number, BoardRecord[]>();
  for (const step of steps) {
    const { seq, place } = step;
    const boards = copies.get(place.round) ?? [...(roundOf(state, place.round)?.boards ?? [])];
    const at = boardAt(boards, place.board);
    const board = boards[at];
    if (board === undefined) {
      throw new Error(
        `entry ${seq} is about round ${place.round} board ${place.board}, which was never paired`,
      );
    }
    boards[at] = step.change(board);
    copies.set(place.round, boards);
  }
  const last = steps.at(-1);
  if (last === undefined) return state;
  const rounds = state.rounds.map((record) => {
    const boards = copies.get(record.round);
    return boards === undefined ? record : { ...record, boards };
  });
  return { ...state, seq: last.seq, rounds };
}
