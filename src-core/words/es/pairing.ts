import type { Announced, AskedBye, Away, Bye, PairingSystem, PutOff } from '../../vocabulary/pairings.ts';
import type { ACCELERATIONS } from '../../vocabulary/pairings.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

const systems: Readonly<Record<PairingSystem, string>> = {
  byHand: 'A mano o importado',
  roundRobin: 'Liga a una vuelta (Berger)',
  doubleRoundRobin: 'Liga a doble vuelta (Berger)',
  swissDutch: 'Suizo de la FIDE (holandés)',
};

const byes: Readonly<Record<Bye, string>> = {
  pairing: 'descanso del emparejamiento',
  full: 'descanso de un punto',
  half: 'descanso de medio punto',
  zero: 'descanso de cero puntos',
};

const accelerations: Readonly<Record<(typeof ACCELERATIONS)[number], string>> = {
  none: 'Sin aceleración',
  baku: 'Bakú (C.04.7)',
};

const putOff: Readonly<Record<PutOff, string>> = { adjourned: 'aplazada', postponed: 'pospuesta' };

const away: Readonly<Record<Away, string>> = {
  notYet: 'aún no ha llegado',
  withdrawn: 'se ha retirado',
  bye: 'ha pedido descanso',
};

const announced: Readonly<Record<Announced, string>> = {
  rounds: 'el número de rondas',
  system: 'el sistema',
  initialColor: 'el color inicial',
  points: 'la puntuación',
  acceleration: 'la aceleración',
  tieBreaks: 'la lista de desempates',
  halfPointByes: 'el límite de descansos de medio punto',
  forbidden: 'las parejas que no se enfrentan',
};

/** Lo que se toca en la pantalla de personas. */
const presence = {
  column: 'Ausencias',
  title: (name: string) => `Rondas de ${name}`,
  open: 'Ausencias…',
  how: 'Una casilla por ronda. Con las flechas se elige; cada tecla anota al momento.',
  round: (round: number, says: string) => `Ronda ${round}: ${says}`,
  plays: 'juega',
  ask: {
    half: 'Descanso de ½',
    zero: 'Ausente, 0',
    full: 'Descanso de 1',
    plays: 'Juega',
  },
  keys: { half: 'H', zero: '0', full: '1', plays: 'J', withdraws: 'R', returns: 'V', enters: 'L' },
  withdraws: (round: number) => `Se retira desde la ronda ${round}`,
  returns: (round: number) => `Vuelve en la ronda ${round}`,
  enters: (round: number) => `Llega en la ronda ${round}`,
  reason: 'Motivo (si lo hay)',
  /** `½ en la 2`, `fuera de la 4 a la 9`. */
  short: { half: '½', zero: '0', full: '1', withdrawn: 'retirada', notYet: 'no ha llegado' },
  span: (first: number, last: number) => (first === last ? `r. ${first}` : `r. ${first}-${last}`),
  fromRound: 'Desde r.',
  fromRoundHint: 'Desde qué ronda juega. Su número es el que le toca por Elo.',
  order: 'Números por Elo…',
  orderTitle: 'Numerar por Elo',
  orderWhat:
    'Los números van por Elo, título y nombre (C.04.2 2.2). Desde que se empareja la ronda 4 ya no cambian.',
  orderDo: 'Numerar',
  orderSame: 'Los números van ya por Elo, título y nombre.',
};

/** Lo que se anuncia, en la pantalla del torneo. */
const rules = {
  title: 'Emparejamiento y puntuación',
  change: 'Cambiar…',
  holds: (round: number) =>
    `La ronda ${round} está emparejada: lo que se anunció ya no cambia; lo que falta se puede decir una vez.`,
  system: 'Sistema',
  notSaid: 'sin decir',
  initialColor: 'Color inicial',
  initialColorHint: 'Del número impar de la primera mesa, por sorteo antes de la ronda 1.',
  points: 'Puntos',
  win: 'Victoria',
  draw: 'Tablas',
  loss: 'Derrota',
  bye: 'Descanso',
  pointsSay: (win: string, draw: string, loss: string, bye: string) =>
    `${win} · ${draw} · ${loss}; descanso ${bye}`,
  pointsOwn: 'como en el informe importado',
  acceleration: 'Aceleración',
  accelerationOwn: 'como en el informe importado',
  halfPointByes: 'Descansos de ½ por persona',
  halfPointByesHint: 'Vacío: sin límite.',
  tieBreaks: 'Desempates, en su orden',
  tieBreakAdd: 'Código de desempate',
  tieBreakHint: 'BH/C1, BH, SB, DE, WIN, ARO…; Intro lo añade.',
  add: 'Añadir',
  up: (code: string) => `Subir ${code}`,
  down: (code: string) => `Bajar ${code}`,
  remove: (code: string) => `Quitar ${code}`,
  none: 'ninguno',
  forbidden: 'No se enfrentan',
  forbiddenNone: 'Nadie tiene vedado a nadie.',
  forbiddenTitle: 'Parejas que no se enfrentan',
  forbiddenHolds: (round: number) => `La ronda ${round} está emparejada: estas parejas ya no cambian.`,
  forbiddenWhat: 'Se anuncian antes de la ronda 1 (C.05 5.2).',
  one: 'Jugador',
  other: 'Adversario vedado',
  firstRound: 'De la ronda',
  lastRound: 'a la ronda',
  forbid: 'Vedar',
  allow: (names: string) => `Permitir ${names}`,
  inRounds: (first: number, last: number) =>
    first === last ? `ronda ${first}` : `rondas ${first} a ${last}`,
  number: 'Escriba un número.',
};

