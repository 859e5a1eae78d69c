import type { ListsWords } from './lists.es.ts';
import { counter } from './plural.ts';

const count = counter('en');

export const lists: ListsWords = {
  players: (players) => count(players, 'person', 'people'),
};
