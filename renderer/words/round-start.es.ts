import type { ClockTrouble, RoundStartView } from '../../src-core/desk-api.ts';
import { counter } from './plural.ts';

const count = counter('es');

const troubles: Readonly<Record<ClockTrouble['what'], string>> = {
  noClock: 'sin reloj',
  otherControl: 'otro control de tiempo',
  notReady: 'su reloj ya ha empezado',
  interrupted: 'reloj parado: falta decidir',
  startHidden: 'la posición sorteada no se ha mostrado todavía',
  drawBegun: 'el sorteo ha empezado y aún no hay posición',
  notStarted: 'sin poner en marcha',
};

/** El comienzo de la ronda, la cuenta atrás, y los relojes tras una interrupción. */
export const roundStart = {
  title: (round: number) => `Comienzo de la ronda ${round}`,
  short: 'Comienzo',
  controlOf: {
    round: 'Control de la ronda',
    tournament: 'Control del torneo',
    none: 'Sin control de tiempo',
  },
  change: 'Cambiar el control',
  changeEnds: 'Un periodo acaba',
  changeAt: { moves: 'al completar sus jugadas', zero: 'al agotarse su tiempo' },
  save: 'Fijar el control',
  presets: 'Los más jugados',
  asWritten: 'Se guarda como está escrito, sin entenderlo: con él no puede contar ningún reloj.',
  otherRegime: 'No es el ritmo de las reglas de este torneo.',
  check: 'Antes de empezar',
  allRight: (boards: number) =>
    `${count(boards, 'mesa lista', 'mesas listas')}: el control es el de la ronda.`,
  ready: (boards: number) => count(boards, 'reloj por empezar', 'relojes por empezar'),
  troubles,
  trouble: (what: ClockTrouble['what']) => troubles[what],
  boardsWith: (boards: string) => `Mesas ${boards}`,
  place: 'Poner relojes',
  placeOfficial: 'Relojes en pantalla',
  placeMirror: 'Espejo de los relojes',
  placeHow: 'En las mesas que no tienen, con el control de la ronda.',
  startAll: (boards: number) => `Poner en marcha ${count(boards, 'reloj', 'relojes')}`,
  startChosen: (boards: number) => `Poner en marcha ${count(boards, 'elegido', 'elegidos')}`,
  startSays: 'Empieza el reloj de las blancas en todas las mesas, también con ausentes (6.6, 6.7.2).',
  notStartedBoards: 'No se ponen en marcha',
  choose: 'Elegir mesas',
  chosen: 'Mesas',
  chosenHint: 'Por ejemplo 1-20, 25',
  chosenWrong: 'No se entiende: números y tramos, como 1-20, 25',
  started: (time: string) => `Puesta en marcha a las ${time}`,
  notStarted: 'Sin poner en marcha',
  summary: ({ running, ready, bare, stopped, flags, over }: RoundStartView['counts']) =>
    `${running} en marcha · ${ready} por empezar${bare > 0 ? ` · ${bare} sin reloj` : ''} · ${stopped} parados${flags > 0 ? ` · ${count(flags, 'bandera', 'banderas')}` : ''} · ${over} terminados`,
  absent: 'Ausentes',
  nobodyAbsent: 'Nadie marcado como ausente.',
  markAbsent: 'Marcar ausente',
  absentBoard: 'Mesa',
  absentSide: 'Bando',
  arrived: 'Ha llegado',
  limit: 'Pierde a las',
  left: 'Queda',
  /** Not there when the default time was over: not a flag. */
  defaulted: 'Incomparecencia (6.7.1)',
  defaultedBy: (sides: readonly string[]) =>
    sides.length > 1 ? 'Incomparecencia de ambos (6.7.1)' : `Incomparecencia: ${sides[0]} (6.7.1)`,
  beforeStart: 'cuenta desde el comienzo',
  defaultTime: 'Tiempo de espera (6.7.1), minutos',
  defaultTimeSet: 'Fijar',
  proposals: 'Incomparecencias que se proponen',
  proposalsSay: 'Han pasado el tiempo de espera. Nada se anota sin el árbitro.',
  declare: (board: number, result: string) => `Mesa ${board}: anotar ${result}`,
  begins: 'Hora de comienzo',
  beginsSet: 'Fijar la hora',
  countdown: 'Cuenta atrás para la sala',
  countdownTitle: (round: number) => `Ronda ${round}`,
  beginsAt: (time: string) => `Comienza a las ${time}`,
  noBegins: 'Hora por anunciar',
  begun: 'En juego',
  boardsLine: (boards: number, control: string) =>
    [count(boards, 'mesa', 'mesas'), control].filter((part) => part !== '').join(' · '),
  leave: 'Salir',
  // after a crash or a sleep
  interrupted: (boards: number) =>
    `${count(boards, 'reloj se detuvo', 'relojes se detuvieron')} al último instante seguro.`,
  interruptedHere: 'El reloj de esta mesa se detuvo al último instante seguro.',
  causes: {
    crash: 'El programa acabó de repente.',
    closed: 'El programa se cerró con relojes en marcha.',
    sleep: 'El ordenador se durmió.',
  },
  gap: (time: string) => `No se sabe nada de ${time}.`,
  decide: 'Decidir…',
  decideTitle: 'Relojes interrumpidos',
  ranWas: (side: string) => `corría el de ${side}`,
  how: {
    leave: 'Dejar los tiempos',
    leaveShort: 'Dejar',
    deductShort: (time: string) => `Descontar ${time}`,
    deductEach: 'Descontar a cada uno que corría su propio hueco',
    deduct: (time: string) => `Descontar ${time} al que corría`,
    set: 'Poner los tiempos',
  },
  forAllBoards: 'Para todas',
  andResume: 'Y reanudar al momento',
};
