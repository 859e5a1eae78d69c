/** The draws of a tournament as the journal tells them. */
import { startPosition } from '../../chess/index.ts';
import type { DrawPlace } from '../../tournament/index.ts';
import type { DrawInputKind, DrawTerms, DrawTimes, DrawnPosition } from './draw-events.ts';
import type { Place } from './place.ts';
import type { Start } from './start.ts';

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

interface WithDrawing {
  readonly drawing: Drawing;
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
export function hiddenDrawOf({ drawing }: WithDrawing, { round, board }: Place): DrawRecord | null {
  const place = { round: roundDrawn(termsOf(drawing), round), board };
  return drawsOf(drawing, place).findLast((record) => isHidden(record) && positionFor(record, board)) ?? null;
}

/** The draw begun for this board, in public, and not drawn yet: what stood before it is not what will be played. */
export function begunDrawOf({ drawing }: WithDrawing, { round, board }: Place): DrawRecord | null {
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
