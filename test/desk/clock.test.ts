/** Clocks at the desk: what was there, what is asked, what the clocks then show. Times in milliseconds. */
import { describe, expect, it } from 'vitest';
import type { ClockAction, ClockCommand, ClockView, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { controlReading, documentOf, emptyState, scopeOf, viewOf } from '../../src-core/desk/index.ts';
import { Arbiter, OPEN, firstRound, resultOf, strikeOf } from './arbiter.ts';

const MINUTE = 60_000;

/** A hall with a clock on each of its two boards, at an instant of the desk's time. */
function hall(text = '90+30', now = 1_000_000): Arbiter {
  const desk = firstRound();
  desk.now = now;
  desk.does({ type: 'setControl', round: 1, board: null, text, change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  return desk;
}

function clockOf(desk: Arbiter, board = 1): ClockView {
  const { clock } = desk.board(board);
  if (clock === null) throw new Error('no clock');
  return clock;
}

function does(
  action: ClockAction,
  more: Partial<{ board: number; pressed: number | null; reason: string }> = {},
) {
  const { board = 1, pressed = null, reason = '' } = more;
  const command: ClockCommand = {
    type: 'clockAct',
    round: 1,
    board,
    ...action,
    pressed: pressed === null ? null : { at: pressed },
    reason,
  };
  return command satisfies DeskCommand;
}

/** A move recorded with what the mover's display showed. */
function typedMove(clock: number): DeskCommand {
  return { type: 'recordMove', round: 1, board: 1, move: { text: 'e4', lang: 'en' }, clock };
}

describe('a clock on a board', () => {
  it('is set to the control of the round, runs for White, and a press starts the other', () => {
    const desk = hall();
    expect(clockOf(desk)).toMatchObject({
      mode: 'official',
      phase: 'ready',
      white: { time: 90 * MINUTE + 30_000, moves: 0 },
      black: { time: 90 * MINUTE + 30_000 },
      control: { text: '90+30', canonical: '5400+30', regime: 'standard', otherRegime: false },
    });
    desk.does(does({ do: 'start' }));
    desk.now += 10_000;
    desk.does(does({ do: 'press', by: 'white' }));
    expect(clockOf(desk)).toMatchObject({
      running: 'black',
      at: 1_010_000,
      white: { time: 90 * MINUTE + 50_000, moves: 1 },
    });
    desk.now += 5_000;
    desk.does(does({ do: 'pause' }));
    expect(clockOf(desk)).toMatchObject({
      running: null,
      phase: 'paused',
      black: { time: 90 * MINUTE + 25_000 },
    });
  });

  it('ends with the result, and stands again where that is struck', () => {
    const desk = hall();
    desk.does(does({ do: 'start' }));
    desk.now += 1_000;
    desk.does(resultOf('1-0', 'resignation'));
    expect(clockOf(desk)).toMatchObject({ phase: 'over', running: null });
    desk.does(strikeOf(desk.journal.length - 1));
    expect(clockOf(desk)).toMatchObject({ phase: 'paused', white: { time: 90 * MINUTE + 29_000 } });
  });
});

describe('when it was pressed', () => {
  const rows: readonly (readonly [what: string, pressed: number, counted: number, corrected: number])[] = [
    ['as the device says', 9_820, 9_820, 180],
    ['not in the future', 12_000, 10_000, 0],
    ['at most a second back', 4_000, 9_000, 1_000],
  ];
  it.each(rows)('%s', (_, pressed, counted, corrected) => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 10_000;
    desk.does(does({ do: 'press', by: 'white' }, { pressed }));
    expect(clockOf(desk)).toMatchObject({
      at: counted,
      white: { time: 5 * MINUTE - counted },
      last: { do: 'press', by: 'white', corrected },
    });
  });

  it('never before the last line of the clock', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 10_000;
    desk.does(does({ do: 'press', by: 'white' }));
    desk.now = 10_100;
    desk.does(does({ do: 'press', by: 'black' }, { pressed: 9_500 }));
    expect(clockOf(desk)).toMatchObject({ at: 10_000, black: { time: 5 * MINUTE } });
  });

  it('a press made in time and told after the flag takes the place of the flag', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 5 * MINUTE + 40;
    const [flag] = desk.does({ type: 'lookAtClocks' });
    expect(flag).toMatchObject({ do: 'look', at: 5 * MINUTE, after: { phase: 'fallen', flag: 'white' } });
    const seq = desk.journal.length;
    desk.now += 60;
    expect(desk.isRefused(does({ do: 'press', by: 'white' }))).toBe('flagFallen');
    desk.does(does({ do: 'press', by: 'white' }, { pressed: 5 * MINUTE - 10 }));
    expect(clockOf(desk)).toMatchObject({ running: 'black', flag: null, white: { time: 10, moves: 1 } });
    expect(desk.journal.at(-1)?.event).toMatchObject({ inPlaceOf: seq, corrected: 110 });
  });

  // the tablet lost its line at 4 s; what was pressed on it is heard at 30 s, when it is back
  function lineBack(): Arbiter {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 30_000;
    desk.does(does({ do: 'press', by: 'white' }, { pressed: 5_000 }));
    desk.does(does({ do: 'press', by: 'black' }, { pressed: 15_000 }));
    return desk;
  }

  it('longer ago than is corrected is told, and counted from then where the arbiter says so', () => {
    const desk = lineBack();
    expect(clockOf(desk)).toMatchObject({
      white: { time: 5 * MINUTE - 29_000 },
      black: { time: 5 * MINUTE },
      late: { white: 10_000, black: -10_000 },
    });
    desk.now = 32_000;
    const reason = 'The line was lost';
    const count = { type: 'correctClock', round: 1, board: 1, correction: { kind: 'late' } } as const;
    expect(desk.isRefused({ ...count, reason: '', incident: null })).toBe('reasonMissing');
    desk.does({ ...count, reason, incident: null });
    // White thought 5 s, Black 10 s, and White again since second 15
    expect(clockOf(desk)).toMatchObject({
      white: { time: 5 * MINUTE - 5_000 - 17_000 },
      black: { time: 5 * MINUTE - 10_000 },
      running: 'white',
      late: null,
    });
    expect(desk.isRefused({ ...count, reason, incident: null })).toBe('nothingLate');
    // struck, it is asked again
    desk.does(strikeOf(desk.journal.length));
    expect(clockOf(desk).late).toEqual({ white: 10_000, black: -10_000 });
  });

  it.each([
    ['hardly longer', 8_500],
    ['longer than anybody waits: the screen is wrong', 10_000 - 4_000_000],
  ])('%s ago is not told', (_, pressed) => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 10_000;
    desk.does(does({ do: 'press', by: 'white' }, { pressed }));
    expect(clockOf(desk).late).toBeNull();
  });

  it('before the flag but heard too late is refused, and how long before is said', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 5 * MINUTE + 4_000;
    desk.does({ type: 'lookAtClocks' });
    const decision = desk.decide(does({ do: 'press', by: 'white' }, { pressed: 5 * MINUTE - 2_500 }));
    expect(decision).toMatchObject({
      refusal: { code: 'flagFallen', facts: { side: 'white', before: 2_500 } },
    });
    expect(desk.decide(does({ do: 'press', by: 'white' }, { pressed: 5 * MINUTE + 50 }))).toMatchObject({
      refusal: { facts: { before: 0 } },
    });
  });

  it('while the desk was down is heard when the clock stands: it does not count, and how long ago it was is said', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.asks({ type: 'interruptClocks', cause: 'crash', at: 10_000, gap: 20_000 });
    desk.now = 30_000;
    const asked = (pressed: number) => desk.decide(does({ do: 'press', by: 'white' }, { pressed }));
    const said = (ago: number) => ({ refusal: { code: 'clockStands', facts: { side: 'white', ago } } });
    expect(asked(12_000)).toMatchObject(said(18_000));
    expect(asked(29_500)).toMatchObject(said(0));
  });

  it('100 presses 40 ms apart use 4.0 s', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    for (let n = 1; n <= 100; n++) {
      desk.now = n * 40;
      desk.does(does({ do: 'press', by: n % 2 === 1 ? 'white' : 'black' }));
    }
    const { white, black } = clockOf(desk);
    expect([white.time, black.time]).toEqual([5 * MINUTE - 2_000, 5 * MINUTE - 2_000]);
  });
});

