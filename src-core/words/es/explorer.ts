import type { Asked, CastlingShown, HandStep } from '../../contract/position960-views.ts';
import type { CountStep, StartFault } from '../../chess/index.ts';

const pieces: Readonly<Record<CountStep['piece'], string>> = {
  lightBishop: 'Alfil de casillas blancas',
  darkBishop: 'Alfil de casillas negras',
  queen: 'Dama',
  knights: 'Caballos',
};
const forms: Readonly<Record<CastlingShown['form'], string>> = {
  double: 'se mueven los dos',
  transposition: 'cambian de sitio',
  kingOnly: 'solo el rey',
  rookOnly: 'solo la torre',
};
const sides = { white: 'Blancas', black: 'Negras' } as const;
const wings = { 'queen-side': '0-0-0', 'king-side': '0-0' } as const;
const steps: Readonly<Record<HandStep, (castling: CastlingShown) => string>> = {
  announce: () => 'Diga «voy a enrocar».',
  kingOut: ({ king }) => `Ponga el rey fuera del tablero, junto a ${king.to}.`,
  rookHome: ({ rook }) => `Lleve la torre de ${rook.from} a ${rook.to}.`,
  kingHome: ({ king }) => `Ponga el rey en ${king.to} y pulse el reloj.`,
};
const list = (squares: readonly string[]) => (squares.length === 0 ? 'ninguna' : squares.join(' '));

/** What the explorer of the 960 start positions says. */
export const explorer = {
  title: 'Ajedrez 960',
  open: 'Explorar las 960 posiciones',
  openShort: 'Explorar 960',
  openThis: (number: number) => `Explorar la ${number}`,
  modes: { explore: 'Posiciones', example: 'Rey en b1', quiz: 'Preguntas' },
  mode: 'Qué se ve',
  field: 'Número, primera fila o FEN',
  fieldHint: 'De 0 a 959, TCADRACT o RNBQKBNR.',
  previous: 'Anterior',
  next: 'Siguiente',
  random: 'Al azar',
  position: (number: number) => `Posición ${number}`,
  mirror: (number: number, rank: string) => `Espejo: ${number} ${rank}`,
  undefended: 'Peones sin protección',
  squares: list,
  count: 'Cómo sale el número: 4 × 4 × 6 × 10 = 960',
  countHeads: ['Pieza', 'Libres', 'Va a', 'Manera'],
  pieces,
  way: (index: number, ways: number) => `${index} de 0–${ways - 1}`,
  rest: (squares: readonly string[]) => `Quedan ${squares.join(' ')}: torre, rey, torre.`,
  sum: (light: number, dark: number, queen: number, knights: number, number: number) =>
    `${light} + 4 × (${dark} + 4 × (${queen} + 6 × ${knights})) = ${number}`,
  castlings: 'Enroques',
  castlingHeads: [
    'Enroque',
    'Rey',
    'Torre',
    'Forma',
    'Deben estar vacías',
    'Pueden seguir ocupadas',
    'Jugada 1',
  ],
  castling: (castling: Pick<CastlingShown, 'color' | 'side'>) =>
    `${sides[castling.color]} ${wings[castling.side]}`,
  forms,
  yes: 'sí',
  no: 'no',
  blocked: (squares: readonly string[]) =>
    squares.length === 0
      ? 'Nada estorba: se puede en la jugada 1.'
      : `Al empezar estorban las piezas de ${squares.join(' ')}; aquí ya se han ido.`,
  step: (step: number, steps: number) => `Paso ${step} de ${steps}`,
  steps,
  stepBack: 'Paso anterior',
  stepOn: 'Paso siguiente',
  kingWay: 'camino del rey',
  rookWay: 'camino de la torre',
  exampleWhat: 'El rey en b1 (b8) y las torres en las columnas a y h, sin nada más.',
  choose: (castling: string) => `Ver ${castling}`,
  quizWhat: 'Responda con el ratón o con las teclas 1 a 4; Intro sigue.',
  score: (right: number, asked: number) => `${right} de ${asked}`,
  asks: {
    possible: (castling: string) =>
      `${castling}: ¿se puede enrocar ahora? Ni el rey ni la torre se han movido.`,
    mustBeEmpty: (castling: string) => `${castling}: ¿qué casillas deben estar vacías?`,
    mayStayFilled: (castling: string) => `${castling}: ¿cuáles de estas pueden seguir ocupadas?`,
    form: (castling: string) => `${castling}: ¿qué forma tiene?`,
    number: () => '¿Qué número tiene esta posición?',
  } satisfies Record<Asked, (castling: string) => string>,
  none: 'ninguna',
  right: 'Correcto.',
  wrong: (answer: string) => `No: es ${answer}.`,
  because: (blocked: readonly string[], attacked: readonly string[]) =>
    [
      ...(blocked.length > 0 ? [`Estorba lo que hay en ${blocked.join(' ')}.`] : []),
      ...(attacked.length > 0
        ? [`El rey está, pasa o acaba en casilla atacada: ${attacked.join(' ')}.`]
        : []),
    ].join(' '),
  nextQuestion: 'Otra pregunta',
  fault: (fault: StartFault): string => {
    switch (fault.code) {
      case 'noSuchNumber':
        return 'Los números van de 0 a 959.';
      case 'unknownLetter':
        return `«${fault.letter}» no es ninguna pieza (RDTAC o KQRBN).`;
      case 'length':
        return `Una primera fila tiene 8 piezas; esta, ${fault.letters}.`;
      case 'pieceCount':
        return `Cuente las piezas: hay ${fault.count} donde van ${fault.needed}.`;
      case 'bishopsOnOneColor':
        return `Los alfiles están en casillas del mismo color (${fault.squares.join(' ')}).`;
      case 'kingNotBetweenRooks':
        return `El rey (${fault.king}) no está entre las torres (${fault.rooks.join(' ')}).`;
      case 'notMirrored':
        return 'Las negras no están frente a las blancas.';
      case 'pawnsNotHome':
        return 'Hay peones fuera de su casilla.';
      case 'menInTheMiddle':
        return 'Hay algo en medio del tablero.';
      case 'blackToMove':
        return 'Empiezan las blancas.';
      case 'rightsMissing':
        return 'En ese FEN ya no se puede enrocar.';
      case 'fen':
        return 'Ese FEN no se entiende.';
    }
  },
};
