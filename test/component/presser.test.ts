/** A clock screen at the end of a slow line: two people press, and nobody waits for the desk. */
import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, test } from 'vitest';
import { DeskTime } from '../../renderer/clock/desk-time.ts';
import type { Answer } from '../../renderer/desk-mirror.svelte.ts';
import { Presser } from '../../renderer/screens/clock/presser.svelte.ts';
import type { ClockView, Color, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { readCall } from '../../src-core/door/read-call.ts';
import { firstRound } from '../desk/arbiter.ts';

const place = { round: 1, board: 1 };

interface OnItsWay {
  readonly due: number;
  arrive(): void;
}

/** A screen whose word reaches the desk `way` milliseconds later, and the desk's the screen as late again. */
class FarScreen {
  readonly desk = firstRound();
  readonly presser: Presser;
  /** The screen's own time; the desk is 5,000,000 ms ahead. */
  now = 0;
  readonly #way: number;
  readonly #shown = new SvelteMap<'clock', ClockView>();
  #onItsWay: readonly OnItsWay[] = [];

  constructor(way: number, time: Pick<DeskTime, 'instantOf' | 'now'>) {
    this.#way = way;
    this.desk.now = 5_000_000;
    this.desk.does({ type: 'setControl', round: 1, board: null, text: '3+2', change: 'moves' });
    this.desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    this.#show(this.clock);
    const act = (command: DeskCommand) => this.#send(command);
    this.presser = new Presser({ place, clock: () => this.#shown.get('clock') ?? null, desk: { act }, time });
  }

  get clock(): ClockView {
    const { clock } = this.desk.board();
    if (clock === null) throw new Error('no clock');
    return clock;
  }

  get running(): Color | null {
    return this.presser.drawn?.running ?? null;
  }

  #show(clock: ClockView): void {
    this.#shown.set('clock', clock);
  }

  /** What others did at the desk is shown here too. */
  hears(): void {
    this.#show(this.clock);
  }

  #after(arrive: () => void): void {
    this.#onItsWay = [...this.#onItsWay, { due: this.now + this.#way, arrive }];
  }

  #send(command: DeskCommand): Promise<Answer> {
    return new Promise((resolve) => {
      this.#after(() => {
        // as it crosses the door, or not at all
        const act = { id: crypto.randomUUID(), by: '', seen: null, command };
        expect(readCall(JSON.stringify({ id: 1, call: 'act', params: act }))).toMatchObject({ ok: true });
        const decision = this.desk.act(command);
        const { clock } = this;
        this.#after(() => {
          this.#show(clock);
          if (!decision.ok) {
            const { refusal } = decision;
            return resolve({ ok: false, problem: { kind: 'refusal', refusal }, faults: [] });
          }
          const seq = this.desk.journal.length;
          resolve({ ok: true, first: seq, last: seq, faults: [], count: 1, repeated: false });
        });
      });
    });
  }

  /** Lets time pass; what is on its way arrives when it is due. */
  async until(instant: number): Promise<void> {
    for (;;) {
      const next = this.#onItsWay.find(({ due }) => due <= instant);
      if (next === undefined) break;
      this.#onItsWay = this.#onItsWay.filter((each) => each !== next);
      this.now = next.due;
      this.desk.now = 5_000_000 + this.now;
      next.arrive();
      for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    }
    this.now = instant;
    this.desk.now = 5_000_000 + this.now;
  }
}

const known = { instantOf: (here: number) => 5_000_000 + here, now: () => 5_000_000 };

/** The lines of the clock: what, by whom, when by the screen's own time, and how much it was corrected. */
function pressesOf(screen: FarScreen) {
  return screen.desk.journal.flatMap(({ event }) =>
    event.type === 'clockActed' ? [[event.do, event.at - 5_000_000, event.corrected ?? 0] as const] : [],
  );
}

