import type { Refusal } from '../../contract/desk-api.ts';
import type { ClockRefusalWords } from '../es/clock-refusals.ts';
import { lists } from './lists.ts';
import { durationIn } from '../duration.ts';
import { said } from '../said.ts';

type Facts = Refusal['facts'];

const colors: Readonly<Record<string, string>> = lists.sides;
const side = (f: Facts): string => colors[said(f, 'side')] ?? '';
const kinds: Readonly<Record<string, string>> = { official: 'on a screen', mirror: 'a mirror' };
const at = (f: Facts): string => `The clock of board ${said(f, 'board')}`;

/** A press heard after the flag, and made before it as its screen says. */
const made = (f: Facts): string =>
  Number(f['before'] ?? 0) > 0
    ? ` This screen says the press was made ${durationIn('en', Number(f['before']))} before, but it was not heard in time: the arbiter decides.`
    : '';

/** A press heard only now, while the clock stands: nobody else has heard of it. */
const longAgo = (f: Facts): string =>
  Number(f['ago'] ?? 0) > 0
    ? ` This screen says ${side(f)} pressed ${durationIn('en', Number(f['ago']))} ago: it does not count, tell the arbiter.`
    : '';

export const clockRefusals: ClockRefusalWords = {
  noControl: (f) => `Board ${said(f, 'board')} has no time control: set it for the round or the tournament.`,
  controlUnclear: (f) =>
    `The control “${said(f, 'text')}” is not understood: write it another way, such as 90+30.`,
  badMinutes: (f) => `“${said(f, 'minutes')}” is no number of minutes: a whole number from 0 to 1440.`,
  badTime: (f) => `“${said(f, 'value')}” is no day and time.`,
  nothingToPlace: (f) => `In round ${said(f, 'round')} no board without a clock waits for one.`,
  noClock: (f) => `Board ${said(f, 'board')} has no clock on the desk.`,
  clockRuns: (f) => `${at(f)} is running: stop it first.`,
  clockStarted: (f) => `${at(f)} was started already.`,
  clockStands: (f) => `${at(f)} is not running.${longAgo(f)}`,
  clockInterrupted: (f) =>
    `${at(f)} was interrupted: the arbiter must first say what is done about that time.`,
  cannotResume: (f) => `${at(f)} cannot be resumed as it stands.`,
  flagFallen: (f) => `On board ${said(f, 'board')} the flag of ${side(f)} has fallen.${made(f)}`,
  notOnTurn: (f) => `${at(f)} does not run for ${side(f)}.`,
  alreadyOnTurn: (f) => `${at(f)} is that of ${side(f)} already.`,
  nothingToSet: () => 'Neither a time nor moves nor a period were given.',
  nothingToStart: (f) => `In round ${said(f, 'round')} no clock is left to start.`,
  nothingToRecover: (f) => `In round ${said(f, 'round')} no clock waits for an answer after an interruption.`,
  oneBoardToSet: () => 'Both times are set on one board at a time.',
  notTheLastClockLine: () => 'Of a clock only the last line can be struck.',
  notAMirror: (f) => `${at(f)} mirrors no clock on the table: its times are measured, not read from another.`,
  sameClockMode: (f) => `${at(f)} is ${kinds[said(f, 'mode')] ?? ''} already.`,
  bothKindsWait: (f) =>
    `In round ${said(f, 'round')} both clocks on screens and mirrors wait: say which boards. Nothing was written.`,
  oneBoardToRead: () => 'The clock on the table is read on one board at a time.',
  nothingLate: (f) => `No press at board ${said(f, 'board')} waits to be put right.`,
};
