/** What a throw helps to decide: the number at once, or the place of a piece. */
export type Decided = 'number' | 'darkBishop' | 'lightBishop' | 'queen' | 'knight';
