import type { DeskCommand } from '../commands/commands.ts';
import type { Answer, Refused, WrongOf } from '../commands/answer.ts';
import { accept, refuse, refused } from '../commands/answer.ts';
import { lawsAgainst } from '../incidents/held-result.ts';
import type { GameResult, ResultReason } from '../journal/events.ts';
import type { LawsOfResult } from '../journal/incident-types.ts';
import { foundIn, MatingWitness } from '../positions/mating.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';

type DeclareResult = Extract<DeskCommand, { type: 'declareResult' }>;
type Declared = Pick<DeclareResult, 'result' | 'reason'>;

interface Asked {
  readonly state: DeskState;
  readonly now: number;
}

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
 * A result and why. Refused where the two cannot go together. It is held against the Laws: what they say otherwise is a
 * question, and `confirmed` answers it with the arbiter's reason, which stands in the line beside what they said.
 */
export function declareResult({ state, now }: Asked, command: DeclareResult): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const board = found.value;
  const { result, reason, confirmed } = command;
  const note = command.note.trim();
  const wrong = impossible(board, result, reason, note);
  if (wrong !== null) return wrong;
  const { canMate } = new MatingWitness(foundIn(command.given?.mates));
  const laws = lawsAgainst(state, board, command, canMate, now);
  const line = { type: 'resultDeclared', ...placeIn(command), result, reason, note } as const;
  if (laws === null) return accept([line]);
  if (!confirmed) return refused(otherwise(command, laws));
  return note === '' ? refuse('reasonMissing') : accept([{ ...line, laws }]);
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

/** What the Laws say against it, as a question. */
export function otherwise({ result, reason }: Declared, laws: LawsOfResult): WrongOf<'lawsSayOtherwise'> {
  const { result: says, reason: saysReason, points } = laws;
  return { code: 'lawsSayOtherwise', facts: { result, reason, says, saysReason, points } };
}
