/** What papers are made of. Every text given here is shown as it is; nothing in it becomes markup. */
import type { Content, Markup } from './markup.ts';
import { element } from './markup.ts';

/** One sheet of paper; the next one begins on a new page. */
export function sheet(...content: readonly Content[]): Markup {
  return element('section', { class: 'sheet' }, ...content);
}

export function title(...content: readonly Content[]): Markup {
  return element('h1', {}, ...content);
}

export function heading(...content: readonly Content[]): Markup {
  return element('h2', {}, ...content);
}

/** `look`: quiet, big, huge, mono, box. */
export function paragraph(content: Content, look: string | null = null): Markup {
  return element('p', { class: look }, content);
}

/** The line over a sheet: what it belongs to, and which one it is. */
export function sheetHead(left: Content, right: Content): Markup {
  return element('div', { class: 'head' }, element('div', {}, left), element('div', {}, right));
}

/** Names beside what they name; a null value leaves its line out. */
export function keyValues(rows: readonly (readonly [Content, Content])[]): Markup {
  const shown = rows.filter(([, value]) => value !== null);
  return element(
    'dl',
    {},
    shown.map(([key, value]) => [element('dt', {}, key), element('dd', {}, value)]),
  );
}

export interface Table {
  readonly caption: Content;
  readonly heads: readonly Content[];
  readonly rows: readonly (readonly Content[])[];
  /** Columns of numbers, from 0: set to the right. */
  readonly numbers?: readonly number[];
  /** Rows that no longer hold, from 0. */
  readonly struck?: readonly number[];
  /** Many columns: smaller letters, closer together. */
  readonly look?: 'dense';
}

/** A table whose heads are repeated on every page. The first cell of a row names it. */
export function table({ caption, heads, rows, numbers = [], struck = [], look }: Table): Markup {
  const side = (column: number): string | null => (numbers.includes(column) ? 'number' : null);
  const head = heads.map((text, column) => element('th', { scope: 'col', class: side(column) }, text));
  const body = rows.map((cells, row) =>
    element(
      'tr',
      {},
      cells.map((cell, column) =>
        column === 0
          ? element('th', { scope: 'row', class: side(0) }, cell)
          : element('td', { class: struck.includes(row) ? 'struck' : side(column) }, cell),
      ),
    ),
  );
  return element(
    'table',
    { class: look ?? null },
    caption === null ? null : element('caption', {}, caption),
    element('thead', {}, element('tr', {}, head)),
    element('tbody', {}, body),
  );
}

/** Side by side, of equal width. */
export function columns(...parts: readonly Content[]): Markup {
  return element(
    'div',
    { class: 'columns' },
    parts.map((part) => element('div', {}, part)),
  );
}

export function numberedList(items: readonly Content[]): Markup {
  return element(
    'ol',
    {},
    items.map((item) => element('li', {}, item)),
  );
}

/** Lines to sign on, each with who signs there. */
export function signatures(...who: readonly Content[]): Markup {
  return element(
    'div',
    { class: 'signatures' },
    who.map((each) => element('div', {}, each)),
  );
}
