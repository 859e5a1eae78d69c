import { decodeText } from '../src-core/plain/decode-text.ts';
import { noTournament, type NoTournament } from '../src-core/plain/dropped-file.ts';
import type { ShellApi } from '../src-core/contract/desk-api.ts';
import { LIMITS } from '../src-core/vocabulary/limits.ts';

/** What became of a file brought to the window. */
export type Dropped =
  | { readonly kind: 'opened' }
  | { readonly kind: 'copied'; readonly path: string }
  /** A report (TRF), to be asked about. */
  | { readonly kind: 'report'; readonly text: string }
  | { readonly kind: 'instead'; readonly what: NoTournament }
  | { readonly kind: 'unreadable' | 'tooLarge' | 'closeFirst' };

/** Base64 writes three bytes with four letters. */
const mostBytes = (LIMITS.text / 4) * 3;
/** Of a report, in bytes: 10,000 players take less. */
const mostReport = 4 * 1024 * 1024;
/** Enough to tell what a file is: how it begins, and where a zip lists what it holds. */
const lookedAt = 128 * 1024;

/**
 * Opens the file as a tournament. `pathOf` tells where it lies, in a window that is told; of others the bytes are sent.
 * `busy`: a tournament is open, and no other is. Rejects with a fault where the desk cannot open it.
 */
export async function openDropped(
  file: File,
  shell: Pick<ShellApi, 'open' | 'bring'>,
  pathOf: ((file: File) => string) | undefined,
  busy: boolean,
): Promise<Dropped> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer());
  } catch {
    return { kind: 'unreadable' };
  }
  const what = noTournament(bytes);
  if (what === 'trf')
    return file.size > mostReport ? { kind: 'tooLarge' } : { kind: 'report', text: await textOf(file) };
  if (what !== null) return { kind: 'instead', what };
  if (busy) return { kind: 'closeFirst' };
  const path = pathOf?.(file) ?? '';
  if (path !== '') {
    await shell.open({ path });
    return { kind: 'opened' };
  }
  if (file.size > mostBytes) return { kind: 'tooLarge' };
  const opened = await shell.bring({ name: file.name, bytes: await base64(file) });
  return opened.copied ? { kind: 'copied', path: opened.path } : { kind: 'opened' };
}

async function textOf(file: File): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer())).text;
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
