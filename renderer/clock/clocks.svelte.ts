import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { ClockSettings } from './clock-settings.svelte.ts';
import { DeskTime, everyMs } from './desk-time.ts';
import { type FaceSource, Ticker } from './ticker.ts';

/** What the clocks of a window share: the desk's time, one beat, and how they are shown. */
export class Clocks {
  readonly settings = new ClockSettings();
  readonly time: DeskTime;
  /**
   * Since when the line to the desk is lost, ISO 8601; null while it is there. What runs is drawn on as it was last
   * heard, and is an estimate.
   */
  unheardSince: string | null = $state.raw(null);
  readonly ticker: Ticker;
  readonly #sight: IntersectionObserver | null;
  readonly #keys = new WeakMap<Element, symbol>();

  constructor(ask: () => Promise<number>) {
    this.time = new DeskTime(ask, () => performance.now());
    this.ticker = new Ticker({
      now: () => (this.time.within === null ? null : this.time.now()),
      frame: (beat) => requestAnimationFrame(beat),
      cancelFrame: (id) => cancelAnimationFrame(id),
      wait: (beat, ms) => window.setTimeout(beat, ms),
      cancelWait: (id) => clearTimeout(id),
    });
    this.#sight = 'IntersectionObserver' in window ? this.#watchSight() : null;
  }

  /** Draws a face into an element, whose text it alone changes. */
  face(source: () => FaceSource): Attachment<HTMLElement> {
    return (element) => {
      const key = Symbol();
      const text = document.createTextNode('');
      element.append(text);
      this.#keys.set(element, key);
      $effect(() =>
        this.ticker.set(key, source(), (says, low) => {
          if (text.data.length !== says.length) element.dataset['long'] = `${says.length}`;
          text.data = says;
          element.classList.toggle('low', low);
        }),
      );
      this.#sight?.observe(element);
      return () => {
        this.#sight?.unobserve(element);
        this.ticker.remove(key);
        text.remove();
      };
    };
  }

  /** Asks the desk for its time now, and again from time to time. Gives the way to stop. */
  keepTime(): () => void {
    const measure = (): void => {
      this.time.measure().then(
        () => this.ticker.again(),
        // the line is broken: what was measured before holds until it is back
        () => undefined,
      );
    };
    this.time.forget();
    measure();
    const every = setInterval(measure, everyMs);
    // a tablet that slept is lit again: its own time may have stood still
    const seen = (): void => void (document.visibilityState === 'visible' && measure());
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  #watchSight(): IntersectionObserver {
    const seen = (entries: readonly IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting } of entries) {
        const key = this.#keys.get(target);
        if (key !== undefined) this.ticker.see(key, isIntersecting);
      }
    };
    return new IntersectionObserver(seen, { rootMargin: '64px' });
  }
}

export const [useClocks, setClocks] = createContext<Clocks>();
