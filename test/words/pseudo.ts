/**
 * A third language for the length of a test: Spanish with each sentence between ⟦ and ⟧. It is added as any language
 * is, by its folder and its line in the table of `src-core/words`; what a person then reads without the marks was said elsewhere.
 */
import { type Dictionary, type Language, dictionaries } from '../../src-core/words/index.ts';

type Said = (...given: unknown[]) => unknown;
const isSaid = (value: unknown): value is Said => typeof value === 'function';

/** Each sentence marked, also those that come of facts. */
export function marked(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`;
  if (isSaid(value)) return (...given: unknown[]) => marked(value(...given));
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, said]) => [name, marked(said)]));
}

/** Marks leave the shape of what is said as it is. */
const markedAs = <W>(words: W): W => marked(words) as W;

export const pseudo = 'xx' as Language;

/** Its folder. */
const folder: Dictionary = {
  ...dictionaries.es,
  screen: markedAs(dictionaries.es.screen),
  sheets: markedAs(dictionaries.es.sheets),
  shell: markedAs(dictionaries.es.shell),
  terminal: markedAs(dictionaries.es.terminal),
  region: { ...dictionaries.es.region, name: '⟦Pseudo⟧', nobody: '⟦árbitro⟧', on: '⟦del⟧' },
};

/** Adds its line to the table, and gives the way to take it out again. */
export function speakPseudo(): () => void {
  Reflect.set(dictionaries, pseudo, folder);
  return () => void Reflect.deleteProperty(dictionaries, pseudo);
}

/** What is left of a text when all that is marked is taken out. */
export function unmarked(text: string): string {
  let depth = 0;
  let left = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth -= 1;
    else if (depth === 0) left += letter;
  }
  return left;
}

/** A text that no dictionary says, and why it needs none. Each is held to the whole of what is left of a text. */
export type Data = readonly RegExp[];

const square = '[a-h][1-8]';
const man = '[RDTAC]';

/** What is the same in every language. */
export const data: Data = [
  // a move, with its number or without; squares and files; a position as FEN; the first rank of a start position
  new RegExp(`^(\\d+(\\.|…|\\.\\.\\.) ?)?(${man}?[a-h]?[1-8]?x?${square}(=${man})?[+#]?|0-0(-0)?[+#]?)$`),
  new RegExp(`^${square}([ –]${square})*$`),
  /^[a-h]$/,
  /^([pnbrqkPNBRQK1-8]+\/){7}[pnbrqkPNBRQK1-8]+ [wb] \S+ \S+( \d+ \d+)?$/,
  /^FEN$/,
  new RegExp(`^${man}{8}$`),
  // a fingerprint (SHA-256), whole or by four figures
  /^([0-9a-f]{64}|[0-9a-f]{4})$/,
  // a time control as people write it, and a length of time
  /^\d+ min( \+ \d+ s)?$|^\d+ v \d+ Armageddon$/,
  /^(\d+ h )?(\d+ min )?\d+ s$/,
  // a code of FIDE for a federation, one for a tie-break with its figure, a file and where it is
  /^(ESP)$/,
  /^(BH|BH\/C1|SB)( \d+(,\d+)?)?$/,
  /^(\/[^/]+)+\.escaque$/,
];

/** What is left of a text, its words apart, without the data. */
export function notSaid(text: string, allowed: Data): readonly string[] {
  const left = unmarked(text)
    .split(/[\n]| · | – | → |: |, |; | {2,}/)
    .map((part) =>
      part
        .trim()
        .replace(/^[([«“·–—\-:,;.→+±]+|[)\]»”·–—\-:,;.→/]+$/g, '')
        .trim(),
    );
  return left.filter((part) => /\p{L}/u.test(part) && !allowed.some((one) => one.test(part)));
}

/** What stands on a key, or with Alt before it. */
const isSign = (text: string): boolean => /^(Alt\+)?\S$/.test(text.trim());

/** All that a person sees, or is told, of a page. */
export function textsOf(page: Element): readonly string[] {
  const texts: string[] = [];
  for (const element of [page, ...page.querySelectorAll('*')]) {
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ]) {
      texts.push(element.getAttribute(name) ?? '');
    }
    if (element.tagName === 'KBD' && isSign(element.textContent)) continue;
    for (const child of element.childNodes) {
      if (child.nodeType === child.TEXT_NODE) texts.push(child.nodeValue ?? '');
    }
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}
