/** What a file or a pasted text is, where a list or games were expected: by how it begins, not by its name. */

export const FILE_KINDS = ['xlsx', 'xls', 'ods', 'zip', 'pdf', 'html', 'trf', 'packed', 'picture'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** How files begin that are no text, in Latin-1. An .xls and a workbook with a password are the same to the eye. */
const BEGINNINGS: readonly (readonly [string, FileKind])[] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xD0\xCF\x11\xE0', 'xls'],
  ['%PDF-', 'pdf'],
  ['\x1F\x8B', 'packed'],
  ['Rar!', 'packed'],
  ['7z\xBC\xAF', 'packed'],
  ['\x89PNG', 'picture'],
  ['\xFF\xD8\xFF', 'picture'],
  ['GIF8', 'picture'],
];

/** What a zip holds, by names that stand in it. */
const INSIDE: readonly (readonly [string, FileKind])[] = [
  ['opendocument.spreadsheet', 'ods'],
  ['xl/workbook', 'xlsx'],
];

const LOOKED_AT = 4096;
const HTML =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta)\b/i;
/** Records of TRF: 012 the tournament, 022 to 132 what is said of it, 001 a player. */
const TRF = /^(?:###[^\r\n]*[\r\n]\s*)*(?:012 .*[\r\n]+(?:\d{3}|XX[A-Z]) |001 {1,4}\d{1,4} )/;

/** What the bytes are; null where they are text like any other. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const begins = latin1(bytes.subarray(0, LOOKED_AT));
  const kind = BEGINNINGS.find(([beginning]) => begins.startsWith(beginning))?.[1] ?? null;
  if (kind !== 'zip') return kind ?? textKindOf(begins);
  // the names of what it holds stand at its end, and before each part
  const ends = latin1(bytes.subarray(Math.max(0, bytes.length - 16 * LOOKED_AT)));
  return INSIDE.find(([name]) => begins.includes(name) || ends.includes(name))?.[1] ?? 'zip';
}

/** What a text is that is no list: a page of the web, or a report for FIDE. */
export function textKindOf(text: string): 'html' | 'trf' | null {
  const begins = text.slice(0, LOOKED_AT).replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)/, '');
  if (HTML.test(begins)) return 'html';
  return TRF.test(begins) ? 'trf' : null;
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
