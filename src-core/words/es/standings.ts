import type { RoundTold } from '../../tournament/tables/index.ts';
import type { DroppedReason } from '../../tournament/standings/index.ts';
import type { StandingsPart } from '../../vocabulary/papers.ts';
import { counter } from '../plural.ts';
import type { TieBreakWords } from '../tie-break-said.ts';
import { region } from './region.ts';

const count = counter(region);

const tieBreaks: TieBreakWords = {
  names: {
    PTS: 'puntos',
    DE: 'encuentro directo',
    WIN: 'victorias, también sin jugar',
    WON: 'partidas ganadas',
    BPG: 'partidas con negras',
    BWG: 'partidas ganadas con negras',
    PS: 'progresivo',
    REP: 'rondas que quiso jugar',
    STD: 'puntos estándar',
    TPN: 'número de salida',
    BH: 'Buchholz',
    AOB: 'media del Buchholz de los adversarios',
    FB: 'Buchholz con la última ronda en tablas',
    SB: 'Sonneborn-Berger',
    KS: 'Koya',
    ARO: 'media de Elo de los adversarios',
    TPR: 'rendimiento',
    PTP: 'rendimiento perfecto',
    APRO: 'media del rendimiento de los adversarios',
    APPO: 'media del rendimiento perfecto de los adversarios',
    RTNG: 'Elo propio',
  },
  modifiers: {
    C: (figure) => (figure === '1' ? 'sin el peor' : `sin los ${figure} peores`),
    M: (figure) =>
      figure === '1' ? 'sin el peor ni el mejor' : `sin los ${figure} peores ni los ${figure} mejores`,
    L: (figure) => `límite ${figure} medios puntos`,
    R: () => 'al revés',
    P: () => 'incomparecencias como jugadas',
    F: () => 'última ronda en tablas',
    U: (figure) => `sin Elo, ${figure}`,
  },
};

const dropped: Readonly<Record<DroppedReason, (code: string) => string>> = {
  unratedPlayers: (code) => `${code} no se usa: hay jugadores sin Elo (C.07 10).`,
  roundRobin: (code) => `${code} no se usa en un torneo de todos contra todos (C.07 8).`,
};

const parts: Readonly<Record<StandingsPart, string>> = {
  standings: 'Clasificación',
  crosstable: 'Cuadro cruzado',
  cards: 'Fichas',
  bulletin: 'Boletín',
};

const how: Readonly<Record<RoundTold['how'], string>> = {
  game: 'partida',
  forfeit: 'incomparecencia',
  adjourned: 'sin resultado',
  pairing: 'descansa',
  full: 'bye de punto entero',
  half: 'bye de medio punto',
  zero: 'ausente',
};

/** What the standings say, on screens and on paper. */
export const standings = {
  name: 'Clasificación',
  short: 'Clasif.',
  after: (round: number) => (round === 0 ? 'Lista inicial' : `Tras la ronda ${round}`),
  title: (round: number) => (round === 0 ? 'Lista inicial' : `Clasificación tras la ronda ${round}`),
  crossTitle: (round: number) => `Cuadro cruzado tras la ronda ${round}`,
  cardsTitle: (round: number) => `Fichas tras la ronda ${round}`,
  bulletinTitle: (round: number) => `Boletín de la ronda ${round}`,
  results: (round: number) => `Resultados de la ronda ${round}`,
  parts,
  faces: 'Qué se ve',
  which: 'Ronda',
  players: (players: number) => count(players, 'jugador', 'jugadores'),
  empty: 'Sin jugadores no hay clasificación: inscríbalos en Personas.',
  notPlayed: 'Todavía no hay ninguna ronda con todos sus resultados: esta es la lista inicial.',
  open: (games: number) =>
    `${count(games, 'partida', 'partidas')} sin resultado: ${games === 1 ? 'cuenta' : 'cuentan'} como tablas hasta que lo ${games === 1 ? 'tenga' : 'tengan'}.`,
  dropped: (code: string, why: DroppedReason) => dropped[why](code),
  tieBreaks,
  heads: {
    rank: 'Pto.',
    number: 'N.º',
    title: 'Tít.',
    name: 'Nombre',
    fed: 'Fed.',
    rating: 'Elo',
    points: 'Puntos',
    round: 'Ronda',
    roundShort: (round: number) => `R${round}`,
    color: 'Color',
    opponent: 'Adversario',
    result: 'Res.',
    total: 'Suma',
    float: 'Flotó',
    expected: 'Esp.',
  },
  letters: { white: 'b', black: 'n' },
  sides: { white: 'Blancas', black: 'Negras' },
  legend:
    'Número del adversario, color (b, n) y resultado. + −: sin jugar. –: sin adversario. *: sin resultado.',
  legendMet: 'Color (b, n) y resultado contra cada número. + −: sin jugar. *: sin resultado.',
  how,
  floats: { down: '↓ bajó', up: '↑ subió' },
  card: (number: number, name: string) => `${number} · ${name}`,
  cardGames: 'Partidas',
  cardWorking: 'Desempates',
  cardFaces: 'Ficha',
  place: (rank: number, players: number) => `puesto ${rank} de ${players}`,
  pointsOf: (points: string, rounds: number) =>
    `${points} ${points === '1' ? 'punto' : 'puntos'} de ${rounds}`,
  progress: 'Puesto ronda a ronda',
  progressSays: (ranks: string) => `Puesto tras cada ronda: ${ranks}`,
  working: 'De dónde sale cada cifra, ronda a ronda; lo tachado no cuenta.',
  workingOrder: 'orden entre los empatados',
  rating: 'Cambio de Elo, a título informativo',
  ratingNone: 'Sin Elo no hay cambio que calcular.',
  ratingOf: (k: number, change: string) => `K ${k}: ${change}`,
  print: 'Imprimir…',
  printTitle: (round: number) => `Papeles tras la ronda ${round}`,
  csv: 'Exportar CSV',
  keyCard: 'Ficha del jugador marcado',
  keyWorking: 'De dónde salen sus cifras',
  keyFind: 'Buscar por número o nombre',
  keyFace: 'Clasificación o cuadro cruzado',
  keyBefore: 'Una ronda antes',
  keyAfter: 'Una ronda después',
  wall: 'Pantalla de la sala',
  wallShort: 'Para la sala',
  wallBoards: 'Emparejamientos',
  wallNone: 'Todavía no hay emparejamientos.',
  wallPage: (page: number, pages: number) => `${page} de ${pages}`,
  wallLeave: 'Salir',
  wallFull: 'Pantalla completa',
  wallNext: 'Página siguiente',
  wallPrevious: 'Página anterior',
  wallHold: 'Detener o seguir el paso de páginas',
  wallHeld: 'detenida',
};

export type StandingsWords = typeof standings;
