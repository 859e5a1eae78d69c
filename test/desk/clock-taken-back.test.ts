/** Moves taken back by an incident: the clock of the board as it stood before them (7.1, 4.3, 7.5.1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Color, DecideIncident, DeskCommand } from '../../src-core/contract/desk-api.ts';
import type { Clock } from '../../src-core/clocks/index.ts';
import { COLORS, advance, newClock, parseTimeControl, unpress } from '../../src-core/clocks/index.ts';
import { clockOf } from '../../src-core/desk/journal/clock-state.ts';
import { boardOf, emptyState } from '../../src-core/desk/journal/state.ts';
import { fold } from '../../src-core/desk/index.ts';
import { type Arbiter, firstRound, strikeOf } from './arbiter.ts';
import { OWN, decideOf, illegal, ruling } from './incidents.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** Board 1 with an official clock under this control, running for White. */
function timed(control: string, desk = firstRound()): Arbiter {
  desk.now = 1_000_000;
  desk.does({ type: 'setControl', round: 1, board: null, text: control, change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  desk.does(act({ do: 'start' }));
  return desk;
}

type Act = Extract<DeskCommand, { type: 'clockAct' }>;
const act = (deed: { do: 'start' | 'pause' | 'resume' } | { do: 'press'; by: Color }): Act =>
  ({ type: 'clockAct', round: 1, board: 1, pressed: null, reason: '', ...deed }) as Act;

/** The clock of board 1 at the desk's instant. */
function clockNow(desk: Arbiter): Clock {
  const there = boardOf(desk.state, { round: 1, board: 1 })?.time.clock ?? null;
  if (there === null) throw new Error('no clock');
  return advance(clockOf(there), { do: 'look', at: desk.now });
}

/** One move of the game: recorded, and after so long pressed. Gives the clock just before the press. */
function moves(desk: Arbiter, san: string, thinks: number): Clock {
  desk.plays(san);
  desk.now += thinks;
  const before = clockNow(desk);
  desk.does(act({ do: 'press', by: before.turn }));
  return before;
}

const shown = ({ turn, white, black }: Clock): object => ({ turn, white, black });

const touched = (by: Color, square: string): DecideIncident['incident'] => ({
  kind: 'touch',
  by,
  touches: [square] as never,
  adjustingSaid: false,
  accidental: false,
  noticedBy: 'arbiter',
});

describe('4.3 another move was made: it is taken back', () => {
  it('from the counter once, and both times are those before its press', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5']) moves(desk, san, 10 * SECOND);
    const before = moves(desk, 'Nf3', 20 * SECOND);
    desk.now += 7 * SECOND;
    desk.does(decideOf(touched('white', 'b1'), { atPly: 2 }));
    const { white, black, turn } = clockNow(desk);
    expect({ white: white.moves, black: black.moves, turn }).toEqual({ white: 1, black: 1, turn: 'white' });
    expect(shown(clockNow(desk))).toEqual(shown(before));
  });

  it('made and not pressed for: the clock has completed nothing that goes', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5']) moves(desk, san, 10 * SECOND);
    desk.plays('Nf3');
    desk.now += 7 * SECOND;
    const before = clockNow(desk);
    desk.does(decideOf(touched('white', 'b1'), { atPly: 2 }));
    expect(shown(clockNow(desk))).toEqual(shown(before));
  });

  it('with the times of now, less what its press brought, where the arbiter leaves them', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5', 'Nf3']) moves(desk, san, 10 * SECOND);
    desk.now += 7 * SECOND;
    const now = clockNow(desk);
    const incident = touched('white', 'b1');
    const { clocks } = ruling(desk, incident, { atPly: 2 });
    desk.does(decideOf(incident, { atPly: 2, times: 'now' }));
    const { white, black } = clockNow(desk);
    expect({ white: white.time, black: black.time }).toEqual(clocks?.now);
    expect(clocks).toEqual({
      before: { white: now.white.time - 30 * SECOND, black: now.black.time + 7 * SECOND },
      now: { white: now.white.time - 30 * SECOND, black: now.black.time },
      chosen: 'before',
    });
  });
});

