import type { CertificateFault } from '../../tournament/index.ts';
import type { DrawEvent, DrawTerms } from '../../desk/journal/draw-events.ts';
import type { DrawInputKind } from '../../vocabulary/draws.ts';
import type { DrawLineView } from '../../contract/draw-views.ts';
import type { HistoryLine } from '../../contract/history-line.ts';
import type { RefusalFacts } from '../../desk/commands/refusals/index.ts';
import type { DrawWords } from '../es/draw.ts';
import { hoursIn } from '../hours.ts';
import { counter } from '../plural.ts';
import { said } from '../said.ts';
import { region } from './region.ts';

type Method = DrawLineView['method'];

const count = counter(region);

const methods: Readonly<Record<Method, string>> = {
  program: 'program',
  dice: 'one die, four throws',
  coins: 'one coin, ten throws',
  box: 'three digits from a box',
  pieces: 'one die, piece by piece',
  hand: 'by hand',
};

const methodHow: Readonly<Record<Method, string>> = {
  program:
    'The program keeps a secret and publishes its commitment; the hall adds what nobody could foresee; the number comes of both, and anybody can work it out again.',
  dice: 'The number in base six, 1 to 6 counting as 0 to 5. Above 959 all is thrown again.',
  coins: 'The number in base two: heads is 1, tails is 0. Above 959 all is thrown again.',
  box: 'From a box with the digits 0 to 9 one is drawn and put back, three times. Above 959 all is drawn again.',
  pieces:
    'Bishop on a dark square (1 to 4), bishop on a light one (1 to 4), queen on free square 1 to 6, then both knights. A throw that is too high is made again.',
  hand: 'An authority sets the position, named with the reason.',
};

const inputKinds: Readonly<Record<DrawInputKind, string>> = {
  dice: 'dice',
  phrase: 'a phrase',
  number: 'a number',
};

const decides: Readonly<Record<string, string>> = {
  number: 'the number',
  darkBishop: 'the dark-square bishop',
  lightBishop: 'the light-square bishop',
  queen: 'the queen',
  knight: 'a knight',
};

const rank = (english: string): string => english;
const names: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};
const rankInWords = (english: string): string => [...english].map((letter) => names[letter] ?? '').join(', ');

const { hour, whole } = hoursIn(region);
const hourIn = (instant: number | null): string =>
  instant === null ? 'as soon as it is drawn' : `at ${hour(instant)}`;

function says(event: DrawEvent, facts: HistoryLine['facts']): string {
  switch (event.type) {
    case 'drawPolicySet':
      return `Policy of the draw: ${policyLines(event.terms).join('; ')}${event.reason === '' ? '' : `. Changed because: ${event.reason}`}`;
    case 'drawCommitted':
      return `Draw of ${place(event.draw)}: commitment ${event.commitment}${event.again === '' ? '' : `. Once more: ${event.again}`}`;
    case 'drawInputAdded':
      return `Added by the hall (${inputKinds[event.kind]}): ${event.text}`;
    case 'startPositionDrawn': {
      const how = methods[said(facts, 'method') as Method];
      const what = facts['hidden'] === 1 ? 'made; not shown yet' : said(facts, 'numbers');
      return `Draw of ${place(event.draw)} (${how}): ${what}${event.again === '' ? '' : `. Once more: ${event.again}`}`;
    }
    case 'drawTimesChanged':
      return `Draw of ${place(event.draw)}: another time. ${event.reason}`;
    case 'startPositionShown':
      return `Shown for ${place(event.draw)}: ${said(facts, 'numbers')}${event.reason === '' ? '' : `. Before its time: ${event.reason}`}`;
  }
}

const types: Readonly<Record<DrawEvent['type'], string>> = {
  drawPolicySet: 'Policy of the draw',
  drawCommitted: 'Draw',
  drawInputAdded: 'Draw',
  startPositionDrawn: 'Draw',
  drawTimesChanged: 'Draw',
  startPositionShown: 'Draw',
};

