import type { MatesFound } from '../positions/mating.ts';
import { nothingFound } from '../positions/mating.ts';
import {
  castlings,
  formatFen,
  formatSan,
  isCheck,
  isStanding,
  legalMoves,
  squaresOf,
  rightsDoubted,
} from '../../chess/index.ts';
import type { Position, Square } from '../../chess/index.ts';
import type { BoardView, LegalMove, PlyView } from '../../contract/desk-api.ts';
import { endingOf, stateOf } from '../positions/board-facts.ts';
import { clockView } from '../clocks/clock-view.ts';
import { moveTimes } from '../clocks/move-times.ts';
import type { MoveTime } from '../clocks/move-times.ts';
import type { People } from '../journal/people.ts';
import { hiddenDrawOf } from '../journal/drawing.ts';
import type { Place } from '../journal/events.ts';
import { newBoard } from '../journal/fold.ts';
import { forfeitOf, lateOf } from '../round/round-start-view.ts';
import type { BoardRecord, DeskState, Ply, Start } from '../journal/state.ts';
import { boardOf, presentOf, startOf, stood } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import type { TextChange } from '../journal/text-change.ts';
import { sideOf } from '../players/sides.ts';
import { sanOf } from '../positions/san-of.ts';

/**
 * One board, as its screen shows it at `now` in the desk's time, with what long searches `found`. A board never paired
 * is shown empty, and `exists` says so.
 */
export function boardView(
  state: DeskState,
  people: People,
  place: Place,
  now = 0,
  found: MatesFound = nothingFound,
): BoardView {
  const known = boardOf(state, place);
  const board = known ?? unpairedBoard(state, place);
  const [present, unveil] = [presentOf(board), unveilOf(people)];
  const awaited = awaitedStart(state, board);
  const late = lateOf(state, place.round, now)(board);
  const idle = known === null || board.bye || board.result !== null || awaited !== null;
  return {
    kind: 'board',
    round: board.round,
    board: board.board,
    seq: board.seq,
    exists: known !== null,
    white: sideOf(state, people, board.white),
    black: sideOf(state, people, board.black),
    state: stateOf(board),
    variant: present.variant,
    startNumber: startOf(board).number,
    start: startView(startOf(board)),
    startAwaited: awaited,
    plies: plyViews(board, unveil),
    struck: struckMoves(board, unveil),
    turn: present.turn,
    moveNumber: present.moveNumber,
    legal: idle ? [] : legalView(present),
    ending: board.result === null ? endingOf(board, found) : null,
    result: board.result === null ? null : { ...board.result, note: unveil(board.result.note) },
    clock: clockView(state, people, board),
    late,
    forfeit: forfeitOf(late),
    putOff: board.putOff ?? null,
  };
}

/** Drawn, and not shown yet: nothing of it but the hour is told. */
function awaitedStart(state: DeskState, place: Place): BoardView['startAwaited'] {
  const hidden = hiddenDrawOf(state, place);
  return hidden === null ? null : { showAt: hidden.showAt };
}

/** A board never paired, as it would begin. */
export function unpairedBoard(state: DeskState, { round, board }: Place): BoardRecord {
  const nobodyYet = { board, white: null, black: null, bye: false };
  return newBoard(round, nobodyYet, 0, state.details?.variant ?? 'standard');
}

function startView({ position }: Start): BoardView['start'] {
  const { board, turn, moveNumber } = position;
  return { board, fen: formatFen(position), turn, moveNumber, rightsDoubted: rightsDoubted(position) };
}

function struckMoves(board: BoardRecord, unveil: TextChange): BoardView['struck'] {
  return board.struck.flatMap(({ seq, ply, reason }) =>
    ply === null ? [] : [{ seq, san: sanOf(ply), reason: unveil(reason) }],
  );
}

function plyViews(board: BoardRecord, unveil: TextChange): readonly PlyView[] {
  const times = moveTimes(board);
  return board.plies.map((ply, at) => withTime(withNames(plyView(ply), unveil), times[at] ?? null));
}

function withTime(ply: PlyView, time: MoveTime | null): PlyView {
  if (time === null) return ply;
  return { ...ply, clkMs: time.clkMs, emtMs: time.emtMs, clkFrom: time.source };
}

/** Names change, the rest of a ply does not. */
function withNames(ply: PlyView, unveil: TextChange): PlyView {
  return ply.comments.length === 0 ? ply : { ...ply, comments: ply.comments.map(unveil) };
}

const shown = new WeakMap<Ply, PlyView>();

function plyView(ply: Ply): PlyView {
  const known = shown.get(ply);
  if (known !== undefined) return known;
  const { seq, at, by, uci, move, after, remarks } = ply;
  const squares = move !== null && isStanding(move) ? move.illegal : move;
  const view: PlyView = {
    seq,
    at,
    by,
    san: sanOf(ply),
    uci,
    board: after.board,
    fen: formatFen(after),
    from: squares?.from ?? null,
    to: squares?.to ?? null,
    stands: stood(ply),
    check: checkedKing(after),
    clkMs: remarks.clkMs ?? null,
    emtMs: remarks.emtMs ?? null,
    clkFrom: null,
    comments: [...(remarks.commentsBefore ?? []), ...(remarks.comments ?? [])],
  };
  shown.set(ply, view);
  return view;
}

function checkedKing(position: Position): Square | null {
  return isCheck(position) ? (squaresOf(position, position.turn, 'king')[0] ?? null) : null;
}

const legals = new WeakMap<Position, readonly LegalMove[]>();

function legalView(position: Position): readonly LegalMove[] {
  const known = legals.get(position);
  if (known !== undefined) return known;
  const moves = legalMoves(position);
  const kingTo = new Map(castlings(position).map(({ move, kingTo: to }) => [`${move.from}${move.to}`, to]));
  const plain = new Set(moves.map((move) => `${move.from}${move.to}`));
  const view = moves.map((move): LegalMove => {
    const also = kingTo.get(`${move.from}${move.to}`) ?? null;
    const taken = also === null || also === move.from || plain.has(`${move.from}${also}`);
    return { ...move, san: formatSan(position, move), also: taken ? null : also };
  });
  legals.set(position, view);
  return view;
}
