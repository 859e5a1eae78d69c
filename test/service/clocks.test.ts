/** Running clocks and the desk that keeps them: signs of life, flags by themselves, crash, closing and sleep. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ClockAction, ClockCommand, ClockScreenView } from '../../src-core/contract/desk-api.ts';
import type { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { deskInstant, measureDeskTime } from '../../src-core/client/measure-desk-time.ts';
import type { Clocks } from '../../src-core/service/clock-watch.ts';
import { openJournal, type Heartbeat } from '../../src-core/store/index.ts';
import { openSqlite } from '../../src-core/store/sqlite.ts';
import { endsUnclosed } from '../store/kit.ts';
import { did, HandClock, newDesk, openDesk, realClock, Screen } from './kit.ts';

const topic = { kind: 'clock', round: 1, board: 1 } as const;

function clockDoes(action: ClockAction, board = 1): Extract<ClockCommand, { type: 'clockAct' }> {
  return { type: 'clockAct', round: 1, board, ...action, pressed: null, reason: '' };
}

async function hall(clock: Clocks, text = '300', boards = 1): Promise<DeskService> {
  const desk = await newDesk(boards, clock);
  await did(desk, { type: 'setControl', round: null, board: null, text, change: 'moves' });
  await did(desk, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  return desk;
}

async function running(clock: Clocks, text = '300'): Promise<DeskService> {
  const desk = await hall(clock, text);
  await did(desk, { type: 'startRound', round: 1, boards: null });
  return desk;
}

function shows(
  desk: DeskService,
  fits: (clock: NonNullable<ClockScreenView['clock']>) => boolean,
): Promise<NonNullable<ClockScreenView['clock']>> {
  const screen = new Screen(desk, topic);
  return screen
    .sees(({ clock }) => clock !== null && fits(clock))
    .then(({ clock }) => {
      if (clock === null) throw new Error('no clock');
      return clock;
    });
}

const now = (desk: DeskService) => shows(desk, () => true);

function signOf(desk: DeskService): Heartbeat | null {
  const journal = openJournal(desk.path, { mode: 'read' });
  try {
    return journal.heartbeat();
  } finally {
    journal.close();
  }
}

test('a press at the board’s own clock is signed by nobody, whoever sits at the desk', async () => {
  const desk = await running(new HandClock());
  await did(desk, {
    type: 'clockAct',
    round: 1,
    board: 1,
    do: 'press',
    by: 'white',
    pressed: null,
    reason: '',
    from: 'clock',
  });
  await did(desk, clockDoes({ do: 'pause' }));
  const { lines } = await desk.history({ from: 0, limit: 2, newestFirst: true, place: null });
  expect(lines.map(({ by, facts }) => [by === '', facts['clock']])).toEqual([
    [false, 'official'],
    [true, 'official'],
  ]);
});

describe('signs of life', () => {
  test('are written as soon as a clock runs, and each second, but not while none does', async () => {
    const clock = new HandClock();
    const desk = await hall(clock);
    clock.pass(1000);
    desk.look();
    expect(signOf(desk)).toBeNull();
    await did(desk, clockDoes({ do: 'start' }));
    const first = signOf(desk);
    expect(first).toMatchObject({ pid: process.pid, seq: 5, wall: clock.wall, desk: await desk.time() });
    clock.pass(1000);
    desk.look();
    expect(signOf(desk)).toEqual({ ...first, wall: clock.wall, desk: (first?.desk ?? 0) + 1000 });
    await did(desk, clockDoes({ do: 'pause' }));
    clock.pass(1000);
    desk.look();
    expect(signOf(desk)?.desk).toBe((first?.desk ?? 0) + 1000);
  });

  test('are no lines of the journal', async () => {
    const clock = new HandClock();
    const desk = await running(clock);
    const before = await desk.history({ from: 0, limit: 100, newestFirst: false, place: null });
    for (let second = 0; second < 5; second++) {
      clock.pass(1000);
      desk.look();
    }
    expect(await desk.history({ from: 0, limit: 100, newestFirst: false, place: null })).toEqual(before);
  });
});

test('a sign of life that cannot be written is a fault on the trust line, until one is written again', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  const trust = new Screen(desk, { kind: 'desk' });
  await trust.sees(({ fault }) => fault === null);
  const db = openSqlite(desk.path, { readonly: false, busyMs: 1000 });
  onTestFinished(() => void db.close());
  db.exec("CREATE TRIGGER full BEFORE INSERT ON heartbeat BEGIN SELECT RAISE(ABORT, 'no room'); END");
  clock.pass(1000);
  desk.look();
  await trust.sees(({ fault }) => fault !== null);
  expect(await now(desk)).toMatchObject({ phase: 'running' });
  db.exec('DROP TRIGGER full');
  clock.pass(1000);
  desk.look();
  await trust.sees(({ fault }) => fault === null);
  expect(signOf(desk)?.wall).toBe(clock.wall);
});

describe('by itself', () => {
  test('a flag falls at its instant, whenever the desk looks', async () => {
    const clock = new HandClock();
    const desk = await running(clock);
    await did(desk, clockDoes({ do: 'set', by: 'white', milliseconds: 5_000 }));
    const began = (await now(desk)).at;
    clock.pass(7_300);
    desk.look();
    const fallen = await shows(desk, ({ phase }) => phase === 'fallen');
    expect(fallen).toMatchObject({ flag: 'white', running: null, at: began + 5000, white: { time: 0 } });
  });

  test('with nobody looking, by a timer of its own', async () => {
    const desk = await hall(realClock);
    await did(desk, clockDoes({ do: 'set', by: 'white', milliseconds: 150 }));
    await did(desk, clockDoes({ do: 'start' }));
    expect(await shows(desk, ({ phase }) => phase === 'fallen')).toMatchObject({ flag: 'white' });
  });

  test('the next period begins when the time is used up and its moves were completed', async () => {
    const clock = new HandClock();
    const desk = await newDesk(1, clock);
    await did(desk, { type: 'setControl', round: 1, board: 1, text: '1/5:60', change: 'zero' });
    await did(desk, { type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
    await did(desk, clockDoes({ do: 'start' }));
    await did(desk, clockDoes({ do: 'press', by: 'white' }));
    await did(desk, clockDoes({ do: 'press', by: 'black' }));
    await did(desk, clockDoes({ do: 'set', by: 'white', milliseconds: 5_000 }));
    clock.pass(6_000);
    desk.look();
    const changed = await shows(desk, ({ white }) => white.period === 2);
    expect(changed).toMatchObject({ running: 'white', white: { time: 3_600_000 } });
    expect(changed.next).toBe(changed.at + 3_600_000);
  });

  test('the default time runs out, and the forfeit is proposed', async () => {
    const clock = new HandClock();
    const desk = await hall(clock, '300', 2);
    await did(desk, { type: 'setDefaultTime', minutes: 30 });
    await did(desk, { type: 'setPresence', round: 1, board: 2, side: 'black', present: false });
    await did(desk, { type: 'startRound', round: 1, boards: null });
    const start = new Screen(desk, { kind: 'roundStart', round: 1 });
    const before = await start.sees(({ startedAt }) => startedAt !== null);
    expect(before.counts).toMatchObject({ running: 2, ready: 0 });
    expect(before.absent).toMatchObject([{ board: 2, side: 'black', over: false }]);
    expect(before.proposals).toEqual([]);
    clock.pass(30 * 60_000);
    desk.look();
    const after = await start.sees(({ proposals }) => proposals.length > 0);
    expect(after.proposals).toEqual([{ board: 2, result: '1-0', reason: 'forfeit', article: '6.7.1' }]);
  });
});

describe('a file let go with its clocks running', () => {
  test('they stand at that instant, and the desk asks', async () => {
    const clock = new HandClock();
    const desk = await running(clock);
    clock.pass(10_000);
    desk.close();
    clock.pass(90_000);
    const again = openDesk(desk.path, clock);
    const stands = await shows(again, ({ phase }) => phase === 'paused');
    expect(stands).toMatchObject({
      white: { time: 290_000 },
      interrupted: { cause: 'closed', gap: 90_000, ran: 'white' },
    });
  });

  test.each([
    ['leave', 290_000, 'paused'],
    ['deduct', 200_000, 'paused'],
  ] as const)('%s', async (kind, white, phase) => {
    const clock = new HandClock();
    const desk = await running(clock);
    clock.pass(10_000);
    desk.close();
    clock.pass(90_000);
    const again = openDesk(desk.path, clock);
    await shows(again, ({ interrupted }) => interrupted !== null);
    await did(again, { type: 'recoverClocks', round: 1, boards: null, how: { kind }, resume: false });
    expect(await now(again)).toMatchObject({ phase, white: { time: white }, interrupted: null });
  });
});

test('after a crash they stand at the last sign of life, and the gap is in the journal', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  clock.pass(4_000);
  desk.look();
  clock.pass(700);
  // the first desk is never closed: to whoever opens the file later it is gone
  endsUnclosed(desk.path);
  clock.pass(60_000);
  const again = openDesk(desk.path, clock);
  const stands = await shows(again, ({ interrupted }) => interrupted !== null);
  expect(stands).toMatchObject({
    phase: 'paused',
    white: { time: 296_000 },
    interrupted: { cause: 'crash', gap: 60_700 },
  });
  const { lines } = await again.history({ from: 0, limit: 1, newestFirst: true, place: null });
  expect(lines[0]?.event).toMatchObject({ type: 'clockInterrupted', round: 1, board: 1, gap: 60_700 });
  // every screen knows of it, whatever round it looks at, until it is answered
  const anywhere = new Screen(again, { kind: 'tournament' });
  await anywhere.sees(({ rounds }) => rounds[0]?.interrupted === 1);
  clock.pass(20_000);
  const how = { kind: 'deduct', until: 'decision' } as const;
  await did(again, { type: 'recoverClocks', round: 1, boards: null, how, resume: false });
  await anywhere.sees(({ rounds }) => rounds[0]?.interrupted === 0);
  expect(await now(again)).toMatchObject({ white: { time: 296_000 - 80_700 } });
});

describe('a second desk over the same file', () => {
  test('leaves the clocks to the first for as long as that signs, and makes them stand when it is gone', async () => {
    const clock = new HandClock();
    const first = await running(clock);
    const second = openDesk(first.path, clock);
    for (let passed = 0; passed < 8; passed++) {
      clock.pass(1000);
      first.look();
      second.look();
    }
    expect(await now(second)).toMatchObject({ phase: 'running' });
    // a desk that is stopped for a while is still there, and its clocks are its own
    for (let stopped = 0; stopped < 5; stopped++) {
      clock.pass(1000);
      second.look();
    }
    expect(await now(second)).toMatchObject({ phase: 'running' });
    endsUnclosed(first.path);
    for (let silent = 0; silent < 5; silent++) {
      clock.pass(1000);
      second.look();
    }
    expect(await shows(second, ({ interrupted }) => interrupted !== null)).toMatchObject({
      white: { time: 292_000 },
      interrupted: { cause: 'crash' },
    });
  });

  test('takes them over from one that is closed, without a gap', async () => {
    const clock = new HandClock();
    const first = await running(clock);
    const second = openDesk(first.path, clock);
    clock.pass(1000);
    first.look();
    first.close();
    clock.pass(1000);
    second.look();
    clock.pass(1000);
    second.look();
    expect(await now(second)).toMatchObject({ phase: 'running', white: { time: 300_000 } });
    expect(signOf(second)?.wall).toBe(clock.wall);
  });
});

const pauses: readonly (readonly [
  what: string,
  wall: number,
  mono: number,
  start: number,
  stands: boolean,
])[] = [
  ['a second', 1_000, 1_000, 1_000, false],
  ['a busy while', 12_000, 12_000, 12_000, false],
  ['a sleep that stops the clock nobody sets', 600_000, 10, 600_000, true],
  ['a sleep that does not', 600_000, 600_000, 600_000, true],
  ['the time of day set forward', 3_601_000, 1_000, 1_000, false],
  ['the time of day set back', -3_599_000, 1_000, 1_000, false],
];

test.each(pauses)('after %s', async (_, wall, mono, start, stands) => {
  const clock = new HandClock();
  let sinceStart = 500;
  const desk = await running({ now: clock.now, monotonic: clock.monotonic, sinceStart: () => sinceStart });
  clock.wall += wall;
  clock.mono += mono;
  sinceStart += start;
  desk.look();
  const shown = await shows(desk, ({ phase }) => phase !== 'running' || !stands);
  expect(shown.interrupted?.cause ?? null).toBe(stands ? 'sleep' : null);
});

test.each([
  ['stops the clock nobody sets', 10],
  ['does not', 600_000],
])(
  'a press heard just after a sleep that %s finds the clocks standing, and the gap is whole',
  async (_, mono) => {
    const clock = new HandClock();
    const desk = await running(clock);
    clock.pass(1_000);
    desk.look();
    clock.wall += 600_000;
    clock.mono += mono;
    const reply = await desk.act({
      id: 'just-after-a-sleep',
      by: 'arbiter',
      seen: null,
      command: clockDoes({ do: 'press', by: 'white' }),
    });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'clockStands' } });
    const shown = await now(desk);
    expect(shown).toMatchObject({
      phase: 'paused',
      white: { time: 299_000 },
      interrupted: { cause: 'sleep' },
    });
    expect(shown.interrupted?.gap).toBe(600_000);
  },
);

test('a sleep in the middle of saving a press is a gap from that press on', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  clock.pass(1_000);
  desk.look();
  clock.pass(300);
  const saving = did(desk, clockDoes({ do: 'press', by: 'white' }));
  clock.wall += 600_000;
  clock.mono += 10;
  await saving;
  desk.look();
  const shown = await shows(desk, ({ phase }) => phase === 'paused');
  expect(shown).toMatchObject({ white: { time: 300_000 - 1_300 }, black: { time: 300_000 } });
  expect(shown.interrupted?.gap).toBe(600_000);
});

test('a device knows the time of the desk, and a press counts from the hand that made it', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  const begun = clock.mono;
  let device = 7_000;
  const slow = {
    time: async () => {
      clock.pass(20);
      const told = await desk.time();
      clock.pass(20);
      device += 40;
      return told;
    },
  };
  const measured = await measureDeskTime(slow, () => device);
  expect(measured.within).toBe(20);
  clock.pass(2_000);
  const pressed = { at: deskInstant(measured, device + 2_000) - 180 };
  await did(desk, { ...clockDoes({ do: 'press', by: 'white' }), pressed });
  const { last, white } = await now(desk);
  expect(last.corrected).toBeGreaterThanOrEqual(180 - 20);
  expect(last.corrected).toBeLessThanOrEqual(180 + 21);
  expect(white.time).toBe(300_000 - (clock.mono - begun) + last.corrected);
});

test('a screen of the clock is shown a press at once, one of the hall a little later', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  const [beside, hall] = [new Screen(desk, topic), new Screen(desk, { kind: 'round', round: 1 })];
  await hall.sees(({ boards }) => boards[0]?.clock?.running === 'white');
  hall.shown.length = 0;
  await did(desk, clockDoes({ do: 'press', by: 'white' }));
  expect(beside.shown.at(-1)?.clock?.running).toBe('black');
  expect(hall.shown).toEqual([]);
  await hall.sees(({ boards }) => boards[0]?.clock?.running === 'black');
});
