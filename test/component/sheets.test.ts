import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startCastlings } from '../../src-core/chess/index.ts';
import { instantText } from '../../src-core/words/hours.ts';
import type { Printed } from '../../src-core/sheets/index.ts';
import { keyValues, page, roundSheets, sheet, table, title } from '../../src-core/sheets/index.ts';
import { regionOf } from '../../src-core/words/language.ts';

const a4: Printed = { lang: 'es', paper: 'a4', last: null };

/** The document as a browser reads it, nothing in it run. */
function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}

const tags = (html: string): readonly string[] =>
  [...read(html).querySelectorAll('*')].map(({ tagName }) => tagName);

/** Texts such as people would write who want to break out of a sheet, and any others. */
const hostile = fc.oneof(
  fc.constantFrom(
    '</style><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "'; } body { display: none } .x { content: '",
    '&lt;b&gt;&amp;',
    '</title></main></body>',
    '<!-- ',
    ']]>',
    '\u202eabc\u0000\u0007',
    '\\"\n@import url(http://x)',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

describe('a document for paper', () => {
  it('has a title, a language, a paper, and nothing from elsewhere', () => {
    const html = page({ ...a4, title: 'Hoja', parts: [sheet(title('Hoja'))] });
    const document = read(html);
    expect(document.title).toBe('Hoja');
    expect(document.documentElement.lang).toBe('es');
    expect(html).toContain('size: A4');
    expect(page({ ...a4, lang: 'en', paper: 'letter', title: 'x', parts: [] })).toContain('size: letter');
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
      "default-src 'none'",
    );
    expect(document.querySelectorAll('script, link, img, iframe, [style]')).toHaveLength(0);
    expect(html).not.toMatch(/https?:|@import|url\(/);
  });

  it('is never without a title', () => {
    expect(read(page({ ...a4, title: '  ', parts: [] })).title).toBe('Escaque');
  });

  it('numbers its pages only where it is asked to', () => {
    expect(page({ ...a4, title: 'x', parts: [] })).toContain('counter(pages)');
    expect(page({ ...a4, title: 'x', parts: [], numbered: false })).not.toContain('counter(pages)');
  });

  it('shows every text as it is, and lets none become markup', () => {
    const one = (text: string): string =>
      page({
        ...a4,
        title: text,
        foot: text,
        parts: [
          sheet(
            title(text),
            keyValues([[text, text]]),
            table({ caption: text, heads: [text, text], rows: [[text, text]] }),
          ),
        ],
      });
    const plain = tags(one('plain'));
    fc.assert(
      fc.property(hostile, (text) => {
        const html = one(text);
        expect(tags(html)).toEqual(plain);
        const document = read(html);
        const shown = text.replace(/[^\P{C}\n\t\u{200c}\u{200d}]/gu, '');
        expect(textOf(document.querySelector('td'))).toBe(shown);
        expect(textOf(document.querySelector('h1'))).toBe(shown);
        expect(textOf(document.querySelector('style'))).not.toContain('<');
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a foot of any letters inside its string', () => {
    const css = (foot: string): string =>
      textOf(read(page({ ...a4, title: 'x', foot, parts: [] })).querySelector('style'));
    const without = css('').length;
    fc.assert(
      fc.property(hostile, (foot) => {
        const [, string = ''] = /@bottom-left \{ content: "([^"]*)"; \}/.exec(css(foot)) ?? [];
        expect(css(foot)).toHaveLength(without + string.length);
        expect(string).not.toMatch(/[\n<>{}@]|\\(?![0-9a-f]+ )/);
      }),
      { numRuns: 60 },
    );
  });

  it('tells an instant in words and in its own zone', () => {
    expect(instantText('2026-11-29T17:42:08.123Z', regionOf('es'))).toBe(
      '29 de noviembre de 2026, 17:42:08 (UTC)',
    );
    expect(instantText('2026-11-29T17:42:08Z', regionOf('en'))).toBe('29 November 2026, 17:42:08 (UTC)');
    expect(instantText('2026-11-29T23:42:08Z', regionOf('en'), 'Europe/Madrid')).toBe(
      '30 November 2026, 00:42:08 (CET)',
    );
    expect(instantText('2026-07-01T00:10:00Z', regionOf('es'), 'America/Bogota')).toBe(
      '30 de junio de 2026, 19:10:00 (GMT-5)',
    );
    expect(instantText('soon', regionOf('en'))).toBe('soon');
  });
});

describe('the sheets of a round of Chess960', () => {
  const boards = [
    { board: 1, white: 'Ana <b>Ruiz</b>', black: 'Luis & Cía', number: 710 },
    { board: 2, white: null, black: null, number: 710 },
  ];
  const round = {
    ...a4,
    tournament: 'Abierto',
    round: 3,
    boards,
    parts: ['wall', 'boards'] as const,
    draws: [],
  };

  it('one for the wall and one a board, each with its table of castlings', () => {
    const document = read(roundSheets(round));
    expect(document.title).toBe('Abierto · Ajedrez 960, ronda 3');
    const sheets = [...document.querySelectorAll('.sheet')];
    expect(sheets).toHaveLength(3);
    for (const each of sheets) {
      expect(each.querySelectorAll('tbody tr')).toHaveLength(4);
      expect(textOf(each)).toContain('TRADCACT');
      expect(textOf(each)).toContain('torre, rey, alfil, dama, caballo, alfil, caballo, torre'.slice(0, 5));
    }
    expect(textOf(sheets[1] ?? null)).toContain('Ana <b>Ruiz</b>');
    expect(sheets[1]?.querySelectorAll('figure')).toHaveLength(2);
  });

  it('tells each castling as the core does', () => {
    const rows = [
      ...read(roundSheets({ ...round, lang: 'en', parts: ['boards'] })).querySelectorAll('tbody tr'),
    ];
    expect(rows.slice(0, 4).map((row) => [...row.children].map(textOf))).toEqual([
      ['White 0-0-0', 'b1–c1', 'a1–d1', 'both move', 'c1 d1', 'e1', 'no'],
      ['White 0-0', 'b1–g1', 'h1–f1', 'both move', 'c1 d1 e1 f1 g1', '–', 'no'],
      ['Black 0-0-0', 'b8–c8', 'a8–d8', 'both move', 'c8 d8', 'e8', 'no'],
      ['Black 0-0', 'b8–g8', 'h8–f8', 'both move', 'c8 d8 e8 f8 g8', '–', 'no'],
    ]);
    expect(startCastlings(710)).toHaveLength(4);
  });

  it('several positions stand on the wall in one table, their heads on every page', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      board: at + 1,
      white: null,
      black: null,
      number: at * 7,
    }));
    const document = read(roundSheets({ ...round, boards: many, parts: ['wall'] }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(40);
    expect(document.querySelectorAll('thead')).toHaveLength(1);
    expect(textOf(document.querySelector('style'))).toContain('table-header-group');
  });

  it('draws the pieces once, and points to nothing that is not there', () => {
    const document = read(roundSheets(round));
    const ids = new Set([...document.querySelectorAll('symbol')].map(({ id }) => `#${id}`));
    expect(ids.size).toBe(12);
    const used = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(used.length).toBeGreaterThan(32 * 5 - 1);
    expect(used.every((href) => href !== null && ids.has(href))).toBe(true);
  });
});
