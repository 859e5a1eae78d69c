/** Keeps the screen from going dark while a clock is shown. A browser may not have it, or not allow it. */
export class WakeLock {
  #lock: WakeLockSentinel | null = null;
  #wanted = false;
  readonly #told: (held: boolean) => void;

  constructor(told: (held: boolean) => void) {
    this.#told = told;
  }

  /** Asks for it now, and again whenever the page is seen again: a hidden page loses it. Gives the way to end it. */
  hold(): () => void {
    this.#wanted = true;
    const again = (): void => void this.#ask();
    document.addEventListener('visibilitychange', again);
    void this.#ask();
    return () => {
      this.#wanted = false;
      document.removeEventListener('visibilitychange', again);
      void this.#lock?.release();
      this.#lock = null;
    };
  }

  async #ask(): Promise<void> {
    if (document.visibilityState !== 'visible' || !this.#wanted) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (!this.#wanted) return void lock.release();
      this.#lock = lock;
      this.#told(true);
      // a hidden page, or a battery nearly empty
      lock.addEventListener('release', () => this.#told(this.#lock !== lock));
    } catch {
      // not there (a page that is not secure), or not allowed (a battery nearly empty)
      this.#told(false);
    }
  }
}
