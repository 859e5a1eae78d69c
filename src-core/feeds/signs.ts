/** Signs of life: what has given none for a while is lost, and told once each time. */
export class Signs {
  private since: number | null;
  private isLost: boolean;
  private readonly lostAfterMs: number;

  /** `since`: from when on a sign is missed; null while nothing is expected. `isLost`: that was told already. */
  constructor(lostAfterMs: number, since: number | null, isLost = false) {
    this.lostAfterMs = lostAfterMs;
    this.since = since;
    this.isLost = isLost;
  }

  /** Nothing has come for so long that it was told. */
  get isAway(): boolean {
    return this.isLost;
  }

  /** There is a sign. True where it had been lost. */
  seen(): boolean {
    const back = this.isLost;
    this.since = null;
    this.isLost = false;
    return back;
  }

  missed(at: number): void {
    this.since ??= at;
  }

  /** Nothing can be said of it for now: the time it is missed begins anew. */
  forget(): void {
    if (!this.isLost) this.since = null;
  }

  due(): number | null {
    return this.since === null || this.isLost ? null : this.since + this.lostAfterMs;
  }

  /** True once, when it has become lost. */
  lost(at: number): boolean {
    const due = this.due();
    if (due === null || due > at) return false;
    this.isLost = true;
    return true;
  }
}

/** The earliest of these moments; null where there is none. */
export function earliest(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known);
}
