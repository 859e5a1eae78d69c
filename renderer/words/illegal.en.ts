import type { Refusal } from '../../src-core/desk-api.ts';

type Facts = Refusal['facts'];

export const roles: Readonly<Record<string, string>> = {
  pawn: 'pawn',
  knight: 'knight',
  bishop: 'bishop',
  rook: 'rook',
  queen: 'queen',
  king: 'king',
};

const sides: Readonly<Record<string, string>> = {
  'king-side': 'Castling king-side',
  'queen-side': 'Castling queen-side',
};

const lost: Readonly<Record<string, (f: Facts) => string>> = {
  kingMoved: (f) => `the king has moved (move ${f['moveNumber']})`,
  rookMoved: (f) => `that rook has moved (move ${f['moveNumber']})`,
  rookCaptured: (f) => `that rook was captured (move ${f['moveNumber']})`,
  unknown: () => 'king or rook has moved',
};

/** Why a move is not legal, by the code of explainMove (fact `why`): one sentence that a player understands. */
const reasons: Readonly<Record<string, (f: Facts) => string>> = {
  gameIsOver: (f) =>
    f['ending'] === 'checkmate' ? 'The game is over: checkmate.' : 'The game is over: stalemate.',
  noPieceThere: (f) => `There is no piece on ${f['square']}.`,
  notYourPiece: (f) => `The ${man(f)} belongs to the opponent.`,
  sameSquare: (f) => `The ${man(f)} has not moved.`,
  notThatPiecesWay: (f) => `The ${man(f)} does not move to ${f['to']}.`,
  blockedAt: (f) => `The way is blocked by the ${man(f)}.`,
  ownPieceThere: (f) => `An own piece is there: the ${man(f)}.`,
  nothingToCapture: (f) => `There is nothing to capture on ${f['square']}.`,
  epNotPossible: (f) => `The pawn on ${f['pawn']} has not just moved two squares: no capture en passant.`,
  epNoLonger: (f) =>
    `The pawn on ${f['pawn']} moved two squares at move ${f['moveNumber']}: it could be captured en passant on the next move only.`,
  promotionMissing: () => 'A piece must be chosen for the pawn: queen, rook, bishop or knight.',
  promotionNotAllowed: (f) => `The ${man(f)} does not promote with this move.`,
  kingIntoAttack: (f) => `On ${f['square']} the king would be attacked by ${by(f)}.`,
  stillInCheck: (f) => `The king on ${f['king']} would still be in check from ${by(f)}.`,
  kingLeftAttacked: (f) => `The piece is pinned: the king on ${f['king']} would be attacked by ${by(f)}.`,
  castlingRightLost: (f) =>
    `${side(f)} is no longer allowed: ${(lost[String(f['because'])] ?? lost['unknown'])?.(f)}.`,
  castlingNoRook: (f) => `${side(f)} is not possible: there is no rook on that side.`,
  castlingOutOfCheck: (f) => `${side(f)} is not possible now: the king is in check from ${by(f)}.`,
  castlingBlocked: (f) => `${side(f)} is not possible now: the ${man(f)} is in the way.`,
  castlingThroughAttack: (f) => `${side(f)} is not possible now: ${f['square']} is attacked by ${by(f)}.`,
  castlingIntoAttack: (f) => `${side(f)} is not possible now: ${f['square']} is attacked by ${by(f)}.`,
  noSuchPiece: () => 'There is no such piece.',
  wrongLanguage: () => 'The letter of the piece belongs to another language.',
  illegal: () => 'No legal move is written like that.',
};

/** One sentence; empty where the code is not known. */
export function whyIllegal(facts: Facts): string {
  return reasons[String(facts['why'])]?.(facts) ?? '';
}

function man(f: Facts): string {
  return `${roles[String(f['role'])] ?? 'piece'} on ${f['square']}`;
}

function side(f: Facts): string {
  return sides[String(f['side'])] ?? 'Castling';
}

function by(f: Facts): string {
  const squares = Array.isArray(f['by']) ? f['by'] : [];
  const byRoles = Array.isArray(f['byRoles']) ? f['byRoles'] : [];
  return squares.map((square, at) => `the ${roles[byRoles[at] ?? ''] ?? 'piece'} on ${square}`).join(' and ');
}
