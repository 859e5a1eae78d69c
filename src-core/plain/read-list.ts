/** A list as a file holds it: text in any encoding, or the first sheet of a workbook with something in it. */
import { decodeText } from './decode-text.ts';
import type { TextEncodingName } from './decode-text.ts';
import type { FileKind } from './file-kind.ts';
import { fileKindOf } from './file-kind.ts';
import { unpackedTexts } from './zip-size.ts';

export type ListRead =
  | { readonly ok: true; readonly text: string; readonly encoding: TextEncodingName | 'workbook' }
  /** What it is instead of a list. */
  | { readonly ok: false; readonly kind: FileKind };

/** More rows and columns than any list of players or pairings has: a stray cell in the last of them is not read. */
const MOST_CELLS = 'A1:IV20000';

/** Bytes of a workbook unpacked: a list of 10,000 players takes a tenth of it. */
const MOST_TEXT = 64 * 1024 * 1024;

/**
 * The text of a list. A workbook gives its rows with tabs between the cells, one line a row, so that lines are its
 * rows; dates are `1969-12-11`. What is no list is told by its kind, also a workbook that cannot be read.
 */
export async function readList(bytes: Uint8Array): Promise<ListRead> {
  const kind = fileKindOf(bytes);
  if (kind === null) return { ok: true, ...decodeText(bytes) };
  if (kind !== 'xlsx') return { ok: false, kind };
  const text = await workbookText(bytes);
  return text === null ? { ok: false, kind } : { ok: true, text, encoding: 'workbook' };
}

async function workbookText(bytes: Uint8Array): Promise<string | null> {
  if (unpackedTexts(bytes) > MOST_TEXT) return null;
  // only who has a workbook needs the reader
  const { readXlsx } = await import('hucre/xlsx');
  try {
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      range: MOST_CELLS,
    });
    const rows = sheets.map((sheet) => sheet.rows.map((cells) => cells.map(cellText))).find(hasText) ?? [];
    const width = Math.max(...rows.map((cells) => cells.length), 0);
    // a tab in each line, also in those of one cell, says that tabs part the cells
    return rows
      .map((cells) => [...cells, ...Array<string>(width + 1 - cells.length).fill('')].join('\t'))
      .join('\n');
  } catch {
    return null;
  }
}

function hasText(rows: readonly (readonly string[])[]): boolean {
  return rows.some((cells) => cells.some((cell) => cell !== ''));
}

type Cell = string | number | boolean | Date | null | undefined;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  const text = String(cell).replace(/\s+/g, ' ').trim();
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
