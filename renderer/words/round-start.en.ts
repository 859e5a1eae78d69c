import type { ClockTrouble, RoundStartView } from '../../src-core/desk-api.ts';
import { counter } from './plural.ts';

const count = counter('en');

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
  allRight: (boards: number) =>
    `${count(boards, 'board ready', 'boards ready')}: the control is the round's.`,
  ready: (boards: number) => count(boards, 'clock to start', 'clocks to start'),
  troubles,
  trouble: (what: ClockTrouble['what']) => troubles[what],
  boardsWith: (boards: string) => `Boards ${boards}`,
  place: 'Place clocks',
  placeOfficial: 'Clocks on screens',
  placeMirror: 'Mirrors of clocks',
  placeHow: 'On the boards that have none, set to the control of the round.',
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
  proposalsSay: 'They are past the default time. Nothing is recorded without the arbiter.',
  declare: (board: number, result: string) => `Board ${board}: record ${result}`,
  begins: 'Time of the start',
  beginsSet: 'Set the time',
  countdown: 'Countdown for the hall',
  countdownTitle: (round: number) => `Round ${round}`,
  beginsAt: (time: string) => `Starts at ${time}`,
  noBegins: 'Time to be announced',
  begun: 'In play',
  boardsLine: (boards: number, control: string) =>
    [count(boards, 'board', 'boards'), control].filter((part) => part !== '').join(' · '),
  leave: 'Leave',
  // after a crash or a sleep
  interrupted: (boards: number) => `${count(boards, 'clock', 'clocks')} stopped at the last sure instant.`,
  interruptedHere: 'The clock of this board stopped at the last sure instant.',
  causes: {
    crash: 'The program ended suddenly.',
    closed: 'The program was closed with clocks running.',
    sleep: 'The computer was asleep.',
  },
  gap: (time: string) => `Of ${time} nothing is known.`,
  decide: 'Decide…',
  decideTitle: 'Interrupted clocks',
  ranWas: (side: string) => `${side}'s was running`,
  how: {
    leave: 'Leave the times',
    leaveShort: 'Leave',
    deductShort: (time: string) => `Deduct ${time}`,
    deductEach: 'Deduct from whose clock ran, each its own gap',
    deduct: (time: string) => `Deduct ${time} from whose clock ran`,
    set: 'Set the times',
  },
  forAllBoards: 'For all',
  andResume: 'And resume at once',
};
