import type { Lang } from '../../src-core/chess/index.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkSanRows,
  formatSan,
  formatUci,
  legalSans,
  parseSan,
  positionOf,
  readSan,
  readTypedMove,
  startPosition,
} from '../../src-core/chess/index.ts';
import { game, move, position } from './given.ts';

// Positions and moves with their notation in two languages; public rows, checked with two other programs.
const table = readFileSync(new URL('../data/notation/san.tsv', import.meta.url), 'utf8');

test('the table of moves: every row is written and read in English and in Spanish', () => {
  expect(checkSanRows(table)).toEqual({ rows: 968, faults: [] });
});

test('a row that is wrong is found, with its line', () => {
  const rows = '# remarks\n8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82\te2c3\t0\tNec3\tCe2c3\tambiguous\n';
  expect(checkSanRows(rows).faults).toEqual([
    { line: 2, what: 'written', lang: 'en', expected: 'Nec3', got: 'Ne2c3' },
    { line: 2, what: 'read', lang: 'en', expected: 'Nec3', got: 'ambiguous' },
  ]);
});

const FREE = 'r1bqk2r/pPpp1ppp/2nb1n2/4pP2/2B5/5N2/PPPP2PP/RNBQK2R w KQkq e6 0 6';

/** Appendix C: what a player may write, and the move it means. */
const written: readonly (readonly [article: string, text: string, uci: string])[] = [
  ['C.4 a pawn has no letter', 'd4', 'd2d4'],
  ['C.8 long form', 'Nf3g5', 'f3g5'],
  ['C.8 long form with a dash', 'Nf3-g5', 'f3g5'],
  ['C.8 long form with an en dash', 'Nf3–g5', 'f3g5'],
  ['C.8 squares alone', 'f3g5', 'f3g5'],
  ['C.8 pawn with both squares', 'd2-d4', 'd2d4'],
  ['C.9 capture with x', 'Nxe5', 'f3e5'],
  ['C.9 capture without x', 'Ne5', 'f3e5'],
  ['C.9 capture with a colon', 'N:e5', 'f3e5'],
  ['C.9 en passant', 'fxe6', 'f5e6'],
  ['C.9 en passant without x', 'fe6', 'f5e6'],
  ['C.9 en passant, said', 'fxe6 e.p.', 'f5e6'],
  ['C.9 en passant, said shortly', 'fxe6ep', 'f5e6'],
  ['C.9 files alone', 'fe', 'f5e6'],
  ['C.11 promotion at once', 'bxa8Q', 'b7a8q'],
  ['C.11 promotion with =', 'bxa8=N', 'b7a8n'],
  ['C.11 promotion in brackets', 'bxa8(R)', 'b7a8r'],
  ['C.11 promotion after a stroke', 'ba8/B', 'b7a8b'],
  ['C.11 long form', 'b7-c8D', 'b7c8q'],
  ['C.11 small letter', 'b7c8q', 'b7c8q'],
  ['C.12 with a draw offer', 'Nxe5 (=)', 'f3e5'],
  ['C.13 castling, zeros', '0-0', 'e1g1'],
  ['C.13 castling, letters', 'O-O', 'e1g1'],
  ['C.13 castling, small letters', 'o-o', 'e1g1'],
  ['C.13 castling, en dash', 'O–O', 'e1g1'],
  ['C.13 castling, no dash', '00', 'e1g1'],
  ['castling as UCI', 'e1g1', 'e1g1'],
  ['castling, king to his rook', 'e1h1', 'e1g1'],
  ['castling in the long form', 'Ke1-g1', 'e1g1'],
  ['C.13 check', 'Bxf7+', 'c4f7'],
  ['C.13 check not said', 'Bf7', 'c4f7'],
  ['C.13 mate said though it is none', 'Bxf7 mate', 'c4f7'],
  ['C.13 ++', 'Bxf7++', 'c4f7'],
  ['C.13 ch', 'Bxf7 ch', 'c4f7'],
  ['an opinion', 'Bxf7+!?', 'c4f7'],
  ['a figurine', '♘g5', 'f3g5'],
  ['the other figurine', '♞g5', 'f3g5'],
  ['the move number too', '6. Ng5', 'f3g5'],
  ['a small piece letter', 'ng5', 'f3g5'],
  ['a small bishop, where no pawn can be meant', 'bxf7', 'c4f7'],
  ['a pawn said by its letter', 'Pd4', 'd2d4'],
];

describe('what Appendix C lets a player write', () => {
  test.each(written)('%s: %s', (_article, text, uci) => {
    const from = position(FREE);
    const read = parseSan(from, text);
    expect(read.ok ? read.value : read.error).toEqual(move(from, uci));
  });
});