describe('6.3.1 the period', () => {
  it('begun by a press that is taken back has not begun, nor is its time there', () => {
    const desk = timed('3/3600+30:900+30');
    for (const san of ['e4', 'e5', 'Nf3', 'Nc6']) moves(desk, san, 5 * SECOND);
    const before = moves(desk, 'Bc4', 5 * SECOND);
    expect(clockNow(desk).white).toMatchObject({ period: 2, moves: 3 });
    desk.does(decideOf(touched('white', 'b1'), { atPly: 4 }));
    expect(shown(clockNow(desk))).toEqual(shown(before));
    expect(clockNow(desk).white).toMatchObject({ period: 1, moves: 2 });
  });

  it('begun by the press of an illegal move has not begun either (7.5.1)', () => {
    const desk = timed('3/3600+30:900+30');
    for (const san of ['e4', 'e5', 'Nf3', 'Nc6']) moves(desk, san, 5 * SECOND);
    desk.now += 5 * SECOND;
    const before = clockNow(desk);
    desk.does(act({ do: 'press', by: 'white' }));
    desk.does(decideOf(illegal('white', 'f1', 'f4')));
    expect(clockNow(desk).white).toEqual(before.white);
    expect(clockNow(desk).black.time).toBe(before.black.time + 2 * MINUTE);
  });
});

describe('7.5 an act that is answered', () => {
  it('goes with its answer, both presses', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5']) moves(desk, san, 5 * SECOND);
    const before = clockNow(desk);
    for (const by of COLORS) desk.does(act({ do: 'press', by }));
    desk.does(decideOf(illegal('white', 'f1', 'f4', { opponentHasReplied: true }), { times: 'before' }));
    const after = clockNow(desk);
    expect(after).toMatchObject({ turn: 'white', white: before.white });
    expect(after.black).toEqual({ ...before.black, time: before.black.time + 2 * MINUTE });
  });
});

describe('7.2.1 a new game', () => {
  it('has a clock that nobody has started', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5', 'Nf3']) moves(desk, san, 5 * SECOND);
    desk.does(decideOf({ kind: 'wrongStart', what: 'array', completedByBoth: 1 }));
    const fresh = newClock(controlOf('90+30'));
    expect(clockNow(desk)).toMatchObject({ phase: 'ready', white: fresh.white, black: fresh.black });
  });
});

describe('6.10.2 a clock set wrong', () => {
  it('is given what is said to be owed: six minutes for twelve moves without their increment', () => {
    const desk = timed('90');
    const before = clockNow(desk);
    const incident = { kind: 'clockSetWrong', missingIncrement: 30, completedByBoth: 12 } as const;
    expect(ruling(desk, incident).times).toEqual({ white: 6 * MINUTE, black: 6 * MINUTE });
    desk.does(decideOf(incident));
    const { white, black } = clockNow(desk);
    expect(white.time).toBe(before.white.time + 6 * MINUTE);
    expect(black.time).toBe(before.black.time + 6 * MINUTE);
  });
});

describe('several things at one moment', () => {
  it('are one ruling, one line and one correction of the clock', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5']) moves(desk, san, 10 * SECOND);
    desk.now += 5 * SECOND;
    const before = clockNow(desk);
    desk.does(act({ do: 'press', by: 'white' }));
    const also = [{ kind: 'clockSetWrong', missingIncrement: 10, completedByBoth: 6 } as const];
    const events = desk.does(decideOf(illegal('white', 'f1', 'f4'), { also }));
    expect(events.map(({ type }) => type)).toEqual(['incidentDecided', 'clockCorrected']);
    expect(events[0]).toMatchObject({ also });
    const { white, black } = clockNow(desk);
    expect(white.time).toBe(before.white.time + MINUTE);
    expect(black.time).toBe(before.black.time + 3 * MINUTE);
  });

  it('a flag before an illegal move: the game is lost on time, and nothing is counted', () => {
    const desk = timed('90+30');
    for (const san of ['e4', 'e5']) moves(desk, san, 10 * SECOND);
    const also = [{ kind: 'flagFall', flag: 'black', requiredMovesCompleted: false } as const];
    desk.does(decideOf({ ...illegal('white', 'f1', 'f4'), cameFirst: 'later' }, { also, expected: '1-0' }));
    expect(desk.board()).toMatchObject({ result: { result: '1-0', reason: 'time' } });
    expect(desk.board().arbiter.white.illegal).toBe(0);
  });
});

