/** El parchís, como se dice en la mesa. */
import {
  type Cited,
  type ParchisColors,
  type ParchisFaults,
  type ParchisIncidents,
  type ParchisOptions,
  type ParchisReasons,
  placeSaid,
  rulesSaid,
} from '../parchis-words.ts';
import type { ParchisTold } from '../../contract/parchis-views.ts';
import type { ParchisColor } from '../../vocabulary/parchis.ts';

const colors: ParchisColors = { yellow: 'amarillo', blue: 'azul', red: 'rojo', green: 'verde' };
const places = { home: 'casa', goal: 'meta', corridor: (step: number) => `pasillo ${step}` };
const place = (color: ParchisColor, steps: number): string => placeSaid(places, color, steps);

const rules: Readonly<Record<Cited, string>> = {
  'P-10': 'contar es avanzar tantas casillas con una ficha propia',
  'P-13': 'empieza quien saca más; quienes empatan vuelven a tirar',
  'P-15': 'se juega por turnos, con una tirada por turno',
  'P-16': 'con un 6 se repite; si no, pasa el turno al jugador de la derecha',
  'P-17': 'solo se deja de mover si no hay nada posible',
  'P-19': 'las fichas en casa y en la meta no se mueven',
  'P-20': 'nadie mueve a una casilla donde ya hay dos fichas',
  'P-21': 'con un 5 hay que sacar ficha de casa',
  'P-25': 'una ficha avanza lo que marca el dado',
  'P-26': 'el 6 vale 6 con fichas en casa y 7 sin ninguna',
  'P-28': 'con el tercer 6 seguido, la última ficha movida va a casa',
  'P-29': 'si esa ficha está ya en las casillas de color, se queda, y acaba el turno',
  'P-31': 'ninguna ficha pasa una barrera',
  'P-33': 'con un 6 hay que abrir la barrera propia',
  'P-34': 'salvo que la ficha de la barrera no pueda avanzar',
  'P-37': 'quien cae sobre otro color en una casilla blanca lo come y lo manda a casa',
  'P-38': 'quien come cuenta 20',
  'P-41': 'a la meta se llega con el número exacto',
  'P-42': 'quien mete una ficha cuenta 10 con otra',
  'P-45': 'en Murcia, al último seguro se llega con el número exacto',
};

const reasons: ParchisReasons = {
  notItsTurn: () => 'No es su turno',
  nothingToCount: () => 'Falta tirar: no hay nada que contar',
  inTheGoal: () => 'Esa ficha ya está en la meta',
  atHome: () => 'De casa solo se sale con un 5',
  mustBringOut: () => 'Con un 5 hay que sacar ficha de casa',
  mustOpenBarrier: () => 'Con un 6 hay que abrir la barrera',
  beyondGoal: (_, count) => `Con ${count} se pasa de la meta: hace falta el número exacto`,
  beyondSeguro: (_, count) =>
    `Con ${count} se pasa del último seguro: en Murcia se entra con el número exacto`,
  barrierInTheWay: (square) =>
    square === '' ? 'Hay una barrera en el pasillo' : `Hay una barrera en la casilla ${square}`,
  squareFull: (square) =>
    square === ''
      ? 'En esa casilla del pasillo ya hay dos fichas'
      : `En la casilla ${square} ya hay dos fichas`,
  wrongCount: (_, count) => (count === '' ? 'Esa ficha no llega ahí' : `Con ${count} esa ficha no llega ahí`),
};

const options: ParchisOptions = {
  firstFiveTwo: 'El primer 5 saca dos fichas (P-23)',
  oneOut: 'Se empieza con una ficha fuera (P-24)',
  murcia: 'Murcia: el 6 vale 12 y el último seguro es exacto (P-30, P-45)',
  mixedBarriers: 'Barreras de dos colores en los seguros (P-35)',
  barriersOnSeguros: 'Barreras solo en los seguros (P-36)',
  partnerBridge: 'Puente con la ficha del compañero (P-48)',
  outEatsRivals: 'Al salir se come siempre a la otra pareja (P-49)',
  twoDice: 'Dos dados (P-52 a P-55)',
  singleFive: 'Con dos dados, un 5 suelto también saca',
  cuadrante: 'Cuadrante, por dinero (P-56 a P-60)',
};

const faults: ParchisFaults = {
  fourForCouples: 'por parejas juegan cuatro',
  onlyInCouples: 'el puente con el compañero y comer a la otra pareja son de las partidas por parejas',
  onlyWithTwoDice: 'el 5 suelto es de las partidas con dos dados',
};

