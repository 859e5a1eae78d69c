import type { FenError } from '../../chess/fen-error.ts';
import type { RightsDoubt } from '../../chess/rights-doubted.ts';

const colors = { white: 'Blancas', black: 'Negras' } as const;
const pieces = {
  pawn: 'un peón',
  knight: 'un caballo',
  bishop: 'un alfil',
  rook: 'una torre',
  queen: 'una dama',
  king: 'un rey',
} as const;

/** En qué parte de un FEN. */
export const fields: Readonly<Record<FenError['field'], string>> = {
  board: 'el tablero',
  turn: 'el turno',
  castling: 'los derechos de enroque',
  enPassant: 'la casilla de captura al paso',
  quietPlies: 'la cuenta de jugadas sin captura ni peón',
  moveNumber: 'el número de jugada',
  text: 'el texto',
};

/** Por qué se rechaza un FEN, y qué sería correcto. */
export function fenReason(e: FenError): string {
  switch (e.code) {
    case 'fieldMissing':
      return 'falta';
    case 'extraField':
      return `sobra el campo «${e.text}»`;
    case 'rankCount':
      return `un tablero tiene 8 filas, este ${e.ranks}`;
    case 'rankLength':
      return `la fila ${e.rank} tiene ${e.squares} casillas, no 8`;
    case 'unknownLetter':
      return `«${e.letter}» no es pieza ni número de casillas vacías`;
    case 'digitsSideBySide':
      return `hay dos cifras seguidas en la fila ${e.rank}: súmelas`;
    case 'notATurn':
      return `«${e.text}» no es w ni b`;
    case 'notASquare':
      return `«${e.text}» no es una casilla; ponga - si no la hay`;
    case 'notANumber':
      return `«${e.text}» no es un número entero`;
    case 'rightTwice':
      return `el derecho «${e.letter}» está dos veces`;
    case 'noKing':
      return `${colors[e.color]} no tienen rey`;
    case 'severalKings':
      return `${colors[e.color]} tienen reyes en ${e.squares.join(', ')}`;
    case 'pawnOnLastRank':
      return `${pieces[e.piece.role]} no puede estar en ${e.square}`;
    case 'tooManyPawns':
      return `${colors[e.color]} tienen ${e.count} peones, y 8 es lo más`;
    case 'tooManyMen':
      return `${colors[e.color]} tienen ${e.count} piezas, y 16 es lo más`;
    case 'tooManyPromoted':
      return `${colors[e.color]} tienen ${e.promoted} piezas coronadas, pero solo faltan ${e.missingPawns} peones`;
    case 'waitingSideInCheck':
      return `el rey de ${e.king} está atacado desde ${e.by.join(', ')}, y no es su turno`;
    case 'tooManyCheckers':
      return `el rey de ${e.king} está atacado a la vez desde ${e.by.join(', ')}: ninguna jugada hace eso`;
    case 'rightWithoutKing':
      return `el derecho «${e.letter}» no puede ser: el rey de ${colors[e.color]} está en ${e.king}`;
    case 'rightWithoutRook':
      return `el derecho «${e.letter}» no puede ser: no hay torre de ${colors[e.color]}${e.rook === null ? ' en ese lado' : ` en ${e.rook}`}. Quite la letra o ponga la torre`;
    case 'rightsOnOneSide':
      return `los dos derechos de ${colors[e.color]} están al mismo lado del rey (${e.rooks.join(', ')})`;
    case 'rightNotStandard':
      return `el derecho «${e.letter}» (torre en ${e.rook}) solo existe en Chess960: diga que lo es`;
    case 'epWrongRank':
      return `ningún peón puede acabar de pasar por ${e.square}`;
    case 'epOccupied':
      return `${e.square} no está vacía: ningún peón acaba de pasar por ella`;
    case 'epWithoutPawn':
      return `no hay en ${e.pawn} un peón que acabe de pasar por ${e.square}`;
  }
}

/** Por qué los derechos de enroque no pueden venir de una posición inicial: una nota; se puede seguir jugando. */
export function rightsDoubt(doubt: RightsDoubt): string {
  switch (doubt.code) {
    case 'kingOnEdge':
      return `Estos derechos de enroque no vienen de ninguna posición inicial: el rey de ${colors[doubt.color]} habría empezado en ${doubt.king}, y no entre sus torres.`;
    case 'kingsOnFiles':
      return `Estos derechos de enroque no vienen de ninguna posición inicial: los reyes habrían empezado en ${doubt.white} y ${doubt.black}, que no están en la misma columna.`;
    case 'rooksOnFiles':
      return `Estos derechos de enroque no vienen de ninguna posición inicial: las torres del lado ${doubt.side === 'king-side' ? 'del rey' : 'de la dama'} habrían empezado en ${doubt.white} y ${doubt.black}, que no están en la misma columna.`;
    case 'startLacksRights':
      return `Las piezas están como en la posición inicial ${doubt.number}, y no se dan todos los derechos de enroque: una posición inicial tiene ${doubt.rights}.`;
  }
}

export const refused = (where: string, column: number, why: string): string =>
  `La posición no se puede usar: en ${where} (columna ${column}) ${why}.`;

/** What is wrong with a FEN, and the FEN. */
export const fenErrorText = (error: FenError, text: string): string =>
  `${refused(fields[error.field], error.column, fenReason(error))} ${text}`;
