import type { Content } from './markup.ts';
import { element, escapeText, htmlOf } from './markup.ts';
import { pieceDrawings } from './diagram.ts';
import type { Paper } from '../contract/paper-queries.ts';
import type { MarkedLine } from '../plain/line-mark.ts';
import { printCss } from './print-css.ts';

/** A paper of a tournament. */
export interface Printed extends Paper {
  /** The last line of the journal it was made from, told at the foot of each page; null before the first. */
  readonly last: MarkedLine | null;
}

export interface Page extends Printed {
  readonly title: string;
  /** Usually sheets (parts.ts). */
  readonly parts: readonly Content[];
  /** At the foot of each page; the title where none is given. */
  readonly foot?: string;
  /** Off for a document of single sheets that are handed out. */
  readonly numbered?: boolean;
  /** Held across, for tables of many columns. */
  readonly landscape?: boolean;
}

/** Nothing but what is in the document: no script, no address, no picture, and no font but the one of a page that shows it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";

/** A document for paper as one HTML text that holds all it needs and runs nothing. */
export function page(document: Page): string {
  const { title, lang, paper, last, parts, foot, numbered = true, landscape = false } = document;
  const name = title.trim() || 'Escaque';
  const css = printCss({ paper, lang, foot: foot ?? name, last, numbered, landscape });
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeText(POLICY)}">`,
    htmlOf(element('title', {}, name)),
    `<style>\n${css}</style>`,
    '</head>',
    '<body>',
    htmlOf(pieceDrawings()),
    htmlOf(element('main', {}, ...parts)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
