/** The clock of one board on a screen beside it: what it asks of its device, and what a touch may and may not do. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ClockScreen from '../../renderer/screens/clock/ClockScreen.svelte';
import type { Act, DeskApi, View } from '../../src-core/contract/desk-api.ts';
import type { DeskTopic } from '../../src-core/desk/index.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

/** The device as the screen asks it: sounds made, and locks on its going dark. jsdom has neither. */
const device = { tones: 0, locks: 0, held: 0 };

class Audio {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const start = () => (device.tones += 1);
    return { frequency: { value: 0 }, connect: <T>(node: T) => node, start, stop: () => {} };
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
    return { gain, connect: <T>(node: T) => node };
  }
}

const taken: EventTarget[] = [];
const wakeLock = {
  request: () => {
    device.locks += 1;
    device.held += 1;
    const lock = new EventTarget();
    taken.push(lock);
    return Promise.resolve(Object.assign(lock, { release: async () => void (device.held -= 1) }));
  },
};

beforeEach(() => {
  Object.assign(device, { tones: 0, locks: 0, held: 0 });
  vi.stubGlobal('AudioContext', Audio);
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** Board 1 at 5+3 with White to move; what the desk writes is shown at once. */
async function beside(white: number, running = true, passed = 0) {
  const arbiter: Arbiter = firstRound();
  arbiter.does({ type: 'setControl', round: 1, board: null, text: '5+3', change: 'moves' });
  arbiter.does({
    type: 'placeClock',
    round: 1,
    board: 1,
    mode: 'official',
    white: { milliseconds: white },
    black: { milliseconds: 60_000 },
    turn: 'white',
    running,
  });
  arbiter.now += passed;
  arbiter.does({ type: 'lookAtClocks' });
  const screens = new Map<(view: View) => void, DeskTopic>();
  const showAll = () => screens.forEach((topic, show) => show(arbiter.view(topic)));
  const act = ({ command }: Act) => {
    const reply = arbiter.answers(command);
    showAll();
    return Promise.resolve(reply);
  };
  const watch = (topic: DeskTopic, show: (view: View) => void) => {
    screens.set(show, topic);
    queueMicrotask(() => show(arbiter.view(topic)));
    return () => screens.delete(show);
  };
  // of the contract, all that this screen calls
  const desk = new DeskMirror({ act, watch } as unknown as DeskApi, () => 'Geurt');
  const part = ClockScreen as unknown as Component<Record<string, unknown>>;
  const { unmount } = render(AtDesk, { part, given: { round: 1, board: 1 }, desk });
  await screen.findByRole('button', { name: /^White / });
  const pass = (ms: number) => {
    arbiter.now += ms;
    arbiter.does({ type: 'lookAtClocks' });
    showAll();
  };
  const clock = () => arbiter.view({ kind: 'clock', round: 1, board: 1 }).clock;
  return { arbiter, pass, clock, unmount };
}

const half = (side: string) => screen.getByRole('button', { name: new RegExp(`^${side} `) });
const digits = (side: string) => half(side).querySelector('[role=timer]')?.textContent;
const setting = (name: string) => screen.getByRole('button', { name });
const hold = () => screen.getByRole('button', { name: 'Arbiter: press and hold to open' });
/** As a reader of screens opens it, which points nowhere. */
const openBar = () => fireEvent.click(hold(), { detail: 0 });

describe('under twenty seconds', () => {
  test.each([
    ['shown', [], '17.3'],
    ['not shown', ['Tenths under 20 s'], '0:18'],
  ])('tenths are %s', async (_, pressed, shown) => {
    await beside(17_300, false);
    await openBar();
    for (const name of pressed) await fireEvent.click(setting(name));
    await waitFor(() => expect(digits('White')).toBe(shown));
  });
});

describe('a flag', () => {
  test.each([
    ['is silent unless asked for', [], 0],
    ['sounds where that is set', ['Sound at the flag'], 2],
  ])('%s', async (_, pressed, tones) => {
    const { pass } = await beside(1_000);
    await openBar();
    for (const name of pressed) await fireEvent.click(setting(name));
    pass(1_001);
    await waitFor(() => expect(half('White').textContent).toContain('flag'));
    expect(device.tones).toBe(tones);
  });

  test('that had fallen before the screen was opened makes no sound', async () => {
    localStorage.setItem('escaque.clock.sound', 'yes');
    await beside(1_000, true, 1_001);
    await waitFor(() => expect(half('White').textContent).toContain('flag'));
    expect(device.tones).toBe(0);
  });
});

test('the screen is kept from going dark, asked again when it is seen again, and let go when it is left', async () => {
  const { unmount } = await beside(60_000);
  await waitFor(() => expect(device.locks).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(device.locks).toBe(2));
  unmount();
  await waitFor(() => expect(device.held).toBe(1));
});

test('where the system lets the screen go dark all the same, the bar says so', async () => {
  await beside(60_000);
  await openBar();
  await waitFor(() => expect(device.locks).toBe(1));
  expect(screen.queryByText(/going dark/)).toBeNull();
  taken.at(-1)?.dispatchEvent(new Event('release'));
  await screen.findByText(/going dark/);
});

test('a finger counts while the opponent’s still lies on his half, and a hand laid on one’s own presses once', async () => {
  const { clock } = await beside(60_000);
  const touch = (side: string, pointerId: number, isPrimary: boolean) =>
    half(side).dispatchEvent(
      new PointerEvent('pointerdown', { pointerId, isPrimary, button: 0, bubbles: true, cancelable: true }),
    );
  touch('White', 1, true);
  touch('White', 2, false);
  await waitFor(() => expect(clock()).toMatchObject({ running: 'black', white: { moves: 1 } }));
  touch('Black', 3, false);
  await waitFor(() => expect(clock()).toMatchObject({ running: 'white', black: { moves: 1 } }));
  expect(clock()).toMatchObject({ white: { moves: 1 } });
});

describe("the arbiter's bar", () => {
  test.each([
    ['does not open at a touch', 300, 0],
    ['nor a moment too soon', 699, 0],
    ['opens when it is held', 700, 1],
  ])('%s', async (_, ms, opened) => {
    await beside(60_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bar = hold();
    await fireEvent.pointerDown(bar);
    vi.advanceTimersByTime(ms);
    await fireEvent.pointerUp(bar);
    await fireEvent.click(bar, { detail: 1 });
    vi.advanceTimersByTime(2_000);
    await tick();
    expect(screen.queryAllByRole('button', { name: 'Full screen' })).toHaveLength(opened);
  });

  test('pauses both clocks at once', async () => {
    const { clock } = await beside(60_000);
    await openBar();
    await fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
    expect(clock()).toMatchObject({ phase: 'paused', running: null });
  });
});