/** Lo que se hace con una ronda antes de jugarla, y con un resultado mal anotado. */
const round = {
  publish: 'Publicar',
  published: 'publicada',
  unpair: 'Retirar los emparejamientos…',
  unpairTitle: (round: number) => `Retirar los emparejamientos de la ronda ${round}`,
  unpairWhat: 'La ronda queda sin emparejar. El diario conserva lo que hubo.',
  unpairDo: 'Retirarlos',
  reason: 'Motivo',
  swap: 'Cambiar los colores',
  exchange: 'Intercambiar dos…',
  exchangeTitle: (round: number) => `Intercambiar dos jugadores de la ronda ${round}`,
  exchangeWhat: 'Cada uno ocupa el asiento del otro.',
  exchangeDo: 'Intercambiar',
  one: 'Un jugador',
  other: 'El otro',
  byeOf: 'Si descansa',
  byeUnsaid: 'como lo pidió',
  away: 'No juegan esta ronda',
  robin: 'Rondas de una liga…',
  robinTitle: 'Todos contra todos, por tablas Berger',
  robinWhat: 'Los números de la lista son los de la tabla. Se emparejan todas las rondas a la vez.',
  robinOnce: 'A una vuelta',
  robinTwice: 'A doble vuelta',
  robinGoes: (rounds: number) => count(rounds, 'ronda', 'rondas'),
  robinDo: (rounds: number) => `Emparejar ${count(rounds, 'ronda', 'rondas')}`,
  putOff: { adjourned: 'Aplazada', postponed: 'Pospuesta' },
  goesOn: 'Otra vez en juego',
  returnRound: (before: number) => `Vuelta de la ronda ${before}`,
  returnHint: 'Los mismos emparejamientos con los colores al revés: la segunda partida de cada encuentro.',
  second: {
    open: 'Segunda anotación',
    title: 'Segunda anotación de los resultados',
    what: 'Anote otra vez los resultados, mejor otra persona. Lo anotado antes no se ve y nada de esto se escribe: al final se comparan.',
    compare: (read: number, all: number) => `Comparar (${read} de ${all})`,
    leave: 'Dejar la segunda anotación',
    goOn: 'Seguir anotando',
    found: (read: number, differ: number) =>
      differ === 0
        ? `${count(read, 'resultado leído', 'resultados leídos')}: todos coinciden.`
        : `${count(read, 'resultado leído', 'resultados leídos')}: ${count(differ, 'no coincide', 'no coinciden')}. Mire las planillas.`,
    first: 'Primera',
    again: 'Segunda',
    write: (result: string) => `Anotar ${result}`,
  },
  correct: 'Corregir el resultado…',
  correctTitle: (board: number) => `Corregir el resultado de la mesa ${board}`,
  correctDo: (result: string) => `Corregir: ${result}`,
  correctWhat: 'El anterior queda tachado en el diario, con este motivo.',
  changes: 'Qué cambia en la clasificación',
  changesNone: 'La clasificación no cambia.',
  name: 'Nombre',
  pointsHead: 'Puntos',
  rankHead: 'Puesto',
  later: 'Emparejadas con el resultado anterior; no cambian (C.04.2 4.3)',
  laterRow: (round: number, board: number, white: string, black: string) =>
    `Ronda ${round}, mesa ${board}: ${white}${black === '' ? '' : ` – ${black}`}`,
  result: 'Resultado',
};

/** En una casilla estrecha: qué es la ronda para quien no juega. */
const byeSigns: Readonly<Record<AskedBye, string>> = { half: '½', zero: '0', full: '1' };

/** Quién juega cada ronda, y con qué se empareja y se puntúa. */
export const pairing = {
  systems,
  byes,
  byeSigns,
  accelerations,
  putOff,
  away,
  announced,
  presence,
  rules,
  round,
  rounds: (rounds: number) => count(rounds, 'ronda', 'rondas'),
};

export type PairingWords = typeof pairing;
