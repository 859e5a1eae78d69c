import type { Bonus, Period } from '../../clocks/control.ts';
import type { ControlErrorCode } from '../../clocks/control-error.ts';
import type { NotRated, PlayRegime, Rating } from '../../clocks/regime.ts';
import type { ClockDisagreement, ClockMode, CountingWay } from '../../vocabulary/clocks.ts';
import type { DisagreementView } from '../../contract/clock-views.ts';
import type { Color } from '../../vocabulary/colors.ts';
import { formatChange } from '../clock-face.ts';
import { durationIn } from '../duration.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);
const sides: Readonly<Record<Color, string>> = { white: 'Blancas', black: 'Negras' };

const bonuses: Readonly<Record<Exclude<Bonus['kind'], 'none' | 'byoYomi'>, string>> = {
  increment: 'de incremento por jugada',
  delay: 'de retardo simple por jugada',
  bronstein: 'de retardo Bronstein por jugada',
};

function bonusOf(bonus: Bonus): string {
  if (bonus.kind === 'none') return '';
  const time = durationIn(region, bonus.ms);
  if (bonus.kind === 'byoYomi') return `y ${bonus.times} × ${time} de byo-yomi`;
  return `y ${time} ${bonuses[bonus.kind]}`;
}

const notRated: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'sin tiempo fijo',
  unequalTimes: 'los tiempos no son iguales',
  tooShort: 'no pasa de 3 minutos',
  firstPeriodTooShort: 'menos de 30 jugadas en el primer periodo',
  chess960: 'el ajedrez 960 no cuenta en las listas de Elo de la FIDE',
};

const ways: Readonly<Record<CountingWay, string>> = {
  time: 'TIME (tiempo, sin incremento)',
  fischer: 'FISCHER (con incremento)',
  delay: 'US DELAY (retardo simple)',
  bronstein: 'BRONSTEIN (retardo)',
  byoYomi: 'BYO-YOMI',
  hourglass: 'HOURGLASS (reloj de arena)',
  up: 'UP COUNT (cuenta hacia arriba)',
};

const regimes: Readonly<Record<PlayRegime | 'none', string>> = {
  standard: 'Clásico',
  rapid: 'Rápido (A.1)',
  blitz: 'Relámpago (B.1)',
  none: 'Sin tiempo fijo',
};

