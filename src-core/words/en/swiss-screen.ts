import type { SwissScreenWords } from '../es/swiss-screen.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';
import { swiss as reasons } from './swiss.ts';

const count = counter(region);

export const swiss: SwissScreenWords = {
  ...reasons,
  short: 'Pair',
  title: (round) => `Pair round ${round}`,
  playing: (players) => count(players, 'player', 'players'),
  working: 'The round is being paired.',
  settled: (settled, of) => `${settled} of ${of} players`,
  stop: 'Stop',
  stopped: 'The pairing has been stopped. Nothing has been written.',
  failed: 'The work broke off. Nothing has been written. Leave this place and come back to try again.',
  again: 'Pair again',
  points: 'Points',
  pointsOf: reasons.points,
  bye: 'Bye',
  marks: 'Change',
  changed: 'by hand',
  changedSays: 'Changed by hand: it is not what the system proposes.',
  breaks: 'breaks a rule',
  floats: {
    down: { sign: '↓', says: 'floated down' },
    up: { sign: '↑', says: 'floated up' },
  },
  floatAgo: (says, ago) => (ago === 1 ? `${says} in the round before` : `${says} two rounds ago`),
  legend: '↓ ↑ floats of the round before; in brackets, of two rounds ago.',
  out: (players) => `Not playing this round (${players})`,
  open: (boards) => `Without a result: draws, for the pairing (${boards})`,
  tooManyRounds: (rounds, most) =>
    `There are ${rounds} rounds, and somebody runs out of opponents after round ${most}.`,
  openBoard: (round, board, who) => `round ${round}, board ${board}: ${who}`,
  whyTitle: 'Why',
  whyColors: 'Colours',
  whyBracket: 'Brackets',
  whyBye: 'The bye',
  byeScore: (score) => `The bye goes to the lowest score that may have it (C5): ${score}.`,
  whyNot: 'Why not…?',
  whyNotWith: (name) => `Another opponent for ${name}`,
  whyNotWorking: 'The pairing is tried with the two together.',
  hand: 'Change by hand…',
  handTitle: 'Change by hand',
  byHand: {
    exchange: { name: 'Exchange two', how: 'Each takes the other’s place.', one: 'One' },
    bye: { name: 'Give the bye', how: 'Who had it takes the place.', one: 'Has the bye' },
    apart: {
      name: 'Keep two apart',
      how: 'They do not meet in this round, and the system pairs again. Other changes are lost.',
      one: 'One',
    },
  },
  handOther: 'The other',
  handWarns: 'So it would break:',
  handClean: 'It breaks nothing of the system; that it differs from the proposal will be noted.',
  handLeaves: 'It leaves FIDE’s rules: that will be confirmed twice on publishing.',
  handApply: 'Change',
  lost: 'A result, a player or an absence has changed: the round was paired anew, and the changes by hand are gone.',
  back: 'Back to the proposal',
  fromStandings: 'Pair by hand, by score',
  publish: (boards) => `Publish ${count(boards, 'board', 'boards')}`,
  publishChanged: 'Publish with changes…',
  publishTitle: (round) => `Publish round ${round} with changes`,
  differs: (boards) =>
    boards === 0
      ? 'The same as the proposal.'
      : `${count(boards, 'difference', 'differences')} from the proposal of the system.`,
  noProposal: 'The system has no proposal: all of it is by hand.',
  apart: (pairs) => `Kept apart in this round: ${pairs}.`,
  reason: 'Reason',
  leavesFirst: 'Leave FIDE’s rules…',
  leavesSays:
    'From this round on the tournament is not paired by FIDE’s rules. There is no way back; it stays in sight and is in the report.',
  leavesSecond: 'Leave and publish',
  standing: (boards) => `Published: ${count(boards, 'board', 'boards')}.`,
  same: 'The system pairs it the same.',
  otherwise: (boards) =>
    boards === 1
      ? 'The system would pair 1 board otherwise.'
      : `The system would pair ${boards} boards otherwise.`,
  unpair: 'Take back…',
  unpairTitle: (round) => `Take back the pairing of round ${round}`,
  unpairSays: 'Until the first move. The lines stay in the book, and the round can be paired again.',
  lotTitle: 'Initial colour, by lot',
  lotSays:
    'Ask somebody in the hall for a number of up to six digits. From it and the desk’s dice comes the colour of the odd number on the first board; the book tells how to check it. It is drawn once.',
  lotNumber: 'Number said in the hall',
  lot: 'Draw the colour',
  fideLeft: (round) => `Outside FIDE’s rules from round ${round}`,
};
