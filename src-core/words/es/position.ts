import { pointSaid } from '../laws-words.ts';
import type { FenError } from '../../chess/fen-error.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { SideAnswer } from '../../contract/position-views.ts';
import type { Point } from '../../laws/ruling.ts';
import { fenReason, fields, refused, rightsDoubt } from './fen.ts';
import { points } from './laws.ts';
import { mateReason } from './mating.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);
const sides: Readonly<Record<Color, string>> = { white: 'Blancas', black: 'Negras' };
const ends: Readonly<Record<string, string>> = {
  checkmate: 'Jaque mate: la partida ha terminado.',
  stalemate: 'Rey ahogado: la partida ha terminado en tablas.',
  deadPosition:
    'Posición muerta: ningún bando puede dar mate con ninguna serie de jugadas legales. La partida ha terminado en tablas.',
};

/** La herramienta Posición. */
export const position = {
  title: 'Posición',
  says: '¿Puede todavía dar mate? (5.1.2, 5.2.2, 6.9)',
  fen: 'Posición (FEN)',
  fenHint: 'Pegue un FEN o ponga las piezas a mano.',
  chess960: 'Ajedrez 960',
  setUp: 'Poner piezas',
  look: 'Ver la respuesta',
  clear: 'Vaciar',
  start: 'Posición inicial',
  palette: 'Pieza que se pone',
  eraser: 'Quitar',
  setUpBoard: 'Tablero para poner piezas',
  setUpHow:
    'Flechas: casilla. Intro: poner la pieza elegida. Letra: mayúscula, pieza blanca; minúscula, negra. Supr: quitar.',
  /** La letra que pone cada pieza. */
  letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C', pawn: 'P' },
  turn: 'Juegan',
  sides,
  castling: 'Enroques que se conservan',
  castlings: {
    K: 'Blancas, corto',
    Q: 'Blancas, largo',
    k: 'Negras, corto',
    q: 'Negras, largo',
  },
  enPassant: 'Al paso en',
  noEnPassant: 'ninguna',
  happened: '¿Qué ha pasado?',
  happenings: { nothing: 'Nada', flag: 'Bandera', resignation: 'Abandono' },
  by: { flag: '¿De quién es la bandera?', resignation: '¿Quién abandona?' },
  ask: 'Preguntar',
  searching: 'Buscando…',
  searched: (searched: number, limit: number) =>
    `${count(searched, 'posición mirada', 'posiciones miradas')} de ${count(limit, 'posición', 'posiciones')} como mucho.`,
  stop: 'Parar',
  failed: 'La búsqueda se ha interrumpido sin respuesta: no está resuelto. Puede preguntar otra vez.',
  stopped: (searched: number) =>
    `Búsqueda parada tras ${count(searched, 'posición', 'posiciones')}: no está resuelto.`,
  longer: (limit: number) => `Buscar más (hasta ${count(limit, 'posición', 'posiciones')})`,
  noLonger: 'Es la búsqueda más larga que hace este programa. Decide el árbitro.',
  result: (result: string) => `Resultado: ${result}`,
  goesOn: 'La partida sigue.',
  open: 'El programa no lo ha resuelto: decide el árbitro (0.2).',
  articles: 'Artículos',
  line: 'Serie que da mate',
  forced: 'Jugadas forzadas',
  moment: (at: number, last: number) => `Movimiento ${at} de ${last}`,
  marks: {
    region: (both: boolean): string =>
      both
        ? 'Rayado: las únicas casillas donde puede estar cada rey.'
        : 'Rayado: las únicas casillas donde puede estar el rey.',
    fixed: 'Marco: piezas que nunca se mueven ni se capturan.',
  },
  openHere: '¿Puede dar mate?',
  mayMate: (side: Color) => `Las ${sides[side].toLowerCase()} pueden dar mate.`,
  hasMated: (side: Color) => `Las ${sides[side].toLowerCase()} han dado mate.`,
  cannotMate: (side: Color) =>
    `Las ${sides[side].toLowerCase()} no pueden dar mate con ninguna serie de jugadas legales.`,
  notSettled: (side: Color, searched: number) =>
    `No está resuelto si las ${sides[side].toLowerCase()} pueden dar mate: se han mirado ${count(searched, 'posición', 'posiciones')}.`,
  why: ({ side, reason }: Extract<SideAnswer, { answer: 'no' }>, line: string) =>
    sentence(mateReason(side, reason, line)),
  rightsDoubt,
  unread: (error: FenError) => refused(fields[error.field], error.column, fenReason(error)),
  point: (point: Point): string =>
    point.code === 'ended' ? (ends[point.facts.ended] ?? '') : pointSaid(points, point),
};

export type PositionWords = typeof position;

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
