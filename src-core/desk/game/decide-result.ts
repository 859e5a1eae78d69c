import type { DeskCommand } from '../commands/commands.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { GameResult, ResultReason } from '../journal/events.ts';
import { endingOf, occurrencesOf } from '../positions/board-facts.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';

type DeclareResult = Extract<DeskCommand, { type: 'declareResult' }>;

const WON: readonly GameResult[] = ['1-0', '0-1'];
const DRAWN: readonly GameResult[] = ['1/2-1/2'];
const ALL: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];

/** The results each reason can give. */
const RESULTS: Readonly<Record<ResultReason, readonly GameResult[]>> = {
  checkmate: WON,
  stalemate: DRAWN,
  // 5.1.2, 6.9, 7.5.5: drawn where the opponent cannot checkmate by any series of legal moves
  resignation: [...WON, ...DRAWN],
  time: [...WON, ...DRAWN],
  illegalMoves: [...WON, ...DRAWN],
  agreement: DRAWN,
  repetition: DRAWN,
  fiftyMoves: DRAWN,
  fivefold: DRAWN,
  seventyFiveMoves: DRAWN,
  deadPosition: DRAWN,
  forfeit: ['1-0', '0-1', '0-0', '1/2-0', '0-1/2'],
  bye: ['1-0', '1/2-0', '0-0'],
  arbiter: ALL,
  imported: ALL,
  other: ALL,
};

/**
 * A result and why. Refused where the two cannot go together; where only the recorded moves do not show it, the
 * refusal is a question, and `confirmed` answers it.
 */
export function declareResult(state: DeskState, command: DeclareResult): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const board = found.value;
  const { result, reason, confirmed } = command;
  const note = command.note.trim();
  const wrong = impossible(board, result, reason, note) ?? (confirmed ? null : doubt(board, result, reason));
  return wrong ?? accept([{ type: 'resultDeclared', ...placeIn(command), result, reason, note }]);
}

function impossible(
  board: BoardRecord,
  result: GameResult,
  reason: ResultReason,
  note: string,
): Refused | null {
  const stands = board.result;
  if (stands !== null) {
    return refuse('resultStands', {
      board: board.board,
      result: stands.result,
      reason: stands.reason,
      seq: stands.seq,
    });
  }
  if (!RESULTS[reason].includes(result)) return refuse('resultDoesNotFit', { result, reason });
  if (board.bye && reason !== 'bye') return refuse('byeOnly', { reason });
  if (!board.bye && reason === 'bye') return refuse('notABye', { board: board.board });
  return reason === 'other' && note === '' ? refuse('reasonMissing') : null;
}

/** What the recorded moves say against it. A board without moves says nothing. */
function doubt(board: BoardRecord, result: GameResult, reason: ResultReason): Refused | null {
  const moves = board.plies.length;
  if (moves === 0) return null;
  if (reason === 'forfeit') return refuse('forfeitWithMoves', { moves });
  const end = endingOf(board);
  if (end?.reason === 'checkmate' || end?.reason === 'stalemate') {
    if (end.reason !== reason && reason !== 'imported') {
      return refuse('endingOnBoard', { ending: end.reason, result: end.result, reason });
    }
    return end.result === result ? null : refuse('wrongWinner', { ending: end.reason, result: end.result });
  }
  return countsAgainst(board, reason);
}

function countsAgainst(board: BoardRecord, reason: ResultReason): Refused | null {
  const { quietPlies } = presentOf(board);
  // a claim may be made with an announced move (9.2.1, 9.3.1), which is not on the chessboard yet
  if (reason === 'checkmate') return refuse('notCheckmate');
  if (reason === 'stalemate') return refuse('notStalemate');
  if (reason === 'fiftyMoves' && quietPlies < 99) return refuse('notFiftyMoves', { quietPlies });
  if (reason === 'seventyFiveMoves' && quietPlies < 150) return refuse('notSeventyFiveMoves', { quietPlies });
  if (reason !== 'repetition' && reason !== 'fivefold') return null;
  const occurrences = occurrencesOf(board);
  if (reason === 'fivefold') return occurrences >= 5 ? null : refuse('notFivefold', { occurrences });
  return occurrences >= 3 ? null : refuse('notRepetition', { occurrences });
}
