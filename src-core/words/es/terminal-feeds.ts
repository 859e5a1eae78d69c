/** The watch over boards and files of moves, as the terminal says it. */
import type { Color } from '../../chess/index.ts';
import type { FeedWords } from '../feed-notice.ts';
import { plyNamed } from '../ply-name.ts';

const sides: Readonly<Record<Color, string>> = { white: 'las blancas', black: 'las negras' };

function move(ply: number): string {
  const named = plyNamed({}, ply);
  return named === null ? 'la posición inicial' : `el ${named.number}.º movimiento de ${sides[named.color]}`;
}

function upTo(ply: number, until: number): string {
  return until > ply ? `desde ${move(ply)} hasta ${move(until)}` : `tras ${move(ply)}`;
}

export const feeds: FeedWords = {
  source: 'Toda la fuente',
  board: (board) => `Mesa ${board}`,
  withdrawn: 'ya no es así',
  notices: {
    repetition: ({ ply, until }) =>
      `la posición se ha dado tres veces o más, ${upTo(ply, until)}: quien juega puede reclamar tablas (9.2)`,
    fiftyMoves: ({ ply, until }) =>
      `cincuenta jugadas sin captura ni movimiento de peón, ${upTo(ply, until)}: quien juega puede reclamar tablas (9.3)`,
    checkmate: ({ ply }) => `jaque mate con ${move(ply)} (5.1.1)`,
    stalemate: ({ ply }) => `rey ahogado con ${move(ply)} (5.2.1)`,
    deadPosition: ({ ply }) => `posición muerta con ${move(ply)} (5.2.2)`,
    fivefold: ({ ply }) => `quíntuple repetición con ${move(ply)}: tablas (9.6.1)`,
    seventyFiveMoves: ({ ply }) => `setenta y cinco jugadas con ${move(ply)}: tablas (9.6.2)`,
    movesAfterEnd: ({ ply }) => `la partida había terminado y se ha seguido jugando: ${move(ply)}`,
    movesAfterResult: ({ ply }) => `hay movimientos después del resultado: ${move(ply)}`,
    resultContradicts: ({ ply }) => `el resultado no es el de la posición final, tras ${move(ply)}`,
    illegalMove: ({ ply, from, to }) =>
      `ilegal: ${move(ply)}${from === undefined || to === undefined ? '' : `, ${from}-${to}`} (7.5)`,
    unreadableMove: ({ ply }) => `no se entiende ${move(ply)}; hasta ahí está anotada la partida`,
    correction: ({ ply, was }) => `la fuente ha cambiado ${move(ply)}; decía ${was.join(' ')}`,
    resultChanged: ({ was }) => `la fuente ha cambiado el resultado; decía ${was}`,
    kingsInCentre: ({ result }) =>
      `reyes en el centro${result === undefined ? '' : `: ${result}`}; tome el resultado de los jugadores`,
    kingsInCentreDoubt: ({ ply }) => `${move(ply)} lleva el rey al centro: ¿se jugó, o señala el resultado?`,
    flagFall: ({ side }) => `el reloj de ${sides[side]} marca cero: vaya a ver si ha caído la bandera (6.8)`,
    clockJump: ({ ply }) => `con ${move(ply)} el reloj marca más de lo que da el control`,
    positionMismatch: ({ ply }) =>
      ply === 0
        ? 'las piezas no están como en la posición inicial'
        : `las piezas no están como tras ${move(ply)}, ni como podría estar la partida`,
    startDiffers: () => 'las piezas no están como deben al empezar (7.2)',
    coloursReversed: () => 'los jugadores tienen los colores cambiados (7.3)',
    nameDiffers: ({ side, name }) => `con ${sides[side]} la fuente da a ${name}`,
    unknownGame: ({ white, black }) => `una partida que no es de esta ronda: ${white} - ${black}`,
    boardLost: () => 'el tablero no da señales; su partida no se vigila',
    boardBack: () => 'el tablero vuelve a dar señales',
    boardDelayed: () => 'el tablero va con retraso',
    feedLost: () => 'la fuente no da señales; nada se vigila',
    feedBack: () => 'la fuente vuelve a dar señales',
  },
  noSetup: 'La primera línea tiene que decir la ronda: {"at":0,"setup":{...}}',
  badLine: (line) => `Línea ${line}: no es un objeto JSON con su momento («at»)`,
  noControl: (text) => `No se entiende el control de tiempo «${text}» de la primera línea`,
  badStart: (fen) => `No es una posición inicial: «${fen}»`,
  noBoards: (round) => `La ronda ${round} no tiene mesas: emparéjela primero, o diga otra con --number`,
  nothingThere: (source) =>
    `En ${source} no hay todavía ninguna partida en PGN: diga la ronda con --round ARCHIVO.escaque`,
  watching: (source, round, boards) =>
    `Se vigila ${source}: ronda ${round}, ${boards} ${boards === 1 ? 'mesa' : 'mesas'}. Se termina con Ctrl+C.`,
};