describe('what makes no sense as the clock stands is refused', () => {
  const rows: readonly (readonly [code: string, done: readonly ClockAction[], asked: ClockAction])[] = [
    ['clockStands', [], { do: 'press', by: 'white' }],
    ['clockStands', [], { do: 'pause' }],
    ['cannotResume', [], { do: 'resume' }],
    ['clockStarted', [{ do: 'start' }], { do: 'start' }],
    ['notOnTurn', [{ do: 'start' }], { do: 'press', by: 'black' }],
    ['alreadyOnTurn', [], { do: 'turn', by: 'white' }],
    ['nothingToSet', [], { do: 'set', by: 'white' }],
    ['cannotResume', [{ do: 'start' }, { do: 'freeze' }], { do: 'resume', by: 'white' }],
  ];
  it.each(rows)('%s', (code, done, asked) => {
    const desk = hall();
    for (const action of done) desk.does(does(action));
    expect(desk.isRefused(does(asked))).toBe(code);
  });

  it('a board without a clock, a bye, and a board that is not there', () => {
    const desk = firstRound();
    expect(desk.isRefused(does({ do: 'start' }))).toBe('noClock');
    expect(desk.isRefused(does({ do: 'start' }, { board: 9 }))).toBe('noSuchBoard');
  });

  it('a clock where no control is set, or none that is understood, which is kept as it was written', () => {
    const desk = firstRound();
    const place: DeskCommand = { type: 'placeClocks', round: 1, boards: [1], mode: 'official' };
    expect(desk.isRefused(place)).toBe('noControl');
    desk.does({ type: 'setControl', round: 1, board: null, text: 'as last year', change: 'moves' });
    expect(desk.isRefused(place)).toBe('controlUnclear');
    expect(desk.view({ kind: 'roundStart', round: 1 }).control).toMatchObject({
      text: 'as last year',
      canonical: null,
      regime: null,
    });
  });
});

