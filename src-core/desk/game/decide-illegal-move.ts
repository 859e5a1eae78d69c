/** An illegal move that stands: nobody acted on it in time, and the game goes on from the board it left (7.5, A.5.2). */
import {
  formatSan,
  legalMoves,
  parseFen,
  pieceAt,
  play,
  readTypedMove,
  standingBoard,
  standingMove,
} from '../../chess/index.ts';
import type { Move, Position, StandingMove } from '../../chess/index.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { IllegalMoveInput } from '../commands/game-commands.ts';
import type { Found } from '../commands/places.ts';
import { placeIn } from '../commands/places.ts';
import { dutyOf } from '../incidents/incident-counts.ts';
import type { Place } from '../journal/events.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';
import { boardInPlay, langOf, readSquares, readText } from './decide-move.ts';
import { standingLine } from '../journal/standing-line.ts';

/**
 * What was played though it is not legal, as text, by its squares, or as the chessboard it left (the first field of a
 * FEN). Refused where it is a legal move, and where the text leaves open which move it was.
 */
export function recordIllegalMove(state: DeskState, place: Place, input: IllegalMoveInput): Answer {
  const found = boardInPlay(state, place);
  if (!found.ok) return found;
  const board = found.value;
  const position = presentOf(board);
  const read =
    'chessboard' in input ? readBoard(position, input.chessboard) : readMove(position, input, board);
  if (!read.ok) return read;
  const duty = dutyOf(board);
  const against = duty === null ? {} : { against: duty.seq };
  return accept([{ type: 'moveRecorded', ...placeIn(place), ...standingLine(read.value), ...against }]);
}

function readMove(
  position: Position,
  input: Exclude<IllegalMoveInput, { chessboard: string }>,
  board: BoardRecord,
): Found<StandingMove> | Refused {
  const legal = 'text' in input ? readText(position, input, board) : readSquares(position, input, board);
  if (legal.ok) return isLegalMove(position, legal.value);
  const move = 'text' in input ? meantBy(position, input) : input;
  if (move === null || pieceAt(position, move.from) === null) return legal;
  return { ok: true, value: standingMove(position, move) };
}

/** The move a text can only have meant, though it is not legal. */
function meantBy(position: Position, { text, lang }: { text: string; lang: string }): Move | null {
  const read = readTypedMove(position, text.trim().slice(0, 40), langOf(lang));
  return read.ok ? null : (read.error.why?.move ?? null);
}

function readBoard(position: Position, text: string): Found<StandingMove> | Refused {
  const fen = `${text.trim()} w - - 0 1`;
  const read = parseFen(fen, { variant: position.variant, asItStood: true });
  if (!read.ok) return refuse('badStartPosition', { text, why: read.error.code, column: read.error.column });
  const { board } = read.value;
  const legal = legalMoves(position).find((move) => play(position, move).board === board);
  if (legal !== undefined) return isLegalMove(position, legal);
  return { ok: true, value: standingBoard(position, board) };
}

function isLegalMove(position: Position, move: Move): Refused {
  return refuse('moveIsLegal', { text: formatSan(position, move) });
}
