/** Finding the place a command speaks of, or the refusal that it is not there. */
import type { Refused } from './answer.ts';
import { refuse } from './answer.ts';
import type { Place, TournamentDetails } from '../journal/events.ts';
import { boardOf, roundOf } from '../journal/state.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';

export interface Found<T> {
  readonly ok: true;
  readonly value: T;
}

export function openTournament(state: DeskState): Found<TournamentDetails> | Refused {
  return state.details === null ? refuse('noTournament') : { ok: true, value: state.details };
}

export function pairedBoard(state: DeskState, { round, board }: Place): Found<BoardRecord> | Refused {
  const found = boardOf(state, { round, board });
  if (found !== null) return { ok: true, value: found };
  if (state.details === null) return refuse('noTournament');
  if (roundOf(state, round) === null) return refuse('noSuchRound', { round });
  return refuse('noSuchBoard', { round, board });
}

/** A board nothing has been recorded on yet: its pairing and its start position may still change. */
export function untouchedBoard(state: DeskState, place: Place): Found<BoardRecord> | Refused {
  const found = pairedBoard(state, place);
  if (!found.ok) return found;
  const { plies, result, round, board } = found.value;
  if (plies.length > 0) return refuse('pairingHasMoves', { round, board, moves: plies.length });
  if (result !== null)
    return refuse('pairingHasResult', { round, board, result: result.result, seq: result.seq });
  return found;
}

export function placeIn({ round, board }: Place): Place {
  return { round, board };
}

export function isWhole(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}
