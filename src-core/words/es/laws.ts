import type { ContradictionWords, PointWords, QuestionWords } from '../laws-words.ts';
import { asked } from '../laws-words.ts';
import type { Numbering, RuledResult, Ended } from '../../laws/index.ts';
import type { HalfMove, SealedWrong } from '../../vocabulary/incidents.ts';
import type { ResultReason } from '../../vocabulary/results.ts';
import type { Role } from '../../vocabulary/pieces.ts';
import type { Color } from '../../clocks/index.ts';
import { numberedMoves, sanIn } from '../moves.ts';
import { counter } from '../plural.ts';
import { board } from './board.ts';
import { lists } from './lists.ts';
import { halved, plyNamed } from '../ply-name.ts';
import { region } from './region.ts';

const counted = counter(region);
const times = (count: number): string => counted(count, 'vez', 'veces');

const side = (value: Color | 'both'): string =>
  ({ white: 'Las blancas', black: 'Las negras', both: 'Los dos jugadores' })[value];
/** Dentro de la frase. */
const theSide = (value: Color): string => ({ white: 'las blancas', black: 'las negras' })[value];
const roles: Readonly<Record<Role, string>> = {
  king: 'rey',
  queen: 'dama',
  rook: 'torre',
  bishop: 'alfil',
  knight: 'caballo',
  pawn: 'peón',
};
const ends: Readonly<Record<Ended, string>> = {
  checkmate: 'jaque mate',
  stalemate: 'rey ahogado',
  deadPosition: 'posición muerta: ningún bando puede dar mate',
  fivefold: 'la misma posición por quinta vez',
  seventyFiveMoves: 'setenta y cinco jugadas de cada bando sin captura ni movimiento de peón',
};
const because = (reason: ResultReason): string =>
  reason === 'notSaid' ? '' : ` por ${lists.reasons[reason]}`;
const result = (value: RuledResult): string => value.replaceAll('1/2', '½');

const comesTo = (value: RuledResult | null): string => (value === null ? 'la partida sigue' : result(value));

/** Los segundos como los dice un árbitro: `2 minutos`, `30 segundos`. */
function time(value: number): string {
  if (value % 60 !== 0) return value === 1 ? '1 segundo' : `${value} segundos`;
  return value === 60 ? '1 minuto' : `${value / 60} minutos`;
}

/** `la jugada 23 de las negras`; las líneas antiguas no dicen desde dónde se numera: desde la primera. */
function move(f: Numbering, ply: number): string {
  const named = plyNamed(f, ply);
  return named === null ? 'la posición inicial' : `la jugada ${named.number} de ${theSide(named.color)}`;
}

/** Entre paréntesis, dónde queda la partida: la posición inicial no viene tras nada. */
const after = (f: Numbering & { readonly ply: number }): string =>
  ` (${f.ply === 0 ? '' : 'tras '}${move(f, f.ply)})`;

/** `50 jugadas de cada bando`, `49½ jugadas…`: 9.3 cuenta las de los dos. */
const quiet = (quietPlies: number): string =>
  `${halved(quietPlies)} ${quietPlies === 2 ? 'jugada' : 'jugadas'} de cada bando sin captura ni movimiento de peón`;

const moves = (f: Numbering & { readonly plies: readonly number[] }): string =>
  f.plies.map((ply) => move(f, ply)).join('; ');

function passed({ passed: squares }: { readonly passed: readonly string[] }): string {
  return squares.length === 0 ? '' : ` (${squares.join(', ')}: no es posible)`;
}

/** Qué falta para que la partida terminase así. */
const notEnded: Readonly<
  Record<Ended, (f: { readonly count: number; readonly quietPlies: number }) => string>
> = {
  checkmate: () => 'con las jugadas anotadas no hay jaque mate en el tablero',
  stalemate: () => 'con las jugadas anotadas el rey no está ahogado',
  deadPosition: () => 'algún bando todavía puede dar mate',
  fivefold: (f) => `esta posición ha aparecido ${times(f.count)}, no cinco`,
  seventyFiveMoves: (f) => `van ${quiet(f.quietPlies)}, no setenta y cinco`,
};

