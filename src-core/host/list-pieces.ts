/** The text of a rating list's file in pieces, out of FIDE's zip too, in flat memory. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** Few enough letters that what is done with them takes some milliseconds. */
const PIECE = 128 * 1024;

export interface ListPiece {
  readonly text: string;
  /** How much of the file has been read, from 0 to 1. */
  readonly part: number;
}

/** Rejects with the error of the file system, or of a zip that is spoilt. FIDE writes ASCII; what else there is, UTF-8. */
export async function* listPieces(path: string): AsyncGenerator<ListPiece> {
  const { size } = await stat(path);
  const packed = await packedFrom(path);
  const file = createReadStream(path, { highWaterMark: PIECE, start: packed ?? 0 });
  const bytes: Readable = packed === null ? file : inflated(file);
  const decoder = new TextDecoder();
  try {
    for await (const piece of bytes) {
      const text = decoder.decode(piece as Uint8Array, { stream: true });
      yield { text, part: Math.min(1, ((packed ?? 0) + file.bytesRead) / size) };
    }
    yield { text: decoder.decode(), part: 1 };
  } finally {
    file.destroy();
  }
}

/** What follows the packed file in the zip is none of it. */
function inflated(file: Readable): Readable {
  const unpacked = createInflateRaw({ chunkSize: PIECE });
  file.on('error', (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

/** Where the first file of a zip begins that is packed the usual way (8); null where it is no such zip. */
async function packedFrom(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(30);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const zip = bytesRead === head.length && head.readUInt32LE(0) === 0x04034b50;
    if (!zip || head.readUInt16LE(8) !== 8) return null;
    return head.length + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}
