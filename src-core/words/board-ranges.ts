/** Boards as people name several at once: `1-4, 7`. */
export function formatBoards(boards: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const board of boards.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && board === last[1] + 1) last[1] = board;
    else if (last?.[1] !== board) ranges.push([board, board]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}

interface Place {
  readonly round: number;
  readonly board: number;
}

/** Boards of several rounds, a round each: its number and its boards. */
export function boardsByRound(
  places: readonly Place[],
): readonly { readonly round: number; readonly boards: string }[] {
  return [...Map.groupBy(places, ({ round }) => round)].map(([round, of]) => ({
    round,
    boards: formatBoards(of.map(({ board }) => board)),
  }));
}
