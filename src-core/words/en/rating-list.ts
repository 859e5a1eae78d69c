import type { RatingListWords } from '../es/rating-list.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

export const ratingList: RatingListWords = {
  title: "FIDE's rating list",
  open: "FIDE's list…",
  how: 'Download it from ratings.fide.com (TXT or XML, as it comes in its zip) and bring it to this computer. From then on, whoever answers to a name as you type it is offered, without accents and in any order. It goes into no tournament’s file.',
  none: 'This computer does not have it yet.',
  there: (people, source) => `${count(people, 'player', 'players')}, from ${source}.`,
  unread: (lines) => `Not read: ${count(lines, 'line', 'lines')}.`,
  path: 'File of the list',
  pathHint: 'The whole path on this computer.',
  bring: 'Bring the list in',
  coming: (source, people) => `Reading ${source}: ${count(people, 'player', 'players')}`,
  stop: 'Stop',
  answers: (text) => `Players of the list who answer to “${text}”`,
};
