/** Start positions of Chess960 and their draw, as the terminal says them. */
import type { CastlingForm, Color, CountStep, Role, StartCastling, StartFault } from '../../chess/index.ts';
import type { CertificateFault, Decided, DrawFault, ThrowStep } from '../../tournament/index.ts';
import { fenErrorText } from './fen.ts';

export interface Chess960Words {
  heading(number: number, rank: string): string;
  countStep(step: CountStep): string;
  rest(squares: readonly string[]): string;
  sum(indices: readonly number[], number: number): string;
  castling(castling: StartCastling): string;
  undefended(squares: readonly string[]): string;
  mirror(number: number, rank: string): string;
  /** What is wrong with a text that is no start position. */
  startFault(fault: StartFault, text: string): string;
  drawFault(fault: DrawFault): string;
  certificateFault(fault: CertificateFault): string;
  throwStep(step: ThrowStep): string;
  drawn(number: number, rank: string): string;
  commitment(commitment: string): string;
  secret(secret: string): string;
  readonly commitmentLate: string;
  holds(number: number, rank: string, method: string): string;
  /** What no calculation proves. */
  readonly toldOnly: string;
  commitmentDiffers(published: string): string;
  notANumber(option: string, text: string): string;
  notThrows(text: string): string;
  notFor(option: string, method: string): string;
  badSecretFile(path: string): string;
  secretFileThere(path: string): string;
  cannotWrite(path: string, reason: string): string;
  readonly arbiter: string;
}

const list = (squares: readonly string[]): string => squares.join(' ');

const roles: Readonly<Record<Role, string>> = {
  king: 'reyes',
  queen: 'damas',
  rook: 'torres',
  bishop: 'alfiles',
  knight: 'caballos',
  pawn: 'peones',
};

const pieces: Readonly<Record<CountStep['piece'] | Decided, string>> = {
  lightBishop: 'alfil de casillas blancas',
  darkBishop: 'alfil de casillas negras',
  queen: 'dama',
  knights: 'caballos',
  knight: 'caballo',
  number: 'número',
};

const forms: Readonly<Record<CastlingForm, string>> = {
  double: 'se mueven el rey y la torre',
  transposition: 'el rey y la torre cambian de sitio',
  kingOnly: 'solo se mueve el rey',
  rookOnly: 'solo se mueve la torre',
};

const colors: Readonly<Record<Color, string>> = { white: 'Blancas', black: 'Negras' };

const startFault = (fault: StartFault, text: string): string => {
  switch (fault.code) {
    case 'noSuchNumber':
      return `las posiciones iniciales se numeran de 0 a 959; ${fault.text} no es ninguna`;
    case 'unknownLetter':
      return `«${fault.letter}» en el lugar ${fault.column} no es ninguna pieza (RDTAC, o KQRBN en inglés)`;
    case 'length':
      return `una primera fila tiene 8 piezas, esta ${fault.letters}`;
    case 'pieceCount':
      return `${roles[fault.role]}: ${fault.count}, no ${fault.needed}`;
    case 'bishopsOnOneColor':
      return `los alfiles están en casillas del mismo color (${list(fault.squares)})`;
    case 'kingNotBetweenRooks':
      return `el rey (${fault.king}) no está entre las torres (${list(fault.rooks)})`;
    case 'fen':
      return fenErrorText(fault.error, text);
    case 'notMirrored':
      return `las piezas negras no están frente a las blancas (${list(fault.squares)})`;
    case 'pawnsNotHome':
      return `hay peones fuera de su casilla (${list(fault.squares)})`;
    case 'menInTheMiddle':
      return `hay algo en medio del tablero (${list(fault.squares)})`;
    case 'blackToMove':
      return 'empiezan las blancas';
    case 'rightsMissing':
      return `ya no se puede enrocar con las torres de ${list(fault.rooks)}`;
  }
};

