import { LANGUAGES, type Language } from '../vocabulary/languages.ts';
import { regions } from './regions.ts';

export { type Language, LANGUAGES as languages };

/** Spoken where a computer speaks none of ours. */
const elsewhere: Language = 'en';

/** The language to begin with: the one that a system's (`es-ES`, `en_GB.UTF-8`) calls for. */
export function languageOf(systemLanguage: string): Language {
  const [system = ''] = systemLanguage.toLowerCase().split(/[^a-z]/);
  return LANGUAGES.find((language) => regions[language].systems.includes(system)) ?? elsewhere;
}

/** The first of the languages a visitor reads (`Accept-Language`) that calls for one of ours. */
export function languageRead(accepted: string): Language {
  const read = accepted.split(',').map(
    (each) =>
      each
        .trim()
        .toLowerCase()
        .split(/[^a-z]/)[0] ?? '',
  );
  const known = (system: string): boolean =>
    LANGUAGES.some((language) => regions[language].systems.includes(system));
  return languageOf(read.find(known) ?? '');
}

/** The language that the environment of a program asks for, ours first, then the system's (POSIX). */
export function languageAsked(env: Readonly<Record<string, string | undefined>>): Language {
  return languageOf(env['ESCAQUE_LANG'] ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '');
}
