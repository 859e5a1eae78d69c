import type { RoundTold } from '../../tournament/tables/index.ts';
import type { DroppedReason } from '../../tournament/standings/index.ts';
import type { StandingsPart } from '../../vocabulary/papers.ts';
import type { StandingsWords } from '../es/standings.ts';
import { counter } from '../plural.ts';
import type { TieBreakWords } from '../tie-break-said.ts';
import { region } from './region.ts';

const count = counter(region);

const tieBreaks: TieBreakWords = {
  names: {
    PTS: 'points',
    DE: 'direct encounter',
    WIN: 'wins, unplayed ones too',
    WON: 'games won',
    BPG: 'games played with Black',
    BWG: 'games won with Black',
    PS: 'progressive score',
    REP: 'rounds elected to play',
    STD: 'standard points',
    TPN: 'pairing number',
    BH: 'Buchholz',
    AOB: 'average of opponents’ Buchholz',
    FB: 'Fore Buchholz',
    SB: 'Sonneborn-Berger',
    KS: 'Koya',
    ARO: 'average rating of opponents',
    TPR: 'tournament performance rating',
    PTP: 'perfect tournament performance',
    APRO: 'average performance of opponents',
    APPO: 'average perfect performance of opponents',
    RTNG: 'own rating',
  },
  modifiers: {
    C: (figure) => (figure === '1' ? 'without the lowest' : `without the ${figure} lowest`),
    M: (figure) =>
      figure === '1' ? 'without the lowest and the highest' : `without the ${figure} lowest and highest`,
    L: (figure) => `limit ${figure} half points`,
    R: () => 'reversed',
    P: () => 'forfeits as played',
    F: () => 'last round drawn',
    U: (figure) => `unrated as ${figure}`,
  },
};

const dropped: Readonly<Record<DroppedReason, (code: string) => string>> = {
  unratedPlayers: (code) => `${code} is not used: some players are unrated (C.07 10).`,
  roundRobin: (code) => `${code} is not used in a round robin (C.07 8).`,
};

const parts: Readonly<Record<StandingsPart, string>> = {
  standings: 'Standings',
  crosstable: 'Crosstable',
  cards: 'Cards',
  bulletin: 'Bulletin',
};

const how: Readonly<Record<RoundTold['how'], string>> = {
  game: 'game',
  forfeit: 'forfeit',
  adjourned: 'no result',
  pairing: 'bye',
  full: 'full-point bye',
  half: 'half-point bye',
  zero: 'absent',
};

/** What the standings say, on screens and on paper. */
export const standings: StandingsWords = {
  name: 'Standings',
  short: 'Standings',
  after: (round) => (round === 0 ? 'Starting list' : `After round ${round}`),
  title: (round) => (round === 0 ? 'Starting list' : `Standings after round ${round}`),
  crossTitle: (round) => `Crosstable after round ${round}`,
  cardsTitle: (round) => `Cards after round ${round}`,
  bulletinTitle: (round) => `Bulletin of round ${round}`,
  results: (round) => `Results of round ${round}`,
  parts,
  faces: 'What is shown',
  which: 'Round',
  players: (players) => count(players, 'player', 'players'),
  empty: 'Without players there are no standings: register them in People.',
  notPlayed: 'No round has all its results yet: this is the starting list.',
  open: (games) =>
    `${count(games, 'game', 'games')} without a result: ${games === 1 ? 'it counts as a draw until it has one.' : 'they count as draws until they have one.'}`,
  dropped: (code, why) => dropped[why](code),
  tieBreaks,
  heads: {
    rank: 'Rk',
    number: 'No.',
    title: 'Title',
    name: 'Name',
    fed: 'Fed.',
    rating: 'Rating',
    points: 'Points',
    round: 'Round',
    roundShort: (round) => `R${round}`,
    color: 'Colour',
    opponent: 'Opponent',
    result: 'Res.',
    total: 'Total',
    float: 'Float',
    expected: 'Exp.',
  },
  letters: { white: 'w', black: 'b' },
  sides: { white: 'White', black: 'Black' },
  legend:
    'Number of the opponent, colour (w, b) and result. + −: not played. –: no opponent. *: no result yet.',
  legendMet: 'Colour (w, b) and result against each number. + −: not played. *: no result yet.',
  how,
  floats: { down: '↓ down', up: '↑ up' },
  card: (number, name) => `${number} · ${name}`,
  cardGames: 'Games',
  cardWorking: 'Tie-breaks',
  cardFaces: 'Card',
  place: (rank, players) => `rank ${rank} of ${players}`,
  pointsOf: (points, rounds) => `${points} ${points === '1' ? 'point' : 'points'} of ${rounds}`,
  progress: 'Rank round by round',
  progressSays: (ranks) => `Rank after each round: ${ranks}`,
  working: 'What each figure is made of, round by round; what is struck does not count.',
  workingOrder: 'order among the tied',
  rating: 'Rating change, for information',
  ratingNone: 'Without a rating there is no change to work out.',
  ratingOf: (k, change) => `K ${k}: ${change}`,
  print: 'Print…',
  printTitle: (round) => `Papers after round ${round}`,
  csv: 'Export CSV',
  keyCard: 'Card of the marked player',
  keyWorking: 'What the figures are made of',
  keyFind: 'Find by number or name',
  keyFace: 'Standings or crosstable',
  keyBefore: 'A round earlier',
  keyAfter: 'A round later',
  wall: 'Screen for the hall',
  wallShort: 'For the hall',
  wallBoards: 'Pairings',
  wallNone: 'There are no pairings yet.',
  wallPage: (page, pages) => `${page} of ${pages}`,
  wallLeave: 'Leave',
  wallFull: 'Full screen',
  wallNext: 'Next page',
  wallPrevious: 'Previous page',
  wallHold: 'Stop the turning of pages, or go on',
  wallHeld: 'stopped',
};
