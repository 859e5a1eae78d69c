/** The languages in which everything is said; the sentences of each are a folder of `words/`. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
