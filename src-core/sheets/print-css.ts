import { dictionaries } from '../words/index.ts';
import { formatLineMark, type MarkedLine } from '../plain/line-mark.ts';
import type { Language } from '../words/language.ts';
import type { PaperSize } from '../vocabulary/papers.ts';

/** A text inside a CSS string: everything but plain letters, digits and spaces by its number. */
export function cssString(text: string): string {
  const escaped = [...text.replace(/\p{C}/gu, '')].map((character) =>
    /[\p{L}\p{N} .,:;()/-]/u.test(character)
      ? character
      : `\\${(character.codePointAt(0) ?? 0xfffd).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

export interface PrintStyle {
  readonly paper: PaperSize;
  readonly lang: Language;
  /** Stands at the foot of each page, to the left. */
  readonly foot: string;
  /** Under it: the last line of the journal that it tells of. */
  readonly last: MarkedLine | null;
  /** `Page 1 of 3` at the foot of each page, to the right. */
  readonly numbered: boolean;
  readonly landscape: boolean;
}

const SIZES: Readonly<Record<PaperSize, string>> = { a4: 'A4', letter: 'letter' };
/** The width of the paper less its margins. */
const WIDTHS: Readonly<Record<PaperSize, string>> = { a4: '182mm', letter: '188mm' };
const ACROSS: Readonly<Record<PaperSize, string>> = { a4: '269mm', letter: '251mm' };

/** The style of a document: paged for the printer, a sheet of that width on a screen. */
export function printCss({ paper, lang, foot, last, numbered, landscape }: PrintStyle): string {
  const { page, of, lastLine } = dictionaries[lang].sheets;
  const number = numbered
    ? `@bottom-right { content: ${cssString(`${page} `)} counter(page) ${cssString(` ${of} `)} counter(pages); }`
    : '';
  const under =
    last === null ? '' : ` "\\a" ${cssString(lastLine(formatLineMark(last)))}; white-space: pre-line`;
  return `@page { size: ${SIZES[paper]}${landscape ? ' landscape' : ''}; margin: 14mm 14mm 16mm; font: 9pt ${FONT}; color: #444;
  @bottom-left { content: ${cssString(foot)}${under}; } ${number} }
${BASE}
@media screen { body { max-width: ${(landscape ? ACROSS : WIDTHS)[paper]}; } }
`;
}

const FONT = `'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', 'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

const BASE = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 10.5pt/1.4 ${FONT}; color: #000; background: #fff; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 3mm; font-size: 18pt; line-height: 1.15; }
h2 { margin: 2mm 0 1.5mm; font-size: 12.5pt; }
h1, h2, caption { break-after: avoid; }
p { margin: 0 0 2mm; }
.sheet { break-after: page; }
.sheet:last-child { break-after: auto; }
.sheet::after { content: ''; display: block; clear: both; }
.head { display: flex; justify-content: space-between; gap: 6mm; margin-bottom: 3mm; padding-bottom: 2mm;
  border-bottom: 0.4mm solid #000; }
.head > :last-child { text-align: right; white-space: nowrap; }
.quiet { color: #444; }
.huge { font-size: 54pt; font-weight: 700; line-height: 1; }
.big { font-size: 15pt; font-weight: 600; }
.mono { font-family: 'Atkinson Hyperlegible Mono', 'DejaVu Sans Mono', Consolas, Menlo, monospace; font-size: 8.5pt;
  overflow-wrap: anywhere; white-space: pre-wrap; }
table { width: 100%; border-collapse: collapse; margin: 0 0 3mm; font: inherit; color: inherit; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
caption { padding: 0 0 1mm; text-align: left; font-weight: 700; }
table { border-top: 0.4mm solid #000; border-bottom: 0.4mm solid #000; }
th, td { padding: 0.9mm 1.6mm; border-bottom: 0.15mm solid #999; text-align: left; vertical-align: top;
  overflow-wrap: break-word; }
th + th, th + td, td + td { border-left: 0.15mm solid #ccc; }
tbody th { font-weight: 600; }
table.dense { font-size: 8.5pt; }
.dense th, .dense td { padding: 0.5mm 1mm; }
.dense thead th { font-size: 8pt; }
.card { break-inside: avoid; margin-bottom: 6mm; }
.whole { white-space: nowrap; }
thead th { border-bottom: 0.3mm solid #000; font-size: 9pt; font-weight: 600; }
td.number, th.number { text-align: right; }
td.struck { text-decoration: line-through; }
dl { display: grid; grid-template-columns: max-content 1fr; margin: 0 0 3mm; border-top: 0.15mm solid #999; }
dt, dd { padding: 0.7mm 0; border-bottom: 0.15mm solid #999; }
dt { padding-right: 4mm; color: #444; }
dd { margin: 0; overflow-wrap: anywhere; }
dl:empty { display: none; }
dl + dl { margin-top: -3mm; border-top: 0; }
ol, ul { margin: 0 0 3mm; padding-left: 6mm; }
.columns { display: flex; gap: 6mm; align-items: flex-start; margin-bottom: 3mm; }
.columns > * { flex: 1 1 0; min-width: 0; }
.columns.middle { align-items: center; }
.columns > .narrow { flex: 0 0 auto; }
figure { margin: 0; break-inside: avoid; }
figcaption { margin-top: 1mm; text-align: center; font-size: 9.5pt; }
figure svg { display: block; height: auto; margin: 0 auto; }
figure svg:not([width]), td svg:not([width]) { width: 100%; }
.signatures { display: flex; gap: 8mm; margin-top: 16mm; break-inside: avoid; }
.signatures > * { flex: 1 1 0; padding-top: 1mm; border-top: 0.3mm solid #000; font-size: 9pt; }
.box { margin: 0 0 3mm; padding: 2mm 3mm; border: 0.4mm solid #000; break-inside: avoid; }
.slips { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }
.slip { padding: 4mm 0; border-bottom: 0.2mm dashed #999; break-inside: avoid; }
.slip .side { display: grid; grid-template-columns: 18mm 1fr; padding: 1mm 0; border-bottom: 0.15mm solid #999; }
.slip .ticks { display: flex; gap: 3mm; margin: 3mm 0; }
.slip .tick { flex: 1; padding: 1.5mm; border: 0.3mm solid #000; text-align: center; }
.slip .signatures { margin-top: 9mm; }
.defs { position: absolute; width: 0; height: 0; }
svg, thead th { print-color-adjust: exact; }
@media screen { body { margin: 0 auto; padding: 6mm; } .sheet + .sheet { margin-top: 10mm; padding-top: 10mm;
  border-top: 0.3mm dashed #999; } }`;
