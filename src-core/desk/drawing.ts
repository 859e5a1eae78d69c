/** The draws of a tournament as the journal tells them. */
import { startPosition } from '../chess/index.ts';
import type { DrawPlace } from '../tournament/index.ts';
import type { DrawEvent, DrawInputKind, DrawTerms, DrawTimes, DrawnPosition } from './draw-events.ts';
import type { Entry, Place } from './events.ts';
import type { BoardRecord, DeskState, Start } from './state.ts';

export interface PolicyLine {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly terms: DrawTerms;
  readonly reason: string;
}

export interface InputLine {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly kind: DrawInputKind;
  readonly text: string;
}

/** One draw, from its commitment (or, by throws or by hand, from its drawing) to its showing. */
export interface DrawRecord extends DrawTimes {
  /** The line it began with. */
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly draw: DrawPlace;
  readonly again: string;
  readonly secret: string | null;
  readonly commitment: string | null;
  readonly inputs: readonly InputLine[];
  readonly drawn: {
    readonly seq: number;
    readonly at: string;
    readonly by: string;
    readonly positions: readonly DrawnPosition[];
    readonly witnesses: readonly string[];
  } | null;
  readonly shown: {
    readonly seq: number;
    readonly at: string;
    readonly shownAt: number;
    readonly reason: string;
  } | null;
}

export interface Drawing {
  /** The last line about draws. */
  readonly seq: number;
  /** The last one holds. */
  readonly policies: readonly PolicyLine[];
  /** As they began. */
  readonly draws: readonly DrawRecord[];
}

export const noDrawing: Drawing = { seq: 0, policies: [], draws: [] };

export function termsOf({ policies }: Drawing): DrawTerms | null {
  return policies.at(-1)?.terms ?? null;
}

/** Do two draws settle the same board? */
export function overlap(one: DrawPlace, other: DrawPlace): boolean {
  return one.round === other.round && (one.board === 0 || other.board === 0 || one.board === other.board);
}

/** The draws that settle some board of this one, oldest first. */
export function drawsOf({ draws }: Drawing, place: DrawPlace): readonly DrawRecord[] {
  return draws.filter(({ draw }) => overlap(draw, place));
}

/** The last draw of exactly this place. */
export function lastDraw({ draws }: Drawing, { round, board }: DrawPlace): DrawRecord | null {
  return draws.findLast(({ draw }) => draw.round === round && draw.board === board) ?? null;
}

/** The draw of this place that a secret was committed for and that is not drawn yet; null where none is. */
export function openDraw(drawing: Drawing, place: DrawPlace): DrawRecord | null {
  const last = lastDraw(drawing, place);
  return last === null || last.drawn !== null || isDropped(drawing, last) ? null : last;
}

/** Drawn, and not shown yet. */
export function isHidden({ drawn, shown }: DrawRecord): boolean {
  return drawn !== null && shown === null;
}

/** A draw another one was begun in the place of, before it was drawn. */
export function isDropped(drawing: Drawing, record: DrawRecord): boolean {
  return record.drawn === null && drawsOf(drawing, record.draw).at(-1) !== record;
}

/** The round whose draw a round starts from: with both games of a mini-match alike, the first of the two. */
export function roundDrawn(terms: DrawTerms | null, round: number): number {
  return terms?.bothGames === true && round > 0 && round % 2 === 0 ? round - 1 : round;
}

/** The draw that waits for its time and will give this board its position, or null. */
export function hiddenDrawOf({ drawing }: DeskState, { round, board }: Place): DrawRecord | null {
  const place = { round: roundDrawn(termsOf(drawing), round), board };
  return drawsOf(drawing, place).findLast((record) => isHidden(record) && positionFor(record, board)) ?? null;
}

/** The draw begun for this board, in public, and not drawn yet: what stood before it is not what will be played. */
export function begunDrawOf({ drawing }: DeskState, { round, board }: Place): DrawRecord | null {
  const place = { round: roundDrawn(termsOf(drawing), round), board };
  const begunHere = (record: DrawRecord) => record.drawn === null && !isDropped(drawing, record);
  return drawsOf(drawing, place).findLast(begunHere) ?? null;
}

