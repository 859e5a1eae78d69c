export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
}

/**
 * The text of a file from outside: UTF-16 where its mark or its zeros say so, UTF-8 where every byte fits, otherwise
 * Windows-1252, in which any byte is a letter and old programs of this country still write. The mark goes away.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return decoded(bytes, unmarked);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}

/** Of so many letters from the start, and that part of them, UTF-16 has a zero in one and the same half. */
const LOOKED_AT = 2000;
const MOSTLY = 0.7;

/** UTF-16 without its mark: letters of the West have a zero each, always on the same side. No other text has any. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length - (bytes.length % 2), LOOKED_AT);
  const zeros = [0, 0];
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = (length / 2) * MOSTLY;
  if (length < 4 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  if (odd >= least) return 'utf-16le';
  return even >= least ? 'utf-16be' : null;
}

function decoded(bytes: Uint8Array, encoding: TextEncodingName): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