describe('what is refused, and why', () => {
  const start = startPosition();
  const refusal = (fen: string, text: string, lang: Lang | 'auto' = 'auto'): unknown => {
    const read = parseSan(fen === '' ? start : position(fen), text, { lang });
    return read.ok ? read.value : read.error;
  };

  test('a text that is no move', () => {
    for (const text of ['', 'hello', 'Nf9', 'i4', 'N', 'xx', '0-0-0-0', 'e9=Q', 'e8=K', 'e4'.repeat(40)]) {
      expect(refusal('', text)).toMatchObject({ code: 'unreadable', text });
    }
  });

  test('two knights can go there', () => {
    const two = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
    expect(refusal(two, 'Nd2')).toMatchObject({ code: 'ambiguous', possible: ['Nbd2', 'Nfd2'] });
    expect(refusal(two, 'Nfd2')).toEqual({ from: 'f3', to: 'd2' });
  });

  test('a move that is not legal says which one was meant and why', () => {
    expect(refusal('', 'Ra3')).toMatchObject({
      code: 'illegal',
      why: { move: { from: 'a1', to: 'a3' }, code: 'blockedAt', facts: { square: 'a2' } },
    });
    expect(refusal('', 'O-O')).toMatchObject({ code: 'illegal', why: { code: 'castlingBlocked' } });
    expect(refusal('7k/4P3/8/8/8/8/8/K7 w - - 0 1', 'e8')).toMatchObject({
      why: { code: 'promotionMissing' },
      possible: ['e8=Q+', 'e8=R+', 'e8=B', 'e8=N'],
    });
  });

  test('a piece that is not on the board', () => {
    expect(refusal('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'Qd4')).toMatchObject({ code: 'noSuchPiece' });
  });

  test('Cf3 is never the pawn move f3', () => {
    expect(refusal('', 'Cf3', 'en')).toMatchObject({
      code: 'wrongLanguage',
      languages: ['es', 'fr', 'it', 'pt', 'ca'],
    });
    expect(refusal('', 'Cf3', 'es')).toEqual({ from: 'g1', to: 'f3' });
    expect(refusal('', 'Cf3')).toEqual({ from: 'g1', to: 'f3' });
    expect(refusal('', 'cf3', 'en')).toMatchObject({ code: 'wrongLanguage' });
  });

  test('bxc3 is a pawn capture, whatever the bishop could do', () => {
    const both = '4k3/8/8/8/1b6/2N5/1P6/4K3 b - - 0 1';
    expect(refusal(both, 'bxc3')).toMatchObject({ code: 'noSuchPiece' });
    expect(refusal(both, 'Bxc3')).toEqual({ from: 'b4', to: 'c3' });
  });

  test('R that may be the rook or the king is asked back', () => {
    const both = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
    expect(refusal(both, 'Rd1')).toMatchObject({ code: 'ambiguous', possible: ['Rd1', 'Kd1'] });
    expect(refusal(both, 'Rd1', 'en')).toEqual({ from: 'a1', to: 'd1' });
    expect(refusal(both, 'Rd1', 'es')).toEqual({ from: 'e1', to: 'd1' });
  });
});

describe('the language of a move', () => {
  const both = position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');

  test('typed at the board: the own language first, another only where that gives nothing', () => {
    const typed = (text: string, lang: Lang): unknown => {
      const read = readTypedMove(both, text, lang);
      return read.ok ? `${formatUci(both, read.value.move)} ${read.value.lang ?? '-'}` : read.error.code;
    };
    expect(typed('Rd1', 'es')).toBe('e1d1 es');
    expect(typed('Rd1', 'en')).toBe('a1d1 en');
    expect(typed('Ra8', 'es')).toBe('a1a8 en');
    expect(typed('Td1', 'en')).toBe('a1d1 es');
    expect(typed('a1d1', 'en')).toBe('a1d1 -');
    expect(typed('Dd1', 'es')).toBe('noSuchPiece');
  });

  test('told with the move', () => {
    const lang = (text: string): unknown => {
      const read = readSan(startPosition(), text);
      return read.ok ? read.value.lang : read.error.code;
    };
    expect(['Nf3', 'Cf3', 'Sf3', 'e4'].map(lang)).toEqual(['en', 'es', 'de', null]);
  });
});

describe('writing', () => {
  const all: readonly Lang[] = ['en', 'es', 'de', 'fr', 'it', 'pt', 'ca'];

  test('the letters of seven languages', () => {
    const from = position('4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1');
    const pieces = ['e1f2', 'd1d2', 'a1a2', 'c1b2', 'b1a3'].map((uci) => move(from, uci));
    const letters = (lang: Lang): string =>
      pieces.map((one) => formatSan(from, one, { lang }).charAt(0)).join('');
    expect(all.map((lang) => `${lang} ${letters(lang)}`)).toEqual([
      'en KQRBN',
      'es RDTAC',
      'de KDTLS',
      'fr RDTFC',
      'it RDTAC',
      'pt RDTBC',
      'ca RDTAC',
    ]);
  });

  test('figurines and the long form', () => {
    const from = position(FREE);
    const text = (uci: string, style: 'figurine' | 'long'): string =>
      formatSan(from, move(from, uci), { style });
    expect(['f3e5', 'b7a8n', 'c4f7', 'd2d4', 'e1g1'].map((uci) => text(uci, 'figurine'))).toEqual([
      '♘xe5',
      'bxa8=♘',
      '♗xf7+',
      'd4',
      'O-O',
    ]);
    expect(['f3e5', 'b7a8n', 'f5e6', 'd2d4', 'f3g5'].map((uci) => text(uci, 'long'))).toEqual([
      'Nf3xe5',
      'b7xa8=N',
      'f5xe6',
      'd2-d4',
      'Nf3-g5',
    ]);
  });

  test('mate, and castling that gives it', () => {
    const before = positionOf(game(startPosition(), 'f2f3 e7e5 g2g4'));
    expect(formatSan(before, move(before, 'd8h4'))).toBe('Qh4#');
    const castles = position('8/8/8/8/8/8/7R/3k1K1R w H - 0 1', 'chess960');
    expect(legalSans(castles)).toContain('O-O#');
  });
});