const incidents: ParchisIncidents = {
  wrongCount: 'Ficha mal movida',
  fiveMissed: 'No sacó con un 5',
  barrierNotOpened: 'No abrió la barrera con un 6',
  barrierPassed: 'Pasó una barrera',
  thirdOnSquare: 'Tercera ficha en una casilla',
  eatingMissed: 'Comió y no lo contó',
  bonusWrong: 'Contó mal 20 o 10',
  goalNotExact: 'Entró en la meta sin el número exacto',
  rolledOutOfTurn: 'Tiró sin tocarle',
  thirdSixMissed: 'Tercer 6 sin castigo',
};

function lineSays(told: ParchisTold): string {
  switch (told.type) {
    case 'parchisBegun':
      return `Empieza el ${colors[told.first]}: ${told.throws.map((round) => round.map(({ color, value }) => `${colors[color]} ${value}`).join(', ')).join('; desempate, ')}`;
    case 'parchisRolled':
      return `Tira el ${colors[told.color]}: ${told.dice.join(' y ')}${told.here !== undefined ? ' (dado del escritorio)' : ''}`;
    case 'parchisMoved': {
      const { from, to, eats, pieces } = told.move;
      return `Cuenta ${told.count} el ${colors[told.color]}: ficha ${(pieces[0] ?? 0) + 1}, de ${place(told.color, from)} a ${place(told.color, to)}${eats === null ? '' : `; come al ${colors[eats.color]}`}`;
    }
    case 'parchisIncidentDecided':
      return `${incidents[told.kind]}, ${colors[told.color]} (${told.rules.join(', ')}): ${told.back ? 'vuelve atrás' : 'se queda como está'}${told.reason === '' ? '' : `. Decide el árbitro: ${told.reason}`}${told.note === '' ? '' : `. ${told.note}`}`;
  }
}

