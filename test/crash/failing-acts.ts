/** Which acts of the desk on a failing disk import games, so many that they are written in turns. */
export const isImport = (n: number): boolean => n % 5 === 2;
export const gamesOfImport = 120;
