/** A flag that falls is said on whatever screen is shown, and sounds where this device is to. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { type Component, flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import FlagSound from '../../renderer/frame/FlagSound.svelte';
import FlagWatch from '../../renderer/frame/FlagWatch.svelte';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import type { DeskApi } from '../../src-core/contract/desk-api.ts';
import type { DeskTopic } from '../../src-core/desk/topics.ts';
import type { Arbiter } from '../desk/arbiter.ts';
import { MINUTE, withClocks } from '../desk/clock-table.ts';
import AtDesk from './AtDesk.svelte';

afterEach(() => vi.unstubAllGlobals());

/** The part at a desk whose views come as they change. */
function show(arbiter: Arbiter, of: unknown) {
  const watched: (() => void)[] = [];
  const watch = (topic: DeskTopic, shown: (view: unknown) => void) => {
    const tell = () => shown(arbiter.view(topic));
    watched.push(tell);
    tell();
    return () => undefined;
  };
  // of the contract, all that this part of a screen calls
  const desk = new DeskMirror({ watch } as unknown as DeskApi, () => 'Geurt');
  // a part is told its own properties, whatever they are
  const part = of as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: {}, desk });
  const push = () => {
    for (const tell of watched) tell();
    flushSync();
  };
  return { push };
}

function fallen(arbiter: Arbiter): void {
  arbiter.now += 21 * MINUTE;
  arbiter.does({ type: 'lookAtClocks' });
}

/** What a browser has to sound with; counts what began. */
function speaker(): { begun: number } {
  const sounds = { begun: 0 };
  const param = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  const node = { connect: (to: unknown) => to, gain: param, frequency: param, stop: vi.fn() };
  class Context {
    readonly currentTime = 0;
    readonly destination = {};
    createGain = () => node;
    createOscillator = () => ({ ...node, start: () => (sounds.begun += 1) });
  }
  vi.stubGlobal('AudioContext', Context);
  return sounds;
}

test('one that fell before is no news; one that falls now is said, with its board', () => {
  const arbiter = withClocks('90+30', ['official']);
  const { push } = show(arbiter, FlagWatch);
  push();
  expect(screen.getByRole('alert').textContent.trim()).toBe('');
  fallen(arbiter);
  push();
  expect(screen.getByRole('alert').textContent).toContain('Flag fallen. Round 1, board 1: White.');
});

test('silent unless asked, and the key says how it is and keeps it on this device', async () => {
  localStorage.clear();
  sessionStorage.clear();
  const sounds = speaker();
  const silent = withClocks('90+30', ['official']);
  const { push } = show(silent, FlagWatch);
  fallen(silent);
  push();
  expect(sounds.begun).toBe(0);
  show(silent, FlagSound);
  await fireEvent.click(screen.getByRole('button', { name: /sound off/ }));
  expect(screen.getByRole('button', { name: /sound on/ }).getAttribute('aria-pressed')).toBe('true');
  const loud = withClocks('90+30', ['official']);
  const again = show(loud, FlagWatch);
  fallen(loud);
  again.push();
  expect(sounds.begun).toBe(2);
});
