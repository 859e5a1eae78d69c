import type { BoardWords } from './board.es.ts';

export const board: BoardWords = {
  title: (number) => `Board ${number}`,
};
