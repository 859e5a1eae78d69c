import { castlingMeant } from '../castling-meant.ts';
import { explainMove } from '../explain.ts';
import { illegalFacts } from '../illegal-facts.ts';
import { pieceAt, squaresOf } from '../position.ts';
import { kingGoesTo, rookGoesTo } from '../castling-squares.ts';
import { SQUARES, squareName, squareNumber } from '../squares.ts';
import type { Color, Game, Move, Position, PromotionRole, Square } from '../types.ts';
import { changesOf, colorOn, letterOn, manAt, withLetters } from './changes.ts';
import type { Changes } from './changes.ts';
import type { StandsFault } from './stands-reading.ts';

/** A chessboard held against the position before, which no legal move leads to, whole or half. */
export interface Wrong {
  readonly position: Position;
  readonly game: Game | undefined;
  readonly stands: string;
  readonly changes: Changes;
}

/** What is wrong where one man was moved, or the two of a castling or en passant capture, or one taken off or put on. */
export function faultOf(wrong: Wrong): StandsFault | null {
  return (
    wrongCastling(wrong) ??
    oneManMoved(wrong) ??
    castledElsewhere(wrong) ??
    oneManExchanged(wrong) ??
    onlyOff(wrong)
  );
}

function badMove({ position, game }: Wrong, move: Move): StandsFault | null {
  const told = explainMove(position, move, game);
  if (told.legal) return null;
  const why = illegalFacts(position, { from: move.from, to: move.to }, told);
  return { code: 'badMove', from: move.from, to: move.to, why };
}

/** King and rook stand as after a castling, which was not legal. */
function wrongCastling(wrong: Wrong): StandsFault | null {
  const { position, stands } = wrong;
  const { board, turn } = position;
  const [king] = squaresOf(position, turn, 'king');
  const castled = squaresOf(position, turn, 'rook').find((rook) => {
    if (king === undefined || castlingMeant(position, { from: king, to: rook }) === null) return false;
    const [at, rookAt] = [squareNumber(king), squareNumber(rook)];
    const after = withLetters(board, [
      [king, '.'],
      [rook, '.'],
      [squareName(kingGoesTo(at, rookAt)), letterOn(board, king)],
      [squareName(rookGoesTo(at, rookAt)), letterOn(board, rook)],
    ]);
    return after === stands;
  });
  return king === undefined || castled === undefined ? null : badMove(wrong, { from: king, to: castled });
}

/** King and rook alone are off their squares, as if to castle: on other squares of their rank, or in the hand (4.4). */
function castledElsewhere(wrong: Wrong): StandsFault | null {
  const { position, stands, changes } = wrong;
  const roleBefore = (square: Square): string | null => roleOf(position.board, square, position.turn);
  const [king, rook] = ['king', 'rook'].map((role) =>
    changes.gone.find((square) => roleBefore(square) === role),
  );
  if (king === undefined || rook === undefined || changes.gone.length !== 2) return null;
  if (castlingMeant(position, { from: king, to: rook }) === null) return null;
  const after = changes.come.map((square) => roleOf(stands, square, position.turn));
  if (after.some((role, at) => after.indexOf(role) !== at || (role !== 'king' && role !== 'rook')))
    return null;
  if (changes.come.some((square) => square.charAt(1) !== king.charAt(1))) return null;
  return badMove(wrong, { from: king, to: rook }) ?? { code: 'castledElsewhere', rook };
}

function roleOf(board: string, square: Square, color: Color): string | null {
  const man = manAt(board, square);
  return man?.color === color ? man.role : null;
}

/** One man stands elsewhere, with what it took there, or beside it as if in passing. */
function oneManMoved(wrong: Wrong): StandsFault | null {
  const { position, stands, changes } = wrong;
  const [to, ...others] = changes.come;
  if (to === undefined || others.length > 0) return null;
  const left = changes.gone.filter((square) => square !== to);
  const from = left.find((square) => letterOn(position.board, square) === letterOn(stands, to));
  const rest = left.filter((square) => square !== from);
  if (from === undefined) return promotionFault(wrong, to, left);
  if (rest.length > 0 && !isPassing(position, from, to, rest)) return null;
  if (isEnemyKing(position, to)) return { code: 'kingTaken', square: to };
  return badMove(wrong, { from, to });
}

function isEnemyKing(position: Position, square: Square): boolean {
  const man = pieceAt(position, square);
  return man?.role === 'king' && man.color !== position.turn;
}

function isPassing(
  position: Position,
  from: Square,
  to: Square,
  [taken, ...more]: readonly Square[],
): boolean {
  const pawn = pieceAt(position, from);
  const beside = SQUARES.find((square) => square === `${to.charAt(0)}${from.charAt(1)}`);
  return pawn?.role === 'pawn' && more.length === 0 && taken === beside && taken !== from;
}

/** A pawn that became on another square what it may not become, or in a way it may not go. */
function promotionFault(wrong: Wrong, to: Square, [from, ...more]: readonly Square[]): StandsFault | null {
  const { position, stands } = wrong;
  if (from === undefined || more.length > 0 || manAt(position.board, from)?.role !== 'pawn') return null;
  const became = manAt(stands, to);
  const role = became === null ? null : promotionRoleOf(became.role);
  const own = became?.color === colorOn(position.board, from);
  const last = position.turn === 'white' ? '8' : '1';
  if (role === null || !own || to.charAt(1) !== last) return { code: 'wronglyExchanged', square: to };
  return badMove(wrong, { from, to, promotion: role });
}

function promotionRoleOf(role: string): PromotionRole | null {
  return role === 'queen' || role === 'rook' || role === 'bishop' || role === 'knight' ? role : null;
}

/** Another man stands where one stood, or one where none stood. */
function oneManExchanged({ changes }: Wrong): StandsFault | null {
  const [square, ...others] = changes.come;
  if (square === undefined || others.length > 0 || changes.gone.some((each) => each !== square)) return null;
  return changes.gone.length === 0 ? { code: 'manPutOn', square } : { code: 'wronglyExchanged', square };
}

/** Men were only taken off. */
function onlyOff({ changes }: Wrong): StandsFault | null {
  return changes.come.length === 0 ? { code: 'takenByNoMove', squares: changes.gone } : null;
}

/** What is wrong where the chessboard of a legal move, or of none, is left with these other changes. */
export function faultBesides(base: string, stands: string): StandsFault {
  const { gone, come } = changesOf(base, stands);
  const [square] = come;
  if (square !== undefined && gone.length === 0) return { code: 'manPutOn', square };
  return come.length === 0 ? { code: 'takenByNoMove', squares: gone } : { code: 'menMoved', squares: gone };
}
