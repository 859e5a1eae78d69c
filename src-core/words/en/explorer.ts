import type { Asked, CastlingShown, HandStep } from '../../contract/position960-views.ts';
import type { CountStep, StartFault } from '../../chess/index.ts';

const pieces: Readonly<Record<CountStep['piece'], string>> = {
  lightBishop: 'Light-square bishop',
  darkBishop: 'Dark-square bishop',
  queen: 'Queen',
  knights: 'Knights',
};
const forms: Readonly<Record<CastlingShown['form'], string>> = {
  double: 'both move',
  transposition: 'change places',
  kingOnly: 'king alone',
  rookOnly: 'rook alone',
};
const sides = { white: 'White', black: 'Black' } as const;
const wings = { 'queen-side': '0-0-0', 'king-side': '0-0' } as const;
const steps: Readonly<Record<HandStep, (castling: CastlingShown) => string>> = {
  announce: () => 'Say “I am about to castle”.',
  kingOut: ({ king }) => `Put the king outside the board, beside ${king.to}.`,
  rookHome: ({ rook }) => `Take the rook from ${rook.from} to ${rook.to}.`,
  kingHome: ({ king }) => `Put the king on ${king.to} and press the clock.`,
};
const list = (squares: readonly string[]) => (squares.length === 0 ? 'none' : squares.join(' '));

/** What the explorer of the 960 start positions says. */
export const explorer = {
  title: 'Chess960',
  open: 'Explore the 960 positions',
  openShort: 'Explore 960',
  openThis: (number: number) => `Explore ${number}`,
  modes: { explore: 'Positions', example: 'King on b1', quiz: 'Quiz' },
  mode: 'What is shown',
  field: 'Number, back rank or FEN',
  fieldHint: '0 to 959, RNBQKBNR or TCADRACT.',
  previous: 'Previous',
  next: 'Next',
  random: 'Any',
  position: (number: number) => `Position ${number}`,
  mirror: (number: number, rank: string) => `Mirror: ${number} ${rank}`,
  undefended: 'Unprotected pawns',
  squares: list,
  count: 'How the number comes about: 4 × 4 × 6 × 10 = 960',
  countHeads: ['Piece', 'Free', 'Goes to', 'Way'],
  pieces,
  way: (index: number, ways: number) => `${index} of 0–${ways - 1}`,
  rest: (squares: readonly string[]) => `Left over ${squares.join(' ')}: rook, king, rook.`,
  sum: (light: number, dark: number, queen: number, knights: number, number: number) =>
    `${light} + 4 × (${dark} + 4 × (${queen} + 6 × ${knights})) = ${number}`,
  castlings: 'Castlings',
  castlingHeads: ['Castling', 'King', 'Rook', 'Form', 'Must be empty', 'May stay filled', 'Move 1'],
  castling: (castling: Pick<CastlingShown, 'color' | 'side'>) =>
    `${sides[castling.color]} ${wings[castling.side]}`,
  forms,
  yes: 'yes',
  no: 'no',
  blocked: (squares: readonly string[]) =>
    squares.length === 0
      ? 'Nothing is in the way: possible on move 1.'
      : `At the start the men on ${squares.join(' ')} are in the way; here they have gone.`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps,
  stepBack: 'Step back',
  stepOn: 'Next step',
  kingWay: "the king's way",
  rookWay: "the rook's way",
  exampleWhat: 'King on b1 (b8), rooks on the a- and h-files, and nothing else.',
  choose: (castling: string) => `Show ${castling}`,
  quizWhat: 'Answer with the mouse or the keys 1 to 4; Enter goes on.',
  score: (right: number, asked: number) => `${right} of ${asked}`,
  asks: {
    possible: (castling: string) => `${castling}: is castling possible now? King and rook have not moved.`,
    mustBeEmpty: (castling: string) => `${castling}: which squares must be empty?`,
    mayStayFilled: (castling: string) => `${castling}: which of these may stay filled?`,
    form: (castling: string) => `${castling}: which form does it take?`,
    number: () => 'Which number is this position?',
  } satisfies Record<Asked, (castling: string) => string>,
  none: 'none',
  right: 'Right.',
  wrong: (answer: string) => `No: it is ${answer}.`,
  because: (blocked: readonly string[], attacked: readonly string[]) =>
    [
      ...(blocked.length > 0 ? [`In the way: ${blocked.join(' ')}.`] : []),
      ...(attacked.length > 0
        ? [`The king is on, passes or reaches an attacked square: ${attacked.join(' ')}.`]
        : []),
    ].join(' '),
  nextQuestion: 'Another question',
  fault: (fault: StartFault): string => {
    switch (fault.code) {
      case 'noSuchNumber':
        return 'Numbers go from 0 to 959.';
      case 'unknownLetter':
        return `“${fault.letter}” is no piece (KQRBN or RDTAC).`;
      case 'length':
        return `A back rank has 8 pieces; this one ${fault.letters}.`;
      case 'pieceCount':
        return `Count the pieces: there are ${fault.count} where ${fault.needed} belong.`;
      case 'bishopsOnOneColor':
        return `The bishops stand on squares of one colour (${fault.squares.join(' ')}).`;
      case 'kingNotBetweenRooks':
        return `The king (${fault.king}) is not between the rooks (${fault.rooks.join(' ')}).`;
      case 'notMirrored':
        return "Black's pieces do not stand opposite White's.";
      case 'pawnsNotHome':
        return 'Pawns are not at home.';
      case 'menInTheMiddle':
        return 'Something stands in the middle of the board.';
      case 'blackToMove':
        return 'White moves first.';
      case 'rightsMissing':
        return 'In that FEN castling is not possible any more.';
      case 'fen':
        return 'That FEN cannot be read.';
    }
  },
};
