/** What must hold before a start position is drawn: a policy, a place to draw for, boards without moves, times. */
import { LIMITS } from '../../vocabulary/limits.ts';
import type { DrawPlace } from '../../tournament/index.ts';
import type { DrawTerms, DrawTimes } from '../journal/draw-events.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import { hasBegun } from '../positions/board-facts.ts';
import { begunDrawOf, drawsOf, hiddenDrawOf, isHidden, roundDrawn, termsOf } from '../journal/drawing.ts';
import type { Place } from '../journal/events.ts';
import type { Found } from '../commands/places.ts';
import { isWhole } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';

/** The policy a draw of this place is under, or why nothing can be drawn there. */
export function placeToDraw(
  state: DeskState,
  place: DrawPlace,
): Found<{ readonly terms: DrawTerms }> | Refused {
  const terms = termsOf(state.drawing);
  const rounds = state.details?.rounds ?? 0;
  const { round, board } = place;
  if (terms === null) return refuse('noDrawPolicy');
  if (!isWhole(round, 1, rounds)) return refuse('badRound', { round, rounds });
  const first = roundDrawn(terms, round);
  if (first !== round) return refuse('secondGameOfMatch', { round, first });
  if (!isWhole(board, 0, LIMITS.boards)) return refuse('badBoard', { value: String(board) });
  if (board > 0 && !terms.perBoard) return refuse('badDrawPlace', { why: 'allBoards' });
  return { ok: true, value: { terms } };
}

/** The boards a draw settles: 0 for all of them with one position, else each board where two sit. */
export function boardsToDraw(
  state: DeskState,
  { perBoard }: DrawTerms,
  { round, board }: DrawPlace,
): readonly number[] {
  if (!perBoard) return [0];
  const paired = roundOf(state, round)?.boards.filter(({ bye }) => !bye) ?? [];
  return paired.map((each) => each.board).filter((each) => board === 0 || each === board);
}

/**
 * Why no draw may begin here: another one waits for its hour, games have begun, or this has been drawn before and
 * nobody says why it is drawn again. `goesOn`: the draw begun with its commitment is drawn now.
 */
export function mayBegin(state: DeskState, place: DrawPlace, again: string, goesOn: boolean): Refused | null {
  const { drawing } = state;
  const before = drawsOf(drawing, place);
  const hidden = before.find(isHidden);
  if (hidden !== undefined) return refuse('drawHidden', { round: place.round, showAt: hidden.showAt });
  // a certificate tells the numbers used before: one still hidden would be on it, and could be found by asking
  const elsewhere = drawing.draws.find(isHidden);
  if (elsewhere !== undefined && termsOf(drawing)?.noRepeat === true) {
    return refuse('hiddenDrawsStand', { round: elsewhere.draw.round, showAt: elsewhere.showAt });
  }
  const played = playedBoards(state, place);
  if (played.length > 0)
    return refuse('drawBoardsPlayed', { round: place.round, boards: played.map(nameOf) });
  if (!goesOn && before.length > 0 && again === '') return refuse('drawnBefore', { round: place.round });
  return null;
}

/** Boards that would have to begin again. */
export function playedBoards(state: DeskState, { round, board }: DrawPlace): readonly Place[] {
  const terms = termsOf(state.drawing);
  return state.rounds
    .filter((record) => roundDrawn(terms, record.round) === round)
    .flatMap(({ boards }) => boards)
    .filter((there) => hasBegun(there) && (board === 0 || there.board === board))
    .map((there) => ({ round: there.round, board: there.board }));
}

/** Why no game may begin here yet: its position is being drawn, or is drawn and nobody has been shown it. */
export function startNotShown(state: DeskState, { round, board }: Place): Refused | null {
  const hidden = hiddenDrawOf(state, { round, board });
  if (hidden !== null) return refuse('startNotShown', { board, showAt: hidden.showAt });
  return begunDrawOf(state, { round, board }) === null ? null : refuse('startNotDrawn', { board });
}

function nameOf({ round, board }: Place): string {
  return `${round}.${board}`;
}

const minute = 60_000;

/** When what is drawn will be shown, by the policy. Refused: an hour missing, past, or after the start. */
export function timesFor(
  { show, showMinutes }: DrawTerms,
  { showAt, startsAt }: DrawTimes,
  now: number,
): Found<DrawTimes> | Refused {
  const past = (instant: number | null): boolean => instant !== null && instant <= now;
  if (past(startsAt)) return refuse('badDrawTimes', { why: 'startPast' });
  if (show === 'atOnce') return { ok: true, value: { showAt: null, startsAt } };
  if (show === 'beforeStart') {
    if (startsAt === null) return refuse('badDrawTimes', { why: 'startMissing' });
    return { ok: true, value: { showAt: startsAt - showMinutes * minute, startsAt } };
  }
  if (showAt === null) return refuse('badDrawTimes', { why: 'showMissing' });
  if (past(showAt)) return refuse('badDrawTimes', { why: 'showPast' });
  if (startsAt !== null && startsAt < showAt) return refuse('badDrawTimes', { why: 'order' });
  return { ok: true, value: { showAt, startsAt } };
}
