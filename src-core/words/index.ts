/**
 * Every sentence that a person reads, in every language. A language is a folder and its line here, and nothing else:
 * `es` is the model, and what another does not say does not compile. A page imports `language.ts` instead: of this it
 * carries what screens say, not what is said on paper, in a terminal and by the shells (see build/vite.config.ts).
 */
import * as en from './en/index.ts';
import * as es from './es/index.ts';

export type Dictionary = typeof es;

const folders = { es, en } satisfies Readonly<Record<string, Dictionary>>;

export type Language = keyof typeof folders;

export const dictionaries: Readonly<Record<Language, Dictionary>> = folders;
