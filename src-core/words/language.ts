import { LANGUAGES as languages, type Language } from '../vocabulary/languages.ts';

export { type Language, languages };

/** Whose habits days and hours follow. */
export const regions: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };

/** The language to begin with: that of the system where we speak it, else English. */
export function languageOf(systemLanguage: string): Language {
  return /^(es|ca|gl|eu|ast)\b/i.test(systemLanguage) ? 'es' : 'en';
}
