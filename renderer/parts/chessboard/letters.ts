/** The letters of men: those of a FEN, a capital for White's, and those of a language. */
import { type Role, pieceOf } from '../pieces/shapes.ts';

/** The letter each man has in a language. */
export type Letters = Readonly<Record<Role, string>>;

const all = [...'KQRBNPkqrbnp'];

/** The letter of a FEN for one of a language: a capital is White's. Null where it is none. */
export function fenLetter(letters: Letters, said: string): string | null {
  return all.find((letter) => letterSaid(letters, letter) === said) ?? null;
}

/** A letter of a FEN as a language writes the man: Black's in lower case. */
export function letterSaid(letters: Letters, letter: string): string {
  const piece = pieceOf(letter);
  if (piece === null) return letter;
  return piece.color === 'white' ? letters[piece.role] : letters[piece.role].toLowerCase();
}