const drawFault = (fault: DrawFault): string => {
  switch (fault.code) {
    case 'nothingAllowed':
      return 'no queda ningún número que sortear';
    case 'badSecret':
      return 'un secreto son 64 cifras hexadecimales en minúsculas';
    case 'badInput':
      return `la aportación ${fault.at} no es una línea de texto sin espacios en los extremos`;
    case 'badThrow':
      return `la tirada ${fault.at} es ${fault.thrown}, no de ${fault.lowest} a ${fault.highest}`;
    case 'throwsMissing':
      return `con ${fault.given} tiradas aún no ha salido nada; sigue: ${pieces[fault.decides]}`;
    case 'throwsLeft':
      return `el número se sabía con ${fault.taken} tiradas, pero hay ${fault.given}`;
    case 'notAllowed':
      return `el número ${fault.number} está excluido o ya salió`;
    case 'authorityMissing':
      return 'una posición fijada a mano lleva quién la fija (--authority)';
    case 'reasonMissing':
      return 'una posición fijada a mano lleva un motivo (--reason)';
    case 'boardMissing':
      return 'con un sorteo por tablero hace falta el tablero (--board)';
  }
};

export const chess960: Chess960Words = {
  heading: (number, rank) => `Posición inicial ${number}: ${rank}`,
  countStep: ({ piece, index, ways, free, squares }) =>
    `  ${pieces[piece]}: opción ${index} de 0-${ways - 1}, libres ${list(free)} -> ${list(squares)}`,
  rest: (squares) => `  lo que queda, torre rey torre: ${list(squares)}`,
  sum: ([light = 0, dark = 0, queen = 0, knights = 0], number) =>
    `  ${light} + 4 x (${dark} + 4 x (${queen} + 6 x ${knights})) = ${number}`,
  castling: ({ color, side, form, king, rook, mustBeEmpty, mayStayFilled, onMoveOne }) =>
    [
      `${colors[color]} ${side === 'king-side' ? '0-0' : '0-0-0'}: ${forms[form]}; rey ${king.from}-${king.to}, torre ${rook.from}-${rook.to}`,
      onMoveOne ? 'posible en la jugada 1' : `vacías: ${list(mustBeEmpty)}`,
      ...(mayStayFilled.length > 0 ? [`pueden seguir ocupadas: ${list(mayStayFilled)}`] : []),
    ].join('; '),
  undefended: (squares) => `Peones que nada defiende: ${squares.length > 0 ? list(squares) : 'ninguno'}`,
  mirror: (number, rank) => `Espejo: ${number} ${rank}`,
  startFault,
  drawFault,
  certificateFault(fault) {
    if (fault.code === 'badField')
      return fault.field === ''
        ? 'esto no es un certificado'
        : `no es un certificado de sorteo: «${fault.field}» falta o no puede ser`;
    if (fault.code === 'twice') return `${fault.field} está más de una vez`;
    if (fault.code === 'differs')
      return `${fault.field}: dice ${fault.found ?? 'nada'}, del sorteo sale ${fault.expected ?? 'que no lo hay'}`;
    return drawFault(fault);
  },
  throwStep({ decides, thrown, outcome }) {
    const what = thrown.length > 0 ? `${thrown.join(' ')}: ${pieces[decides]}` : pieces[decides];
    if (outcome.kind === 'square') return `${what} en ${outcome.square}`;
    if (outcome.kind === 'number') return `${what} ${outcome.number}`;
    const number = outcome.number === null ? '' : ` ${outcome.number}`;
    return `${what}${number}, ${outcome.why === 'tooHigh' ? 'demasiado alto' : 'no permitido'}: otra vez`;
  },
  drawn: (number, rank) => `Sale: ${number} ${rank}`,
  commitment: (commitment) => `Compromiso: ${commitment}`,
  secret: (secret) => `Secreto: ${secret}`,
  commitmentLate:
    'El secreto se ha hecho ahora mismo: nadie pudo ver antes el compromiso. --commit publica uno antes.',
  holds: (number, rank, method) => `El certificado es correcto: ${number} ${rank} (${method}).`,
  toldOnly:
    'Lo cuenta, y la cuenta no lo prueba: la hora, los testigos, una autoridad y su motivo. Que el secreto fuera anterior lo prueba el compromiso que vio la sala (--commitment).',
  commitmentDiffers: (published) => `el compromiso no es el que se publicó (${published})`,
  notANumber: (option, text) => `${option} lleva números 0-959 con comas, no «${text}»`,
  notThrows: (text) => `--throws lleva lo que salió, con comas o sin ellas, no «${text}»`,
  notFor: (option, method) => `${option} no tiene lugar en --method ${method}`,
  badSecretFile: (path) => `en ${path} no hay un secreto (64 cifras hexadecimales)`,
  secretFileThere: (path) => `${path} ya existe: un secreto nunca se escribe encima`,
  cannotWrite: (path, reason) => `no se puede escribir ${path} (${reason})`,
  arbiter: 'el árbitro',
};
