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
const sides: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

const bonuses: Readonly<Record<Exclude<Bonus['kind'], 'none' | 'byoYomi'>, string>> = {
  increment: 'increment a move',
  delay: 'simple delay a move',
  bronstein: 'Bronstein delay a move',
};

function bonusOf(bonus: Bonus): string {
  if (bonus.kind === 'none') return '';
  const time = durationIn(region, bonus.ms);
  if (bonus.kind === 'byoYomi') return `and ${bonus.times} × ${time} byo-yomi`;
  return `and ${time} ${bonuses[bonus.kind]}`;
}

const notRated: Readonly<Record<NotRated, string>> = {
  noFixedTime: 'no fixed time',
  unequalTimes: 'the times are not equal',
  tooShort: 'not more than 3 minutes',
  firstPeriodTooShort: 'fewer than 30 moves in the first period',
  chess960: 'FIDE’s rating lists do not count Chess960',
};

const ways: Readonly<Record<CountingWay, string>> = {
  time: 'TIME (no increment)',
  fischer: 'FISCHER (increment)',
  delay: 'US DELAY (simple delay)',
  bronstein: 'BRONSTEIN (delay)',
  byoYomi: 'BYO-YOMI',
  hourglass: 'HOURGLASS',
  up: 'UP COUNT',
};

const regimes: Readonly<Record<PlayRegime | 'none', string>> = {
  standard: 'Standard',
  rapid: 'Rapid (A.1)',
  blitz: 'Blitz (B.1)',
  none: 'No fixed time',
};