/** Lo que falta por hacer de una jugada, con la casilla de la pieza. */
const halves: Readonly<Record<HalfMove, (square: string) => string>> = {
  pawnNotExchanged: (square) => `El peón de ${square} no se ha cambiado: media jugada.`,
  pawnLeft: (square) => `La pieza nueva está puesta y el peón sigue en ${square}: media jugada.`,
  rookLeft: (square) => `El rey ha enrocado y falta la torre de ${square}: medio enroque.`,
  kingLeft: (square) => `La torre ha enrocado y falta el rey de ${square}: medio enroque.`,
  takenPawnLeft: (square) => `El peón capturado al paso sigue en ${square}: media jugada.`,
  takenManLeft: (square) => `La pieza capturada en ${square} sigue sobre el tablero: media jugada.`,
  onlyTaken: (square) => `Se retiró la pieza de ${square} y nada la ha capturado todavía: media jugada.`,
  lifted: (square) =>
    `La pieza de ${square} está levantada y no se ha soltado en ninguna casilla: media jugada.`,
};

const only: Readonly<Record<string, string>> = {
  true: ' Ninguna otra serie tan corta lleva ahí.',
  false: ' Otras series tan cortas llevan también ahí: compruébelo en las planillas.',
};

const sealedWrong: Readonly<Record<SealedWrong, string>> = {
  sealedAmbiguous: 'La jugada secreta es ambigua',
  sealedUnreadable: 'No se puede saber cuál es la jugada secreta',
  sealedIllegal: 'La jugada secreta es ilegal',
};
const afterDefault = (f: { readonly defaultMinutes: number }): string =>
  `Si llegan después del tiempo de espera (${time(f.defaultMinutes * 60)}) pierden, salvo que el árbitro decida otra cosa.`;

/** Lo que hay que saber antes, por la clave del dato. */
export const questions: QuestionWords = {
  adjustingSaid: '¿Dijo antes el jugador «compongo»?',
  accidental: '¿Fue claramente accidental?',
  noticedBy: '¿Quién lo pide: el adversario, o lo vio el propio árbitro?',
  claimantHasTouched: '¿Ha tocado después el reclamante una pieza para moverla?',
  clockPressed: '¿Se pulsó el reloj?',
  cameFirst: '¿Se vio o se dijo esto antes que lo demás?',
  clockRan: '¿Qué reloj corría cuando movió?',
  opponentHasReplied: '¿Ha hecho el adversario su siguiente jugada?',
  gameOver: '¿Ha terminado ya la partida?',
  intention: '¿Qué quería hacer el jugador, o se desplazaron piezas sin querer?',
  from: '¿Qué peón llegó a esa casilla?',
  touched: '¿Ha tocado el reclamante una pieza en esta jugada?',
  written: '¿Estaba anotada la jugada anunciada?',
  accepted: '¿Se aceptó la oferta?',
  requiredMovesCompleted: '¿Estaban completadas las jugadas exigidas?',
  lastPeriod: '¿Es el último periodo?',
  firstFlag: 'Han caído las dos banderas y no rigen las Directrices. ¿Cuál cayó antes?',
  completedByBoth: '¿Cuántas jugadas han completado los dos?',
  nextMoveCompleted: '¿Se ha completado la siguiente jugada y la posición sigue siendo ilegal?',
  secondsLeft: '¿Cuántos segundos le quedan al jugador?',
  incrementPossible: '¿Se puede poner en el reloj un incremento de cinco segundos?',
  arbiterView: '¿Qué opina usted de la reclamación?',
  increment: '¿Cuántos segundos se añaden por jugada?',
  flagFallen: '¿Ha caído una bandera?',
  absent: '¿Quién falta al reanudarse la partida?',
  sealedEnds: '¿Acabó la partida con la jugada secreta?',
  madeAMove: '¿Ha hecho ya su primera jugada desde la reanudación?',
  bagAllowed: '¿Permite el torneo dispositivos apagados en una bolsa?',
  carried: '¿Llevaba la bolsa consigo, o la usó sin permiso?',
  switchedOff: '¿Estaba apagado del todo?',
  opponentCanMate:
    '¿Puede todavía el adversario dar mate con alguna serie de jugadas legales? El programa no ha podido resolverlo.',
};

