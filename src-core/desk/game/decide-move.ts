import {
  LANGS,
  castlings,
  ending,
  explainMove,
  formatSan,
  formatUci,
  handActs,
  illegalFacts,
  isLegal,
  legalMoves,
  legalMovesFrom,
  readTypedMove,
} from '../../chess/index.ts';
import type { Game, Lang, Move, Position } from '../../chess/index.ts';
import type { MoveInput } from '../commands/game-commands.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import type { Place } from '../journal/events.ts';
import { dutyOf } from '../incidents/incident-counts.ts';
import { meantFacts } from '../positions/plain-facts.ts';
import type { Found } from '../commands/places.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { playedAt, presentOf, startOf } from '../journal/state.ts';

/** A move as text (English or Spanish letters, squares) or from the chessboard. */
export function recordMove(state: DeskState, place: Place, input: MoveInput, confirmed: boolean): Answer {
  const found = boardInPlay(state, place);
  if (!found.ok) return found;
  const position = presentOf(found.value);
  const board = found.value;
  const read = 'text' in input ? readText(position, input, board) : readSquares(position, input, board);
  if (!read.ok) return read;
  const uci = formatUci(position, read.value);
  const duty = dutyOf(board);
  if (duty === null || duty.allowed.some((move) => move.uci === uci)) {
    return accept([{ type: 'moveRecorded', ...placeIn(place), uci }]);
  }
  if (confirmed) return accept([{ type: 'moveRecorded', ...placeIn(place), uci, against: duty.seq }]);
  const { seq, articles, allowed } = duty;
  const text = formatSan(position, read.value);
  return refuse('mustChooseFrom', { seq, text, allowed: allowed.map(({ san }) => san), articles });
}

/** A board that can still take a move. */
export function boardInPlay(state: DeskState, place: Place): Found<BoardRecord> | Refused {
  const found = pairedBoard(state, place);
  if (!found.ok) return found;
  const { bye, result, board } = found.value;
  if (bye) return refuse('byeHasNoMoves', { board });
  if (result !== null) {
    return refuse('gameOver', { board, result: result.result, reason: result.reason, seq: result.seq });
  }
  return startNotShown(state, place) ?? found;
}

export function readText(
  position: Position,
  input: { text: string; lang: string },
  board: BoardRecord,
): Found<Move> | Refused {
  const text = input.text.trim().slice(0, 40);
  const over = ending(position);
  if (over !== null && over.kind !== 'deadPosition') {
    return refuse('illegalMove', { why: 'gameIsOver', ending: over.kind, text, possible: [] });
  }
  const read = readTypedMove(position, text, langOf(input.lang));
  if (read.ok) return { ok: true, value: read.value.move };
  const { code, possible, why } = read.error;
  if (code === 'unreadable') return refuse('unreadableMove', { text });
  if (code === 'ambiguous') return refuse('ambiguousMove', { text, possible });
  const move = why?.move ?? null;
  return refuse('illegalMove', {
    ...meantFacts(position, move, code, gameOf(board)),
    ...(move === null ? {} : { acts: handActs(position, move) }),
    text,
    possible,
  });
}

export function langOf(text: string): Lang {
  return LANGS.find((lang) => lang === text) ?? 'en';
}

export function readSquares(position: Position, input: Move, board: BoardRecord): Found<Move> | Refused {
  if (isLegal(position, input)) return { ok: true, value: input };
  const told = explainMove(position, input, gameOf(board));
  if (told.legal) return { ok: true, value: told.move };
  const castling = castlings(position).find(
    ({ move, kingTo }) => move.from === input.from && kingTo === input.to && input.from !== input.to,
  );
  if (castling !== undefined) return { ok: true, value: castling.move };
  const own = legalMovesFrom(position, input.from);
  const possible = (own.length > 0 ? own : legalMoves(position)).map((move) => formatSan(position, move));
  const text = `${input.from}${input.to}`;
  const facts = { ...illegalFacts(position, told.move, told), acts: handActs(position, input) };
  return refuse('illegalMove', { ...facts, text, possible });
}

/** The game so far, for what its history explains. */
function gameOf(board: BoardRecord): Game {
  return { start: startOf(board).position, moves: board.plies.map(playedAt) };
}
