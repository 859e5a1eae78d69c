/** How long the served desk waits for a caller who says nothing, or only half: milliseconds from when he is there. */
export interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For the whole of a request. */
  readonly request: number;
  /** For what lets a screen in. */
  readonly admission: number;
}

export const PATIENCE: Patience = { head: 5000, request: 10_000, admission: 10_000 };
