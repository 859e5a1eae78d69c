/** Which languages there are, and which of them is spoken to whom. */
import { type Dictionary, type Language, dictionaries } from './index.ts';

export type { Language };

/** The code of each, in the order of the menus. */
export function languages(): readonly Language[] {
  // the table has no other keys than its type's
  return Object.keys(dictionaries) as Language[];
}

/** The language of this code, or undefined where there is none. */
export const languageCalled = (code: string | null): Language | undefined =>
  languages().find((language) => language === code);

/** Its name in its own words, and its habits. */
export const regionOf = (language: Language): Dictionary['region'] => dictionaries[language].region;

/** What screens say. */
export const screenOf = (language: Language): Dictionary['screen'] => dictionaries[language].screen;

/** Spoken where a computer speaks none of ours. */
const elsewhere: Language = 'en';

/** The language to begin with: the one that a system's (`es-ES`, `en_GB.UTF-8`) calls for. */
export function languageOf(systemLanguage: string): Language {
  const [system = ''] = systemLanguage.toLowerCase().split(/[^a-z]/);
  return languages().find((language) => regionOf(language).systems.includes(system)) ?? elsewhere;
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
    languages().some((language) => regionOf(language).systems.includes(system));
  return languageOf(read.find(known) ?? '');
}

/** The language that the environment of a program asks for, ours first, then the system's (POSIX). */
export function languageAsked(env: Readonly<Record<string, string | undefined>>): Language {
  return languageOf(env['ESCAQUE_LANG'] ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '');
}
