/**
 * Which pages of this device are open. Each holds a lock of its name as long as it lives, which the browser takes from
 * it however it ends; and they tell one another when what is kept has changed.
 */
export interface Pages {
  /** The name of this one. */
  readonly own: string;
  /** The names of all that are open, this one among them. */
  open(): Promise<ReadonlySet<string>>;
  /** What is kept has changed: the others look again. */
  tell(): void;
  /** Told when another page has changed what is kept, or has ended, or this one is looked at again. */
  onChange(look: () => void): void;
}

const lock = (page: string): string => `escaque-page-${page}`;

export class BrowserPages implements Pages {
  readonly own = crypto.randomUUID();
  readonly #channel = new BroadcastChannel('escaque-acts');

  constructor() {
    // never given back: it ends with the page
    void navigator.locks.request(lock(this.own), () => new Promise(() => undefined));
  }

  async open(): Promise<ReadonlySet<string>> {
    const { held = [] } = await navigator.locks.query();
    const begin = lock('').length;
    return new Set([this.own, ...held.map(({ name = '' }) => name.slice(begin))]);
  }

  tell(): void {
    this.#channel.postMessage(null);
  }

  onChange(look: () => void): void {
    this.#channel.addEventListener('message', look);
    addEventListener('visibilitychange', look);
    addEventListener('focus', look);
  }
}
