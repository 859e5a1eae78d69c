/** A numbered place in the hall: the round and the board. */
export interface Place {
  readonly round: number;
  readonly board: number;
}