function controlOf(text: string): Clock['control'] {
  const parsed = parseTimeControl(text === '90+30' ? '5400+30' : text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const CONTROLS = ['5400+30', '3/3600+30:900+30', '2/60:30+5', '600d5', '600b5', '180', '60+3x10y'] as const;
const controls = CONTROLS.filter((text) => parseTimeControl(text).ok);
const steps = fc.array(
  fc.record({
    pick: fc.nat(),
    thinks: fc.integer({ min: 0, max: 9_000 }),
    given: fc.option(fc.record({ to: fc.constantFrom(...COLORS), ms: fc.integer({ min: 1, max: 90_000 }) }), {
      freq: 6,
    }),
  }),
  { minLength: 1, maxLength: 14 },
);

/** A random game on a clock; of each ply the clock just before its press, and what was given since by hand. */
function game(control: string, all: Parameters<Parameters<typeof steps.map>[0]>[0]) {
  const desk = timed(control);
  const pressed: Clock[] = [];
  const given: { ply: number; to: Color; ms: number }[] = [];
  for (const one of all) {
    const { legal } = desk.board();
    const move = legal[one.pick % Math.max(1, legal.length)];
    if (move === undefined || desk.board().result !== null) break;
    const { from, to, promotion } = move;
    const squares = promotion === undefined ? { from, to } : { from, to, promotion };
    desk.now += one.thinks;
    const before = clockNow(desk);
    if (before.phase !== 'running') break;
    if (!desk.act({ type: 'recordMove', round: 1, board: 1, move: squares, confirmed: true }).ok) break;
    if (desk.board().result !== null) break;
    pressed.push(before);
    desk.does(act({ do: 'press', by: before.turn }));
    if (one.given === null) continue;
    const add = { to: one.given.to, milliseconds: one.given.ms };
    const correction = { kind: 'penalty', add, takeBackGained: null } as const;
    desk.does({ type: 'correctClock', round: 1, board: 1, correction, reason: '12.9', incident: null });
    given.push({ ply: pressed.length, to: one.given.to, ms: one.given.ms });
  }
  return { desk, pressed, given };
}

/** The clock before a ply, with what was given after it. */
function due(clock: Clock, ply: number, given: readonly { ply: number; to: Color; ms: number }[]): object {
  const more = (side: Color): number =>
    given.filter((each) => each.ply > ply && each.to === side).reduce((sum, { ms }) => sum + ms, 0);
  const side = (color: Color) => ({ ...clock[color], time: clock[color].time + more(color) });
  return { turn: clock.turn, white: side('white'), black: side('black') };
}

describe('random games with clocks', () => {
  const backTo = (ply: number) =>
    decideOf({ kind: 'displaced', by: null }, { decision: { ...OWN, restoreToPly: ply } });

  it('the last moves taken back give the very clock before them, and what was given since', () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.constantFrom(...controls), steps, fc.nat(), fc.nat(), (control, all, first, second) => {
        const { desk, pressed, given } = game(control, all);
        if (pressed.length === 0 || desk.board().result !== null) return;
        const ply = first % pressed.length;
        desk.does(backTo(ply));
        const [at] = [pressed[ply]];
        if (at === undefined) return;
        expect(shown(clockNow(desk))).toEqual(due(at, ply, given));
        tried += 1;
        // and further back: what is gone already goes no second time
        if (ply === 0) return;
        const further = second % ply;
        desk.does(backTo(further));
        expect(shown(clockNow(desk))).toEqual(due(pressed[further] ?? at, further, given));
        expect(desk.journal.reduce(fold, emptyState)).toEqual(desk.state);
      }),
      { numRuns: 150 },
    );
    expect(tried).toBeGreaterThan(75);
  });

  it('struck, the incident gives back what stood, at once or after the clock was touched', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...controls),
        steps,
        fc.nat(),
        fc.boolean(),
        (control, all, first, touchedSince) => {
          const { desk, pressed, given } = game(control, all);
          if (pressed.length === 0 || clockNow(desk).phase !== 'running' || desk.board().result !== null)
            return;
          desk.does(act({ do: 'pause' }));
          const stood = clockNow(desk);
          const ply = first % pressed.length;
          desk.does(backTo(ply));
          if (touchedSince) for (const deed of ['resume', 'pause'] as const) desk.does(act({ do: deed }));
          desk.does(strikeOf(desk.board().arbiter.incidents.at(-1)?.seq ?? 0));
          const { turn, white, black } = clockNow(desk);
          for (const [is, was] of [
            [white, stood.white],
            [black, stood.black],
          ] as const)
            expect(is).toMatchObject({ time: was.time, moves: was.moves, period: was.period });
          expect(turn).toBe(stood.turn);
          // what was struck is there to be taken back again
          desk.does(backTo(ply));
          const at = pressed[ply];
          if (at !== undefined) expect(shown(clockNow(desk))).toEqual(due(at, ply, given));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a press is taken back from the clock alone, where it has an increment and periods by moves', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('5400+30', '3/3600+30:900+30', '180'),
        fc.array(fc.nat(900), { maxLength: 12 }),
        (text, thinks) => {
          let clock = advance(newClock(controlOf(text)), { do: 'start', at: 0 });
          for (const ms of thinks) {
            const before = advance(clock, { do: 'look', at: clock.at + ms });
            clock = advance(before, { do: 'press', by: before.turn, at: before.at });
            const { time, moves: count, period } = before[before.turn];
            const back = unpress(clock);
            expect(back.turn).toBe(before.turn);
            expect(back[back.turn]).toMatchObject({ time, moves: count, period });
            expect(back[other(back.turn)]).toEqual(clock[other(back.turn)]);
          }
        },
      ),
    );
  });
});
