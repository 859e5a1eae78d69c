import type { Language } from './language.ts';

/** Who signs where no name of an arbiter was given, in the words of the screen that wrote. */
export const nobody: Readonly<Record<Language, string>> = { es: 'árbitro', en: 'arbiter' };

/** The name under a line. That of nobody is said in the language of who reads, whatever was spoken when it was written. */
export function signerIn(language: Language, name: string): string {
  return Object.values(nobody).includes(name) ? nobody[language] : name;
}
