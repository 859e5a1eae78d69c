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
  readonly #awaited = new Set<string>();
  #look = (): void => undefined;

  constructor() {
    // never given back: it ends with the page
    void navigator.locks.request(lock(this.own), () => new Promise(() => undefined));
  }

  async open(): Promise<ReadonlySet<string>> {
    const { held = [] } = await navigator.locks.query();
    const begin = lock('').length;
    const others = held.map(({ name = '' }) => name.slice(begin)).filter((page) => page !== this.own);
    for (const page of others) void this.#ended(page);
    return new Set([this.own, ...others]);
  }

  /** Looks again once that page has ended: its lock is to be had then. One just closed may hold it for a moment still. */
  async #ended(page: string): Promise<void> {
    if (this.#awaited.has(page)) return;
    this.#awaited.add(page);
    await navigator.locks.request(lock(page), { mode: 'shared' }, () => undefined);
    this.#awaited.delete(page);
    this.#look();
  }

  tell(): void {
    this.#channel.postMessage(null);
  }

  onChange(look: () => void): void {
    this.#look = look;
    this.#channel.addEventListener('message', look);
    addEventListener('visibilitychange', look);
    addEventListener('focus', look);
  }
}