describe('on a line of 400 ms each way', () => {
  test('a press counts when the screen was touched, however late the desk hears it, and says by how much', async () => {
    const screen = new FarScreen(400, known);
    await screen.until(1_000);
    screen.presser.press('black', 1_000);
    await screen.until(7_000);
    screen.presser.press('white', 7_000);
    await screen.until(20_000);
    expect(screen.clock).toMatchObject({
      running: 'black',
      white: { time: 182_000 - 6_000 + 2_000 },
      last: { do: 'press', by: 'white', corrected: 400 },
    });
  });

  test('two people who answer at once lose no press and no time, and see their own clocks at once', async () => {
    const screen = new FarScreen(400, known);
    const touched: number[] = [];
    let now = 1_000;
    screen.presser.press('black', now);
    expect(screen.running).toBe('white');
    for (const by of ['white', 'black', 'white', 'black', 'white', 'black', 'white'] as const) {
      now += 130;
      await screen.until(now);
      expect(screen.running).toBe(by);
      screen.presser.press(by, now);
      expect(screen.running).not.toBe(by);
      touched.push(now);
    }
    await screen.until(60_000);
    const presses = pressesOf(screen);
    expect(presses.map(([what]) => what)).toEqual(['start', ...touched.map(() => 'press')]);
    expect(presses.slice(1).map(([, at]) => at)).toEqual(touched);
    expect(screen.presser.problem).toBeNull();
    expect(screen.presser.drawn).toMatchObject({ running: 'black', white: screen.clock.white.time });
  });

  test('the one key for both sides presses whose clock runs, as it is drawn', async () => {
    const screen = new FarScreen(400, known);
    for (const now of [100, 250, 400, 900, 1_100, 1_300]) {
      await screen.until(now);
      screen.presser.pressWhoRuns(now);
    }
    await screen.until(60_000);
    expect(pressesOf(screen).map(([what]) => what)).toEqual(['start', ...Array<string>(5).fill('press')]);
    expect(screen.clock).toMatchObject({ running: 'black', white: { moves: 3 }, black: { moves: 2 } });
  });

  test('a press the desk refuses is drawn no longer, and says why', async () => {
    const screen = new FarScreen(400, known);
    screen.presser.press('black', 0);
    await screen.until(2_000);
    screen.desk.does({ type: 'clockAct', ...place, do: 'pause', pressed: null, reason: '' });
    screen.presser.press('white', 2_000);
    expect(screen.running).toBe('black');
    await screen.until(9_000);
    expect(screen.running).toBeNull();
    expect(screen.presser.problem).toMatchObject({ refusal: { code: 'clockStands' } });
  });
});

test('what players touch is theirs, what the arbiter does at the same screen is his', async () => {
  const screen = new FarScreen(30, known);
  screen.presser.press('black', 1_000);
  await screen.until(2_000);
  screen.presser.press('white', 2_000);
  await screen.until(3_000);
  void screen.presser.act({ do: 'pause' });
  await screen.until(4_000);
  const from = screen.desk.journal.flatMap(({ event }) =>
    event.type === 'clockActed' ? [[event.do, event.from ?? null] as const] : [],
  );
  expect(from).toEqual([
    ['start', 'clock'],
    ['press', 'clock'],
    ['pause', null],
  ]);
});

describe('a clock that stands', () => {
  /** Run for a while, then the arbiter does that; a player touches the half that was waiting. */
  async function touchedAfter(stop: 'pause' | 'freeze') {
    const screen = new FarScreen(10, known);
    screen.presser.press('black', 0);
    await screen.until(2_000);
    screen.desk.does({ type: 'clockAct', ...place, do: stop, pressed: null, reason: '' });
    await screen.until(3_000);
    screen.hears();
    screen.presser.press('black', 5_000);
    await screen.until(6_000);
    return screen;
  }

  test('paused, a player sets it going again', async () => {
    const screen = await touchedAfter('pause');
    expect(screen.clock).toMatchObject({ phase: 'running', running: 'white', white: { moves: 0 } });
  });

  test('stopped by the arbiter, it waits for him', async () => {
    const screen = await touchedAfter('freeze');
    expect(screen.clock).toMatchObject({ phase: 'frozen', running: null });
  });
});

test('a screen that does not know the time of the desk yet says nothing of when it was touched', async () => {
  const screen = new FarScreen(
    30,
    new DeskTime(
      () => new Promise(() => undefined),
      () => 0,
    ),
  );
  screen.presser.press('black', 2_000);
  await screen.until(6_000);
  screen.presser.press('white', 6_000);
  await screen.until(9_000);
  expect(screen.clock.white.time).toBe(182_000 - 6_000 + 2_000);
  expect(screen.clock.last.corrected).toBe(0);
});
