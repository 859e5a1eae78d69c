import { backRank, formatFen, startPosition } from '../../chess/index.ts';
import type { Certificate } from '../../tournament/index.ts';
import { FACES, USUAL_POLICY, allowedNumbers, readThrows } from '../../tournament/index.ts';
import { refusalOf } from './decide-draw.ts';
import { hasBegun } from '../positions/board-facts.ts';
import type { People } from '../journal/people.ts';
import type { DrawTerms, DrawnPosition } from '../journal/draw-events.ts';
import type {
  DrawLineView,
  DrawPolicyView,
  DrawView,
  DrawnView,
  ThrowsQuery,
  ThrowsReply,
} from '../../contract/draw-views.ts';
import {
  type DrawRecord,
  type PolicyLine,
  drawnStart,
  hiddenDrawOf,
  isDropped,
  isHidden,
  roundDrawn,
  termsOf,
} from '../journal/drawing.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import type { TextChange } from '../journal/text-change.ts';

/**
 * The draw of a round as screens show it. Only the desk's service knows the hour and the
 * throws being typed: `now` and `throwing` are its to fill in.
 */
export function drawView(state: DeskState, people: People, round: number): DrawView {
  const { drawing } = state;
  const terms = termsOf(drawing);
  const first = roundDrawn(terms, round);
  const unveil = unveilOf(people);
  const policies = drawing.policies.map((line) => policyView(line, unveil));
  return {
    kind: 'draw',
    seq: drawing.seq,
    now: 0,
    round,
    begins: state.times.rounds.get(round)?.begins ?? '',
    chess960: state.details?.variant === 'chess960',
    drawnWith: first === round ? null : first,
    policy: policies.at(-1) ?? null,
    policies,
    policyFixed: drawing.draws.length > 0,
    throwing: null,
    draws: drawing.draws
      .filter(({ draw }) => draw.round === first || draw.round === round)
      .map((record) => lineView(state, record, unveil)),
    boards: boardsView(state, round),
    allowed: allowedNow(state).length,
  };
}

/** The numbers that can come out, as far as may be told: one still hidden would be known by its absence. */
function allowedNow({ drawing }: DeskState): readonly number[] {
  const shown = drawing.draws.flatMap(({ drawn, shown: seen }) =>
    seen === null ? [] : (drawn?.positions.map(({ number }) => number) ?? []),
  );
  return allowedNumbers(termsOf(drawing) ?? USUAL_POLICY, shown);
}

/** What throws come to so far. Pure arithmetic: nothing is written, and nothing hidden is asked. */
export function throwsRead(state: DeskState, { method, throws }: ThrowsQuery): ThrowsReply {
  const read = readThrows(method, throws, allowedNow(state));
  if (!read.ok) return { ok: false, refusal: refusalOf(read.error).refusal };
  const { steps, number, taken, next } = read.value;
  const [lowest, highest] = FACES[method];
  return {
    ok: true,
    steps,
    number,
    rank: number === null ? '' : backRank(number),
    taken,
    next,
    lowest,
    highest,
  };
}

function policyView({ seq, at, by, terms, reason }: PolicyLine, unveil: TextChange): DrawPolicyView {
  return { ...terms, seq, at, by, reason: unveil(reason) };
}

function boardsView(state: DeskState, round: number): DrawView['boards'] {
  const paired = roundOf(state, round)?.boards.filter(({ bye }) => !bye) ?? [];
  return paired.map((there) => {
    const hidden = hiddenDrawOf(state, there) !== null;
    const shown = drawnStart(state.drawing, there) !== null;
    const how = hidden ? 'hidden' : shown ? 'shown' : 'undrawn';
    return { board: there.board, state: how, started: hasBegun(there) };
  });
}

const minute = 60_000;

function lineView(state: DeskState, record: DrawRecord, unveil: TextChange): DrawLineView {
  const { seq, at, by, draw, again, commitment, inputs, showAt, startsAt, drawn, shown } = record;
  const shownAt = shown?.shownAt ?? null;
  const study = (termsAt(state.drawing.policies, shown?.seq ?? Infinity)?.studyMinutes ?? 0) * minute;
  return {
    seq,
    at,
    by,
    board: draw.board,
    again: unveil(again),
    state: stateOfDraw(state, record),
    method: drawn?.positions[0]?.method ?? 'program',
    commitment,
    inputs,
    drawnSeq: drawn?.seq ?? null,
    drawnAt: drawn?.at ?? null,
    witnesses: drawn?.witnesses.map(unveil) ?? [],
    count: drawn?.positions.length ?? 0,
    showAt,
    startsAt,
    shownAt,
    shownWhy: unveil(shown?.reason ?? ''),
    studyUntil: shownAt === null ? null : shownAt + study,
    positions: certificatesOf(record, unveil).map(drawnView),
  };
}

/** The policy under which it was shown: a later one does not change how long it could be studied. */
function termsAt(policies: readonly PolicyLine[], seq: number): DrawTerms | null {
  return policies.findLast((line) => line.seq < seq)?.terms ?? null;
}

function stateOfDraw({ drawing }: DeskState, record: DrawRecord): DrawLineView['state'] {
  if (record.shown !== null) return 'shown';
  if (isHidden(record)) return 'hidden';
  return isDropped(drawing, record) ? 'dropped' : 'committed';
}

/** The certificates of a draw with the names of today; none before it is shown. */
export function certificatesOf({ drawn, shown }: DrawRecord, unveil: TextChange): readonly Certificate[] {
  if (drawn === null || shown === null) return [];
  const told = { at: drawn.at, witnesses: drawn.witnesses.map(unveil) };
  return drawn.positions.map((position) => ({ ...withNames(position, unveil), ...told }));
}

function withNames(position: DrawnPosition, unveil: TextChange): DrawnPosition {
  if (position.method !== 'hand') return position;
  return { ...position, authority: unveil(position.authority), reason: unveil(position.reason) };
}

function drawnView(certificate: Certificate): DrawnView {
  const { board, number, rank } = certificate;
  const position = startPosition(number, 'chess960');
  return { board, number, rank, fen: formatFen(position), letters: position.board, certificate };
}
