import type { ClockTrouble, RoundStartView } from '../../contract/clock-views.ts';
import type { ClockMode } from '../../vocabulary/clocks.ts';
import { passedIn } from '../duration.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

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
  checks: {
    opponents: { right: 'Todas las personas tienen mesa', wrong: 'Sin mesa en esta ronda' },
    results: {
      right: 'La ronda anterior tiene todos sus resultados',
      wrong: 'Falta el resultado de la ronda anterior',
    },
    control: { right: 'Todas las mesas tienen control de tiempo', wrong: 'Sin control de tiempo' },
    clocks: { right: 'Los relojes están puestos', wrong: 'Sin reloj puesto' },
  },
  more: (people: number) => `y ${people} más`,
  ready: (boards: number) => count(boards, 'reloj por empezar', 'relojes por empezar'),
  troubles,
  trouble: (what: ClockTrouble['what']) => troubles[what],
  /** `formatted`: as ranges. */
  boardsWith: (formatted: string, boards: number) => `${boards === 1 ? 'Mesa' : 'Mesas'} ${formatted}`,
  place: 'Poner relojes',
  placeOfficial: 'Relojes en pantalla',
  placeMirror: 'Espejo de los relojes',
  placeHow: 'En las mesas que no tienen, con el control de la ronda.',
  clocksPlaced: (boards: number) => count(boards, 'mesa sin reloj recibe', 'mesas sin reloj reciben'),
  placeAs: { official: 'Reloj en pantalla', mirror: 'Espejo del reloj de mesa' } satisfies Readonly<
    Record<ClockMode, string>
  >,
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
  arrivedLate: (side: string) => `Ha llegado: ${side}`,
  arrivedPast: (ms: number) =>
    `${passedIn(region, ms)} después del tiempo de espera: 6.7.1 dice que pierde, salvo que el árbitro decida otra cosa.`,
  arrivedPlays: 'Anotar que ha llegado y juega',
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
  proposal: 'Incomparecencia que se propone',
  proposalSays: 'Ha pasado el tiempo de espera. Nada se anota sin el árbitro.',
  proposalsSay: 'Han pasado el tiempo de espera. Nada se anota sin el árbitro.',
  declare: (board: number, result: string) => `Mesa ${board}: anotar ${result}`,
  begins: 'Hora de comienzo',
  beginsSet: 'Fijar la hora',
  countdown: 'Cuenta atrás para la sala',
  countdownTitle: (round: number) => `Ronda ${round}`,
  beginsAt: (time: string) => `Comienza a las ${time}`,
  noBegins: 'Hora por anunciar',
  hourHasCome: 'A punto de empezar',
  begun: 'En juego',
  begunAt: (time: string) => `La ronda ha empezado a las ${time}`,
  boardsLine: (boards: number, control: string) =>
    [count(boards, 'mesa', 'mesas'), control].filter((part) => part !== '').join(' · '),
  leave: 'Salir',
  // after a crash or a sleep
  interrupted: (boards: number) =>
    `${count(boards, 'reloj se detuvo', 'relojes se detuvieron')} al último instante seguro.`,
  interruptedHere: 'El reloj de esta mesa se detuvo al último instante seguro.',
  causes: {
    crash: 'El escritorio se cerró de golpe.',
    closed: 'El escritorio se cerró con relojes en marcha.',
    sleep: 'El equipo entró en reposo.',
  },
  mirrorsBehind: (boards: number) =>
    boards === 1
      ? 'Un reloj de mesa siguió sin el escritorio: hay que leerlo otra vez.'
      : `${boards} relojes de mesa siguieron sin el escritorio: hay que leerlos otra vez.`,
  mirrorHere: 'El reloj de esta mesa siguió sin el escritorio: hay que leerlo otra vez.',
  since: (from: string, back: string) =>
    `El último instante seguro es el de las ${from}; el escritorio volvió a las ${back}.`,
  decide: 'Decidir…',
  decideTitle: 'Relojes interrumpidos',
  ranWas: (side: string) => `corría el de ${side}`,
  how: {
    leave: 'Dejar los tiempos',
    leaveShort: 'Dejar',
    leaveStanding: 'Dejar los tiempos, en pausa',
    deductShort: (time: string) => `Descontar ${time}`,
    deductNowShort: (time: string) => `Descontar ${time}, hasta ahora`,
    deductEach: 'Descontar a cada uno su hueco, hasta que volvió el escritorio',
    deductEachNow: 'Descontar a cada uno su hueco, hasta ahora',
    deduct: (time: string) => `Descontar ${time} al que corría, hasta que volvió el escritorio`,
    deductNow: (time: string) => `Descontar ${time} al que corría, hasta ahora`,
    estimate: (time: string, side: string) => `Descontar ${time} a ${side} y seguir`,
    set: 'Poner los tiempos',
  },
  // relojes de este escritorio, que se detuvieron, y espejos de los de la mesa, que siguieron
  officialTitle: 'Relojes en pantalla',
  stood: (from: string, back: string, now: string) =>
    `Parados desde las ${from}; el escritorio está de vuelta desde las ${back}. Hasta ahora, ${now}.`,
  mirrorsTitle: 'Espejos de los relojes de mesa',
  mirrorsSay: (from: string) =>
    `El reloj de la mesa no se detuvo; lo que tiene el escritorio es de las ${from}. Léalo otra vez.`,
  elsewhere: 'Tras la interrupción esperan al árbitro:',
  inRound: (round: number, clocks: number) => `ronda ${round}, ${count(clocks, 'reloj', 'relojes')}`,
  toRound: (round: number) => `Ir a la ronda ${round}`,
  readClock: 'Leer el reloj…',
  otherwise: 'Otra cosa…',
  mirrorStood: 'El reloj de la mesa también estuvo parado y sigue parado:',
  mirrorUnread: 'No se puede leer ahora; como estimación, todo el tiempo hasta ahora:',
  forAllBoards: (boards: number) => `Para las ${boards} mesas:`,
  andResume: 'Y reanudar al momento',
};
