import type { ClockMode } from '../../vocabulary/clocks.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { CLOCK_REFUSALS } from '../../desk/commands/refusals/clocks.ts';
import { lists } from './lists.ts';
import { durationIn } from '../duration.ts';
import type { Sentences } from '../said.ts';
import { region } from './region.ts';

const side = (f: { readonly side: Color }): string => lists.sides[f.side];
const kinds: Readonly<Record<ClockMode, string>> = { official: 'on a screen', mirror: 'a mirror' };
const at = (f: { readonly board: number }): string => `The clock of board ${f.board}`;

/** A press heard after the flag, and made before it as its screen says. */
const made = ({ before = 0 }: { readonly before?: number }): string =>
  before > 0
    ? ` This screen says the press was made ${durationIn(region, before)} before, but it was not heard in time: the arbiter decides.`
    : '';

/** A press heard only now, while the clock stands: nobody else has heard of it. */
const longAgo = ({ side, ago = 0 }: { readonly side?: Color; readonly ago?: number }): string =>
  side !== undefined && ago > 0
    ? ` This screen says ${lists.sides[side]} pressed ${durationIn(region, ago)} ago: it does not count, tell the arbiter.`
    : '';

export const clockRefusals: Sentences<keyof typeof CLOCK_REFUSALS> = {
  noControl: (f) => `Board ${f.board} has no time control: set it for the round or the tournament.`,
  controlUnclear: (f) => `The control “${f.text}” is not understood: write it another way, such as 90+30.`,
  badMinutes: (f) => `“${f.minutes}” is no number of minutes: a whole number from 0 to 1440.`,
  badTime: (f) => `“${f.value}” is no day and time.`,
  nothingToPlace: (f) => `In round ${f.round} no board without a clock waits for one.`,
  noClock: (f) => `Board ${f.board} has no clock on the desk.`,
  clockRuns: (f) => `${at(f)} is running: stop it first.`,
  clockStarted: (f) => `${at(f)} was started already.`,
  clockStands: (f) => `${at(f)} is not running.${longAgo(f)}`,
  clockInterrupted: (f) =>
    `${at(f)} was interrupted: the arbiter must first say what is done about that time.`,
  cannotResume: (f) => `${at(f)} cannot be resumed as it stands.`,
  flagFallen: (f) => `On board ${f.board} the flag of ${side(f)} has fallen.${made(f)}`,
  notOnTurn: (f) => `${at(f)} does not run for ${side(f)}.`,
  alreadyOnTurn: (f) => `${at(f)} is that of ${side(f)} already.`,
  nothingToSet: () => 'Neither a time nor moves nor a period were given.',
  nothingToStart: (f) => `In round ${f.round} no clock is left to start.`,
  nothingToRecover: (f) => `In round ${f.round} no clock waits for an answer after an interruption.`,
  oneBoardToSet: () => 'Both times are set on one board at a time.',
  notTheLastClockLine: () => 'Of a clock only the last line can be struck.',
  notAMirror: (f) => `${at(f)} mirrors no clock on the table: its times are measured, not read from another.`,
  sameClockMode: (f) => `${at(f)} is ${kinds[f.mode]} already.`,
  bothKindsWait: (f) =>
    `In round ${f.round} both clocks on screens and mirrors wait: say which boards. Nothing was written.`,
  oneBoardToRead: () => 'The clock on the table is read on one board at a time.',
  nothingLate: (f) => `No press at board ${f.board} waits to be put right.`,
};
