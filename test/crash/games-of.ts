/** How many games the import with this number brings: one, or every so often so many that they are written in turns. */
export const gamesOf = (n: number): number => (n % 4 === 1 ? 120 : 1);

/** Texts of games of seven plies, each with players that nobody takes for others. */
export function gamesText(of: string, games: number): string {
  return Array.from({ length: games }, (_, game) => {
    const name = letters(`${of}x${game}`);
    const players = `[White "White${name}"]\n[Black "Black${name}"]\n[Result "1-0"]`;
    return `${players}\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n`;
  }).join('\n');
}

/** A number as a word: names with the same numbers in another order are one person's. */
function letters(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}
