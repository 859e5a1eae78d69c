/**
 * Of a language the page carries what screens say: what is said on paper, in a terminal and by the shells, which no
 * screen asks for (lint holds it to that), is not in its bundle.
 */
import type { Plugin } from 'vite';

/** The index of a language's folder with only what the page carries; undefined for any other file. */
export function partsOnPage(code: string, file: string): string | undefined {
  if (!/\/src-core\/words\/[^/]+\/index\.ts$/.test(file)) return undefined;
  return code.replace(/^export \{ (?!region\b|screen\b)\w+ \}.*$/gm, '');
}

export const pageWords: Plugin = { name: 'page-words', enforce: 'pre', transform: partsOnPage };