/** What clocks say: the clock screen, the arbiter's clock, time controls and setting cards. */
export const clock = {
  clock: 'Clock',
  sides,
  states: {
    ready: 'to start',
    runs: 'running',
    waits: 'waiting',
    paused: 'paused',
    pausedTouch: 'paused: touch to resume',
    frozen: 'stopped by the arbiter',
    fallen: 'flag',
    firstFlag: 'flag fell first',
    over: 'finished',
    unsure: 'stopped: decide',
    unread: 'to be read again',
    waitsForArbiter: 'stopped: wait for the arbiter',
  },
  /** The line to the desk is lost: what runs is an estimate. */
  unheard: (time: string) => `no connection since ${time}`,
  ranUnheard: (time: string) => `ran; no connection since ${time}`,
  leastTime: 'Least time',
  overdue: (side: string) => `counter behind: ${side}`,
  /** The clock and the moves contradict each other. */
  disagrees: ({ what, clock, moves, counted, recorded }: DisagreementView): string => {
    const late = counted.white < recorded.white ? 'white' : 'black';
    const says: Readonly<Record<ClockDisagreement, string>> = {
      runsAfterResult: 'There is a result, and the clock runs',
      notStarted: 'Moves are recorded, and the clock was not started',
      notPressed: `${sides[clock]} has moved and not pressed`,
      otherTurn: `The clock is on ${sides[clock]}, and ${sides[moves]} is to move`,
      countsBehind: `Counter of ${sides[late]}: ${counted[late]}; recorded: ${recorded[late]}`,
      countsApart: `Counters ${counted.white} and ${counted.black} do not fit ${sides[clock]} to move`,
    };
    return says[what];
  },
  /** The same where there is room for a few words. */
  disagreesShort: {
    runsAfterResult: 'clock still runs',
    notStarted: 'clock not started',
    notPressed: 'not pressed',
    otherTurn: 'clock on the other side',
    countsBehind: 'counter behind',
    countsApart: 'counters do not fit',
  } satisfies Readonly<Record<ClockDisagreement, string>>,
  mends: { byTheMoves: 'Set the clock by the moves', byHand: 'Set the clock by hand' },
  mendReason: 'Set by the moves recorded',
  moves: (moves: number) => `Moves: ${moves}`,
  period: (period: number, periods: number) => `Period ${period} of ${periods}`,
  bonusShort: (bonus: Bonus) => {
    if (bonus.kind === 'none') return '';
    const sign = { increment: '+', delay: 'delay ', bronstein: 'Bronstein ', byoYomi: 'byo-yomi ' }[
      bonus.kind
    ];
    return `${sign}${durationIn(region, bonus.ms)}`;
  },
  // the clock screen
  screenTitle: (board: number) => `Clock of board ${board}`,
  hold: 'Arbiter: press and hold to open',
  bar: 'Arbiter',
  start: 'Start',
  startSays: "White's clock starts",
  pause: 'Pause',
  freeze: 'Stop',
  pauseEnds: 'anyone resumes',
  freezeEnds: 'arbiter resumes',
  resume: 'Resume',
  resumeStopped: 'Resume the stopped clock',
  toBoard: 'To the board',
  whole: 'Full screen',
  swapHalves: 'Swap the halves',
  turned: 'Turn the upper half',
  tenths: 'Tenths under 20 s',
  sound: 'Sound at the flag',
  noWakeLock: 'This browser does not keep the screen from going dark.',
  noTime: "The desk's time has not been measured yet.",
  timeError: (ms: number) => `The desk's time measured: ±${ms} ms`,
  pressCorrected: (ms: number) => `The last press took ${ms} ms to arrive; the instant of the touch counts.`,
  pressBound: (ms: number) => `At most ${durationIn(region, ms)} is corrected.`,
  keys: (left: string, right: string): readonly (readonly [string, string])[] => [
    ['Left Shift', `presses ${left}`],
    ['Right Shift', `presses ${right}`],
    ['Space', 'presses for the side that runs; if stopped, starts it'],
    ['Tab, hold Enter', "opens the arbiter's bar"],
    ['?', 'these keys'],
    ['Esc', 'hides them'],
  ],
  showKeys: 'Keys',
  late: ({ white, black }: Readonly<Record<Color, number>>) =>
    `Presses came late over a lost connection. Not counted yet: White ${formatChange(white)}, Black ${formatChange(black)}.`,
  countLate: 'Count them from when they were made',
  lateReason: 'Presses that came late over a lost connection, counted from when they were made',
  noClock: (board: number) => `There is no clock at board ${board}.`,
  ended: (result: string) => `Finished: ${result}`,
  // the arbiter's clock
  fillSomething: 'Nothing is filled in: type a time, moves or a period, or change which clock runs.',
  panel: 'Clock of the board',
  panelOf: (board: number, names: string) => `Clock of board ${board}: ${names}`,
  openScreen: 'Clock screen',
  placeClock: 'Place a clock',
  mode: { official: 'The clock is this screen', mirror: 'Mirror of the clock on the table' },
  modeSays: {
    official: 'The players press on a screen beside the board.',
    mirror: 'The arbiter types what the clock shows; from there the desk counts.',
  },
  modeOf: { official: 'official, on a screen', mirror: 'mirror of the clock on the table' },
  modeShort: { official: 'official', mirror: 'mirror' },
  side: 'Side',
  time: 'Time',
  movesHead: 'Moves',
  periodHead: 'Period',
  turnHead: 'To move',
  giveTurn: (side: string) => `Give the turn to ${side}`,
  swapTimes: 'Swap the two times',
  press: (side: string) => `Press for ${side}`,
  reopen: 'Open the clock again',
  penalty: 'Penalty',
  penaltyHow:
    'The three numbers that stand on the clock then. Before is on the left; after is what is typed.',
  add: (minutes: number, side: string) => `+${minutes} min ${side}`,
  takeBackShort: (side: string) => `${side}'s increment`,
  isNow: (value: string) => `now ${value}`,
  before: 'Before',
  after: 'After',
  changed: 'Change',
  counter: 'Counter',
  counterHint: 'Moves White has completed',
  reason: 'Reason',
  reasons: [
    'Illegal move (7.5.5)',
    'Pressed without moving (6.2.1)',
    'Disturbing the opponent (11.5)',
    'Fault of the clock (6.10)',
    'Clock set wrongly (6.10.2)',
  ],
  apply: 'Correct the clock',
  notTime: 'As the clock shows it: 1:23:45, 4:07 or 17.3',
  notCount: 'A whole number of moves',
  needsReason: 'The reason is missing.',
  setAll: 'Times, moves and period',
  setAllDo: 'Set the clock so',
  strikeCorrection: 'Strike the correction…',
  strikeLast: 'Strike the last line…',
  strikeLine: (seq: number) => `Strike line ${seq}`,
  withLine: 'Now',
  withoutLine: 'If struck',
  noneWithout: 'If it is struck, the board has no clock.',
  strikeReasons: ['It was the other board', 'It was the other side', 'Time mistyped'],
  card: 'Setting card',
  // mirror
  mirrorHow: 'Type the two times as they are read. They count from the press of the button.',
  mirrorDo: 'Count from now',
  resync: 'Read the clock again',
  readReason: 'Read from the clock',
  fillTimes: 'Both times are missing, as read from the clock on the table.',
  // a mirror in the place of the screen, or the other way round
  changeTo: { mirror: 'Change to a mirror', official: 'Change to a screen' },
  changeHow: 'What is left empty stays as it stands now. It is one line in the journal, with its reason.',
  changeDo: { mirror: 'Change to a mirror and count from now', official: 'Change to the screen' },
  changeReasons: {
    mirror: ['The tablet failed', 'A clock was put on the table'],
    official: ['The clock was taken from the table', 'The clock on the table failed'],
  } satisfies Record<ClockMode, readonly string[]>,
  runningNow: 'Whose turn is it?',
  doesRun: 'The clock is running',
  standing: 'The clock is stopped',
  // time controls
  control: 'Time control',
  controlHow: 'Such as 90+30 · 40/90+30, 30+30 · 25+10 · 3+2',
  canonical: (text: string) => `Exact form: ${text}`,
  periodSays: ({ moves, base, bonus }: Period) =>
    [
      moves === null ? 'Rest of the game:' : `${count(moves, 'move', 'moves')} in`,
      durationIn(region, base),
      bonusOf(bonus),
    ]
      .filter((part) => part !== '')
      .join(' '),
  regimes,
  rating: (rating: Rating) => {
    if (!rating.rated) return `Not rated: ${notRated[rating.why]}`;
    if (rating.below === null) return 'Rated for all';
    const under = `Rated only where both are under ${rating.below}`;
    return rating.approved
      ? `${under}; for all in an event FIDE has approved as standard (from 2026)`
      : under;
  },
  units: {
    minutes: 'Times read as minutes',
    seconds: 'Times read as seconds',
    written: 'Times in the units written',
  },
  controlProblems: {
    empty: 'There is no time control.',
    numberExpected: 'A number is expected here.',
    unexpected: 'This is not understood.',
    impossibleMoves: 'This is no number of moves.',
    tooLong: 'This is longer than any game.',
    noTime: 'Without time the flag would fall at once.',
    twoBonuses: 'This period has its bonus already.',
    ambiguous: 'This may be a period or a bonus; "per move" makes it a bonus.',
    unclear:
      'This is written in more than one sense: say which, as in “90 min + 30 s” or “40 moves in 90 min”.',
    afterTheRest: 'Nothing can follow the rest of the game.',
    noSuchPeriod: 'No period begins at that move.',
  } satisfies Record<ControlErrorCode, string>,
  controlAt: (column: number) => `At character ${column}`,
  // setting cards
  cardTitle: (control: string) => `Setting the clock: ${control}`,
  cardCorrection: (board: number) => `Correcting the clock of board ${board}`,
  print: 'Print',
  cardSays: 'Each maker names the buttons in his own way; the steps and the numbers are these.',
  step: {
    option:
      'Switch the clock on and look for this control in the list of options printed on its base. If it is there, choose its number and go to the last step.',
    manual: 'If it is not, choose the manual option (PROG or MANUAL) and begin to set it.',
    bothAlike: 'Both sides have the same.',
    noMore: 'After the last period, END: there are no more.',
    counter: 'Switch the move counter on: without it the clock cannot know when to add the next period.',
    stand: 'At a flag both sides are to stop (FREEZE).',
    lever: "Set the lever so that White's side will run, and the clock to pause.",
    pause: 'Stop the clock.',
    openCorrection: 'Open the correction: on the usual clocks, hold the pause button for some three seconds.',
    accept: 'Accept until the correction is left.',
    resume: 'Once both players have been told, start it.',
    side: (side: string) => `${side}'s side:`,
    period: (
      number: number,
      way: CountingWay,
      time: string,
      moves: number | null,
      bonus: string,
      times: number,
    ) =>
      [
        `Period ${number}: mode ${ways[way]}, time ${time}`,
        ...(bonus === '' ? [] : [times > 0 ? `${times} × ${bonus}` : `per move ${bonus}`]),
        moves === null ? 'to the end' : `${moves} moves`,
      ].join(', '),
    check: (white: string, black: string) => `Check: White ${white}, Black ${black}.`,
    setTime: (side: string, time: string) => `${side}'s time: ${time}`,
    setMoves: (moves: number) => `Move counter: ${moves}`,
    setPeriod: (side: string, period: number) => `${side}'s period: ${period}`,
    turn: (side: string) => `The lever, so that ${side}'s side will run.`,
  },
};
