/** How many games the import with this number brings: one, or every so often so many that they are written in turns. */
export const gamesOf = (n: number): number => (n % 4 === 3 ? 200 : 1);
