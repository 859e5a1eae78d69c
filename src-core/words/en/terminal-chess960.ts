import type { CastlingForm, Color, CountStep, Role, StartFault } from '../../chess/index.ts';
import type { Decided, DrawFault } from '../../tournament/index.ts';
import { fenErrorText } from './fen.ts';
import type { Chess960Words } from '../es/terminal-chess960.ts';

const list = (squares: readonly string[]): string => squares.join(' ');

const roles: Readonly<Record<Role, string>> = {
  king: 'kings',
  queen: 'queens',
  rook: 'rooks',
  bishop: 'bishops',
  knight: 'knights',
  pawn: 'pawns',
};

const pieces: Readonly<Record<CountStep['piece'] | Decided, string>> = {
  lightBishop: 'light-square bishop',
  darkBishop: 'dark-square bishop',
  queen: 'queen',
  knights: 'knights',
  knight: 'knight',
  number: 'number',
};

const forms: Readonly<Record<CastlingForm, string>> = {
  double: 'king and rook both move',
  transposition: 'king and rook change places',
  kingOnly: 'only the king moves',
  rookOnly: 'only the rook moves',
};

const colors: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

const startFault = (fault: StartFault, text: string): string => {
  switch (fault.code) {
    case 'noSuchNumber':
      return `start positions are numbered 0 to 959; ${fault.text} is none`;
    case 'unknownLetter':
      return `"${fault.letter}" at place ${fault.column} is no piece (KQRBN, or RDTAC in Spanish)`;
    case 'length':
      return `a back rank has 8 pieces, this one ${fault.letters}`;
    case 'pieceCount':
      return `${roles[fault.role]}: ${fault.count}, not ${fault.needed}`;
    case 'bishopsOnOneColor':
      return `the bishops stand on squares of one colour (${list(fault.squares)})`;
    case 'kingNotBetweenRooks':
      return `the king (${fault.king}) does not stand between the rooks (${list(fault.rooks)})`;
    case 'fen':
      return fenErrorText(fault.error, text);
    case 'notMirrored':
      return `Black's pieces do not stand opposite White's (${list(fault.squares)})`;
    case 'pawnsNotHome':
      return `pawns are not at home (${list(fault.squares)})`;
    case 'menInTheMiddle':
      return `something stands in the middle of the board (${list(fault.squares)})`;
    case 'blackToMove':
      return 'White moves first';
    case 'rightsMissing':
      return `castling is not possible any more with the rooks on ${list(fault.rooks)}`;
  }
};

const drawFault = (fault: DrawFault): string => {
  switch (fault.code) {
    case 'nothingAllowed':
      return 'no number is left to draw';
    case 'badSecret':
      return 'a secret is 64 hexadecimal digits in small letters';
    case 'badInput':
      return `input ${fault.at} is not one line of text without spaces at its ends`;
    case 'badThrow':
      return `throw ${fault.at} is ${fault.thrown}, not ${fault.lowest} to ${fault.highest}`;
    case 'throwsMissing':
      return `after ${fault.given} throws nothing is drawn yet; next: ${pieces[fault.decides]}`;
    case 'throwsLeft':
      return `the number was known after ${fault.taken} throws, but there are ${fault.given}`;
    case 'notAllowed':
      return `number ${fault.number} is excluded or was drawn before`;
    case 'authorityMissing':
      return 'a position set by hand needs who set it (--authority)';
    case 'reasonMissing':
      return 'a position set by hand needs a reason (--reason)';
    case 'boardMissing':
      return 'with a draw for each board, the board is needed (--board)';
  }
};

export const chess960: Chess960Words = {
  heading: (number, rank) => `Start position ${number}: ${rank}`,
  countStep: ({ piece, index, ways, free, squares }) =>
    `  ${pieces[piece]}: way ${index} of 0-${ways - 1}, free ${list(free)} -> ${list(squares)}`,
  rest: (squares) => `  left over, rook king rook: ${list(squares)}`,
  sum: ([light = 0, dark = 0, queen = 0, knights = 0], number) =>
    `  ${light} + 4 x (${dark} + 4 x (${queen} + 6 x ${knights})) = ${number}`,
  castling: ({ color, side, form, king, rook, mustBeEmpty, mayStayFilled, onMoveOne }) =>
    [
      `${colors[color]} ${side === 'king-side' ? '0-0' : '0-0-0'}: ${forms[form]}; king ${king.from}-${king.to}, rook ${rook.from}-${rook.to}`,
      onMoveOne ? 'possible on move 1' : `must be empty: ${list(mustBeEmpty)}`,
      ...(mayStayFilled.length > 0 ? [`may stay filled: ${list(mayStayFilled)}`] : []),
    ].join('; '),
  undefended: (squares) => `Pawns nothing protects: ${squares.length > 0 ? list(squares) : 'none'}`,
  mirror: (number, rank) => `Mirror: ${number} ${rank}`,
  startFault,
  drawFault,
  certificateFault(fault) {
    if (fault.code === 'badField')
      return fault.field === ''
        ? 'this is no certificate'
        : `no certificate of a draw: "${fault.field}" is missing or cannot be`;
    if (fault.code === 'twice') return `${fault.field} is named more than once`;
    if (fault.code === 'differs')
      return `${fault.field}: says ${fault.found ?? 'nothing'}, the draw gives ${fault.expected ?? 'no such thing'}`;
    return drawFault(fault);
  },
  throwStep({ decides, thrown, outcome }) {
    const what = thrown.length > 0 ? `${thrown.join(' ')}: ${pieces[decides]}` : pieces[decides];
    if (outcome.kind === 'square') return `${what} on ${outcome.square}`;
    if (outcome.kind === 'number') return `${what} ${outcome.number}`;
    const number = outcome.number === null ? '' : ` ${outcome.number}`;
    return `${what}${number}, ${outcome.why === 'tooHigh' ? 'too high' : 'not allowed'}: again`;
  },
  drawn: (number, rank) => `Drawn: ${number} ${rank}`,
  commitment: (commitment) => `Commitment: ${commitment}`,
  secret: (secret) => `Secret: ${secret}`,
  commitmentLate:
    'The secret was made just now: nobody could see the commitment before. --commit publishes one first.',
  holds: (number, rank, method) => `The certificate holds: ${number} ${rank} (${method}).`,
  toldOnly:
    'Told, not proved by it: the hour, the witnesses, an authority and its reason. That the secret was made before is proved by the commitment the hall saw (--commitment).',
  commitmentDiffers: (published) => `the commitment is not the one published (${published})`,
  notANumber: (option, text) => `${option} takes numbers 0-959 with commas, not "${text}"`,
  notThrows: (text) => `--throws takes the faces thrown, with or without commas, not "${text}"`,
  notFor: (option, method) => `${option} has no place in --method ${method}`,
  badSecretFile: (path) => `${path} holds no secret (64 hexadecimal digits)`,
  secretFileThere: (path) => `${path} is there already: a secret is never written over`,
  cannotWrite: (path, reason) => `${path} cannot be written (${reason})`,
  arbiter: 'the arbiter',
};
