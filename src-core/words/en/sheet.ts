import type { SheetWords } from '../es/sheet.ts';

export const sheet: SheetWords = {
  page: 'Page',
  of: 'of',
  lastLine: (mark) => `Up to entry ${mark}`,
  round: (round) => `Round ${round}`,
  board: (board) => `Board ${board}`,
  table: 'Board',
  white: 'White',
  black: 'Black',
  arbiter: 'Arbiter',
  date: 'Date',
  yes: 'yes',
  no: 'no',
  none: 'none',
};
