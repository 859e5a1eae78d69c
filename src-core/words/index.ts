/**
 * Every sentence that a person reads, in every language. A language is a folder, its code among `LANGUAGES`, and its
 * name here and in `regions.ts`; until all that is there, nothing compiles.
 */
import type { Language } from '../vocabulary/languages.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

export type Dictionary = typeof es;

export const dictionaries: Readonly<Record<Language, Dictionary>> = { es, en };

/** What screens say, alone: a page does not carry what is said on paper and in a terminal. */
export const screens: Readonly<Record<Language, Dictionary['screen']>> = { es: es.screen, en: en.screen };
