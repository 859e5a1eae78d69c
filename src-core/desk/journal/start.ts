import type { Position } from '../../chess/index.ts';

export interface Start {
  /** The entry that set it; 0 for the usual one. */
  readonly seq: number;
  readonly position: Position;
  readonly number: number | null;
}
