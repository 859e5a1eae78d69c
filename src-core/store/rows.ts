/** What stands in the file beside the lines of the journal. */

/** An act that is in the journal: its entries, and what its reply counted. */
export interface DoneAct {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** A sign of life of the desk that keeps the running clocks of a file. */
export interface Heartbeat {
  /** That desk, and its process; 0 where it has let the file go. */
  readonly owner: string;
  readonly pid: number;
  /** The last line it had written. */
  readonly seq: number;
  /** The time of day and the desk's own time, in milliseconds. */
  readonly wall: number;
  readonly desk: number;
}
