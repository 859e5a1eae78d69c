/** The words of the sheets of Chess960. */
import type { CastlingForm } from '../../chess/index.ts';
import type { Role } from '../../vocabulary/pieces.ts';

export interface SheetChess960Words {
  readonly sheets: (round: number) => string;
  readonly startPosition: string;
  readonly oneForAll: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly seenFrom: Readonly<Record<'white' | 'black', string>>;
  readonly castlings: string;
  readonly castling: string;
  readonly king: string;
  readonly rook: string;
  readonly form: string;
  readonly forms: Readonly<Record<CastlingForm, string>>;
  readonly stays: (square: string) => string;
  readonly mustBeEmpty: string;
  readonly mayStayFilled: string;
  readonly onMoveOne: string;
  readonly nothing: string;
  readonly unprotected: string;
  readonly howTo: string;
  readonly steps: readonly string[];
  readonly whenTo: string;
  readonly rule: string;
  readonly position: string;
  readonly players: string;
  readonly rank: string;
}

export const chess960: SheetChess960Words = {
  sheets: (round) => `Ajedrez 960, ronda ${round}`,
  startPosition: 'Posición inicial',
  oneForAll: 'La misma posición en todas las mesas',
  roles: {
    king: 'rey',
    queen: 'dama',
    rook: 'torre',
    bishop: 'alfil',
    knight: 'caballo',
    pawn: 'peón',
  },
  seenFrom: { white: 'Desde el lado de las blancas', black: 'Desde el lado de las negras' },
  castlings: 'Los enroques de esta posición',
  castling: 'Enroque',
  king: 'Rey',
  rook: 'Torre',
  form: 'Forma',
  forms: {
    double: 'se mueven los dos',
    transposition: 'cambian de sitio',
    kingOnly: 'solo el rey',
    rookOnly: 'solo la torre',
  },
  stays: (square) => `sigue en ${square}`,
  mustBeEmpty: 'Deben estar vacías',
  mayStayFilled: 'Pueden seguir ocupadas',
  onMoveOne: 'En la jugada 1',
  nothing: '–',
  unprotected: 'Peones sin protección al empezar',
  howTo: 'Cómo enrocar en el tablero',
  steps: [
    'Diga «voy a enrocar».',
    'Ponga el rey fuera del tablero, junto a su casilla final.',
    'Lleve la torre a su casilla final.',
    'Ponga el rey en su casilla final y pulse el reloj.',
  ],
  whenTo: 'Cuándo se puede',
  rule: 'Tras 0-0-0 el rey queda en c y la torre en d; tras 0-0, el rey en g y la torre en f, como en el ajedrez de siempre. Ni el rey ni esa torre se han movido antes; el rey no está en jaque ni pasa por una casilla atacada; y entre las casillas de salida y de llegada de ambos no hay nada más que ese rey y esa torre.',
  position: 'Posición',
  players: 'Jugadores',
  rank: 'Primera fila, de a a h',
};
