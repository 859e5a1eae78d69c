import type { ResultReason } from '../../vocabulary/results.ts';
import type { RuleSetId } from '../../vocabulary/rule-sets.ts';
import type { Point } from '../../laws/index.ts';
import { pointSaid } from '../laws-words.ts';
import { type DecidedWords, decided } from './decided.ts';
import { points } from './laws.ts';
import { lists } from './lists.ts';

/** The words of the ruling slip and of the arbiter's report. */
export interface SheetIncidentWords {
  readonly decided: DecidedWords;
  readonly point: (point: Point) => string;
  readonly reasons: Readonly<Record<ResultReason, string>>;
  readonly ruleSet: (id: RuleSetId) => string;
  /** The facts told, by their keys; a key that is not here is not printed. */
  readonly facts: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly slip: Readonly<
    Record<
      | 'title'
      | 'line'
      | 'when'
      | 'incident'
      | 'told'
      | 'position'
      | 'ruling'
      | 'articles'
      | 'allowed'
      | 'anyMove'
      | 'decision'
      | 'byLaws'
      | 'byArbiter'
      | 'reason'
      | 'follows'
      | 'goesOn'
      | 'clocks'
      | 'before'
      | 'after'
      | 'statements'
      | 'witnesses'
      | 'note'
      | 'appeal'
      | 'struck'
      | 'laws',
      string
    >
  >;
  readonly toMove: Readonly<Record<'white' | 'black', string>>;
  readonly report: Readonly<
    Record<
      | 'title'
      | 'place'
      | 'dates'
      | 'times'
      | 'arbiter'
      | 'rules'
      | 'players'
      | 'rounds'
      | 'round'
      | 'boards'
      | 'finished'
      | 'byes'
      | 'draws'
      | 'forfeits'
      | 'unusual'
      | 'all'
      | 'incidents'
      | 'noIncidents'
      | 'board'
      | 'line'
      | 'sides'
      | 'what'
      | 'follows'
      | 'against'
      | 'result'
      | 'lawsSaid'
      | 'penalties'
      | 'noPenalties'
      | 'player'
      | 'illegal'
      | 'claims'
      | 'wrongClaims'
      | 'warnings'
      | 'others'
      | 'offers'
      | 'appeals'
      | 'noAppeals'
      | 'outcome'
      | 'pending'
      | 'signed',
      string
    >
  >;
}