export const parchis = {
  name: 'Parchís',
  table: (table: number) => `Mesa de parchís ${table}`,
  tables: 'Mesas de parchís',
  none: 'En esta ronda no hay mesas de parchís.',
  newTable: 'Nueva mesa',
  changeTable: 'Cambiar la mesa',
  save: 'Guardar la mesa',
  number: 'Número de mesa',
  players: 'Jugadores, por color',
  playersHint: 'De dos a cuatro. Deje vacío el color que no juega.',
  variants: 'Variantes de esta mesa',
  couples: 'Parejas',
  couplesOf: {
    none: 'Cada uno para sí',
    both: 'Gana la pareja con todas las fichas dentro (P-50)',
    one: 'Gana la pareja con las de uno dentro (P-51)',
  },
  stakes: 'Lo acordado, en la moneda de la mesa',
  stake: { eaten: 'Por ficha', winner: 'Al ganador', thirdSix: 'Por tercer 6' },
  states: { toBegin: 'por empezar', playing: 'en juego', finished: 'terminada' },
  colors,
  letters: { yellow: 'A', blue: 'Z', red: 'R', green: 'V' } satisfies ParchisColors,
  place,
  rules,
  rulesSaid: (cited: readonly string[]) => rulesSaid(rules, cited),
  reason: (why: keyof ParchisReasons, square: number | null, count: number | null) =>
    reasons[why](`${square ?? ''}`, `${count ?? ''}`),
  options,
  faults,
  incidents,
  lineSays,
  empty: (color: ParchisColor) => `Nadie juega con el ${colors[color]}`,
  seat: (color: ParchisColor, name: string) => `${colors[color]}: ${name}`,
  placed: (place: number) => `${place}.º`,
  isIn: (pieces: number) => `${pieces} en la meta`,
  // quién empieza
  start: '¿Quién empieza?',
  startHow: 'Cada uno tira un dado y empieza quien saca más. Si empatan, vuelven a tirar solo ellos (P-13).',
  startThrow: (color: ParchisColor, again: boolean) =>
    `Tirada del ${colors[color]}${again ? ', desempate' : ''}`,
  startAgain: (colors: string) => `Empate: vuelven a tirar ${colors}.`,
  begin: (color: ParchisColor) => `Empieza el ${colors[color]}`,
  clearThrows: 'Borrar las tiradas',
  // la tirada
  turn: (color: ParchisColor) => `Turno del ${colors[color]}`,
  turnWith: (color: ParchisColor, hand: ParchisColor) =>
    `Turno del ${colors[color]}, con las fichas del ${colors[hand]}`,
  roll: 'Dado de la mesa',
  rollTwo: 'Dados de la mesa, en el orden en que se cuentan',
  rolled: (dice: readonly number[]) => `Ha salido ${dice.join(' y ')}`,
  again: (times: number) => `${times} seguidas que repiten turno`,
  counting: (count: number) => `Cuenta ${count}`,
  duties: {
    bringOut: 'Con un 5 hay que sacar ficha (P-21)',
    openBarrier: 'Con un 6 hay que abrir la barrera (P-33)',
  },
  move: (color: ParchisColor, from: number, to: number) =>
    from < 0 ? `Sacar ficha al ${place(color, to)}` : `${place(color, from)} → ${place(color, to)}`,
  moveTwo: 'Sacar dos fichas',
  eats: (color: ParchisColor) => `come al ${colors[color]}, cuenta 20`,
  scores: 'entra, cuenta 10',
  stays: (piece: string, why: string, rule: string) => `${piece}: ${why} (${rule})`,
  nothingMoved: (line: string, rule: string, whys: readonly string[]) =>
    [line, rule, ...whys].map((part) => `${part}.`).join(' '),
  pieceAt: (color: ParchisColor, piece: number, where: string) =>
    `Ficha ${piece + 1} del ${colors[color]}, ${where}`,
  board: 'Tablero de parchís',
  boardHow: 'Toque una ficha que tenga anillo para moverla; tocar otra dice por qué no puede moverse.',
  turnBoard: 'Girar el tablero',
  over: 'Partida terminada',
  // las líneas
  lines: 'Lo jugado',
  noLines: 'Todavía no se ha tirado.',
  strike: 'Tachar la última línea',
  strikeTable: 'Tachar la mesa',
  strikeReason: 'Motivo',
  strikeWhat: (line: string) => `Se tachará: ${line}`,
  // el incidente
  incident: 'Incidente',
  incidentWhat: '¿Qué ha pasado?',
  incidentWho: '¿Quién?',
  incidentWhen: '¿En qué tirada?',
  incidentRoll: (color: ParchisColor, dice: readonly number[]) => `${colors[color]}, ${dice.join(' y ')}`,
  incidentUnwritten: 'Tirada sin anotar',
  unwritten:
    'No está anotada y no vale: en la mesa se deja todo como consta aquí, y tira quien tiene el turno.',
  incidentNone: 'Antes de la primera tirada no hay nada que deshacer.',
  rulesSay: 'Lo que dice el reglamento',
  reading:
    'El reglamento no pone castigo. Se lee así: se corrige mientras no haya tirado otro jugador; después se queda como está.',
  goesBack: {
    beforeRoll: 'La tirada no vale: la mesa vuelve a como estaba antes de ella.',
    afterRoll: 'La mesa vuelve a como estaba después de esa tirada, y se cuenta como es debido.',
  },
  stands: 'Ya ha tirado otro jugador: se queda como está.',
  apply: 'Aplicar',
  back: 'Volver atrás',
  leave: 'Dejarlo como está',
  otherwise: 'Decidir lo contrario',
  otherwiseWhy: 'Por qué decide lo contrario',
  note: 'Nota',
  // los dados del escritorio
  deskDice: 'Dado del escritorio',
  deskDiceHow:
    'Antes de tirar se publica un compromiso y la mesa dice un número. Al descubrir la clave, cualquiera rehace cada tirada.',
  commit: 'Publicar el compromiso',
  commitment: 'Compromiso (SHA-256 de la clave)',
  say: 'Número que dice la mesa',
  sayDo: 'Anotar el número',
  saidWas: (said: string) => `La mesa dijo ${said}.`,
  rollHere: 'Tirar aquí',
  show: 'Descubrir la clave',
  secret: 'Clave',
  verified: (rolls: number) =>
    rolls === 1 ? '1 tirada rehecha: sale lo mismo.' : `${rolls} tiradas rehechas: todas salen igual.`,
  notVerified: (at: number) => `La tirada ${at} no sale igual al rehacerla.`,
  recipe:
    'Cada tirada es el SHA-256 de estas líneas: «escaque parchis», clave, número de la mesa, ronda, mesa, número de tirada y 1. De izquierda a derecha, cada byte menor que 252 da un dado: su resto entre 6, más 1.',
  // la clasificación y las cuentas
  standings: 'Clasificación de parchís',
  standingsHow:
    'Ordena a cuántos ha dejado detrás cada uno; después, los primeros puestos, los segundos y así.',
  columns: {
    rank: 'Puesto',
    player: 'Jugador',
    games: 'Partidas',
    beaten: 'Detrás',
    places: ['1.º', '2.º', '3.º', '4.º'],
  },
  payments: 'Cuentas del cuadrante',
  paymentsOf: (table: number, round: number) => `Cuentas del cuadrante, mesa ${table}, ronda ${round}`,
  pay: {
    eaten: 'ficha comida (P-57)',
    notIn: 'fichas sin meter (P-58)',
    winner: 'al ganador (P-59)',
    thirdSix: 'tercer 6 (P-60)',
  },
  payColumns: { from: 'Paga', to: 'A', why: 'Por', amount: 'Importe' },
  balance: 'Saldo de cada uno',
  nothingOwed: 'Nadie debe nada.',
  print: 'Imprimir las cuentas',
};
