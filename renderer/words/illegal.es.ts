import type { Refusal } from '../../src-core/desk-api.ts';

type Facts = Refusal['facts'];

export const roles: Readonly<Record<string, string>> = {
  pawn: 'el peón',
  knight: 'el caballo',
  bishop: 'el alfil',
  rook: 'la torre',
  queen: 'la dama',
  king: 'el rey',
};

const sides: Readonly<Record<string, string>> = {
  'king-side': 'El enroque corto',
  'queen-side': 'El enroque largo',
};

const lost: Readonly<Record<string, (f: Facts) => string>> = {
  kingMoved: (f) => `el rey ya se ha movido (jugada ${f['moveNumber']})`,
  rookMoved: (f) => `esa torre ya se ha movido (jugada ${f['moveNumber']})`,
  rookCaptured: (f) => `esa torre fue capturada (jugada ${f['moveNumber']})`,
  unknown: () => 'el rey o la torre ya se han movido',
};

/** Por qué una jugada no es legal, según el código de explainMove (dato `why`): una frase que un jugador entiende. */
const reasons: Readonly<Record<string, (f: Facts) => string>> = {
  gameIsOver: (f) =>
    f['ending'] === 'checkmate'
      ? 'La partida ha terminado: jaque mate.'
      : 'La partida ha terminado: rey ahogado.',
  noPieceThere: (f) => `No hay ninguna pieza en ${f['square']}.`,
  notYourPiece: (f) => `${capital(man(f))} es del rival.`,
  sameSquare: (f) => `${capital(man(f))} no se ha movido.`,
  notThatPiecesWay: (f) => `${capital(man(f))} no va a ${f['to']}.`,
  blockedAt: (f) => `${capital(man(f))} está en medio.`,
  ownPieceThere: (f) => `En ${f['square']} hay una pieza propia: ${roles[String(f['role'])] ?? 'una pieza'}.`,
  nothingToCapture: (f) => `En ${f['square']} no hay nada que capturar.`,
  epNotPossible: (f) => `El peón de ${f['pawn']} no acaba de avanzar dos casillas: no hay captura al paso.`,
  epNoLonger: (f) =>
    `El peón de ${f['pawn']} avanzó dos casillas en la jugada ${f['moveNumber']}: solo se podía capturar al paso en la jugada siguiente.`,
  promotionMissing: () => 'Hay que elegir la pieza del peón: dama, torre, alfil o caballo.',
  promotionNotAllowed: (f) => `${capital(man(f))} no corona con esta jugada.`,
  kingIntoAttack: (f) => `En ${f['square']} el rey quedaría atacado por ${by(f)}.`,
  stillInCheck: (f) => `El rey de ${f['king']} seguiría en jaque de ${by(f)}.`,
  kingLeftAttacked: (f) => `La pieza está clavada: el rey de ${f['king']} quedaría atacado por ${by(f)}.`,
  castlingRightLost: (f) =>
    `${side(f)} ya no se puede: ${(lost[String(f['because'])] ?? lost['unknown'])?.(f)}.`,
  castlingNoRook: (f) => `${side(f)} no se puede: no hay torre en ese lado.`,
  castlingOutOfCheck: (f) => `${side(f)} no se puede ahora: el rey está en jaque de ${by(f)}.`,
  castlingBlocked: (f) => `${side(f)} no se puede ahora: ${man(f)} está en medio.`,
  castlingThroughAttack: (f) => `${side(f)} no se puede ahora: ${f['square']} está atacada por ${by(f)}.`,
  castlingIntoAttack: (f) => `${side(f)} no se puede ahora: ${f['square']} está atacada por ${by(f)}.`,
  noSuchPiece: () => 'No hay ninguna pieza así.',
  wrongLanguage: () => 'La letra de la pieza es de otro idioma.',
  illegal: () => 'Ninguna jugada legal se escribe así.',
};

/** Una frase; vacía si el código no se conoce. */
export function whyIllegal(facts: Facts): string {
  return reasons[String(facts['why'])]?.(facts) ?? '';
}

function man(f: Facts): string {
  return `${roles[String(f['role'])] ?? 'la pieza'} de ${f['square']}`;
}

function side(f: Facts): string {
  return sides[String(f['side'])] ?? 'El enroque';
}

function by(f: Facts): string {
  const squares = Array.isArray(f['by']) ? f['by'] : [];
  const byRoles = Array.isArray(f['byRoles']) ? f['byRoles'] : [];
  return squares.map((square, at) => `${roles[byRoles[at] ?? ''] ?? 'la pieza'} de ${square}`).join(' y ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
