import type { ClockDeskEvent, ControlSetting } from '../../desk/journal/clock-events.ts';
import { bothTimes, changesOf, type ChangeWords } from '../clock-changes.ts';
import { clockTime } from '../clock-times.ts';
import { dayIn } from '../days.ts';
import { passedIn } from '../duration.ts';
import { lists } from './lists.ts';
import type { ClockJournalWords } from '../es/clock-journal.ts';
import { region } from './region.ts';

const colors: Readonly<Record<'white' | 'black', string>> = lists.sides;
const control = ({ text }: ControlSetting): string => (text === '' ? 'none' : text);
const because = (reason: string | undefined): string =>
  reason === undefined || reason === '' ? '' : `: ${reason}`;
const changes: ChangeWords = {
  moves: 'moves',
  periods: 'period',
  runs: (side) => `${colors[side]} running`,
  stands: 'standing',
};
const modes = { official: 'screen', mirror: 'mirror' } as const;
const causes = {
  crash: 'the desk ended suddenly',
  closed: 'the desk was closed',
  sleep: 'the computer slept',
} as const;

function acted(event: Extract<ClockDeskEvent, { type: 'clockActed' }>): string {
  const { after } = event;
  const shown = bothTimes({ white: after.white.time, black: after.black.time });
  switch (event.do) {
    case 'start':
      return event.from === 'clock' ? `Clock started at its screen (${shown})` : `Clock started (${shown})`;
    case 'press': {
      const made =
        event.uncounted === undefined
          ? ''
          : `; made ${clockTime(event.uncounted)} earlier, as its screen says`;
      return event.from === 'clock'
        ? `${colors[event.by]} pressed at the clock screen (${shown})${made}`
        : `Pressed by ${colors[event.by]} (${shown})${made}`;
    }
    case 'pause':
      return `Clock paused (${shown})`;
    case 'freeze':
      return `Clock stopped by the arbiter (${shown})`;
    case 'resume':
      return event.from === 'clock' ? `Clock resumed at its screen (${shown})` : `Clock resumed (${shown})`;
    case 'set':
      return `Clock of ${colors[event.by]} set (${shown})${because(event.reason)}`;
    case 'add':
      return `${event.milliseconds < 0 ? '' : '+'}${clockTime(event.milliseconds)} to ${colors[event.by]} (${shown})${because(event.reason)}`;
    case 'turn':
      return `Clock turned: ${colors[event.by]}${because(event.reason)}`;
    case 'swap':
      return `Times exchanged (${shown})${because(event.reason)}`;
    case 'look':
      return after.phase === 'fallen' && after.flag !== null
        ? `Flag of ${colors[after.flag]}`
        : `New period (${shown})`;
    case 'end':
      return `Clock ended (${shown})`;
    case 'reopen':
      return `Clock back in the game, standing (${shown})`;
  }
}

function placed({
  mode,
  control: setting,
  replaces,
  after,
}: Extract<ClockDeskEvent, { type: 'clockPlaced' }>): string {
  if (replaces === undefined)
    return `${mode === 'official' ? 'Official clock' : 'Mirror of the clock on the table'}: ${control(setting)}`;
  const what = changesOf(changes, replaces.before, replaces.was, after);
  return `Clock changed from ${modes[replaces.mode]} to ${modes[mode]}: ${what}${because(replaces.reason)}`;
}

function recovered(event: Extract<ClockDeskEvent, { type: 'clockRecovered' }>): string {
  const { how, deducted, until, stood, read, after } = event;
  const times = `${clockTime(deducted)}${until === undefined ? '' : ', up to the decision'}`;
  const what = {
    leave: 'the time stays as it was',
    deduct: `taken off: ${times}`,
    set: 'times set by the arbiter',
  }[how];
  const since = stood === undefined ? '' : ` of ${clockTime(stood)}`;
  if (read === undefined) return `After the interruption${since}: ${what}`;
  return `After the interruption${since}, read from the clock on the table: ${changesOf(changes, read.before, read.was, after)}${because(read.reason)}`;
}

type Arrived = Extract<ClockDeskEvent, { type: 'playerArrived' }>;
function lateness({ sinceStart, pastDefault }: Arrived): string {
  const since = sinceStart === undefined ? '' : `, ${passedIn(region, sinceStart)} after the start`;
  return pastDefault === undefined
    ? since
    : `${since}, ${passedIn(region, pastDefault)} after the default time (6.7.1)`;
}

function sentence(event: ClockDeskEvent): string {
  switch (event.type) {
    case 'controlSet':
      return event.round === null
        ? `Control of the tournament: ${control(event.control)}`
        : `Control of round ${event.round}: ${control(event.control)}`;
    case 'boardControlSet':
      return `Control of the board: ${control(event.control)}`;
    case 'defaultTimeSet':
      return `Default time: ${event.minutes} min`;
    case 'roundScheduled':
      return event.begins === ''
        ? `Round ${event.round} has no time set`
        : `Round ${event.round} begins on ${dayIn(region, event.begins.slice(0, 10))} at ${event.begins.slice(11)}`;
    case 'roundStarted':
      return `Round ${event.round} started: ${event.started} clocks running`;
    case 'clockPlaced':
      return placed(event);
    case 'clockActed':
      return acted(event);
    case 'clockCorrected':
      return `${event.read ? 'Read from the clock on the table' : 'Clock corrected'}: ${changesOf(changes, event.before, event.was, event.after)}${because(event.reason)}`;
    case 'clockInterrupted':
      return `Clock interrupted: ${causes[event.cause]}; nothing is known of ${clockTime(event.gap)}`;
    case 'clockRecovered':
      return recovered(event);
    case 'playerAbsent':
      return `Absent: ${colors[event.side]}`;
    case 'playerArrived':
      return `Arrived: ${colors[event.side]}${lateness(event)}`;
  }
}

/** `mode`: of which clock the line is. A mirror is always said to be one. */
const says = (event: ClockDeskEvent, mode?: unknown): string =>
  mode === 'mirror' ? `Mirror · ${sentence(event)}` : sentence(event);

const clock = 'Clock';
const round = 'Round';

/** Lines about time, as the journal says them. */
export const clockJournal: ClockJournalWords = {
  says,
  types: {
    controlSet: clock,
    boardControlSet: clock,
    defaultTimeSet: round,
    roundScheduled: round,
    roundStarted: round,
    clockPlaced: clock,
    clockActed: clock,
    clockCorrected: clock,
    clockInterrupted: clock,
    clockRecovered: clock,
    playerAbsent: round,
    playerArrived: round,
  },
};