/** What clocks say: the clock screen, the arbiter's clock, time controls and setting cards. */
export const clock = {
  clock: 'Reloj',
  sides,
  states: {
    ready: 'por empezar',
    runs: 'corre',
    waits: 'espera',
    paused: 'en pausa',
    pausedTouch: 'en pausa: toque para reanudar',
    frozen: 'detenido por el árbitro',
    fallen: 'bandera',
    firstFlag: 'bandera caída primero',
    over: 'terminada',
    unsure: 'parado: decida',
    unread: 'hay que leerlo',
    waitsForArbiter: 'parado: esperen al árbitro',
  },
  /** Con la línea al escritorio perdida, lo que corre es una estimación. */
  unheard: (time: string) => `sin conexión desde las ${time}`,
  ranUnheard: (time: string) => `corría; sin conexión desde las ${time}`,
  leastTime: 'Menos tiempo',
  overdue: (side: string) => `contador atrasado: ${side}`,
  /** El reloj y las jugadas no dicen lo mismo. */
  disagrees: ({ what, clock, moves, counted, recorded }: DisagreementView): string => {
    const late = counted.white < recorded.white ? 'white' : 'black';
    const says: Readonly<Record<ClockDisagreement, string>> = {
      runsAfterResult: 'Hay resultado y el reloj corre',
      notStarted: 'Hay jugadas anotadas y el reloj no se ha puesto en marcha',
      notPressed: `${sides[clock]} han movido y no han pulsado`,
      otherTurn: `El reloj está en ${sides[clock]} y juegan ${sides[moves]}`,
      countsBehind: `Contador de ${sides[late]}: ${counted[late]}; anotadas: ${recorded[late]}`,
      countsApart: `Contadores ${counted.white} y ${counted.black}: no cuadran con el turno de ${sides[clock]}`,
    };
    return says[what];
  },
  /** Lo mismo donde caben pocas palabras. */
  disagreesShort: {
    runsAfterResult: 'el reloj corre',
    notStarted: 'reloj sin empezar',
    notPressed: 'sin pulsar',
    otherTurn: 'reloj en el otro lado',
    countsBehind: 'contador atrasado',
    countsApart: 'contadores sin cuadrar',
  } satisfies Readonly<Record<ClockDisagreement, string>>,
  mends: { byTheMoves: 'Poner el reloj según las jugadas', byHand: 'Poner el reloj a mano' },
  mendReason: 'Puesto según las jugadas anotadas',
  moves: (moves: number) => `Jugadas: ${moves}`,
  period: (period: number, periods: number) => `Periodo ${period} de ${periods}`,
  bonusShort: (bonus: Bonus) => {
    if (bonus.kind === 'none') return '';
    const sign = { increment: '+', delay: 'retardo ', bronstein: 'Bronstein ', byoYomi: 'byo-yomi ' }[
      bonus.kind
    ];
    return `${sign}${durationIn(region, bonus.ms)}`;
  },
  // the clock screen
  screenTitle: (board: number) => `Reloj de la mesa ${board}`,
  hold: 'Árbitro: mantener pulsado para abrir',
  bar: 'Árbitro',
  start: 'Poner en marcha',
  startSays: 'Empieza el reloj de las blancas',
  pause: 'Pausa',
  freeze: 'Detener',
  pauseEnds: 'reanuda cualquiera',
  freezeEnds: 'reanuda el árbitro',
  resume: 'Reanudar',
  resumeStopped: 'Reanudar el detenido',
  toBoard: 'A la mesa',
  whole: 'Pantalla completa',
  swapHalves: 'Cambiar las mitades',
  turned: 'Girar la mitad de arriba',
  tenths: 'Décimas bajo 20 s',
  sound: 'Sonido en la bandera',
  noWakeLock: 'Este navegador no impide que la pantalla se apague.',
  noTime: 'Aún no se ha medido la hora del escritorio.',
  timeError: (ms: number) => `Hora del escritorio medida: ±${ms} ms`,
  pressCorrected: (ms: number) =>
    `La última pulsación tardó ${ms} ms en llegar; cuenta el instante en que se tocó.`,
  pressBound: (ms: number) => `Se corrige ${durationIn(region, ms)} como mucho.`,
  keys: (left: string, right: string): readonly (readonly [string, string])[] => [
    ['Mayús izquierda', `pulsa ${left}`],
    ['Mayús derecha', `pulsa ${right}`],
    ['Espacio', 'pulsa por el bando que corre; si está parado, lo pone en marcha'],
    ['Tab, Intro mantenido', 'abre la barra del árbitro'],
    ['?', 'estas teclas'],
    ['Esc', 'las oculta'],
  ],
  showKeys: 'Teclas',
  late: ({ white, black }: Readonly<Record<Color, number>>) =>
    `Llegaron tarde pulsaciones por un corte de la conexión. Sin contar todavía: Blancas ${formatChange(white)}, Negras ${formatChange(black)}.`,
  countLate: 'Contarlas desde que se hicieron',
  lateReason: 'Pulsaciones que llegaron tarde por un corte de la conexión, contadas desde que se hicieron',
  noClock: (board: number) => `En la mesa ${board} no hay reloj.`,
  ended: (result: string) => `Terminada: ${result}`,
  // the arbiter's clock
  fillSomething: 'No hay nada escrito: ponga un tiempo, jugadas o un periodo, o cambie qué reloj corre.',
  panel: 'Reloj de la mesa',
  panelOf: (board: number, names: string) => `Reloj de la mesa ${board}: ${names}`,
  openScreen: 'Pantalla del reloj',
  placeClock: 'Poner reloj',
  mode: { official: 'El reloj es esta pantalla', mirror: 'Espejo del reloj de la mesa' },
  modeSays: {
    official: 'Los jugadores pulsan en una pantalla junto al tablero.',
    mirror: 'El árbitro escribe lo que marca el reloj; desde ahí lo cuenta el escritorio.',
  },
  /** De qué reloj habla una línea del diario. */
  modeOf: { official: 'oficial, en pantalla', mirror: 'espejo del reloj de la mesa' },
  modeShort: { official: 'oficial', mirror: 'espejo' },
  side: 'Bando',
  time: 'Tiempo',
  movesHead: 'Jugadas',
  periodHead: 'Periodo',
  turnHead: 'Le toca',
  giveTurn: (side: string) => `Dar el turno a ${side}`,
  swapTimes: 'Cambiar los tiempos de lado',
  press: (side: string) => `Pulsar por ${side}`,
  reopen: 'Volver a abrir el reloj',
  penalty: 'Sanción',
  penaltyHow:
    'Los tres números que quedan en el reloj. Antes se lee a la izquierda; después, lo que se escribe.',
  add: (minutes: number, side: string) => `+${minutes} min ${side}`,
  takeBackShort: (side: string) => `Incremento ${side}`,
  isNow: (value: string) => `ahora ${value}`,
  before: 'Antes',
  after: 'Después',
  changed: 'Cambio',
  counter: 'Contador',
  counterHint: 'Jugadas completadas por las blancas',
  reason: 'Motivo',
  reasons: [
    'Jugada ilegal (7.5.5)',
    'Pulsó sin mover (6.2.1)',
    'Distracción al adversario (11.5)',
    'Error del reloj (6.10)',
    'Reloj mal puesto (6.10.2)',
  ],
  apply: 'Corregir el reloj',
  notTime: 'Como se lee en el reloj: 1:23:45, 4:07 o 17.3',
  notCount: 'Un número entero de jugadas',
  needsReason: 'Falta el motivo.',
  setAll: 'Tiempos, jugadas y periodo',
  setAllDo: 'Poner así el reloj',
  strikeCorrection: 'Tachar la corrección…',
  strikeLast: 'Tachar lo último…',
  strikeLine: (seq: number) => `Tachar la línea ${seq}`,
  withLine: 'Ahora',
  withoutLine: 'Si se tacha',
  noneWithout: 'Si se tacha, la mesa queda sin reloj.',
  strikeReasons: ['Era la otra mesa', 'Era el otro bando', 'Tiempo mal escrito'],
  card: 'Ficha del reloj',
  // mirror
  mirrorHow: 'Escriba los dos tiempos tal como se leen. Cuentan desde que se pulsa el botón.',
  mirrorDo: 'Contar desde ahora',
  resync: 'Volver a leer el reloj',
  readReason: 'Leído en el reloj',
  fillTimes: 'Faltan los dos tiempos, como se leen en el reloj de la mesa.',
  // a mirror in the place of the screen, or the other way round
  changeTo: { mirror: 'Pasar a espejo', official: 'Pasar a pantalla' },
  changeHow:
    'Lo que se deja en blanco queda como está ahora. Queda una sola línea en el diario, con su motivo.',
  changeDo: { mirror: 'Pasar a espejo y contar desde ahora', official: 'Pasar a la pantalla' },
  changeReasons: {
    mirror: ['La tableta falló', 'Se puso un reloj en la mesa'],
    official: ['Se retiró el reloj de la mesa', 'El reloj de la mesa falló'],
  } satisfies Record<ClockMode, readonly string[]>,
  runningNow: '¿De quién es el turno?',
  doesRun: 'El reloj corre',
  standing: 'El reloj está parado',
  // time controls
  control: 'Control de tiempo',
  controlHow: 'Por ejemplo 90+30 · 40/90+30, 30+30 · 25+10 · 3+2',
  canonical: (text: string) => `Forma exacta: ${text}`,
  periodSays: ({ moves, base, bonus }: Period) =>
    [
      moves === null ? 'Resto de la partida:' : `${count(moves, 'jugada', 'jugadas')} en`,
      durationIn(region, base),
      bonusOf(bonus),
    ]
      .filter((part) => part !== '')
      .join(' '),
  regimes,
  rating: (rating: Rating) => {
    if (!rating.rated) return `No válido para Elo: ${notRated[rating.why]}`;
    if (rating.below === null) return 'Válido para el Elo de todos';
    const under = `Válido para Elo solo si los dos tienen menos de ${rating.below}`;
    return rating.approved
      ? `${under}; para todos, en un torneo que la FIDE haya aprobado como clásico (desde 2026)`
      : under;
  },
  units: {
    minutes: 'Tiempos leídos en minutos',
    seconds: 'Tiempos leídos en segundos',
    written: 'Tiempos en las unidades escritas',
  },
  controlProblems: {
    empty: 'No hay control de tiempo.',
    numberExpected: 'Aquí se espera un número.',
    unexpected: 'Esto no se entiende.',
    impossibleMoves: 'Esto no es un número de jugadas.',
    tooLong: 'Esto dura más que cualquier partida.',
    noTime: 'Sin tiempo, la bandera caería al momento.',
    twoBonuses: 'Este periodo ya tiene su incremento.',
    ambiguous: 'Puede ser un periodo o un incremento; «por jugada» lo hace incremento.',
    unclear:
      'Se escribe así en más de un sentido: diga cuál, como en «90 min + 30 s» o «40 jugadas en 90 min».',
    afterTheRest: 'Nada puede seguir al resto de la partida.',
    noSuchPeriod: 'Ningún periodo empieza en esa jugada.',
  } satisfies Record<ControlErrorCode, string>,
  controlAt: (column: number) => `En el carácter ${column}`,
  // setting cards
  cardTitle: (control: string) => `Cómo poner el reloj: ${control}`,
  cardCorrection: (board: number) => `Cómo corregir el reloj de la mesa ${board}`,
  print: 'Imprimir',
  cardSays: 'Cada fabricante llama a sus botones a su manera; los pasos y los números son estos.',
  step: {
    option:
      'Encienda el reloj y busque este control en la lista de opciones impresa en su base. Si está, elija su número y vaya al último paso.',
    manual: 'Si no está, elija la opción manual (PROG o MANUAL) y empiece a ponerlo.',
    bothAlike: 'Los dos bandos llevan lo mismo.',
    noMore: 'Después del último periodo, END: no hay más.',
    counter: 'Active el contador de jugadas: sin él el reloj no sabe cuándo añadir el periodo siguiente.',
    stand: 'Al caer una bandera, que los dos relojes se detengan (FREEZE).',
    lever: 'Ponga la palanca de modo que corra el lado de las blancas, y el reloj en pausa.',
    pause: 'Pare el reloj.',
    openCorrection: 'Abra la corrección: en los más corrientes, mantenga la pausa unos tres segundos.',
    accept: 'Acepte hasta salir de la corrección.',
    resume: 'Con los dos jugadores avisados, póngalo en marcha.',
    side: (side: string) => `Lado de ${side}:`,
    period: (
      number: number,
      way: CountingWay,
      time: string,
      moves: number | null,
      bonus: string,
      times: number,
    ) =>
      [
        `Periodo ${number}: modo ${ways[way]}, tiempo ${time}`,
        ...(bonus === '' ? [] : [times > 0 ? `${times} × ${bonus}` : `por jugada ${bonus}`]),
        moves === null ? 'hasta el final' : `${moves} jugadas`,
      ].join(', '),
    check: (white: string, black: string) => `Compruebe: blancas ${white}, negras ${black}.`,
    setTime: (side: string, time: string) => `Tiempo de ${side}: ${time}`,
    setMoves: (moves: number) => `Contador de jugadas: ${moves}`,
    setPeriod: (side: string, period: number) => `Periodo de ${side}: ${period}`,
    turn: (side: string) => `La palanca, de modo que corra el lado de ${side}.`,
  },
};
