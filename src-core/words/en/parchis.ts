/** Parchís, as it is said at the table. */
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
import type { parchis as spanish } from '../es/parchis.ts';

const colors: ParchisColors = { yellow: 'yellow', blue: 'blue', red: 'red', green: 'green' };
const named: ParchisColors = { yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green' };
const places = { home: 'home', goal: 'the goal', corridor: (step: number) => `corridor ${step}` };
const place = (color: ParchisColor, steps: number): string => placeSaid(places, color, steps);

const rules: Readonly<Record<Cited, string>> = {
  'P-10': 'to count is to advance one own piece that many squares',
  'P-13': 'whoever throws highest begins; those who tie throw again',
  'P-15': 'players take turns, with one roll a turn',
  'P-16': 'a 6 repeats the turn; otherwise it passes to the player on the right',
  'P-17': 'nothing is moved only where nothing can be',
  'P-19': 'pieces at home and in the goal do not move',
  'P-20': 'no piece moves to a square that holds two',
  'P-21': 'a 5 must bring a piece out of home',
  'P-25': 'a piece advances what the die shows',
  'P-26': 'a 6 counts 6 with pieces at home, and 7 with none',
  'P-28': 'with the third 6 in a row the piece moved last goes home',
  'P-29': 'a piece already on the coloured squares stays, and the turn ends',
  'P-31': 'no piece passes a barrier',
  'P-33': 'a 6 must open the own barrier',
  'P-34': 'unless the piece of the barrier cannot advance',
  'P-37': 'whoever lands on another colour on a white square eats it and sends it home',
  'P-38': 'whoever eats counts 20',
  'P-41': 'the goal is entered by the exact number',
  'P-42': 'whoever brings a piece in counts 10 with another',
  'P-45': 'in Murcia the last seguro is entered by the exact number',
};

const reasons: ParchisReasons = {
  notItsTurn: () => 'It is not that player’s turn',
  nothingToCount: () => 'Nobody has rolled yet: there is nothing to count',
  inTheGoal: () => 'That piece is in the goal already',
  atHome: () => 'Only a 5 brings a piece out of home',
  mustBringOut: () => 'A 5 must bring a piece out of home',
  mustOpenBarrier: () => 'A 6 must open the barrier',
  beyondGoal: (_, count) => `${count} goes beyond the goal: it takes the exact number`,
  beyondSeguro: (_, count) => `${count} goes beyond the last seguro: in Murcia it takes the exact number`,
  barrierInTheWay: (square) =>
    square === '' ? 'There is a barrier in the corridor' : `There is a barrier on square ${square}`,
  squareFull: (square) =>
    square === '' ? 'That square of the corridor holds two pieces' : `Square ${square} holds two pieces`,
  wrongCount: (_, count) =>
    count === '' ? 'That piece does not get there' : `${count} does not bring that piece there`,
};

const options: ParchisOptions = {
  firstFiveTwo: 'The first 5 brings out two pieces (P-23)',
  oneOut: 'Everybody begins with a piece out (P-24)',
  murcia: 'Murcia: a 6 counts 12 and the last seguro is exact (P-30, P-45)',
  mixedBarriers: 'Barriers of two colours on seguros (P-35)',
  barriersOnSeguros: 'Barriers only on seguros (P-36)',
  partnerBridge: 'Bridge with the partner’s piece (P-48)',
  outEatsRivals: 'Coming out always eats the other pair (P-49)',
  twoDice: 'Two dice (P-52 to P-55)',
  singleFive: 'With two dice, a single 5 brings out too',
  cuadrante: 'Cuadrante, for money (P-56 to P-60)',
};

const faults: ParchisFaults = {
  fourForCouples: 'pairs are four players',
  onlyInCouples: 'the bridge with the partner and eating the other pair belong to games in pairs',
  onlyWithTwoDice: 'the single 5 belongs to games with two dice',
};

const incidents: ParchisIncidents = {
  wrongCount: 'Piece moved wrongly',
  fiveMissed: 'Brought nobody out with a 5',
  barrierNotOpened: 'Did not open the barrier with a 6',
  barrierPassed: 'Passed a barrier',
  thirdOnSquare: 'Third piece on a square',
  eatingMissed: 'Ate and did not count it',
  bonusWrong: 'Counted 20 or 10 wrongly',
  goalNotExact: 'Entered the goal without the exact number',
  rolledOutOfTurn: 'Rolled out of turn',
  thirdSixMissed: 'Third 6 without its penalty',
};

function lineSays(told: ParchisTold): string {
  switch (told.type) {
    case 'parchisBegun':
      return `${named[told.first]} begins: ${told.throws.map((round) => round.map(({ color, value }) => `${colors[color]} ${value}`).join(', ')).join('; tie, ')}`;
    case 'parchisRolled':
      return `${named[told.color]} rolls ${told.dice.join(' and ')}${told.here !== undefined ? ' (the desk’s die)' : ''}`;
    case 'parchisMoved': {
      const { from, to, eats, pieces } = told.move;
      return `${named[told.color]} counts ${told.count}: piece ${(pieces[0] ?? 0) + 1}, from ${place(told.color, from)} to ${place(told.color, to)}${eats === null ? '' : `; eats ${colors[eats.color]}`}`;
    }
    case 'parchisIncidentDecided':
      return `${incidents[told.kind]}, ${colors[told.color]} (${told.rules.join(', ')}): ${told.back ? 'it goes back' : 'it stands'}${told.reason === '' ? '' : `. The arbiter decides: ${told.reason}`}${told.note === '' ? '' : `. ${told.note}`}`;
  }
}

export const parchis: typeof spanish = {
  name: 'Parchís',
  table: (table) => `Parchís table ${table}`,
  tables: 'Parchís tables',
  none: 'There are no parchís tables in this round.',
  newTable: 'New table',
  changeTable: 'Change the table',
  save: 'Keep the table',
  number: 'Table number',
  players: 'Players, by colour',
  playersHint: 'Two to four. Leave empty the colour that nobody plays.',
  variants: 'Variants of this table',
  couples: 'Pairs',
  couplesOf: {
    none: 'Everybody for himself',
    both: 'A pair wins with all its pieces in (P-50)',
    one: 'A pair wins with those of one player in (P-51)',
  },
  stakes: 'What was agreed on, in the table’s money',
  stake: { eaten: 'For a piece', winner: 'To the winner', thirdSix: 'For a third 6' },
  states: { toBegin: 'to begin', playing: 'in play', finished: 'finished' },
  colors,
  letters: { yellow: 'Y', blue: 'B', red: 'R', green: 'G' },
  place,
  rules,
  rulesSaid: (cited) => rulesSaid(rules, cited),
  reason: (why, square, count) => reasons[why](`${square ?? ''}`, `${count ?? ''}`),
  options,
  faults,
  incidents,
  lineSays,
  empty: (color) => `Nobody plays ${colors[color]}`,
  seat: (color, name) => `${colors[color]}: ${name}`,
  placed: (at) => ['1st', '2nd', '3rd', '4th'][at - 1] ?? `${at}th`,
  isIn: (pieces) => `${pieces} in the goal`,
  start: 'Who begins?',
  startHow: 'Everybody throws a die and the highest begins. Those who tie throw again, and only they (P-13).',
  startThrow: (color, again) => `Throw of ${colors[color]}${again ? ', tie' : ''}`,
  startAgain: (tied) => `A tie: ${tied} throw again.`,
  begin: (color) => `${named[color]} begins`,
  clearThrows: 'Clear the throws',
  turn: (color) => `${named[color]} to play`,
  turnWith: (color, hand) => `${named[color]} to play, with ${colors[hand]}’s pieces`,
  roll: 'Die of the table',
  rollTwo: 'Dice of the table, in the order in which they are counted',
  rolled: (dice) => `The roll is ${dice.join(' and ')}`,
  again: (times) => `${times} in a row that repeat the turn`,
  counting: (count) => `Counts ${count}`,
  duties: {
    bringOut: 'A 5 must bring a piece out (P-21)',
    openBarrier: 'A 6 must open the barrier (P-33)',
  },
  move: (color, from, to) =>
    from < 0 ? `Bring a piece out to ${place(color, to)}` : `${place(color, from)} → ${place(color, to)}`,
  moveTwo: 'Bring two pieces out',
  eats: (color) => `eats ${colors[color]}, counts 20`,
  scores: 'goes in, counts 10',
  stays: (piece, why, rule) => `${piece}: ${why} (${rule})`,
  nothingMoved: (line, rule, whys) => [line, rule, ...whys].map((part) => `${part}.`).join(' '),
  pieceAt: (color, piece, where) => `${named[color]}’s piece ${piece + 1}, ${where}`,
  board: 'Parchís board',
  boardHow: 'Touch a piece with a ring to move it; touching another one says why it cannot be moved.',
  turnBoard: 'Turn the board',
  over: 'The game is over',
  lines: 'What was played',
  noLines: 'Nobody has rolled yet.',
  strike: 'Strike the last line',
  strikeTable: 'Strike the table',
  strikeReason: 'Reason',
  strikeWhat: (line) => `To be struck: ${line}`,
  incident: 'Incident',
  incidentWhat: 'What happened?',
  incidentWho: 'Who?',
  incidentWhen: 'At which roll?',
  incidentRoll: (color, dice) => `${colors[color]}, ${dice.join(' and ')}`,
  incidentUnwritten: 'A roll that was not written down',
  unwritten:
    'It was not written down and is void: on the table all goes back to what stands here, and the player of the turn rolls.',
  incidentNone: 'Before the first roll there is nothing to go back to.',
  rulesSay: 'What the rules say',
  reading:
    'The rules name no penalty. They are read so: it is put right until another player has rolled; afterwards it stands.',
  goesBack: {
    beforeRoll: 'The roll is void: the table goes back to how it stood before it.',
    afterRoll: 'The table goes back to how it stood after that roll, and it is counted rightly.',
  },
  stands: 'Another player has rolled since: it stands.',
  apply: 'Apply',
  back: 'Go back',
  leave: 'Let it stand',
  otherwise: 'Decide the contrary',
  otherwiseWhy: 'Why you decide the contrary',
  note: 'Note',
  deskDice: 'The desk’s die',
  deskDiceHow:
    'Before a roll a commitment is published and the table says a number. Once the secret is told, anybody makes each roll again.',
  commit: 'Publish the commitment',
  commitment: 'Commitment (SHA-256 of the secret)',
  say: 'Number that the table says',
  sayDo: 'Write the number down',
  saidWas: (said) => `The table said ${said}.`,
  rollHere: 'Roll here',
  show: 'Tell the secret',
  secret: 'Secret',
  verified: (rolls) =>
    rolls === 1
      ? '1 roll made again: it comes out the same.'
      : `${rolls} rolls made again: all come out the same.`,
  notVerified: (at) => `Roll ${at} does not come out the same when it is made again.`,
  recipe:
    'Each roll is the SHA-256 of these lines: “escaque parchis”, the secret, the table’s number, round, table, the roll’s number and 1. From left to right each byte below 252 gives a die: its remainder by 6, plus 1.',
  standings: 'Parchís standings',
  standingsHow: 'In order of how many each has left behind; then of first places, second places and so on.',
  columns: {
    rank: 'Rank',
    player: 'Player',
    games: 'Games',
    beaten: 'Behind',
    places: ['1st', '2nd', '3rd', '4th'],
  },
  payments: 'Accounts of the cuadrante',
  paymentsOf: (table, round) => `Accounts of the cuadrante, table ${table}, round ${round}`,
  pay: {
    eaten: 'piece eaten (P-57)',
    notIn: 'pieces not in (P-58)',
    winner: 'to the winner (P-59)',
    thirdSix: 'third 6 (P-60)',
  },
  payColumns: { from: 'Pays', to: 'To', why: 'For', amount: 'Amount' },
  balance: 'Balance of each',
  nothingOwed: 'Nobody owes anything.',
  print: 'Print the accounts',
};
