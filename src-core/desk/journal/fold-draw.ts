import type { DrawPlace } from '../../tournament/index.ts';
import type { DrawEvent } from './draw-events.ts';
import type { DrawRecord, Drawing } from './drawing.ts';
import { drawnStart, lastDraw, openDraw, roundDrawn, termsOf } from './drawing.ts';
import type { Entry } from './events.ts';
import type { BoardRecord, DeskState } from './state.ts';

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
