/** Files and standard input as text, whatever their encoding; long ones piece by piece. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { decodeText } from '../plain/decode-text.ts';
import type { TextEncodingName } from '../plain/decode-text.ts';
import { readList } from '../plain/read-list.ts';
import { refusalText } from '../words/terminal-said.ts';
import type { Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/** The whole text of a file, or of standard input for `-`. Says so on standard error where it was not UTF-8. */
export async function readSource(path: string, terminal: Terminal): Promise<string> {
  try {
    const bytes = path === '-' ? await readStandardInput() : await readFile(path);
    const { text, encoding } = decodeText(bytes);
    if (encoding === 'windows-1252') terminal.err(terminal.words.encoding(path));
    return text;
  } catch (error) {
    throw cannotRead(path, error, terminal);
  }
}

/** A list out of a file, or of standard input for `-`: text, or a workbook. What is no list is refused by its kind. */
export async function readListSource(path: string, terminal: Terminal): Promise<string> {
  try {
    const read = await readList(path === '-' ? await readStandardInput() : await readFile(path));
    if (!read.ok)
      throw new RefusedError(refusalText({ code: 'noList', facts: { kind: read.kind } }, terminal.lang));
    if (read.encoding === 'windows-1252') terminal.err(terminal.words.encoding(path));
    return read.text;
  } catch (error) {
    throw error instanceof RefusedError ? error : cannotRead(path, error, terminal);
  }
}

/**
 * The text of a file in pieces, in flat memory. UTF-16 is seen at its beginning; what else is not
 * UTF-8 throughout is read as Windows-1252.
 */
export async function* readPieces(path: string, terminal: Terminal): AsyncGenerator<string> {
  if (path === '-') {
    yield await readSource(path, terminal);
    return;
  }
  try {
    const encoding = (await utf16Of(path)) ?? ((await isUtf8(path)) ? 'utf-8' : 'windows-1252');
    if (encoding === 'windows-1252') terminal.err(terminal.words.encoding(path));
    const decoder = new TextDecoder(encoding);
    for await (const piece of bytesOf(path)) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof RefusedError ? error : cannotRead(path, error, terminal);
  }
}

/** UTF-16, by the beginning of the file. */
async function utf16Of(path: string): Promise<TextEncodingName | null> {
  for await (const piece of bytesOf(path)) {
    const { encoding } = decodeText(piece.subarray(0, 2000));
    return encoding === 'utf-16le' || encoding === 'utf-16be' ? encoding : null;
  }
  return null;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytesOf(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: 1 << 20 });
}

async function readStandardInput(): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
}

function cannotRead(path: string, error: unknown, terminal: Terminal): RefusedError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new RefusedError(terminal.words.cannotRead(path, code));
}
