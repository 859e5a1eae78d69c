const QUIET_MS = 10 * 60_000;

/** Notices of the watch make no sound on this device for a while. */
class Quiet {
  /** By this window's clock, in ms since 1970; null where they sound. */
  until: number | null = $state(null);

  get isNow(): boolean {
    return this.until !== null && this.until > Date.now();
  }

  turn(): void {
    this.until = this.isNow ? null : Date.now() + QUIET_MS;
  }
}

export const quiet = new Quiet();