export const incidents: SheetIncidentWords = {
  decided,
  point: (point) => pointSaid(points, point),
  reasons: lists.reasons,
  ruleSet: (id) => lists.ruleSets[id].name,
  facts: {
    touches: 'Tocó',
    released: 'Soltó',
    promotionTouched: 'Pieza de coronación',
    adjustingSaid: 'Dijo «compongo»',
    accidental: 'Sin querer',
    orderKnown: 'Se sabe el orden',
    noticedBy: 'Lo pide',
    claimantHasTouched: 'El reclamante ha tocado pieza',
    move: 'Jugada',
    square: 'Casilla',
    from: 'Desde',
    stands: 'Queda en el tablero',
    acts: 'Qué se hizo',
    intention: 'Quería',
    touchedBefore: 'Tocó antes',
    cameFirst: 'Fue antes',
    notKnown: 'No se sabe',
    clockRan: 'Reloj que corría',
    clockPressed: 'Reloj pulsado',
    opponentHasReplied: 'El adversario ha respondido',
    opponentCanMate: 'El adversario puede dar mate',
    basis: 'Reclama',
    announcedMove: 'Jugada anunciada',
    written: 'Jugada anotada',
    touched: 'Ha tocado pieza',
    accepted: 'Aceptada',
    flag: 'Bandera',
    firstFlag: 'Cayó primero',
    requiredMovesCompleted: 'Jugadas completadas',
    lastPeriod: 'Último periodo',
    what: 'Lo ocurrido',
    completedByBoth: 'Jugadas completadas por ambos',
    misplaced: 'Mal colocadas',
    minutesLate: 'Minutos tarde',
    nextMoveCompleted: 'Completada la siguiente',
    secondsLeft: 'Segundos que quedaban',
    incrementPossible: 'Cabe el incremento',
    arbiterView: 'Juicio del árbitro',
    looksLike: 'En el tablero',
    missingBase: 'Segundos que faltaban a cada bando',
    stood: 'Segundos sin correr ningún reloj',
    text: 'Lo ocurrido',
    articles: 'Artículos',
    inBag: 'En una bolsa',
    bagAllowed: 'El torneo lo permite en una bolsa',
    carried: 'Llevaba o usó la bolsa',
    switchedOff: 'Apagado',
    moment: 'Momento de la oferta',
    hasIncrement: 'El ritmo añade tiempo',
    missingIncrement: 'Segundos que faltan por jugada',
    increment: 'Segundos por jugada',
    absent: 'Falta',
    sealedEnds: 'La jugada secreta la acabó',
    madeAMove: 'Primera jugada hecha',
    flagFallen: 'Bandera caída',
  },
  values: {
    true: 'sí',
    displaced: 'piezas desplazadas',
    false: 'no',
    white: 'blancas',
    black: 'negras',
    both: 'ambos',
    opponents: 'el del adversario',
    first: 'sí',
    later: 'no, después',
    notKnown: 'no se sabe',
    own: 'el suyo',
    opponent: 'el adversario',
    arbiter: 'lo vio el árbitro',
    offender: 'el propio jugador',
    queen: 'dama',
    rook: 'torre',
    bishop: 'alfil',
    knight: 'caballo',
    king: 'rey',
    pawn: 'peón',
    repetition: 'repetición de la posición',
    fiftyMoves: 'cincuenta jugadas',
    checkmate: 'jaque mate',
    stalemate: 'rey ahogado',
    deadPosition: 'posición muerta',
    array: 'piezas mal colocadas',
    boardTurned: 'tablero girado',
    coloursReversed: 'colores cambiados',
    bothKingsInCheck: 'los dos reyes en jaque',
    pawnOnLastRank: 'peón en la última fila',
    opponentNotTrying: 'el adversario no intenta ganar',
    cannotBeWonByNormalMeans: 'no se puede ganar por medios normales',
    rejects: 'rechaza',
    postpones: 'aplaza',
    distracting: 'distraer o molestar',
    otherHand: 'pulsar con la otra mano',
    afterMoving: 'tras mover, antes de pulsar',
    beforeMoving: 'antes de mover',
    onOpponentsTime: 'con el reloj del adversario en marcha',
    clockHandling: 'mal uso del reloj',
    invalidPause: 'parar el reloj sin motivo',
    writingInAdvance: 'anotar antes de mover',
    notes: 'notas o consejos',
    disrepute: 'desprestigiar el ajedrez',
    seal: 'acaba la sesión: se hace la jugada secreta',
    sealEarly: 'quiere aplazar antes de hora',
    resume: 'se reanuda la partida',
    sealedAmbiguous: 'la jugada secreta es ambigua',
    sealedUnreadable: 'la jugada secreta no se entiende',
    sealedIllegal: 'la jugada secreta es ilegal',
    lateToResume: 'llega después del tiempo de espera',
    envelopeLost: 'falta el sobre',
    positionLost: 'no se puede reconstruir la posición',
    wrongTimes: 'los tiempos de los relojes están mal',
    nobodyAbsent: 'están los dos',
    replierAbsent: 'falta quien tiene que responder',
    sealerAbsent: 'falta quien hizo la jugada secreta',
    bothAbsent: 'no hay nadie',
    refusal: 'negarse a cumplir las Leyes',
  },
  slip: {
    title: 'Resolución del árbitro',
    line: 'Línea del diario',
    when: 'Momento',
    incident: 'Incidente',
    told: 'Lo ocurrido',
    position: 'Posición',
    ruling: 'Lo que dicen las Leyes',
    articles: 'Artículos',
    allowed: 'Jugadas permitidas',
    anyMove: 'cualquier jugada legal',
    decision: 'Decisión',
    byLaws: 'según las Leyes',
    byArbiter: 'del árbitro',
    reason: 'Motivo',
    follows: 'Consecuencias',
    goesOn: 'la partida sigue',
    clocks: 'Relojes (blancas – negras)',
    before: 'antes',
    after: 'después',
    statements: 'Declaraciones',
    witnesses: 'Testigos',
    note: 'Nota',
    appeal: 'Apelación',
    struck: 'Tachado',
    laws: 'Leyes del Ajedrez de la FIDE (2023)',
  },
  toMove: { white: 'juegan las blancas', black: 'juegan las negras' },
  report: {
    title: 'Informe del árbitro',
    place: 'Lugar',
    dates: 'Fechas',
    times: 'Huso de las horas de abajo',
    arbiter: 'Árbitro principal',
    rules: 'Reglas',
    players: 'Jugadores',
    rounds: 'Rondas',
    round: 'Ronda',
    boards: 'Mesas',
    finished: 'Terminadas',
    byes: 'Descansos',
    draws: 'Tablas',
    forfeits: 'Incomparecencias',
    unusual: 'Otros',
    all: 'Total',
    incidents: 'Incidentes',
    noIncidents: 'No hubo incidentes.',
    board: 'Mesa',
    line: 'Línea',
    sides: 'Jugadores',
    what: 'Incidente',
    follows: 'Decisión',
    against: 'Resultados decididos contra lo que dicen las Leyes',
    result: 'Resultado',
    lawsSaid: 'Las Leyes dicen',
    penalties: 'Actos y sanciones por jugador',
    noPenalties: 'Nadie tiene actos ilegales, reclamaciones ni sanciones.',
    player: 'Jugador',
    illegal: 'Actos ilegales',
    claims: 'Reclamaciones',
    wrongClaims: 'Incorrectas',
    warnings: 'Advertencias',
    others: 'Otras sanciones',
    offers: 'Ofertas de tablas',
    appeals: 'Apelaciones',
    noAppeals: 'No hubo apelaciones.',
    outcome: 'Resolución',
    pending: 'sin resolver',
    signed: 'Firma del árbitro',
  },
};
