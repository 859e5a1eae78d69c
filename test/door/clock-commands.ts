/** One of each command about time, kept complete by its type. */
import type { ClockCommand } from '../../src-core/contract/desk-api.ts';

const place = { round: 1, board: 12 };

export const clockCommands: {
  readonly [T in ClockCommand['type']]: Extract<ClockCommand, { type: T }>;
} = {
  setControl: { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' },
  setDefaultTime: { type: 'setDefaultTime', minutes: 30 },
  scheduleRound: { type: 'scheduleRound', round: 1, begins: '2026-11-29T16:30' },
  placeClocks: { type: 'placeClocks', round: 1, boards: [1, 2], mode: 'official' },
  placeClock: {
    type: 'placeClock',
    ...place,
    mode: 'mirror',
    white: { milliseconds: 3_600_000, moves: 12 },
    black: { milliseconds: 3_500_000, moves: 11, period: 1 },
    turn: 'black',
    running: true,
  },
  changeClock: {
    type: 'changeClock',
    ...place,
    mode: 'mirror',
    white: { milliseconds: 3_600_000 },
    black: {},
    turn: 'white',
    running: true,
    reason: 'the tablet failed',
  },
  clockAct: { type: 'clockAct', ...place, do: 'press', by: 'white', pressed: { at: 5 }, reason: '' },
  correctClock: {
    type: 'correctClock',
    ...place,
    correction: { kind: 'penalty', add: { to: 'white', milliseconds: 120_000 }, takeBackGained: 'black' },
    reason: '7.5.5',
    incident: null,
  },
  startRound: { type: 'startRound', round: 1, boards: null },
  setPresence: { type: 'setPresence', ...place, side: 'black', present: false },
  recoverClocks: {
    type: 'recoverClocks',
    round: 1,
    boards: [12],
    how: { kind: 'set', white: 1000, black: 2000 },
    resume: true,
  },
  lookAtClocks: { type: 'lookAtClocks' },
};

/** Every other form a command about time takes. */
export const otherClockCommands: readonly ClockCommand[] = [
  { type: 'setControl', round: null, board: null, text: '', change: 'zero' },
  { type: 'placeClocks', round: 1, boards: null, mode: 'mirror' },
  ...(['start', 'pause', 'freeze', 'swap', 'resume'] as const).map(
    (what) => ({ type: 'clockAct', ...place, do: what, pressed: null, reason: '' }) as const,
  ),
  { type: 'clockAct', ...place, do: 'start', from: 'clock', pressed: { at: 5 }, reason: '' },
  { type: 'clockAct', ...place, do: 'press', by: 'black', from: 'clock', pressed: { at: 5 }, reason: '' },
  { type: 'clockAct', ...place, do: 'resume', by: 'black', pressed: null, reason: '' },
  { type: 'clockAct', ...place, do: 'resume', by: 'black', from: 'clock', pressed: { at: 5 }, reason: '' },
  { type: 'clockAct', ...place, do: 'turn', by: 'black', pressed: null, reason: 'x' },
  {
    type: 'clockAct',
    ...place,
    do: 'set',
    by: 'black',
    milliseconds: 0,
    moves: 3,
    period: 2,
    pressed: null,
    reason: '',
  },
  { type: 'clockAct', ...place, do: 'add', by: 'white', milliseconds: -5, pressed: null, reason: '' },
  {
    type: 'correctClock',
    ...place,
    correction: { kind: 'numbers', white: 1, black: 2, moves: { white: 3, black: 3 } },
    reason: '',
    incident: 7,
  },
  {
    type: 'correctClock',
    ...place,
    correction: {
      kind: 'reading',
      white: { milliseconds: 5 },
      black: { moves: 3 },
      turn: 'white',
      running: true,
    },
    reason: 'read from the clock',
    incident: null,
  },
  { type: 'correctClock', ...place, correction: { kind: 'late' }, reason: 'x', incident: null },
  { type: 'recoverClocks', round: 1, boards: null, how: { kind: 'deduct' }, resume: false },
  {
    type: 'recoverClocks',
    round: 1,
    boards: [1, 2],
    how: { kind: 'deduct', until: 'decision' },
    resume: true,
  },
  { type: 'recoverClocks', round: 1, boards: [1], how: { kind: 'leave' }, resume: false },
  {
    type: 'recoverClocks',
    round: 1,
    boards: [1],
    how: {
      kind: 'read',
      white: { milliseconds: 5, moves: 3 },
      black: { milliseconds: 7, period: 1 },
      turn: 'white',
      running: true,
      reason: 'read from the clock',
    },
    resume: false,
  },
];