function positionFor({ drawn }: DrawRecord, board: number): DrawnPosition | null {
  return drawn?.positions.find((position) => position.board === 0 || position.board === board) ?? null;
}

/** The start a draw already shown gives to a board, or null. */
export function drawnStart(drawing: Drawing, { round, board }: Place): Start | null {
  const place = { round: roundDrawn(termsOf(drawing), round), board };
  for (const record of drawsOf(drawing, place).toReversed()) {
    const found = record.shown === null ? null : positionFor(record, board);
    if (found !== null && record.shown !== null) return startFrom(record.shown.seq, found.number);
  }
  return null;
}

function startFrom(seq: number, number: number): Start {
  return { seq, position: startPosition(number, 'chess960'), number };
}

/** The state after a line about draws. */
export function foldDraw(state: DeskState, entry: Entry, event: DrawEvent): DeskState {
  const { seq } = entry;
  const drawing = { ...afterDrawEvent(state.drawing, entry, event), seq };
  const next = { ...state, seq, drawing };
  return event.type === 'startPositionShown' ? withStarts(next, seq, event.draw.round) : next;
}

function afterDrawEvent(drawing: Drawing, entry: Entry, event: DrawEvent): Drawing {
  const { seq, at, by } = entry;
  switch (event.type) {
    case 'drawPolicySet': {
      const { terms, reason } = event;
      return { ...drawing, policies: [...drawing.policies, { seq, at, by, terms, reason }] };
    }
    case 'drawCommitted': {
      const { secret, commitment } = event;
      return { ...drawing, draws: [...drawing.draws, { ...begun(entry, event), secret, commitment }] };
    }
    case 'drawInputAdded': {
      const { kind, text } = event;
      const input = { seq, at, by, kind, text };
      return changed(drawing, event.draw, (record) => ({ ...record, inputs: [...record.inputs, input] }));
    }
    case 'startPositionDrawn': {
      const { positions, witnesses } = event;
      const drawn = { seq, at, by, positions, witnesses };
      const byProgram = positions[0]?.method === 'program' && openDraw(drawing, event.draw) !== null;
      if (byProgram) return changed(drawing, event.draw, (record) => ({ ...record, drawn }));
      return { ...drawing, draws: [...drawing.draws, { ...begun(entry, event), drawn }] };
    }
    case 'drawTimesChanged': {
      const { showAt, startsAt } = event;
      return changed(drawing, event.draw, (record) => ({ ...record, showAt, startsAt }));
    }
    case 'startPositionShown': {
      const { shownAt, reason } = event;
      return changed(drawing, event.draw, (record) => ({ ...record, shown: { seq, at, shownAt, reason } }));
    }
  }
}

type Beginning = Extract<DrawEvent, { readonly again: string }>;

function begun({ seq, at, by }: Entry, { draw, again, showAt, startsAt }: Beginning): DrawRecord {
  const nothing = { secret: null, commitment: null, inputs: [], drawn: null, shown: null };
  return { seq, at, by, draw, again, showAt, startsAt, ...nothing };
}

/** The last draw of this place, changed. */
function changed(drawing: Drawing, place: DrawPlace, change: (record: DrawRecord) => DrawRecord): Drawing {
  const record = lastDraw(drawing, place);
  const at = record === null ? -1 : drawing.draws.indexOf(record);
  if (record === null || at < 0) {
    throw new Error(`a line tells of a draw of round ${place.round} that never began`);
  }
  return { ...drawing, draws: drawing.draws.with(at, change(record)) };
}

/** Boards of the round without moves start from what was shown; with both games alike, those of the next one too. */
function withStarts(state: DeskState, seq: number, round: number): DeskState {
  const terms = termsOf(state.drawing);
  const rounds = state.rounds.map((record) =>
    roundDrawn(terms, record.round) === round
      ? { ...record, boards: record.boards.map((board) => withStart(state, seq, board)) }
      : record,
  );
  return { ...state, rounds };
}

function withStart({ drawing }: DeskState, seq: number, board: BoardRecord): BoardRecord {
  const start = drawnStart(drawing, board);
  if (start?.seq !== seq || board.plies.length > 0) return board;
  return { ...board, seq, starts: [...board.starts, start] };
}