/** Lo que dice un dictamen, por el código de cada punto: una frase llana. */
export const points: PointWords = {
  ...asked(questions),
  ended: (f) =>
    `La partida ya había terminado ${f.ply === 0 ? 'en' : 'tras'} ${move(f, f.ply)} (${ends[f.ended]}). Resultado ${result(f.result)}.`,
  notHisMove: (f) => `${side(f.by)} no tenían el turno: tocar solo obliga a quien lo tiene.`,
  adjusted: (f) => `${side(f.by)} dijeron antes «compongo»: tocar no obliga a nada.`,
  accidental: () => 'El contacto fue claramente accidental: no obliga a nada.',
  claimLostByTouching: (f) =>
    `${side(f.by)} han tocado después una pieza para moverla: se pierde el derecho a reclamar.`,
  captureFirst: (f) => `Hay que capturar la pieza de ${f.square}${passed(f)}.`,
  moveFirst: (f) => `Hay que mover la pieza de ${f.square}${passed(f)}.`,
  captureWith: (f) => `Hay que capturar la pieza de ${f.target} con la de ${f.mover}.`,
  firstOfBoth: (f) =>
    `Decide la primera pieza tocada que pueda moverse o ser capturada: ${f.square}${passed(f)}.`,
  firstNotKnown: (f) =>
    `No se sabe cuál se tocó primero: se puede mover o capturar cualquiera de estas piezas: ${f.squares.join(', ')}.`,
  nothingPossible: () =>
    'Ninguna de las piezas tocadas puede moverse ni ser capturada: cualquier jugada legal.',
  mustCastle: (f) => `Rey y torre de ${f.rook}: hay que enrocar por ese lado.`,
  castlingIllegalKingMoves: () => 'Ese enroque es ilegal: hay que hacer otra jugada legal de rey.',
  castlingIllegalKingStuck: () => 'Ese enroque es ilegal y el rey no tiene jugada: cualquier jugada legal.',
  rookFirst: () => 'Se tocó primero la torre: no hay enroque con ella en esta jugada.',
  promotionFinal: (f) => `La pieza nueva ha tocado la casilla de coronación: será ${roles[f.role]}.`,
  dutyKept: () => 'La jugada hecha es una de ellas: nada que corregir.',
  otherMoveMade: (f) => `${side(f.by)} han hecho otra jugada: se vuelve a la posición anterior${after(f)}.`,
  releasedStays: (f) => `La pieza se soltó en ${f.to} como jugada legal: ahí se queda.`,
  moveWasLegal: (f) => `La jugada ${f.from}-${f.to} era legal.`,
  standsLegal: (f) => `En el tablero está la jugada legal ${sanIn(region, f.san)}.`,
  halfMade: (f) => halves[f.half](f.square),
  mustFinish: () => 'Hay que terminar esa jugada.',
  kingTaken: (f) => `Se capturó el rey de ${f.square}: el rey no se captura nunca.`,
  takenByNoMove: (f) => `Se retiró del tablero lo que ninguna jugada capturaba: ${f.squares.join(', ')}.`,
  menMoved: (f) => `Se movió más de lo que permite una jugada: ${f.squares.join(', ')}.`,
  castledElsewhere: (f) =>
    `El rey y la torre de ${f.rook} se movieron como para enrocar y no están en las casillas de ese enroque.`,
  wronglyExchanged: (f) =>
    `En ${f.square} hay otra pieza: solo se cambia un peón en su última fila, por dama, torre, alfil o caballo de su color.`,
  manPutOn: (f) => `Se puso en ${f.square} una pieza que no estaba en el tablero.`,
  nothingMoved: (f) =>
    `El tablero está como antes y ${theSide(f.by)} no han pulsado el reloj: nada que corregir.`,
  severalMoves: (f) =>
    `Entre el registro y el tablero faltan jugadas: ${numberedMoves(region, f)}.${only[String(f.only)] ?? ''}`,
  menDisplaced: (f) => `Hay piezas fuera de su casilla: ${f.squares.join(', ')}.`,
  notOfThisGame: (f) =>
    `Esa posición no puede venir de esta partida: ${counted(f.squares.length, 'casilla distinta', 'casillas distintas')}.`,
  endsNow: (f) => `Con ello termina la partida: ${ends[f.ended]}. Resultado ${result(f.result)}.`,
  gameIsOver: () => 'La partida ha terminado: vale su resultado, y ya no se corrige nada.',
  noEndByIllegalMove: (f) =>
    `Lo que parece ${ends[f.ended]} no termina la partida: el movimiento no fue legal.`,
  endedWithTwoHands: (f) =>
    `El movimiento de ${theSide(f.by)}, aunque hecho con dos manos, terminó la partida: ${ends[f.ended]}. Resultado ${result(f.result)}.`,
  notCompleted: (f) =>
    `${side(f.by)} no han pulsado el reloj: la jugada no está completada y no hay sanción.`,
  restore: (f) => `Se vuelve a la posición justo anterior${after(f)}.`,
  oneActInOneMove: () => 'Varias irregularidades en un mismo movimiento cuentan como una sola.',
  incrementTakenBack: () => 'Se retira el incremento ganado al pulsar.',
  promotionForbidden: (f) => `Un peón no puede convertirse en ${roles[f.role]}.`,
  illegalBecause: (f) => board.illegalMove({ ...f, text: `${f.from}-${f.to}` }),
  pawnChoosesNow: (f) => `El reloj sigue en marcha: el jugador elige pieza para el peón de ${f.square}.`,
  becomesQueen: (f) => `El peón de ${f.square} se convierte en dama, y cuenta como jugada ilegal.`,
  pressedWithoutMove: (f) => `${side(f.by)} pulsaron el reloj sin hacer jugada: cuenta como jugada ilegal.`,
  twoHandsNotPressed: () => 'Con dos manos, pero sin pulsar el reloj: no es un acto ilegal.',
  twoHandsPressed: (f) =>
    `${side(f.by)} hicieron una jugada con dos manos y pulsaron el reloj: cuenta como jugada ilegal.`,
  movedOutOfTurn: (f) => `${side(f.by)} movieron sin tener el turno.`,
  outOfTurnBack: (f) =>
    `Se vuelve a la posición anterior${after(f)}: ${theSide(f.by)} tienen el turno, y lo que se tocó fuera de turno no obliga a nadie.`,
  outOfTurnCounts: (f) =>
    `${side(f.by)} pulsaron su reloj sin tener jugada que completar: cuenta como jugada ilegal, salvo que otro lo hubiera puesto en marcha por error.`,
  noEndOutOfTurn: (f) => `Lo que parece ${ends[f.ended]} no termina la partida: se movió sin tener el turno.`,
  orderNotKnown: (f) =>
    `No se sabe qué fue antes, y de ello depende: ${comesTo(f.first)} si fue primero lo que se cuenta ahora, y ${comesTo(f.last)} si fue después. Decide el árbitro.`,
  flagNoLongerCounts: (f) =>
    `La bandera de ${theSide(f.by)} ya no cuenta: antes se vio el acto ilegal del adversario, y los relojes se vuelven a poner.`,
  tooLate: () => 'El adversario ya ha hecho su siguiente jugada: vale lo jugado, salvo acuerdo de los dos.',
  losesByIllegalActs: (f) =>
    `${side(f.by)} pierden: acto ilegal completado número ${f.count}. Resultado ${result(f.result)}.`,
  drawnByIllegalActs: (f) =>
    `Acto ilegal completado número ${f.count}, pero el adversario no puede dar mate: tablas.`,
  timeForIllegalAct: (f) =>
    `${side(f.to)} reciben ${time(f.seconds)}: acto ilegal completado número ${f.count} de ${theSide(f.by)}.`,
  claimantNotOnMove: (f) => `${side(f.by)} no tienen el turno y no pueden reclamar.`,
  claimLostOnThisMove: (f) => `${side(f.by)} han tocado una pieza: no hay reclamación en esta jugada.`,
  moveNotWritten: () => 'Primero hay que anotar la jugada y declararla; después se puede reclamar.',
  claimCorrect: (f) =>
    f.basis === 'repetition'
      ? `La reclamación es correcta: aparición número ${f.count}, tras ${moves(f)}. Tablas.`
      : `La reclamación es correcta: ${quiet(f.quietPlies)}. Tablas.`,
  claimIsAlsoAnOffer: (f) =>
    `Reclamar es también ofrecer tablas: ${theSide(f.by)} pueden simplemente aceptarlas.`,
  claimIncorrect: (f) =>
    f.basis === 'repetition'
      ? `La reclamación es incorrecta: la posición reclamada cuenta ${counted(f.count, 'aparición', 'apariciones')}, y hacen falta 3.`
      : `La reclamación es incorrecta: ${quiet(f.quietPlies)}, y hacen falta 50.`,
  timeForWrongClaim: (f) => `${side(f.to)} reciben ${time(f.seconds)}.`,
  factNotKnown: (f) =>
    `No se sabe, y de ello depende: «${questions[f.fact]}» Decide el árbitro según su criterio.`,
  contactCounts: () => 'Lo que excusa un contacto ha de constar: si no se sabe, la pieza cuenta como tocada.',
  overstepNotShown: () =>
    'Reconstruidas las planillas, no consta que se hayan hecho menos jugadas de las exigidas: la próxima es la primera del periodo siguiente.',
  oneClaim: () =>
    'Son dos motivos de una sola reclamación: el tiempo se da una vez. Una segunda, hecha cuando la partida ya había seguido, se cuenta aparte.',
  announcedMustBePlayed: () => 'Hay que hacer la jugada anunciada.',
  announcedIllegal: (f) =>
    f.square === null
      ? 'La jugada anunciada es ilegal y esa pieza no tiene otra: cualquier jugada legal.'
      : `La jugada anunciada es ilegal: hay que hacer otra con la pieza de ${[f.square, ...(f.orOf ?? [])].join(' o ')}.`,
  agreementTooEarly: () => 'Cada jugador debe haber hecho al menos una jugada para poder acordar tablas.',
  agreementForbidden: (f) => `El torneo prohíbe acordar tablas antes de la jugada ${f.before}.`,
  offerNotAccepted: () => 'La oferta no fue aceptada: la partida sigue.',
  offerAtAnotherMoment: (f) =>
    `${side(f.by)} ofrecieron tablas a destiempo, y no tras mover y antes de pulsar: la oferta vale, pero puede ser una molestia al adversario.`,
  agreed: () => 'Los dos jugadores han acordado tablas.',
  goesOn: () => 'La partida sigue.',
  counts: (f) => `Aparición número ${f.count} de esta posición; ${quiet(f.quietPlies)}.`,
  seventyFiveNear: (f) =>
    `Con ${quiet(f.quietPlies)}, las setenta y cinco jugadas están cerca: entonces son tablas sin que nadie las reclame.`,
  movesCompleted: () => 'Las jugadas exigidas estaban completadas: la partida sigue.',
  bothFlagsLastPeriod: () =>
    'Han caído las dos banderas, no se sabe cuál antes, en el último periodo: tablas.',
  bothFlagsPlayOn: () =>
    'Han caído las dos banderas, no se sabe cuál antes, y quedan periodos: la partida sigue.',
  firstFlagNotKnown: (f) =>
    `No se sabe qué bandera cayó antes, y de ello depende: ${comesTo(f.white)} si fue la de las blancas, y ${comesTo(f.black)} si fue la de las negras. Decide el árbitro.`,
  losesOnTime: (f) => `${side(f.by)} pierden por tiempo. Resultado ${result(f.result)}.`,
  drawnOnTime: (f) =>
    `A ${theSide(f.by)} les ha caído la bandera, pero ${theSide(f.opponent)} no pueden dar mate con ninguna serie de jugadas legales: tablas.`,
  losesByResigning: (f) => `${side(f.by)} abandonan. Resultado ${result(f.result)}.`,
  drawnByResigning: (f) =>
    `${side(f.by)} abandonan, pero ${theSide(f.opponent)} no pueden dar mate con ninguna serie de jugadas legales: tablas.`,
  resultFollows: (f) => `Resultado ${result(f.result)}${because(f.reason)}: nada lo contradice.`,
  resultDoesNotFollow: (f) =>
    `En esta partida el resultado ${result(f.result)} no puede ser por ${lists.reasons[f.reason]}.`,
  notEnded: (f) => `La partida no ha terminado así: ${notEnded[f.ended](f)}.`,
  positionDead: () => 'Ningún bando puede dar mate con ninguna serie de jugadas legales: tablas.',
  flagNotFallen: (f) => `Al reloj de ${theSide(f.by)} le queda tiempo: su bandera no ha caído.`,
  tooFewIllegalActs: (f) =>
    `${side(f.by)} no tienen antes ninguna acción ilegal registrada: por la primera (n.º ${f.count}) se da tiempo al adversario y la partida sigue.`,
  nothingToClaim: (f) =>
    f.basis === 'repetition'
      ? `No hay nada que reclamar: esta posición ha aparecido ${times(f.count)}, y ninguna jugada lleva a una tercera.`
      : `No hay nada que reclamar: van ${quiet(f.quietPlies)}, y hacen falta cincuenta.`,
  cameAndMoved: (f) => `${side(f.by)} han hecho jugadas: no es una incomparecencia.`,
  winnerCannotMate: (f) =>
    `${side(f.by)} no pueden dar mate con ninguna serie de jugadas legales: por abandono o por tiempo son tablas.`,
  bothForfeit: (f) =>
    `Los dos llegaron después del tiempo de espera (${time(f.defaultMinutes * 60)}): pierden los dos.`,
  forfeits: (f) =>
    `${side(f.by)} llegaron después del tiempo de espera (${time(f.defaultMinutes * 60)}) y pierden, salvo que el árbitro decida otra cosa.`,
  whiteLosesTheTime: () => 'No había nadie al empezar: las blancas pierden el tiempo hasta su llegada.',
  lateNotKnown: (f) =>
    `Nadie sabe cuánto tardaron ${f.by === 'both' ? 'los dos' : theSide(f.by)}; con ${time(f.defaultMinutes * 60)} de espera, decide el árbitro.`,
  lateAtAll: (f) => `${side(f.by)} llegaron tarde y no hay tiempo de espera: pierden.`,
  lateButPlays: (f) =>
    `${side(f.by)} llegaron dentro del tiempo de espera (${time(f.defaultMinutes * 60)}): juegan, con su propio tiempo.`,
  setUpStands: (f) => `Cada uno ha completado diez jugadas (${f.moves}): ya no se reclama por la colocación.`,
  wrongArray: () => 'La partida empezó desde una posición incorrecta: se anula y se juega otra.',
  putRightUntil: (f) =>
    f.moves === null
      ? 'Se corrige en cualquier momento de la partida.'
      : `Aquí se corrige mientras no hayan completado ${f.moves} jugadas cada uno.`,
  boardTurned: () =>
    'El tablero estaba girado: se pasa la posición a un tablero bien puesto y la partida sigue.',
  coloursPutRight: (f) =>
    `Los dos han hecho menos de ${f.before} jugadas (${f.moves}): partida nueva con los colores debidos.`,
  coloursStand: (f) => `Los dos han hecho ${f.before} jugadas o más (${f.moves}): la partida sigue.`,
  noCastlingKing: (f) => `El rey estaba mal colocado (${f.square}): ese bando no puede enrocar.`,
  noCastlingRook: (f) => `La torre estaba mal colocada (${f.square}): no se puede enrocar con ella.`,
  findTheIllegalMove: () => 'Antes se hizo una jugada ilegal: búsquela y dictamine sobre ella.',
  illegalPositionDraw: () =>
    'Se ha completado la siguiente jugada y la posición sigue siendo ilegal: tablas.',
  illegalPositionWait: () =>
    'Espere a que se complete la siguiente jugada: si la posición sigue siendo ilegal, son tablas.',
  settingStands: () => 'Cada uno ha completado diez jugadas: el ajuste del reloj se queda.',
  setClockRight: (f) =>
    f.owed === null
      ? `Ajuste el reloj: ${time(f.missingIncrement)} por cada jugada completada, y el contador.`
      : `Ajuste el reloj: faltaban ${time(f.missingIncrement)} por jugada en ${counted(f.moves, 'jugada', 'jugadas')}; a cada bando se le deben ${time(f.owed)}.`,
  baseSetRight: (f) =>
    f.seconds > 0
      ? `Ajuste el reloj: a cada bando le faltaban ${time(f.seconds)}.`
      : `Ajuste el reloj: cada bando tenía ${time(-f.seconds)} de más.`,
  clockNotStarted: (f) =>
    `Nadie había puesto el reloj en marcha: los ${time(f.stood)} transcurridos se reparten, ${time(f.each)} a cada bando, salvo que el árbitro aprecie otra cosa.`,
  displacedFound: () => 'Se vuelve a la posición anterior; si no se conoce, a la última segura.',
  displacedBy: (f) => `${side(f.by)} restauran la posición en su propio tiempo.`,
  penaltyMay: () => 'El árbitro puede sancionar.',
  adjournmentNotAdopted: () =>
    'El torneo no ha adoptado las Directrices I: la partida no se aplaza, y lo decide el árbitro.',
  'guidelines.notAdopted': () => 'El torneo no ha adoptado las Directrices III.',
  'guidelines.notInBlitz': () => 'Las Directrices III no se aplican nunca al relámpago.',
  'guidelines.hasIncrement': () =>
    'El ritmo de juego añade tiempo por jugada: las Directrices III no se aplican.',
  quickplayNotOnMove: (f) => `${side(f.by)} no tienen el turno.`,
  quickplayTooMuchTime: () => 'Al reclamante le quedan dos minutos o más.',
  incrementRefused: () => 'El árbitro no accede al incremento: la partida sigue.',
  incrementNotPostponed: () =>
    'Poner el incremento no se aplaza: el árbitro accede o no accede, y hasta entonces se juega como está.',
  incrementComes: (f) =>
    `Ponga ${time(f.increment)} por jugada a los dos; ${theSide(f.to)} reciben ${time(f.seconds)}. La petición era también una oferta de tablas.`,
  quickplayRejected: (f) => `Se rechaza la reclamación: ${theSide(f.to)} reciben ${time(f.seconds)}.`,
  quickplayPostponed: (f) =>
    `Se aplaza la decisión; ${theSide(f.to)} pueden recibir dos minutos, y un árbitro se queda en la mesa.`,
  quickplayDraw: () => 'El árbitro está de acuerdo: tablas.',
  bothRefuse: () => 'Los dos se niegan con insistencia a cumplir las Leyes: pierden los dos.',
  refuses: (f) =>
    `${side(f.by)} se niegan con insistencia a cumplir las Leyes y pierden; el árbitro decide los puntos del adversario.`,
  'breach.distracting': (f) => `${side(f.by)} han distraído o molestado al adversario.`,
  'breach.otherHand': (f) => `${side(f.by)} han pulsado el reloj con la otra mano.`,
  'breach.clockHandling': (f) => `${side(f.by)} han manejado mal el reloj.`,
  'breach.invalidPause': (f) => `${side(f.by)} han parado el reloj sin motivo válido.`,
  'breach.writingInAdvance': (f) => `${side(f.by)} han anotado una jugada antes de hacerla.`,
  'breach.notes': (f) => `${side(f.by)} han usado notas o consejos.`,
  'breach.disrepute': (f) => `${side(f.by)} han desprestigiado el ajedrez.`,
  choosePenalty: () => 'El árbitro elige la sanción, desde la advertencia hasta la expulsión.',
  bothDevices: () =>
    'Se encontró un dispositivo a los dos: pierden los dos, salvo normas más suaves del torneo.',
  deviceInBag: () => 'Estaba apagado y en una bolsa, como permite el torneo: no pasa nada.',
  bagUsed: (f) =>
    f.by === 'both'
      ? 'Los dispositivos estaban apagados en las bolsas, como permite el torneo, pero los dos las llevaban o usaron sin permiso.'
      : `El dispositivo estaba apagado en una bolsa, como permite el torneo, pero ${theSide(f.by)} la llevaban o usaron sin permiso.`,
  deviceInVenue: (f) =>
    `${f.by === 'both' ? 'Los dos tenían' : `${side(f.by)} tenían`} en el recinto un dispositivo no permitido, en una bolsa que no llevaban consigo: no es pérdida por sí mismo.`,
  repliedBeforePress: (f) =>
    `La jugada hecha da el turno al adversario, que podía responder ya; ${theSide(f.by)} tienen derecho a pulsar su reloj, y ese tiempo es suyo.`,
  sealMove: (f) =>
    `${side(f.by)} tienen el turno y hacen la jugada secreta: la anotan sin ambigüedad, meten en el sobre su planilla y la del adversario, lo cierran y solo entonces paran el reloj; hasta entonces la pueden cambiar. Si ahora mueven sobre el tablero, esa es la que han de anotar.`,
  sealedEarly: (f) =>
    `${side(f.by)} aplazan antes de hora: todo el tiempo que queda de la sesión cuenta como consumido por ellas.`,
  envelopeSays: (f) =>
    `En el sobre: los nombres; la posición antes de la jugada secreta; el tiempo consumido por cada uno; que la jugada secreta, la ${f.moveNumber}, es de ${theSide(f.by)}; la oferta de tablas que siga pendiente; y el día, la hora y el lugar de la reanudación.`,
  envelopeKept: () => 'El árbitro comprueba lo escrito en el sobre y lo guarda.',
  offerStaysSealed: () =>
    'Las tablas ofrecidas después de cerrar el sobre siguen en pie hasta que se aceptan o se rechazan.',
  resumptionSetUp: () =>
    'Se pone la posición anterior a la jugada secreta, y en los relojes el tiempo consumido al aplazar. El sobre solo se abre cuando está presente quien tiene que responder.',
  envelopeOpened: (f) =>
    `Se abre el sobre, se hace la jugada secreta sobre el tablero y se pone en marcha el reloj de ${theSide(f.by)}.`,
  replierAbsent: (f) =>
    `Se pone en marcha el reloj de ${theSide(f.by)}. Al llegar lo pueden parar y llamar al árbitro; entonces se abre el sobre, se hace la jugada secreta y su reloj vuelve a correr. ${afterDefault(f)}`,
  sealerAbsent: (f) =>
    `El adversario puede responder con otra jugada secreta en un sobre nuevo, parar su reloj y poner en marcha el de ${theSide(f.by)}, y se abre cuando lleguen; o responder como siempre. ${afterDefault(f)}`,
  nobodyPresent: (f) =>
    `No hay nadie: corre el reloj de ${theSide(f.by)}, que tienen que responder, hasta que lleguen.`,
  nobodyResumes: () =>
    'No hay nadie y no hay tiempo de espera: pierden los dos, salvo que el árbitro decida otra cosa.',
  sealedMoveEnded: () => 'La jugada secreta acabó la partida: ese resultado vale. Anote la jugada.',
  lateToResume: (f) =>
    `${side(f.by)} llegan a la reanudación después del tiempo de espera (${time(f.defaultMinutes * 60)}) y pierden, salvo que el árbitro decida otra cosa.`,
  sealedMoveLoses: (f) => `${sealedWrong[f.what]}: pierden ${theSide(f.by)}, que la hicieron.`,
  sealedMoveDraws: (f) =>
    `${sealedWrong[f.what]}, pero ${theSide(f.opponent)} no pueden dar mate con ninguna serie de jugadas legales: tablas.`,
  envelopeLost: (f) =>
    `La partida sigue desde la posición y los tiempos anotados al aplazar; ${theSide(f.by)} hacen sobre el tablero la jugada que dicen que era la secreta. Si no se saben los tiempos, el árbitro pone los relojes.`,
  positionLost: () => 'No se puede reconstruir la posición: la partida se anula y se juega otra.',
  wrongTimesStand: () =>
    'No se advirtió antes de su primera jugada: se sigue con estos tiempos, salvo que el árbitro decida otra cosa.',
  wrongTimesPutRight: () => 'Se advierte antes de su primera jugada: se corrigen los tiempos.',
  leftToTheArbiter: () => 'Las Leyes lo dejan al juicio del árbitro: decida usted lo que sigue.',
  deviceFound: (f) =>
    `Se encontró un dispositivo ${f.inBag === true ? `en la bolsa que llevaban ${theSide(f.by)}, y no como permite el torneo` : `a ${theSide(f.by)}`}: pierden y gana el adversario, salvo normas más suaves del torneo.`,
  updateTheSheet: (f) =>
    `Ha caído una bandera: ${theSide(f.by)} deben poner al día su planilla antes de mover.`,
  recordingNotRequired: () => 'En rápidas y relámpago no es obligatorio anotar.',
  mayStopWriting: (f) =>
    `${side(f.by)} pueden dejar de anotar el resto del periodo: menos de cinco minutos y sin 30 segundos por jugada.`,
  mustWrite: (f) => `${side(f.by)} deben seguir anotando.`,
};

