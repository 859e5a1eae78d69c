import type { Game, Move, Position, Square } from './types.ts';
import type { IllegalReason, Man, MoveExplanation, MoveFacts } from './move-reasons.ts';
import type { Board } from './board.ts';
import { boardShowing, ending, endingOn, pieceAt } from './position.ts';
import { legalCode } from './board-moves.ts';
import { castlingMeant } from './castling-meant.ts';
import { CASTLING, EN_PASSANT } from './move-code.ts';
import { BOTH, KIND, KING, PAWN, WHITE } from './pieces.ts';
import { BY_LINE, MIDDLE, ATTACK_OF, RELATION, STEP } from './geometry.ts';
import { attackersNow, manOn, pieceOf } from './men.ts';
import { explainCastling } from './explain-castling.ts';
import { passedOver, whyNoEnPassant } from './explain-en-passant.ts';
import { RANK, rankOf, squareName, squareNumber } from './squares.ts';

/**
 * Why a move is legal and what it does, or why it is not, with the facts. Answers for any pair of squares. A
 * castling may also be given as the king's two squares in standard chess. With the game that led to the position
 * it also tells when a castling right was lost and when an en passant capture was possible.
 */
export function explainMove(position: Position, move: Move, game?: Game): MoveExplanation {
  const castling = move.promotion === undefined ? castlingMeant(position, move) : null;
  const meant = castling?.move ?? move;
  const board = boardShowing(position);
  const code = legalCode(board, meant);
  if (code !== null) return { legal: true, ...moveFacts(board, meant, code) };
  const over = ending(position);
  const reason = !board.oneKingEach
    ? ({ code: 'notOneKingEach', facts: {} } as const)
    : over !== null && over.kind !== 'deadPosition'
      ? ({ code: 'gameIsOver', facts: { ending: over } } as const)
      : castling !== null
        ? explainCastling(position, castling, game)
        : explainStep(position, board, move, game);
  return { legal: false, move: meant, ...reason };
}

function moveFacts(board: Board, move: Move, code: number): MoveFacts {
  const from = squareNumber(move.from);
  const to = squareNumber(move.to);
  const enPassant = (code & EN_PASSANT) !== 0;
  const isCastling = (code & CASTLING) !== 0;
  const captured = isCastling ? null : manOn(board, enPassant ? (from & 0xf0) | (to & 15) : to);
  const piece = pieceOf(board, from);
  board.make(code);
  const facts: MoveFacts = {
    move,
    piece,
    captured,
    enPassant,
    castling: isCastling ? (to > from ? 'king-side' : 'queen-side') : null,
    check: board.inCheck(),
    ending: endingOn(board),
  };
  board.unmake(code);
  return facts;
}

/** The reason for any move that is not legal and no castling. */
function explainStep(position: Position, board: Board, move: Move, game: Game | undefined): IllegalReason {
  const piece = pieceAt(position, move.from);
  if (piece === null) return { code: 'noPieceThere', facts: { square: move.from } };
  const man: Man = { square: move.from, piece };
  if (piece.color !== position.turn) return { code: 'notYourPiece', facts: man };
  if (move.from === move.to) return { code: 'sameSquare', facts: man };
  const from = squareNumber(move.from);
  const to = squareNumber(move.to);
  return (
    wayBarred(position, board, move, game) ??
    kingOn(board, to) ??
    kingInDanger(board, from, to, passedOver(position, game)) ??
    promotionFault(man, move) ?? { code: 'notThatPiecesWay', facts: { ...man, to: move.to } }
  );
}

function wayBarred(
  position: Position,
  board: Board,
  move: Move,
  game: Game | undefined,
): IllegalReason | null {
  const from = squareNumber(move.from);
  const to = squareNumber(move.to);
  const piece = board.squares[from] ?? 0;
  if ((piece & KIND) === PAWN) return pawnBarred(position, board, move, game);
  const relation = (RELATION[to - from + MIDDLE] ?? 0) & (ATTACK_OF[piece] ?? 0);
  if (relation === 0) return notItsWay(board, from, move.to);
  const blocker = (relation & BY_LINE) === 0 ? null : firstMan(board, from, to);
  if (blocker !== null) return { code: 'blockedAt', facts: blocker };
  return ownManOn(board, to);
}

