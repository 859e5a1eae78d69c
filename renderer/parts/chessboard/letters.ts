/** The letters of men: those of a FEN, a capital for White's, and those of a language. */
import { type Letters, letterSaid } from '../../../src-core/words/acts.ts';

const all = [...'KQRBNPkqrbnp'];

/** The letter of a FEN for one of a language: a capital is White's. Null where it is none. */
export function fenLetter(letters: Letters, said: string): string | null {
  return all.find((letter) => letterSaid(letters, letter) === said) ?? null;
}