function place({ round, board }: { readonly round: number; readonly board: number }): string {
  return board === 0 ? `round ${round}` : `round ${round}, board ${board}`;
}

function policyLines(terms: DrawTerms): readonly string[] {
  const { exclude, noRepeat, perBoard, bothGames, studyMinutes, show, showMinutes } = terms;
  const shown = {
    atOnce: 'shown as soon as it is drawn',
    atTime: 'shown at an hour told for each draw',
    beforeStart: `shown ${count(showMinutes, 'minute', 'minutes')} before the start`,
  };
  return [
    perBoard ? 'a position for each board' : 'the same position for all boards',
    ...(bothGames ? ['both games of a mini-match from the same one'] : []),
    exclude.length === 0 ? 'all 960 can come out' : `${exclude.join(' and ')} cannot come out`,
    noRepeat ? 'no number twice in the tournament' : 'a number may come out again',
    shown[show],
    studyMinutes === 0 ? 'no study time' : `${count(studyMinutes, 'minute', 'minutes')} of study`,
  ];
}

const badTimes: Readonly<Record<RefusalFacts['badDrawTimes']['why'], string>> = {
  startPast: 'The start of the round has passed already.',
  showPast: 'The hour to show it has passed already.',
  startMissing: 'The start of the round is missing: when the position is shown depends on it.',
  showMissing: 'The hour at which the position is shown is missing.',
  order: 'The position would be shown after the start of the round.',
  noClock: 'The time will not do.',
};

const badPlaces: Readonly<Record<RefusalFacts['badDrawPlace']['why'], string>> = {
  allBoards: 'By the policy one position serves all boards: single boards are not drawn.',
  oneBoard: 'By throws or by hand one board is drawn at a time: say which.',
  board: 'Which board the draw is for is missing.',
};

const refusals: DrawWords['refusals'] = {
  notChess960: () => 'This tournament is played from the usual position: there is nothing to draw.',
  badDrawPolicy: (f) =>
    f.why === 'number'
      ? `“${f.value}” is no number of a position: they go from 0 to 959.`
      : `“${f.value}” will not do as minutes: 0 to 1440.`,
  drawPolicyFixed: () => 'There has been a draw under this policy: to change it, write the reason.',
  noDrawPolicy: () => 'The policy is settled before the first draw.',
  secondGameOfMatch: (f) =>
    `Round ${f.round} is played from the position of round ${f.first}: it has no draw of its own.`,
  badDrawPlace: (f) => badPlaces[f.why],
  drawnBefore: (f) =>
    `Round ${f.round} has a draw already: to draw again, write the reason, which will be kept.`,
  drawUnderWay: (f) => `The draw of round ${f.round} is under way: end it first.`,
  drawHidden: (f) =>
    `Round ${f.round} is drawn and will be shown ${hourIn(f.showAt)}: it is not drawn again before that.`,
  drawBoardsPlayed: (f) =>
    `Games have begun (round.board): ${f.boards.join(', ')}. Strike those moves first, or the start of the clock.`,
  noBoardsToDraw: (f) => `Round ${f.round} does not have that board, or no boards paired yet.`,
  badDrawTimes: (f) => badTimes[f.why],
  noCommitment: () => 'The commitment comes first: press “Publish the commitment”.',
  badDrawInput: (f) =>
    `What the hall adds is one line of text of 1 to ${f.most} letters, all of them to be seen.`,
  nameInInput: () =>
    'It holds the name of somebody in the tournament: it enters the calculation letter by letter and could never be erased. Say something else.',
  tooManyInputs: (f) => `There are ${f.most} inputs already: that is enough.`,
  throwsMissing: (f) =>
    `After ${count(f.given, 'throw', 'throws')} there is no number yet: missing is ${decides[f.decides] ?? 'more'}.`,
  throwsLeft: (f) =>
    `The number was known after ${count(f.taken, 'throw', 'throws')}: the others are too many.`,
  badThrow: (f) => `Throw ${f.at} is ${f.thrown}: it can only be ${f.lowest} to ${f.highest}.`,
  drawNotAllowed: (f) => `Number ${f.number} is excluded by the policy, or has come out before.`,
  nothingToDraw: () => 'No number is left that could come out.',
  authorityMissing: () => 'Who sets the position is missing.',
  hiddenDrawsStand: (f) =>
    `Round ${f.round} is drawn and not shown yet. As no number may come twice, draw again once it has been shown.`,
  nothingHidden: (f) => `In round ${f.round} no draw is waiting.`,
  drawNotDue: (f) => `It is shown ${hourIn(f.showAt)}: to show it before, write the reason.`,
  startNotDrawn: (f) =>
    `The draw of board ${f.board} has begun, its commitment is published, and nothing is drawn yet: first the draw, then the game.`,
  startNotShown: (f) =>
    `The start position of board ${f.board} is drawn and will be shown ${hourIn(f.showAt)}: until then there is no game and no clock runs.`,
};

