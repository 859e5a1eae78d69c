import type { DeskCommand } from '../commands/commands.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse, refused } from '../commands/answer.ts';
import { clockRow } from '../clocks/clock-view.ts';
import { lawsAgainst, otherwise } from '../incidents/held-result.ts';
import type { Bye } from '../../vocabulary/pairings.ts';
import type { GameResult, ResultReason } from '../journal/events.ts';
import { endingOf } from '../positions/board-facts.ts';
import type { MatesFound } from '../positions/mating.ts';
import { foundIn, MatingWitness } from '../positions/mating.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';

type DeclareResult = Extract<DeskCommand, { type: 'declareResult' }>;

interface Asked {
  readonly state: DeskState;
  readonly now: number;
}

const WON: readonly GameResult[] = ['1-0', '0-1'];
const DRAWN: readonly GameResult[] = ['1/2-1/2'];
const ALL: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];

/** What a bye of each kind is as a result. */
const OF_BYE = { pairing: '1-0', full: '1-0', half: '1/2-0', zero: '0-0' } as const satisfies Record<
  Bye,
  GameResult
>;

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
  // what is not won, lost or drawn in play is somebody's decision, and that has its reason
  notSaid: [...WON, ...DRAWN],
};

/**
 * A result and why; where nobody says why, what the board shows. Refused where the two cannot go together. It is held against the Laws: what they say otherwise is a
 * question, and `confirmed` answers it with the arbiter's reason, which stands in the line beside what they said.
 */
export function declareResult({ state, now }: Asked, command: DeclareResult): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const board = found.value;
  const { result, confirmed } = command;
  const mates = foundIn(command.given?.mates);
  const reason = command.reason === 'notSaid' ? shownBy(board, result, mates) : command.reason;
  const declared = { result, reason };
  const note = command.note.trim();
  const wrong = impossible(board, result, reason, note);
  if (wrong !== null) return wrong;
  const { canMate } = new MatingWitness(mates);
  const laws = lawsAgainst(state, board, declared, canMate, now);
  const line = { type: 'resultDeclared', ...placeIn(command), ...declared, note } as const;
  if (laws === null) return accept([line]);
  if (!confirmed) return refused(otherwise(declared, laws));
  return note === '' ? refuse('reasonMissing') : accept([{ ...line, laws }]);
}

/** Why a game ended so, as far as its board and its clock show it. */
function shownBy(board: BoardRecord, result: GameResult, mates: MatesFound): ResultReason {
  if (board.bye) return 'bye';
  const ending = endingOf(board, mates);
  if (ending?.result === result) return ending.reason;
  const flag = clockRow(board)?.flag ?? null;
  const lost = { white: '0-1', black: '1-0' } as const;
  return flag !== null && lost[flag] === result ? 'time' : 'notSaid';
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
  if (board.byeOf !== undefined && result !== OF_BYE[board.byeOf])
    return refuse('resultDoesNotFit', { result, reason });
  if (!board.bye && reason === 'bye') return refuse('notABye', { board: board.board });
  return reason === 'other' && note === '' ? refuse('reasonMissing') : null;
}
