import { clockOf, type DeskState } from '../../desk/index.ts';

/** The latest instant that any clock of the journal knows. Not asked of a damaged file: a desk that only reads stamps nothing. */
export function lastInstant({ rounds }: DeskState): number {
  return rounds.reduce(
    (latest, { boards }) =>
      boards.reduce(
        (last, { time }) => (time.clock === null ? last : Math.max(last, clockOf(time.clock).at)),
        latest,
      ),
    0,
  );
}
