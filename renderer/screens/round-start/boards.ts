const most = 2_000;

/** The boards of such a text, each once; null where it is not understood, empty of an empty one. */
export function parseBoards(text: string): readonly number[] | null {
  const boards = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const found = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part);
    const from = Number(found?.[1]);
    const to = Number(found?.[2] ?? found?.[1]);
    if (found === null || from < 1 || to < from || to - from > most) return null;
    for (let board = from; board <= to; board += 1) boards.add(board);
  }
  return [...boards];
}
