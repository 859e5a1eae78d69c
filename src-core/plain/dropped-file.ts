/** What a file is that was brought where a tournament was expected: by how it begins, not by its name. */
import { fileKindOf, type FileKind } from './file-kind.ts';

export type NoTournament = FileKind | 'pgn' | 'text' | 'empty' | 'unknown';

const SQLITE = 'SQLite format 3\0';
const LOOKED_AT = 4096;

/** What it is instead of a tournament's file; null where it may be one, which only opening it can tell. */
export function noTournament(bytes: Uint8Array): NoTournament | null {
  if (bytes.length === 0) return 'empty';
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  if (begins.startsWith(SQLITE)) return null;
  const kind = fileKindOf(bytes);
  if (kind !== null) return kind;
  if (/^(?:ï»¿)?\s*\[\w+\s+"/.test(begins)) return 'pgn';
  return begins.includes('\0') ? 'unknown' : 'text';
}
