import { counter } from './plural.ts';

const count = counter('es');

export const lists = {
  players: (players: number) => count(players, 'persona', 'personas'),
};

export type ListsWords = typeof lists;
