import { kindOfLetter } from './languages.ts';
import { KING, PAWN, QUEEN } from './pieces.ts';

/**
 * What a written move says, before any position is asked. Files and ranks are 0 ... 7, or -1 where the text is
 * silent; kinds are those of pieces.ts, `promotion` 0 if none is named.
 */
export interface SanShape {
  readonly kind: number;
  readonly fromFile: number;
  readonly fromRank: number;
  readonly toFile: number;
  /** -1 in the old `ed`: a capture told by its two files only. */
  readonly toRank: number;
  readonly promotion: number;
  readonly castling: 'king-side' | 'queen-side' | null;
  /** A capture sign is written. */
  readonly captures: boolean;
  /** Both squares written and no piece named: any piece may stand there (`e2e4`, `g1f3`). */
  readonly bare: boolean;
  /** The initials used, in capitals: what tells the language. */
  readonly letters: string;
}

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const NUMBER = /^\d+\s*(?:\.+|\u2026)\s*/;
/** Everything a writer may add after the move: check, mate, en passant, draw offer, opinions (C.9, C.12, C.13). */
const SUFFIX =
  /(?:\s|e\.?\s?p\.?|[+#\u2020\u2021=!?:.,]|(?:dbl|dis|d)\.?\s?ch\.?|ch(?:eck)?\.?|mate|mt\.?|\(=\))+$/i;
const CASTLING = /^(?:0|O|o|\u041E)(-?)(?:0|O|o|\u041E)(?:\1(?:0|O|o|\u041E))?$/;
const PIECE = 'PKQRBNDTACFLS\u2654-\u265F';
const MOVE = new RegExp(
  `^([${PIECE}p])?([a-h])?([1-8])?([-x:\u00D7]?)([a-h])([1-8])(?:[=/]?([${PIECE}qrbndtacfls])|[=/]?\\(([${PIECE}qrbndtacfls])\\))?$`,
);
const SMALL_PIECE = new RegExp(`^[kqrntls](?=[a-hx1-8:-])`);
const BY_FILES = new RegExp(`^[Pp]?([a-h])[x:\u00D7]?([a-h])(?:[=/]?\\(?([${PIECE}])\\)?)?$`);

/**
 * The ways a written move can be understood with Appendix C's freedom, the likeliest first; empty if none.
 * `rook` tells whether R is the rook (English) or the king. A small letter is a piece only where it cannot be a file.
 */
export function readShapes(text: string, rook: boolean): readonly SanShape[] {
  if (text.length > LONGEST) return [];
  const plain = text
    .trim()
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(DASHES, '-')
    .replace(NUMBER, '')
    .replace(SUFFIX, '');
  const castling = CASTLING.exec(plain);
  if (castling !== null) return [castlingShape(plain.replaceAll('-', '').length)];
  const capital = SMALL_PIECE.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  const found = MOVE.exec(capital);
  if (found === null) return byFiles(plain, rook);
  const shape = moveShape(found, rook);
  return shape === null ? [] : [smallFilePiece(plain, shape, rook) ?? shape];
}

function castlingShape(length: number): SanShape {
  const castling = length === 2 ? 'king-side' : 'queen-side';
  return { ...NOTHING, kind: KING, castling };
}

const NOTHING: SanShape = {
  kind: PAWN,
  fromFile: -1,
  fromRank: -1,
  toFile: -1,
  toRank: -1,
  promotion: 0,
  castling: null,
  captures: false,
  bare: false,
  letters: '',
};

/** Longer texts are no move; the bound keeps reading linear. */
const LONGEST = 32;

function fileNumber(letter: string | undefined): number {
  return letter === undefined ? -1 : letter.charCodeAt(0) - 97;
}

function rankNumber(digit: string | undefined): number {
  return digit === undefined ? -1 : digit.charCodeAt(0) - 49;
}

function moveShape(found: RegExpExecArray, rook: boolean): SanShape | null {
  const [, piece, fromFile, fromRank, sign, toFile, toRank] = found;
  const promotion = (found[7] ?? found[8] ?? '').toUpperCase();
  const kind = piece === undefined ? PAWN : kindOfLetter(piece.toUpperCase(), rook);
  const promoted = promotion === '' ? 0 : kindOfLetter(promotion, rook);
  if (promotion !== '' && (promoted === 0 || promoted === PAWN || promoted > QUEEN || kind !== PAWN))
    return null;
  return {
    ...NOTHING,
    kind,
    fromFile: fileNumber(fromFile),
    fromRank: rankNumber(fromRank),
    toFile: fileNumber(toFile),
    toRank: rankNumber(toRank),
    promotion: promoted,
    captures: sign !== '' && sign !== '-',
    bare: piece === undefined && fromFile !== undefined && fromRank !== undefined,
    letters: initials(piece) + initials(promotion),
  };
}

function initials(letter: string | undefined): string {
  return letter === undefined || letter === 'p' || letter === 'P' || letter > '\u00FF' ? '' : letter;
}

/** `bf3`, `cf3`, `dd4`: no pawn can do that, so the small letter is a piece's. `bc3` and `bxc3` stay pawn captures. */
function smallFilePiece(plain: string, shape: SanShape, rook: boolean): SanShape | null {
  const letter = plain.charAt(0);
  if (shape.kind !== PAWN || shape.fromFile < 0 || !'abcdf'.includes(letter)) return null;
  if (shape.fromRank >= 0 || shape.promotion > 0 || Math.abs(shape.fromFile - shape.toFile) === 1)
    return null;
  const capital = letter.toUpperCase();
  return { ...shape, kind: kindOfLetter(capital, rook), fromFile: -1, letters: capital };
}

function byFiles(plain: string, rook: boolean): readonly SanShape[] {
  const found = BY_FILES.exec(plain);
  if (found === null) return twoSmallFiles(plain, rook);
  const [, from, to, promotion = ''] = found;
  if (Math.abs(fileNumber(from) - fileNumber(to)) !== 1) return [];
  const promoted = promotion === '' ? 0 : kindOfLetter(promotion, rook);
  if (promotion !== '' && (promoted <= PAWN || promoted > QUEEN)) return [];
  return [
    {
      ...NOTHING,
      fromFile: fileNumber(from),
      toFile: fileNumber(to),
      promotion: promoted,
      captures: true,
      letters: initials(promotion),
    },
  ];
}

/** `cbd2`, `ba1b2`: a small piece letter and a full or partial departure square. */
function twoSmallFiles(plain: string, rook: boolean): readonly SanShape[] {
  if (!/^[abcdf][a-h1-8]/.test(plain)) return [];
  const found = MOVE.exec(plain.charAt(0).toUpperCase() + plain.slice(1));
  const shape = found === null ? null : moveShape(found, rook);
  return shape === null ? [] : [shape];
}