const fields: Readonly<Record<string, string>> = {
  number: 'the number',
  rank: 'the back rank',
  commitment: 'the commitment',
  secret: 'the secret',
  counter: 'the counter',
  inputs: 'what the hall added',
  policy: 'the policy',
  used: 'the numbers used',
  round: 'the round',
  board: 'the board',
  throws: 'the throws',
};
const field = (name: string): string => fields[name] ?? `“${name}”`;

function fault(found: CertificateFault): string {
  switch (found.code) {
    case 'badField':
      return found.field === ''
        ? 'This is no certificate of a draw.'
        : `No certificate: ${field(found.field)} is missing, or cannot be so.`;
    case 'twice':
      return `The text says ${field(found.field)} more than once: a reader sees the one, a program the other.`;
    case 'differs':
      return `Not the same: ${field(found.field)}. The certificate says ${found.found ?? 'nothing'}, the calculation gives ${found.expected ?? 'nothing'}.`;
    case 'nothingAllowed':
      return 'Under that policy no number could come out.';
    case 'badSecret':
      return 'The secret is not 64 hexadecimal digits in small letters.';
    case 'badInput':
      return `Input ${found.at} is not one line of text.`;
    case 'badThrow':
      return `Throw ${found.at} is ${found.thrown}, which cannot be.`;
    case 'throwsMissing':
      return `After ${count(found.given, 'throw', 'throws')} there is no number.`;
    case 'throwsLeft':
      return `${found.taken} of the ${found.given} throws were enough.`;
    case 'notAllowed':
      return `${found.number} could not come out.`;
    case 'authorityMissing':
      return 'Who set the position is missing.';
    case 'reasonMissing':
      return 'The reason is missing.';
    case 'boardMissing':
      return 'The board is missing.';
  }
}