describe('the control of a board is its own, the round’s or the tournament’s', () => {
  it('each before the one after it, and an empty text takes it away', () => {
    const desk = firstRound();
    const shown = (): string | null =>
      desk.view({ kind: 'clock', round: 1, board: 1 }).control?.canonical ?? null;
    const set = (text: string, round: number | null, board: number | null): void =>
      void desk.does({ type: 'setControl', round, board, text, change: 'moves' });
    set('90+30', null, null);
    expect(shown()).toBe('5400+30');
    set('15+10', 1, null);
    expect(shown()).toBe('900+10');
    set('5 v 4 Armageddon', 1, 1);
    expect(shown()).toBe('W300-B240');
    set('', 1, 1);
    expect(shown()).toBe('900+10');
    set('', 1, null);
    expect(shown()).toBe('5400+30');
  });

  it('a board without its round is asked for the round', () => {
    const control = { type: 'setControl', round: null, board: 1, text: '5+3', change: 'moves' } as const;
    expect(firstRound().isRefused(control)).toBe('boardOfNoRound');
  });

  it('what holds where is told: the tournament’s, the rounds with their own, and those with none', () => {
    const desk = firstRound({ rounds: 4 });
    const controls = () => desk.view({ kind: 'tournament' }).controls;
    const set = (text: string, round: number | null): void =>
      void desk.does({ type: 'setControl', round, board: null, text, change: 'moves' });
    expect(controls()).toEqual({ tournament: null, own: [], without: [1, 2, 3, 4], defaultMinutes: 0 });
    // for one round: the others are left without
    set('15+10', 2);
    expect(controls()).toMatchObject({ own: [{ round: 2, text: '15+10' }], without: [1, 3, 4] });
    expect(desk.view({ kind: 'roundStart', round: 3 })).toMatchObject({ control: null, from: null });
    set('90+30', null);
    desk.does({ type: 'setDefaultTime', minutes: 30 });
    expect(controls()).toMatchObject({ tournament: { regime: 'standard' }, without: [], defaultMinutes: 30 });
    const two = desk.view({ kind: 'roundStart', round: 2 });
    expect(two).toMatchObject({ from: 'round', control: { text: '15+10' } });
    expect(two.controls).toEqual(controls());
    set('', 2);
    expect(controls().own).toEqual([]);
    expect(desk.view({ kind: 'clock', round: 1, board: 1 }).from).toBe('tournament');
  });

  it('given with the tournament it is set from the first line on; an empty one is none', () => {
    const form = { ...OPEN, ruleSet: 'rapid-a4' } as const;
    const made = new Arbiter();
    const lines = made.does({
      type: 'createTournament',
      form,
      control: { text: ' 90+30 ', change: 'moves' },
    });
    expect(lines.map(({ type }) => type)).toEqual(['tournamentCreated', 'controlSet']);
    expect(made.view({ kind: 'tournament' }).controls.tournament).toMatchObject({
      text: '90+30',
      otherRegime: true,
    });
    const bare = new Arbiter();
    bare.does({ type: 'createTournament', form, control: { text: ' ', change: 'moves' } });
    expect(bare.journal).toHaveLength(1);
  });

  it('read before there is a tournament, its regime is compared with the rules being chosen', () => {
    const read = (ruleSet: 'standard' | 'blitz-b3') =>
      controlReading(emptyState, new Map(), { text: '3+2', change: 'moves', ruleSet }).control;
    expect(read('standard')).toMatchObject({ regime: 'blitz', otherRegime: true });
    expect(read('blitz-b3')).toMatchObject({ regime: 'blitz', otherRegime: false });
  });

  it.each([
    ['15+10', 'rapid-a5'],
    ['3+2', 'blitz-b3'],
    ['90+30', 'standard'],
    ['', null],
    ['soon', null],
  ] as const)('from %s follow the rules of %s', (text, rules) => {
    expect(controlReading(emptyState, new Map(), { text, change: 'moves' }).rules).toBe(rules);
  });

  it('Chess960 is not rated, whatever the control: of the tournament, and of one being made', () => {
    const not = { rated: false, why: 'chess960' };
    const query = { text: '120+30', change: 'moves' } as const;
    const { control } = controlReading(emptyState, new Map(), { ...query, variant: 'chess960' });
    expect(control.rating).toEqual(not);
    const desk = new Arbiter().begins({ variant: 'chess960' });
    expect(controlReading(desk.state, desk.people, query).control.rating).toEqual(not);
    expect(
      controlReading(desk.state, desk.people, { ...query, variant: 'standard' }).control.rating,
    ).toMatchObject({ rated: true });
  });

  it('a different control for each colour is set on the clock', () => {
    const desk = firstRound();
    desk.does({ type: 'setControl', round: 1, board: 1, text: '5 v 4 Armageddon', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    expect(clockOf(desk)).toMatchObject({ white: { time: 5 * MINUTE }, black: { time: 4 * MINUTE } });
  });

  it('what differs before the round is said, and a regime that is not the tournament’s', () => {
    const desk = hall('5+3');
    const start = () => desk.view({ kind: 'roundStart', round: 1 });
    expect(start()).toMatchObject({ troubles: [], control: { regime: 'blitz', otherRegime: true } });
    desk.does({ type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
    expect(start().troubles).toEqual([
      { board: 1, what: 'otherControl' },
      { board: 2, what: 'otherControl' },
    ]);
    desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    expect(start().troubles).toEqual([{ board: 2, what: 'otherControl' }]);
    expect(start().control).toMatchObject({ regime: 'standard', otherRegime: false });
  });
});

describe('a correction is three numbers, with those before', () => {
  it('two minutes to one side and the gained increment back from the other, while the clock runs on', () => {
    const desk = hall('90+30', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 10_000;
    desk.does(does({ do: 'press', by: 'white' }));
    desk.now = 15_000;
    const correction = {
      kind: 'penalty',
      add: { to: 'black', milliseconds: 2 * MINUTE },
      takeBackGained: 'white',
    } as const;
    const command = { type: 'correctClock', round: 1, board: 1, correction, incident: null } as const;
    expect(desk.isRefused({ ...command, reason: ' ' })).toBe('reasonMissing');
    desk.does({ ...command, reason: '7.5.5' });
    const before = {
      white: 90 * MINUTE + 50_000,
      black: 90 * MINUTE + 25_000,
      moves: { white: 1, black: 0 },
    };
    const numbers = { ...before, white: before.white - 30_000, black: before.black + 2 * MINUTE };
    const view = clockOf(desk);
    expect(view).toMatchObject({
      running: 'black',
      white: { time: numbers.white },
      black: { time: numbers.black },
    });
    expect(view.corrections).toMatchObject([{ before, numbers, reason: '7.5.5' }]);
    desk.does(strikeOf(view.seq));
    expect(clockOf(desk)).toMatchObject({ white: { time: before.white }, corrections: [] });
  });

  it('of the arbiter by hand, and the counters with it', () => {
    const desk = hall('40/90+30, 30+30', 0);
    const correction = { kind: 'numbers', white: 61_000, black: 0, moves: { white: 39, black: 38 } } as const;
    desk.does({
      type: 'correctClock',
      round: 1,
      board: 1,
      correction,
      reason: 'the clock was new',
      incident: null,
    });
    expect(clockOf(desk)).toMatchObject({
      white: { time: 61_000, moves: 39, toGo: 1 },
      black: { time: 0, moves: 38, toGo: 2 },
    });
  });
});

describe('a strike', () => {
  it('of the last press gives back the clock as if it had not been', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    desk.now = 10_000;
    desk.does(does({ do: 'press', by: 'white' }));
    const seq = desk.journal.length;
    desk.now = 14_000;
    desk.does(strikeOf(seq, 'the elbow'));
    expect(clockOf(desk)).toMatchObject({ running: 'white', at: 0, white: { time: 5 * MINUTE, moves: 0 } });
    desk.does(does({ do: 'pause' }));
    expect(clockOf(desk).white.time).toBe(5 * MINUTE - 14_000);
  });

  it('of an earlier line, of a flag and of an end is refused', () => {
    const desk = hall('5', 0);
    desk.does(does({ do: 'start' }));
    const start = desk.journal.length;
    desk.now = 5 * MINUTE;
    desk.does({ type: 'lookAtClocks' });
    expect(desk.isRefused(strikeOf(start))).toBe('notTheLastClockLine');
    expect(desk.isRefused(strikeOf(desk.journal.length))).toBe('cannotBeStruck');
  });

  it('of the line that placed it takes the clock away', () => {
    const desk = hall();
    desk.does(strikeOf(clockOf(desk, 2).seq));
    expect(desk.board(2).clock).toBeNull();
  });
});

describe('a press does not make stale what an arbiter types on the board', () => {
  it('and a move does not make stale what is done to the clock', () => {
    const desk = hall();
    const { seq } = desk.board();
    desk.does(does({ do: 'start' }));
    expect(desk.board().seq).toBe(seq);
    const clock = clockOf(desk).seq;
    desk.plays('e4');
    expect(clockOf(desk).seq).toBe(clock);
    expect(scopeOf(does({ do: 'pause' }), desk.state).seq).toBe(clock);
    expect(scopeOf({ type: 'writeNote', round: 1, board: 1, text: 'x' }, desk.state).seq).toBe(
      desk.board().seq,
    );
  });
});

describe('the start of a round', () => {
  it('starts White’s clock on every board, whoever is there (6.6, 6.7.2), and the default time counts', () => {
    const desk = hall('90+30', 0);
    desk.does({ type: 'setDefaultTime', minutes: 15 });
    desk.does({ type: 'setPresence', round: 1, board: 2, side: 'white', present: false });
    desk.does({ type: 'startRound', round: 1, boards: null });
    const phases = desk.view({ kind: 'round', round: 1 }).boards.map(({ clock }) => clock?.phase);
    expect(phases).toEqual(['running', 'running']);
    const start = desk.view({ kind: 'roundStart', round: 1 });
    expect(start).toMatchObject({
      startedAt: 0,
      absent: [{ board: 2, side: 'white', limit: 15 * MINUTE, over: false }],
      proposals: [],
      troubles: [],
    });
    expect(desk.isRefused({ type: 'startRound', round: 1, boards: null })).toBe('nothingToStart');
    desk.now = 4 * MINUTE;
    desk.does({ type: 'setPresence', round: 1, board: 2, side: 'white', present: true });
    expect(desk.view({ kind: 'roundStart', round: 1 })).toMatchObject({ startedAt: 0, absent: [] });
    expect(desk.journal.at(-1)?.event).toMatchObject({ type: 'playerArrived', at: 4 * MINUTE });
    expect(desk.journal.at(-1)?.event).toHaveProperty('sinceStart', 4 * MINUTE);
    expect(desk.journal.at(-1)?.event).not.toHaveProperty('pastDefault');
  });

  it.each(['official', 'mirror'] as const)('places what is missing by the same act: %s', (clocks) => {
    const desk = firstRound();
    const start: DeskCommand = { type: 'startRound', round: 1, boards: null, clocks };
    expect(desk.isRefused(start)).toBe('noControl');
    desk.does({ type: 'setControl', round: null, board: null, text: '90+30', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: [2], mode: 'official' });
    desk.does(start);
    const boards = desk.view({ kind: 'round', round: 1 }).boards;
    expect(boards.map(({ clock }) => [clock?.mode, clock?.phase])).toEqual([
      [clocks, 'running'],
      ['official', 'running'],
    ]);
    expect(desk.view({ kind: 'roundStart', round: 1 })).toMatchObject({ troubles: [], usual: 'official' });
    expect(desk.isRefused(start)).toBe('nothingToStart');
  });

  it('names the boards that were not started, until they are', () => {
    const desk = hall('90+30', 0);
    desk.does({ type: 'startRound', round: 1, boards: [1] });
    const troubles = () => desk.view({ kind: 'roundStart', round: 1 }).troubles;
    expect(troubles()).toEqual([{ board: 2, what: 'notStarted' }]);
    desk.now = 3 * MINUTE;
    desk.does({ type: 'startRound', round: 1, boards: [2] });
    expect(troubles()).toEqual([]);
  });

  it('without a default time stated whoever is late has lost (6.7.1): it is proposed, never done', () => {
    const desk = hall('90+30', 0);
    for (const side of ['white', 'black'] as const)
      desk.does({ type: 'setPresence', round: 1, board: 1, side, present: false });
    desk.does({ type: 'startRound', round: 1, boards: null });
    const { proposals } = viewOf(desk.state, desk.people, { kind: 'roundStart', round: 1 }, 1);
    expect(proposals).toEqual([{ board: 1, result: '0-0', reason: 'forfeit', article: '6.7.1' }]);
    expect(desk.board().result).toBeNull();
  });

  it('has a day and a time where it is played', () => {
    const desk = hall();
    const at = (begins: string): DeskCommand => ({ type: 'scheduleRound', round: 1, begins });
    for (const none of ['half past four', '2026-13-01T10:00', '2026-02-29T10:00', '2026-11-29T24:00'])
      expect(desk.isRefused(at(none))).toBe('badTime');
    desk.does(at('2026-11-29T16:30'));
    expect(desk.view({ kind: 'roundStart', round: 1 }).begins).toBe('2026-11-29T16:30');
  });
});

describe('a mirror of the clock on the table', () => {
  function mirrored(): Arbiter {
    const desk = firstRound();
    desk.now = 0;
    desk.does({ type: 'setControl', round: 1, board: null, text: '2/60+30, 30+30', change: 'moves' });
    desk.does({
      type: 'placeClock',
      round: 1,
      board: 1,
      mode: 'mirror',
      white: { milliseconds: 20 * MINUTE },
      black: { milliseconds: 25 * MINUTE },
      turn: 'white',
      running: true,
    });
    return desk;
  }

  it('goes on from what its displays showed', () => {
    const desk = mirrored();
    desk.now = 3 * MINUTE;
    desk.does(does({ do: 'press', by: 'white' }));
    expect(clockOf(desk)).toMatchObject({
      mode: 'mirror',
      running: 'black',
      white: { time: 17 * MINUTE + 30_000 },
    });
  });

  it('takes the time typed with a move, and says that it was', () => {
    const desk = mirrored();
    desk.now = MINUTE;
    desk.does(typedMove(19 * MINUTE));
    desk.now = 2 * MINUTE;
    desk.plays('e5');
    expect(clockOf(desk)).toMatchObject({ running: 'white', white: { time: 19 * MINUTE } });
    expect(desk.board().plies.map(({ clkMs, emtMs, clkFrom }) => [clkMs, emtMs, clkFrom])).toEqual([
      [19 * MINUTE, null, 'typed'],
      [24 * MINUTE + 30_000, MINUTE, 'computed'],
    ]);
    const pgn = documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: 1 }).text;
    expect(pgn).toContain('1. e4 {[%clk 0:19:00]} 1... e5 {[%clk 0:24:30] [%emt 0:01:00]}');
  });

  it('an official clock is pressed, not typed', () => {
    expect(hall().isRefused(typedMove(5))).toBe('notAMirror');
    expect(firstRound().isRefused(typedMove(5))).toBe('noClock');
  });

  it('tells where somebody has not pressed: the moves recorded complete a period that a clock has not left', () => {
    const desk = hall('2/60+30, 30+30');
    desk.does(does({ do: 'start' }));
    desk.plays('e4 e5 Nf3');
    expect(desk.view({ kind: 'round', round: 1 }).boards[0]?.clock?.overdue).toEqual(['white']);
  });

  it('takes a recorded move for the press at the table, counts it as worked out, and an official clock does not', () => {
    const desk = mirrored();
    desk.now = MINUTE;
    desk.plays('e4');
    expect(clockOf(desk)).toMatchObject({
      running: 'black',
      white: { time: 19 * MINUTE + 30_000, moves: 1 },
      last: { do: 'press', by: 'white' },
    });
    desk.now = 3 * MINUTE;
    desk.plays('e5');
    expect(clockOf(desk)).toMatchObject({ running: 'white', black: { time: 23 * MINUTE + 30_000 } });
    expect(desk.board().plies.map(({ clkMs, emtMs, clkFrom }) => [clkMs, emtMs, clkFrom])).toEqual([
      [19 * MINUTE + 30_000, MINUTE, 'computed'],
      [23 * MINUTE + 30_000, 2 * MINUTE, 'computed'],
    ]);
    const official = hall();
    official.does(does({ do: 'start' }));
    official.plays('e4');
    expect(clockOf(official)).toMatchObject({ running: 'white', white: { moves: 0 } });
  });

  it('is not pressed twice for one move: pressed by hand first, or recorded anew', () => {
    const desk = mirrored();
    desk.does(does({ do: 'press', by: 'white' }));
    desk.plays('e4');
    expect(clockOf(desk)).toMatchObject({ running: 'black', white: { moves: 1 } });
    desk.plays('e5');
    const mistyped = desk.journal.findLast(({ event }) => event.type === 'moveRecorded')?.seq ?? 0;
    desk.does(strikeOf(mistyped));
    desk.plays('c5');
    expect(clockOf(desk)).toMatchObject({ running: 'white', black: { moves: 1 } });
  });

  it('is left alone by a move while it stands, and by earlier moves that are recorded later', () => {
    const desk = mirrored();
    desk.does(does({ do: 'pause' }));
    desk.plays('e4');
    expect(clockOf(desk)).toMatchObject({ phase: 'paused', white: { moves: 0 } });
    const late = mirrored();
    late.does(does({ do: 'set', by: 'white', moves: 10 }));
    late.plays('e4');
    expect(clockOf(late)).toMatchObject({ running: 'white', white: { time: 20 * MINUTE, moves: 10 } });
  });
});

describe('a decided incident and the clock of its board', () => {
  function illegalMoveRuled(): Arbiter {
    const desk = hall('90+30', 0);
    desk.plays('e4 e5');
    desk.does(does({ do: 'start' }));
    for (const by of ['white', 'black', 'white'] as const) {
      desk.now += 10_000;
      desk.does(does({ do: 'press', by }));
    }
    desk.now += 5_000;
    desk.does({
      type: 'decideIncident',
      round: 1,
      board: 1,
      incident: { kind: 'illegalMove', by: 'white', move: { from: 'e1', to: 'e3' }, clockPressed: true },
      missing: null,
      recordMissing: false,
      decision: { kind: 'laws' },
      expected: null,
      penalties: [],
      statements: { white: '', black: '' },
      witnesses: '',
      note: '',
      clocks: { white: null, black: null },
      tookMs: 0,
    });
    return desk;
  }

  it('two minutes to the opponent, the gained increment back, the turn and the counter as before the move', () => {
    const desk = illegalMoveRuled();
    const black = 90 * MINUTE + 30_000 - 10_000 + 30_000 - 5_000;
    const white = 90 * MINUTE + 90_000 - 20_000;
    const view = clockOf(desk);
    expect(view).toMatchObject({
      running: 'white',
      white: { time: white - 30_000, moves: 1 },
      black: { time: black + 2 * MINUTE, moves: 1 },
    });
    const decided = desk.journal.findLast(({ event }) => event.type === 'incidentDecided');
    expect(view.corrections).toMatchObject([{ incident: decided?.seq }]);
    expect(decided?.event).toMatchObject({
      clocks: { before: { white, black }, after: { white: white - 30_000, black: black + 2 * MINUTE } },
    });
  });
});

describe('after a crash the desk asks what became of the gap', () => {
  /** White's clock ran: 10 s are sure, of a minute nothing is known. */
  function crashed(): Arbiter {
    const desk = hall('90+30', 0);
    desk.does({ type: 'startRound', round: 1, boards: null });
    desk.asks({ type: 'interruptClocks', cause: 'crash', at: 10_000, gap: 60_000 });
    desk.now = 100_000;
    return desk;
  }
  const full = 90 * MINUTE + 30_000;
  const recover = (kind: 'leave' | 'deduct', resume = false): DeskCommand => ({
    type: 'recoverClocks',
    round: 1,
    boards: [1],
    how: { kind },
    resume,
  });
  const result = { result: '1-0', reason: 'resignation', note: '', confirmed: true } as const;

  const meanwhile: readonly (readonly [string, (desk: Arbiter) => void, number])[] = [
    ['nothing', () => undefined, full - 70_000],
    [
      'a penalty',
      (desk) => desk.does(does({ do: 'add', by: 'white', milliseconds: 120_000 })),
      full + 50_000,
    ],
    [
      'a correction',
      (desk) =>
        desk.does({
          type: 'correctClock',
          round: 1,
          board: 1,
          correction: { kind: 'numbers', white: 600_000, black: 600_000, moves: null },
          reason: '7.5.5',
          incident: null,
        }),
      540_000,
    ],
    ['the turn given to the other', (desk) => desk.does(does({ do: 'turn', by: 'black' })), full - 70_000],
    ['a freeze', (desk) => desk.does(does({ do: 'freeze' })), full - 70_000],
    [
      'a result that was struck',
      (desk) => {
        desk.does({ type: 'declareResult', round: 1, board: 1, ...result });
        expect(clockOf(desk).interrupted).toBeNull();
        desk.does(strikeOf(desk.board().result?.seq ?? 0));
      },
      full - 70_000,
    ],
  ];
  it.each(meanwhile)('until he answers, whatever he does meanwhile: %s', (_, act, white) => {
    const desk = crashed();
    act(desk);
    const { phase, turn } = clockOf(desk);
    expect(clockOf(desk).interrupted).toMatchObject({ gap: 60_000, ran: 'white' });
    expect(desk.isRefused(does({ do: 'resume', by: 'white' }))).toBe('clockInterrupted');
    desk.does(recover('deduct'));
    expect(clockOf(desk)).toMatchObject({ interrupted: null, white: { time: white }, phase, turn });
    expect(desk.isRefused(recover('leave'))).toBe('nothingToRecover');
  });

  it('and no longer where he lets the clock run: what it shows holds', () => {
    const desk = crashed();
    desk.does(does({ do: 'freeze' }));
    desk.does(does({ do: 'resume' }));
    expect(clockOf(desk)).toMatchObject({ interrupted: null, running: 'white' });
    const frozen = crashed();
    frozen.does(does({ do: 'freeze' }));
    frozen.does(recover('leave', true));
    expect(clockOf(frozen)).toMatchObject({ interrupted: null, running: 'white' });
  });

  it('again where the answer is struck', () => {
    const desk = crashed();
    const [, answered] = desk.does(recover('deduct'));
    expect(answered?.type).toBe('clockRecovered');
    desk.does(strikeOf(desk.journal.length));
    expect(clockOf(desk)).toMatchObject({ interrupted: { gap: 60_000 }, white: { time: full - 10_000 } });
  });
});

describe('times beside the moves', () => {
  function played(): Arbiter {
    const desk = hall('40/90+30, 30+30', 0);
    desk.does(does({ do: 'start' }));
    for (const [at, text] of ['e4', 'c5', 'Nf3'].entries()) {
      desk.plays(text);
      desk.now += 61_500 + at;
      desk.does(does({ do: 'press', by: at % 2 === 0 ? 'white' : 'black' }));
    }
    return desk;
  }
  const pgnOf = (desk: Arbiter): string =>
    documentOf(desk.state, desk.people, { kind: 'pgn', round: 1, board: 1 }).text;
  const unfolded = (text: string): string => text.replaceAll(/\s+/g, ' ');

  it('are the clock’s, measured, and leave with the control in a PGN', () => {
    const desk = played();
    expect(desk.board().plies[0]).toMatchObject({ clkMs: 5_398_500, emtMs: 61_500, clkFrom: 'measured' });
    expect(pgnOf(desk)).toContain('[TimeControl "40/5400+30:1800+30"]');
    expect(unfolded(pgnOf(desk))).toContain(
      '1. e4 {[%clk 1:29:58.5] [%emt 0:01:01.5]} 1... c5 {[%clk 1:29:58.499] [%emt 0:01:01.501]}',
    );
  });

  it('agree in the PGN of a whole game, whose times run through two periods: base, increments and moves add up', () => {
    const desk = hall('3/60+30, 30+30', 0);
    desk.does(does({ do: 'start' }));
    const moves = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'.split(' ');
    for (const [at, text] of moves.entries()) {
      desk.plays(text);
      desk.now += 1_234 + at * 777;
      desk.does(does({ do: 'press', by: at % 2 === 0 ? 'white' : 'black' }));
    }
    const written = [...pgnOf(desk).matchAll(/\[%(?:clk|emt) (\d+):(\d+):([\d.]+)\]/g)].map(
      ([, hours, minutes, seconds]) =>
        Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000),
    );
    const left = [60 * MINUTE + 30_000, 60 * MINUTE + 30_000];
    for (const [at] of moves.entries()) {
      const [clk = NaN, emt = NaN] = written.slice(2 * at);
      expect(emt).toBe(1_234 + at * 777);
      const next = Math.floor(at / 2) === 2 ? 30 * MINUTE : 0;
      left[at % 2] = (left[at % 2] ?? 0) - emt + 30_000 + next;
      expect(clk).toBe(left[at % 2]);
    }
    expect(written).toHaveLength(2 * moves.length);
  });

  it('come back from it as they were, and nothing else is told', () => {
    const first = pgnOf(played());
    const other = firstRound();
    other.does({ type: 'importPgn', text: first, source: '', round: 1, board: 1 });
    expect(other.board().plies[0]).toMatchObject({ clkMs: 5_398_500, emtMs: 61_500, clkFrom: 'pgn' });
    expect(other.board().clock).toBeNull();
    expect(pgnOf(other)).toBe(first);
  });

  it('of an imported game stay as the text had them, whatever a clock does', () => {
    const desk = hall();
    const text = '[TimeControl "300+3"]\n\n1. e4 {[%clk 0:04:59]} e5 {[%emt 0:00:07]} *';
    desk.does({ type: 'importPgn', text, source: '', round: 1, board: 1 });
    desk.does(does({ do: 'start' }));
    for (const by of ['white', 'black'] as const) desk.does(does({ do: 'press', by }));
    const pgn = pgnOf(desk);
    expect(pgn).toContain('[TimeControl "300+3"]');
    expect(pgn).toContain('1. e4 {[%clk 0:04:59]} 1... e5 {[%emt 0:00:07]}');
  });
});
