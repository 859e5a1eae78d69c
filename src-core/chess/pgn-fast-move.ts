import { type Board } from './board.ts';
import { movesOfKindTo } from './board-moves.ts';
import { EN_PASSANT } from './move-code.ts';
import { INITIALS, kindOfLetter } from './languages.ts';
import { KING, PAWN, ROOK } from './pieces.ts';
import { distinctionAmong, sanText, signAfter } from './san-board.ts';
import { A1, RANK, fileOf, rankOf } from './squares.ts';

/**
 * The quick way for a move written in plain SAN (`Nbd7`, `exd5`, `e8=Q+`, nothing else): char codes only, no text and
 * no object until the move is known. Whatever it does not take is read by the thorough way.
 */

/** By char code: the kind of piece its capital stands for; R is left to the caller. */
const KIND_OF_CODE = new Uint8Array(128);
/** By char code: the bit of the initial, in the order of INITIALS. */
export const BIT_OF_CODE = new Int32Array(128);
for (const [at, letter] of [...INITIALS].entries()) {
  KIND_OF_CODE[letter.charCodeAt(0)] = kindOfLetter(letter, true);
  BIT_OF_CODE[letter.charCodeAt(0)] = 1 << at;
}
const LETTER_R = 82;

/** By char code: a move may end before this character. */
const ENDS_MOVE = new Uint8Array(128);
for (let code = 0; code <= 32; code++) ENDS_MOVE[code] = 1;
for (const sign of '!?{})$;') ENDS_MOVE[sign.charCodeAt(0)] = 1;

const list = new Int32Array(256);

export class FastMove {
  /** R is the rook. */
  rook = true;
  /** After a success: the move made, its SAN, one past its text, and the bits of its initials. */
  code = 0;
  san = '';
  end = 0;
  bits = 0;
  private kind = 0;
  private file = 0;
  private rank = 0;
  private to = 0;
  private promotion = 0;

  /** Reads a move at `at` and makes it on the board; false, with nothing done, where it is not plain SAN and legal. */
  read(text: string, at: number, board: Board): boolean {
    if (!this.scan(text, at)) return false;
    const end = movesOfKindTo(board, this.kind, this.to, list, 0);
    const code = this.choose(end);
    if (code === 0) return false;
    this.code = code;
    const kind = this.kind;
    const from = code & 255;
    const capture = board.squares[this.to] !== 0 || (code & EN_PASSANT) !== 0;
    const distinct = kind === PAWN ? (capture ? 1 : 0) : end === 1 ? 0 : distinctionAmong(list, end, from);
    board.make(code);
    this.san = sanText(kind, from, distinct, capture, this.to, this.promotion, signAfter(board));
    return true;
  }

  /** The only one of the legal moves found that fits what was written; 0 if none or several do. */
  private choose(end: number): number {
    const { file, rank, promotion } = this;
    let chosen = 0;
    for (let i = 0; i < end; i++) {
      const code = list[i] ?? 0;
      const from = code & 255;
      if (file >= 0 && fileOf(from) !== file) continue;
      if (rank >= 0 && rankOf(from) !== rank) continue;
      if (((code >> 16) & 7) !== promotion) continue;
      if (chosen !== 0) return 0;
      chosen = code;
    }
    return chosen;
  }

  private scan(text: string, at: number): boolean {
    const first = text.charCodeAt(at);
    this.rank = -1;
    this.promotion = 0;
    this.bits = 0;
    if (first > 96 && first < 105) return this.scanPawn(text, at, first - 97);
    if (first > 127 || KIND_OF_CODE[first] === 0) return false;
    this.kind = first === LETTER_R ? (this.rook ? ROOK : KING) : (KIND_OF_CODE[first] ?? 0);
    this.bits = BIT_OF_CODE[first] ?? 0;
    return this.scanPiece(text, at + 1);
  }

  /** `e4`, `exd5`, each with `=Q`. */
  private scanPawn(text: string, at: number, file: number): boolean {
    this.kind = PAWN;
    this.file = file;
    const second = text.charCodeAt(at + 1);
    if (second !== 120) return this.arrive(text, at + 2, file, second - 49);
    return this.arrive(text, at + 4, text.charCodeAt(at + 2) - 97, text.charCodeAt(at + 3) - 49);
  }

  /** After the initial: `f3`, `xf3`, `bd7`, `bxd7`, `1e2`, `1xe2`, `e2xf4`, `e2f4`. */
  private scanPiece(text: string, at: number): boolean {
    let place = at;
    let file = text.charCodeAt(place) - 97;
    this.file = -1;
    if (file >= 0 && file < 8) {
      const rank = text.charCodeAt(place + 1) - 49;
      if (rank >= 0 && rank < 8) {
        const next = text.charCodeAt(place + 2);
        if (next !== 120 && !(next > 96 && next < 105)) return this.arrive(text, place + 2, file, rank);
        this.rank = rank;
        place++;
      }
      this.file = file;
      place++;
    } else {
      const rank = text.charCodeAt(place) - 49;
      if (rank >= 0 && rank < 8) {
        this.rank = rank;
        place++;
      }
    }
    if (text.charCodeAt(place) === 120) place++;
    file = text.charCodeAt(place) - 97;
    return this.arrive(text, place + 2, file, text.charCodeAt(place + 1) - 49);
  }

  /** The square of arrival, and that nothing but a promotion, one sign and the end of the word follow. */
  private arrive(text: string, after: number, file: number, rank: number): boolean {
    if (!(file >= 0 && file < 8 && rank >= 0 && rank < 8)) return false;
    this.to = A1 + rank * RANK + file;
    let place = after;
    let code = text.charCodeAt(place);
    if (code === 61 && this.kind === PAWN) {
      const letter = text.charCodeAt(place + 1);
      if (!(letter < 128) || (letter === LETTER_R && !this.rook)) return false;
      this.promotion = KIND_OF_CODE[letter] ?? 0;
      if (this.promotion === 0 || this.promotion === KING) return false;
      this.bits |= BIT_OF_CODE[letter] ?? 0;
      place += 2;
      code = text.charCodeAt(place);
    }
    if (code === 43 || code === 35) code = text.charCodeAt(++place);
    this.end = place;
    return !(code >= 0) || (code < 128 && ENDS_MOVE[code] === 1);
  }
}
