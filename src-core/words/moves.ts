import type { Language } from './language.ts';

/** The letters of the pieces, K Q R B N, as each language writes them. */
const letters: Record<Language, Readonly<Record<string, string>>> = {
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  es: { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' },
};

/**
 * A move the desk gives in English letters, in the letters of the language: `Nf3` is `Cf3`, `e8=Q` is `e8=D`.
 * Castling as the Laws write it, with zeros (Appendix C.10).
 */
export function sanIn(language: Language, san: string): string {
  return san.replace(/[KQRBN]/g, (letter) => letters[language][letter] ?? letter).replaceAll('O', '0');
}

/** A move as people write it in the language, in the English letters the Laws are asked in: `Cf3` is `Nf3`. */
export function sanFrom(language: Language, text: string): string {
  const english = new Map(Object.entries(letters[language]).map(([piece, letter]) => [letter, piece]));
  return text
    .trim()
    .replace(/^[A-Z](?=[a-h1-8x])|(?<=[1-8]=?)[A-Z](?=[+#]*$)/g, (letter) => english.get(letter) ?? letter);
}
