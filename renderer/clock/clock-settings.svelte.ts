import { read, write } from '../settings.svelte.ts';

const names = ['tenths', 'sound', 'turned', 'swapped'] as const;
export type ClockSetting = (typeof names)[number];

/** How this screen shows clocks, kept for itself between two openings. */
export class ClockSettings {
  /** Tenths of a second when under 20 s are left. */
  tenths = $state(true);
  /** A sound when a flag falls. */
  sound = $state(false);
  /** On a screen held upright: the upper half turned to the player who sits there. */
  turned = $state(true);
  /** The two halves change places. */
  swapped = $state(false);

  constructor() {
    for (const name of names) {
      const kept = read(`clock.${name}`);
      if (kept !== null) this[name] = kept === 'yes';
    }
  }

  set(name: ClockSetting, on: boolean): void {
    this[name] = on;
    write(`clock.${name}`, on ? 'yes' : 'no');
  }
}
