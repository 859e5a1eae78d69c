import { pairRound, type SwissInput } from '../../../src-core/tournament/swiss/index.ts';

/** What the engine pairs, told as the enumerator tells it; null where there is no pairing. */
export function paired(input: SwissInput) {
  const result = pairRound(input);
  if (result.none) return null;
  const boards = result.boards.map(({ white, black }) => [white, black]);
  return { boards: boards.sort(([a = 0], [b = 0]) => a - b), bye: result.bye };
}
