/** Files from outside, in the encodings that programs still write. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src-core/plain/decode-text.ts';
import type { TextEncodingName } from '../../src-core/plain/decode-text.ts';

const GAME = '[White "Núñez, Ángel"]\r\n[Black "Muñoz, José"]\r\n\r\n1. e4 e5 1/2-1/2\r\n';

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))];
  return Uint8Array.from(
    units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

describe('the text of a file', () => {
  const rows: readonly (readonly [string, Uint8Array, TextEncodingName])[] = [
    ['UTF-8', new TextEncoder().encode(GAME), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${GAME}`), 'utf-8'],
    ['Windows-1252', Uint8Array.from(Array.from(GAME, (letter) => letter.charCodeAt(0))), 'windows-1252'],
    ['UTF-16, little end first, with its mark', utf16(GAME, false, true), 'utf-16le'],
    ['UTF-16, big end first, with its mark', utf16(GAME, true, true), 'utf-16be'],
    ['UTF-16, little end first, without a mark', utf16(GAME, false, false), 'utf-16le'],
    ['UTF-16, big end first, without a mark', utf16(GAME, true, false), 'utf-16be'],
  ];
  it.each(rows)('%s', (_name, bytes, encoding) =>
    expect(decodeText(bytes)).toEqual({ text: GAME, encoding }),
  );

  it('of the West comes through UTF-16 as it was, marked or not, and nothing without zeros is taken for it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcXYZ 123.+-"[]{}ñáéüÇ\n'),
      minLength: 2,
      maxLength: 80,
    });
    fc.assert(
      fc.property(letters, fc.boolean(), fc.boolean(), (text, big, mark) => {
        expect(decodeText(utf16(text, big, mark)).text).toBe(text);
        expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: 'utf-8' });
      }),
    );
  });
});