export const draw: DrawWords = {
  name: 'Draw',
  title: (round) => `Draw of round ${round}`,
  rank,
  rankInWords,
  hour,
  whole,
  methods,
  methodHow,
  inputKinds,
  notNeeded: 'This tournament is played from the usual position: there is nothing to draw.',
  notNeededWhat: 'Chess960 is chosen when a tournament is made, or in Tournament while no round is paired.',
  toTournament: 'Go to Tournament',
  drawnWith: (round, first) =>
    `Round ${round} is played from the position of round ${first}, as the policy says.`,
  toRound: (round) => `See round ${round}`,
  ceremony: 'Ceremony',
  ceremonyHint: 'For the hall screen. “Tournament · Another screen” opens another window.',
  check: 'Check a certificate',

  policyTitle: 'Policy of the draw',
  policyFirst:
    'The policy is settled before the first draw. After that it changes only with a reason, which is kept.',
  policyLines,
  policyHistory: (seq, reason) => `changed in line ${seq}: ${reason}`,
  policySet: 'Settle the policy',
  policyChange: 'Change the policy',
  policyReason: 'Reason for the change',
  forBoards: 'Position',
  forAll: 'One for all boards',
  forEach: 'One for each board',
  bothGames: 'Both games of a mini-match from the same one (rounds 1 and 2, 3 and 4…)',
  noUsual: 'Without 518, the usual position',
  noMirror: 'Without 534, its mirror',
  noRepeat: 'No number twice in the tournament',
  studyMinutes: 'Minutes of study',
  showWhen: 'Shown',
  shows: { atOnce: 'As soon as drawn', atTime: 'At an hour', beforeStart: 'Before the start' },
  showMinutes: 'Minutes before',

  begin: 'Draw',
  beginAgain: 'Draw again…',
  method: 'How it is drawn',
  forBoard: 'Board',
  allBoards: 'All',
  boardNumber: (board) => `Board ${board}`,
  again: 'Why it is drawn again',
  againHint: 'The earlier draw stays in the journal and on the sheets; this will be one more line.',
  startsAt: 'Start of the round',
  showAt: 'Hour to show it',
  optional: 'if known',
  commit: 'Publish the commitment',
  commitWhat:
    'The program makes a random secret, keeps it and publishes its fingerprint (SHA-256): a text that only this secret gives, and that does not tell it. So the program is bound before it knows what the hall adds, and anybody can check afterwards that the secret was not changed. Nobody sees the secret until the position is shown.',
  commitment: 'Commitment',
  committedSays: 'The commitment is published. Now the hall adds what nobody could foresee.',
  inputs: 'Added by the hall',
  inputsNone: 'Nothing yet.',
  inputKind: 'Kind',
  inputText: 'What was added',
  inputHint: 'Exactly as it is said: it enters the calculation letter by letter. No names of people.',
  inputAdd: 'Add',
  witnesses: 'Witnesses',
  witnessesHint: 'With semicolons between them.',
  drawNow: 'Draw now',
  drawAlone: 'Draw with nothing added',
  drawAloneSays:
    'The hall has added nothing yet: the number would follow from the secret of the desk alone, and nothing unforeseen would be in it.',
  throws: 'Throws',
  throwsHint: {
    dice: 'As they fall: 3 5 1 2',
    coins: 'h for heads, t for tails',
    box: 'The digits: 0 4 2',
    pieces: 'As they fall: 2 3 3 2 1',
  },
  throwNext: (what) => `Missing: ${decides[what] ?? what}.`,
  throwSquare: (thrown, what, square) => `${thrown}: ${decides[what] ?? what}, on ${square}`,
  throwNumber: (thrown, number) => `${thrown === '' ? '' : `${thrown}: `}number ${number}`,
  throwAgain: (thrown, number, why) =>
    `${thrown === '' ? '' : `${thrown}: `}${number === null ? 'too high' : `${number}, ${why === 'tooHigh' ? 'above 959' : 'cannot come out'}`}; thrown again`,
  throwResult: (number, english) => `It is ${number}: ${english}`,
  position: 'Position',
  positionHint: 'A number 0 to 959, or the back rank: RNBQKBNR',
  authority: 'Who sets it',
  handReason: 'Reason',
  writeDraw: 'Record the draw',
  hiddenSays: (instant) =>
    instant === null ? 'Drawn; not shown yet.' : `Drawn. It is shown at ${hour(instant)}.`,
  hiddenWhat: 'Until then nobody sees it, nor does this screen, and the boards cannot begin.',
  changeTimes: 'Change the time…',
  showNow: 'Show it now…',
  reason: 'Reason',
  startChange: 'Change the start…',
  shownSays: (instant) => `Shown at ${hour(instant)}.`,
  studyUntil: (instant) => `Study until ${hour(instant)}.`,
  startSays: (instant) => `The round starts at ${hour(instant)}.`,
  played: (boards) => `There are moves on boards ${boards}: it cannot be drawn again.`,
  undrawn: (boards) => `Not drawn: boards ${boards}.`,

  record: 'Every draw of the round',
  recordNone: 'None yet.',
  nth: (n) => `Draw no. ${n}`,
  states: {
    committed: 'with its commitment published',
    dropped: 'left without being drawn',
    hidden: 'drawn, not shown yet',
    shown: 'shown',
  },
  againBecause: (reason) => `Drawn again: ${reason}`,
  shownBecause: (reason) => `Shown before its time: ${reason}`,
  witnessed: (people) => `Witnesses: ${people}`,
  certificate: 'Certificate',
  certificateOf: (board) => (board === 0 ? 'Save the certificate' : `Save the certificate, board ${board}`),
  numberIs: (number) => `Position ${number}`,

  steps: ['What will happen', 'The commitment', 'The hall adds', 'The draw', 'The position'],
  stepOf: (step) => `Step ${step} of 5`,
  leave: 'Leave',
  fullScreen: 'Full screen',
  willHappen: 'The start position will be drawn',
  willHow: [
    'The program will publish the fingerprint of a secret it can no longer change.',
    'The hall will add what nobody could foresee: dice, a phrase, a number.',
    'The number comes of both, and anybody can work it out again.',
  ],
  commitmentWhat:
    'The program has kept a secret and cannot change it any more: this is its fingerprint (SHA-256). Write it down or take a picture: you can check it afterwards.',
  added: 'The hall has added',
  falls: 'As it falls',
  face: (method, thrown) => (method === 'coins' ? (thrown === 1 ? 'heads' : 'tails') : `${thrown}`),
  waitsHour: (instant) => `The position is shown at ${hour(instant)}`,
  waits: 'The position is drawn',
  secondDraw: (n, reason) => `Draw no. ${n}. Reason: ${reason}`,
  study: 'Study',
  start: 'Start',
  studyOver: 'End of study',
  started: 'It is time',
  board: 'Board',

  checkTitle: 'Check a certificate',
  checkWhat:
    'Paste the certificate of a draw here, or open it: it is worked out again step by step, whichever tournament it is of.',
  checkText: 'Certificate',
  checkOpen: 'Open a file…',
  checkDo: 'Check',
  checkHolds: 'The certificate holds',
  checkHoldsWhat: (number, english) =>
    `The calculation gives position ${number}, ${english}, as the certificate says.`,
  checkFails: 'The certificate does not hold',
  checkNotJson: 'The text is no certificate: it cannot be read as JSON.',
  checkLimits: 'The hour, the witnesses, the authority and the reason are told, not proved.',
  checkSecret: 'That the secret was made before is proved by the commitment the hall saw: compare it.',
  publishedBefore: 'Commitment published in the hall',
  publishedSame: 'It is the one on the certificate.',
  publishedOther: 'It is not the one on the certificate.',
  fault,
  stepCommitment: (holds) =>
    holds ? 'The SHA-256 of the secret is the commitment' : 'The SHA-256 of the secret is not the commitment',
  stepAllowed: (howMany) => `${count(howMany, 'number', 'numbers')} could come out`,
  stepLimit: (limit) => `A word of ${limit} or more is passed over, and the next counter taken.`,
  stepWord: (word, counts) =>
    counts ? `Its first eight digits are ${word}` : `Its first eight digits are ${word}: passed over`,
  stepPlace: (word, howMany, at) => `${word} modulo ${howMany} = ${at}`,
  stepPlaceWhat: (at) => `The allowed number at place ${at}, counting from 0, is the one.`,
  stepHand: (authority, reason) => `Set by ${authority}: ${reason}`,
  stepNumber: (number, english) => `It is position ${number}: ${english}`,
  secret: 'Secret',
  found: 'SHA-256',
  hashed: 'The SHA-256 of these lines',
  recipe: 'With standard tools',
  recipeWhat: 'In a terminal with sha256sum these commands work it out again:',

  awaited: (instant) =>
    instant === null
      ? 'The start position is drawn and not shown yet.'
      : `The start position is shown at ${hour(instant)}.`,
  castleShort: 'Castle short',
  castleLong: 'Castle long',

  refusals,
  says,
  types,
};
