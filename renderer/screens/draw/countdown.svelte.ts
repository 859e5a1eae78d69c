import { createSubscriber } from 'svelte/reactivity';

/** The desk's hour on this screen: drawn anew four times a second while something shows it. */
export class DeskHour {
  #offset = 0;
  readonly #subscribe = createSubscriber((changed) => {
    const timer = setInterval(changed, 250);
    return () => clearInterval(timer);
  });

  /** The desk has just said what its hour is. */
  set(now: number): void {
    if (now > 0) this.#offset = now - Date.now();
  }

  get now(): number {
    this.#subscribe();
    return Date.now() + this.#offset;
  }
}

/** A day away or more: the date says more than the hours left. */
export function isFar(left: number): boolean {
  return left >= 24 * 3_600_000;
}

/** What is left as it is read on a clock: `1:23:45`, `4:07`, `0:00`. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
