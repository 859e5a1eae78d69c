/** What the board screen says. */
export const board = {
  title: (number: number) => `Mesa ${number}`,
};

export type BoardWords = typeof board;