function notItsWay(board: Board, from: number, to: Square): IllegalReason {
  return { code: 'notThatPiecesWay', facts: { square: squareName(from), piece: pieceOf(board, from), to } };
}

/** The first man strictly between two places of one line. */
function firstMan(board: Board, from: number, to: number): Man | null {
  const step = STEP[to - from + MIDDLE] ?? 0;
  for (let place = from + step; place !== to; place += step) {
    const man = manOn(board, place);
    if (man !== null) return man;
  }
  return null;
}

function ownManOn(board: Board, to: number): IllegalReason | null {
  const man = manOn(board, to);
  return man === null || man.piece.color !== board.color() ? null : { code: 'ownPieceThere', facts: man };
}

function kingOn(board: Board, to: number): IllegalReason | null {
  const man = manOn(board, to);
  return man?.piece.role === 'king' ? { code: 'kingNotCaptured', facts: man } : null;
}

function pawnBarred(
  position: Position,
  board: Board,
  move: Move,
  game: Game | undefined,
): IllegalReason | null {
  const from = squareNumber(move.from);
  const to = squareNumber(move.to);
  const up = board.turn === WHITE ? RANK : -RANK;
  const forward = to - from;
  const onFirstPlace = rankOf(from) === (board.turn === WHITE ? 1 : 6);
  if (forward === up || (forward === 2 * up && onFirstPlace)) {
    const blocker = manOn(board, from + up) ?? manOn(board, to);
    return blocker === null ? null : { code: 'blockedAt', facts: blocker };
  }
  if (forward !== up + 1 && forward !== up - 1) return notItsWay(board, from, move.to);
  if (manOn(board, to) !== null) return ownManOn(board, to);
  if (to === board.epTarget || move.to === passedOver(position, game)) return null;
  const noEnPassant = whyNoEnPassant(position, move, game);
  if (noEnPassant === null) return { code: 'nothingToCapture', facts: { square: move.to } };
  // How the pawn came beside is not known without the game; that the king would be attacked is.
  const danger = game === undefined ? kingInDanger(board, from, to, move.to) : null;
  return danger ?? noEnPassant;
}

/**
 * Makes the move as if kings did not matter and looks who attacks the own king then. `passed` is the square the
 * opponent's pawn has just passed over, kept by no position if capturing there would leave the king attacked.
 */
function kingInDanger(board: Board, from: number, to: number, passed: Square | null): IllegalReason | null {
  const kingMoves = ((board.squares[from] ?? 0) & KIND) === KING;
  const checked = board.inCheck();
  const kingBefore = board.king(board.turn);
  const { epTarget } = board;
  if (passed !== null) board.epTarget = squareNumber(passed);
  const code = board.encodePlaces(from, to, 0);
  board.make(code);
  const king = board.king(board.turn ^ BOTH);
  board.turn ^= BOTH;
  const by = attackersNow(board, king);
  board.turn ^= BOTH;
  board.unmake(code);
  board.epTarget = epTarget;
  if (by.length === 0) return null;
  if (kingMoves) return { code: 'kingIntoAttack', facts: { square: squareName(king), by } };
  const still = checked && by.some((man) => board.attacks(squareNumber(man.square), kingBefore));
  return { code: still ? 'stillInCheck' : 'kingLeftAttacked', facts: { king: squareName(king), by } };
}

function promotionFault(man: Man, move: Move): IllegalReason | null {
  const lastRank = man.piece.color === 'white' ? '8' : '1';
  const promotes = man.piece.role === 'pawn' && move.to.charAt(1) === lastRank;
  if (promotes && move.promotion === undefined) {
    return { code: 'promotionMissing', facts: { choices: ['queen', 'rook', 'bishop', 'knight'] } };
  }
  return !promotes && move.promotion !== undefined ? { code: 'promotionNotAllowed', facts: man } : null;
}
