import type { ClockTrouble, RoundStartView } from '../../contract/clock-views.ts';
import type { ClockMode } from '../../vocabulary/clocks.ts';
import { passedIn } from '../duration.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

const troubles: Readonly<Record<ClockTrouble['what'], string>> = {
  noClock: 'no clock',
  otherControl: 'another time control',
  notReady: 'its clock has begun already',
  interrupted: 'clock stopped: to be decided',
  startHidden: 'the position drawn is not shown yet',
  drawBegun: 'the draw has begun and no position is out yet',
  notStarted: 'not started',
};

/** The start of the round, the countdown, and clocks after an interruption. */
export const roundStart = {
  title: (round: number) => `Start of round ${round}`,
  short: 'Start',
  controlOf: {
    round: 'Control of the round',
    tournament: 'Control of the tournament',
    none: 'No time control',
  },
  change: 'Change the control',
  changeEnds: 'A period ends',
  changeAt: { moves: 'when its moves are completed', zero: 'when its time is used up' },
  save: 'Set the control',
  presets: 'Most played',
  asWritten: 'It is kept as written, not understood: no clock can count by it.',
  otherRegime: "It is not the regime of this tournament's rules.",
  check: 'Before the start',
  checks: {
    opponents: { right: 'Everybody has a board', wrong: 'Without a board in this round' },
    results: { right: 'The round before has all its results', wrong: 'Result of the round before missing' },
    control: { right: 'Every board has a time control', wrong: 'Without a time control' },
    clocks: { right: 'The clocks are placed', wrong: 'No clock placed' },
  },
  more: (people: number) => `and ${people} more`,
  ready: (boards: number) => count(boards, 'clock to start', 'clocks to start'),
  troubles,
  trouble: (what: ClockTrouble['what']) => troubles[what],
  /** `formatted`: as ranges. */
  boardsWith: (formatted: string, boards: number) => `${boards === 1 ? 'Board' : 'Boards'} ${formatted}`,
  place: 'Place clocks',
  placeOfficial: 'Clocks on screens',
  placeMirror: 'Mirrors of clocks',
  placeHow: 'On the boards that have none, set to the control of the round.',
  clocksPlaced: (boards: number) => count(boards, 'board without a clock gets', 'boards without a clock get'),
  placeAs: {
    official: 'A clock on a screen',
    mirror: 'A mirror of the clock on the table',
  } satisfies Readonly<Record<ClockMode, string>>,
  startAll: (boards: number) => `Start ${count(boards, 'clock', 'clocks')}`,
  startChosen: (boards: number) => `Start ${count(boards, 'chosen', 'chosen')}`,
  startSays: 'White’s clock starts on every board, also where somebody is absent (6.6, 6.7.2).',
  notStartedBoards: 'Not started',
  choose: 'Choose boards',
  chosen: 'Boards',
  chosenHint: 'Such as 1-20, 25',
  chosenWrong: 'Not understood: numbers and ranges, such as 1-20, 25',
  started: (time: string) => `Started at ${time}`,
  notStarted: 'Not started',
  summary: ({ running, ready, bare, stopped, flags, over }: RoundStartView['counts']) =>
    `${running} running · ${ready} to start${bare > 0 ? ` · ${bare} without a clock` : ''} · ${stopped} stopped${flags > 0 ? ` · ${count(flags, 'flag', 'flags')}` : ''} · ${over} finished`,
  absent: 'Absent',
  nobodyAbsent: 'Nobody is marked as absent.',
  markAbsent: 'Mark as absent',
  absentBoard: 'Board',
  absentSide: 'Side',
  arrived: 'Has arrived',
  arrivedLate: (side: string) => `Has arrived: ${side}`,
  arrivedPast: (ms: number) =>
    `${passedIn(region, ms)} after the default time: 6.7.1 says that the player loses, unless the arbiter decides otherwise.`,
  arrivedPlays: 'Record the arrival, and play',
  limit: 'Loses at',
  left: 'Left',
  /** Not there when the default time was over: not a flag. */
  defaulted: 'Absent past the default time (6.7.1)',
  defaultedBy: (sides: readonly string[]) =>
    sides.length > 1
      ? 'Both absent past the default time (6.7.1)'
      : `Absent past the default time: ${sides[0]} (6.7.1)`,
  beforeStart: 'counts from the start',
  defaultTime: 'Default time (6.7.1), minutes',
  defaultTimeSet: 'Set',
  proposals: 'Forfeits proposed',
  proposal: 'Forfeit proposed',
  proposalSays: 'The default time is over. Nothing is recorded without the arbiter.',
  proposalsSay: 'They are past the default time. Nothing is recorded without the arbiter.',
  declare: (board: number, result: string) => `Board ${board}: record ${result}`,
  begins: 'Time of the start',
  beginsSet: 'Set the time',
  countdown: 'Countdown for the hall',
  countdownTitle: (round: number) => `Round ${round}`,
  beginsAt: (time: string) => `Starts at ${time}`,
  noBegins: 'Time to be announced',
  hourHasCome: 'About to start',
  begun: 'In play',
  begunAt: (time: string) => `The round started at ${time}`,
  boardsLine: (boards: number, control: string) =>
    [count(boards, 'board', 'boards'), control].filter((part) => part !== '').join(' · '),
  leave: 'Leave',
  // after a crash or a sleep
  interrupted: (boards: number) => `${count(boards, 'clock', 'clocks')} stopped at the last sure instant.`,
  interruptedHere: 'The clock of this board stopped at the last sure instant.',
  causes: {
    crash: 'The desk ended suddenly.',
    closed: 'The desk was closed with clocks running.',
    sleep: 'The computer was asleep.',
  },
  mirrorsBehind: (boards: number) =>
    boards === 1
      ? 'One clock on the table went on without the desk: it is to be read again.'
      : `${boards} clocks on the tables went on without the desk: they are to be read again.`,
  mirrorHere: 'The clock of this board went on without the desk: it is to be read again.',
  since: (from: string, back: string) => `The last sure instant is ${from}; the desk was back at ${back}.`,
  decide: 'Decide…',
  decideTitle: 'Interrupted clocks',
  ranWas: (side: string) => `${side}'s was running`,
  how: {
    leave: 'Leave the times',
    leaveShort: 'Leave',
    leaveStanding: 'Leave the times, paused',
    deductShort: (time: string) => `Deduct ${time}`,
    deductNowShort: (time: string) => `Deduct ${time}, until now`,
    deductEach: 'Deduct from each its own gap, until the desk was back',
    deductEachNow: 'Deduct from each its own gap, until now',
    deduct: (time: string) => `Deduct ${time} from whose clock ran, until the desk was back`,
    deductNow: (time: string) => `Deduct ${time} from whose clock ran, until now`,
    estimate: (time: string, side: string) => `Deduct ${time} from ${side} and go on`,
    set: 'Set the times',
  },
  // clocks of this desk, which stood, and mirrors of those on the tables, which went on
  officialTitle: 'Clocks on screens',
  stood: (from: string, back: string, now: string) =>
    `Stood from ${from}; the desk has been back since ${back}. Until now, ${now}.`,
  mirrorsTitle: 'Mirrors of clocks on the tables',
  mirrorsSay: (from: string) =>
    `The clock on the table did not stop; what the desk has is of ${from}. Read it again.`,
  elsewhere: 'After the interruption, these wait for the arbiter:',
  inRound: (round: number, clocks: number) => `round ${round}, ${count(clocks, 'clock', 'clocks')}`,
  toRound: (round: number) => `Go to round ${round}`,
  readClock: 'Read the clock…',
  otherwise: 'Otherwise…',
  mirrorStood: 'The clock on the table stood too, and still stands:',
  mirrorUnread: 'It cannot be read now; as an estimate, all the time until now:',
  forAllBoards: (boards: number) => `For all ${boards} boards:`,
  andResume: 'And resume at once',
};