/** El incidente no casa con la partida. */
export const contradictions: ContradictionWords = {
  emptySquare: (f) => `No hay ninguna pieza en ${f.square}.`,
  notOnMove: (f) => `${side(f.by)} no tienen el turno.`,
  noPieceToMove: (f) => `No hay ninguna pieza de ese jugador en ${f.square}.`,
  noSuchPawn: (f) => `Ningún peón de ese jugador puede acabar de llegar a ${f.square}.`,
  unreadableMove: (f) => `«${f.text}» no se puede leer aquí como jugada.`,
  unreadableBoard: (f) => `«${f.text}» no se puede leer como tablero.`,
  unreadableAct: (f) => `«${f.text}» no se puede leer: se espera algo como «e1-g1», «-d5» o «+Qe8».`,
  actNotPossible: (f) => `«${f.text}» no puede ser: en esa casilla no había ya ninguna pieza.`,
  badNumber: (f) => `${f.number} no es un número posible.`,
};

export const upheldWords = { true: 'La reclamación procede.', false: 'La reclamación no procede.' } as const;
export const claimWords = upheldWords;
export const resultWords = { true: 'Ese resultado vale.', false: 'Ese resultado no vale.' } as const;
export const movesAllowed = (moves: readonly string[]): string => `Puede: ${moves.join(' ')}`;
export const anyLegalMove = 'Cualquier jugada legal.';
