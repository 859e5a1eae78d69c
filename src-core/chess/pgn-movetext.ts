import type { Position } from './types.ts';
import { INITIALS } from './languages.ts';
import { badTimesIn } from './pgn-clocks.ts';
import { clockComment, commentText } from './pgn-comments.ts';
import { MovetextWords } from './pgn-movetext-words.ts';
import { nagOf } from './pgn-nags.ts';
import { type ResultRead, resultAt } from './pgn-results.ts';
import { commentAt, skipVariation } from './pgn-skip.ts';
import { endOfLine, isLineStart, isSpace, isTagAt } from './pgn-text.ts';

/** What kind of token a character begins. */
const SPACE = 1;
const MOVE = 2;
const DIGIT = 3;
const DOT = 4;
const CLASS_OF = new Uint8Array(128);
for (let code = 0; code <= 32; code++) CLASS_OF[code] = SPACE;
for (const letter of `abcdefghO${INITIALS}`) CLASS_OF[letter.charCodeAt(0)] = MOVE;
for (const digit of '0123456789') CLASS_OF[digit.charCodeAt(0)] = DIGIT;
CLASS_OF[46] = DOT;

/** Characters of `{[%clk h:mm:ss]}`. */
const CLOCK_COMMENT = 16;

/**
 * Reads the movetext of one game: moves, numbers, comments, variations, glyphs, the result. What cannot be read is
 * kept: the rest of the game in `unread`, the rest of a variation as a comment, anything else in a notice.
 */
export class MovetextReader extends MovetextWords {
  /**
   * Reads from `at` to the end of the game, whose head has these comments; R is the rook if `rook`. The outcome is in
   * the fields.
   */
  run(
    text: string,
    at: number,
    { start, comments }: { readonly start: Position; readonly comments: readonly string[] },
    rook: boolean,
    tagged: ResultRead | null,
  ): void {
    this.text = text;
    this.pos = at;
    this.line.begin(start);
    this.fast.rook = rook;
    this.notices = [];
    this.result = null;
    this.unread = null;
    this.bits = 0;
    this.failed = 0;
    this.standing = 0;
    this.afterNumber = false;
    this.numberDoubted = false;
    this.startNumber = start.moveNumber;
    this.tagged = tagged;
    for (const comment of comments) this.line.comment(comment, false);
    while (this.pos < text.length && this.step());
    this.finish();
  }

  /** Everything from `at` on is kept unread: the start position is not known. */
  refuse(text: string, at: number, start: Position): void {
    this.run(text, text.length, { start, comments: [] }, true, null);
    this.text = text;
    this.pos = at;
    this.keepUnread();
    this.finish();
  }

  /** Reads one token; false where the game is over. */
  private step(): boolean {
    const { text, pos } = this;
    const code = text.charCodeAt(pos);
    const kind = code < 128 ? CLASS_OF[code] : 0;
    if (kind === SPACE || kind === DOT) {
      this.pos++;
      return true;
    }
    if (kind === MOVE) {
      if (this.result === null && this.fast.read(text, pos, this.line.board)) return this.addFast();
      return this.word();
    }
    if (kind === DIGIT) return this.number();
    return this.sign(code);
  }

  private addFast(): boolean {
    const { fast } = this;
    this.line.add(fast.code, fast.san);
    if ((fast.bits & ~this.bits) !== 0) this.see(fast.bits, this.pos);
    this.pos = fast.end;
    this.afterNumber = false;
    return true;
  }

  private sign(code: number): boolean {
    const { text, pos } = this;
    switch (code) {
      case 123: // {
        return this.comment();
      case 59: // ;
        this.pos = endOfLine(text, pos);
        this.line.comment(text.slice(pos + 1, this.pos), this.afterNumber);
        return true;
      case 40: // (
        return text.startsWith('(=)', pos) ? this.drawOffer() : this.openVariation();
      case 41: // )
        return this.closeVariation();
      case 36: // $
        return this.numericGlyph();
      case 33: // !
      case 63: // ?
        return this.glyph();
      case 91: // [
        return !isTagAt(text, pos) && this.brackets();
      case 37: // %
        if (!isLineStart(text, pos)) return this.word();
        this.pos = endOfLine(text, pos);
        return true;
      case 125: // }
      case 93: // ]
      case 60: // <
      case 62: // >
        this.notice(pos, 'strayText', text.charAt(pos));
        this.pos++;
        return true;
      case 0x2026: // an ellipsis after a number
        this.pos++;
        return true;
      default:
        if (!isSpace(code)) return this.word();
        this.pos++;
        return true;
    }
  }

  private comment(): boolean {
    const { pos } = this;
    const clkMs = this.afterNumber ? -1 : clockComment(this.text, pos);
    if (clkMs >= 0 && this.line.clock(clkMs)) {
      this.pos += CLOCK_COMMENT;
      return true;
    }
    const comment = commentAt(this.text, pos, this.braces);
    if (!comment.closed) this.notice(pos, 'unclosedComment', comment.text.trim());
    for (const time of badTimesIn(comment.text)) this.notice(pos, 'impossibleClock', time);
    this.line.comment(comment.text, this.afterNumber);
    this.pos = comment.end;
    return true;
  }

  /** The sign `(=)` of a draw offer (C.12) is kept as a comment. */
  private drawOffer(): boolean {
    this.line.comment('(=)', false);
    this.pos += 3;
    return true;
  }

  private openVariation(): boolean {
    const opened = this.result === null ? this.line.open() : 'strayText';
    this.pos++;
    this.afterNumber = false;
    if (opened === 'open') return true;
    const { end } = skipVariation(this.text, this.pos, this.braces);
    const inside = this.text.slice(this.pos - 1, end);
    this.notice(this.pos - 1, opened, inside);
    this.line.comment(commentText(`${inside})`), false);
    this.pos = end < this.text.length && this.text.charCodeAt(end) === 41 ? end + 1 : end;
    return true;
  }

  private closeVariation(): boolean {
    const { line, pos } = this;
    this.pos++;
    this.afterNumber = false;
    if (line.depth === 0) this.notice(pos, 'strayText', ')');
    else if (!line.close()) this.notice(pos, 'emptyVariation', '()');
    return true;
  }

  private numericGlyph(): boolean {
    const found = /^\$(\d{1,4})/.exec(this.text.slice(this.pos, this.pos + 5));
    const written = found?.[0] ?? '$';
    if (found === null || !this.line.nag(Number(found[1]))) this.notice(this.pos, 'strayText', written);
    this.pos += written.length;
    return true;
  }

  /** `!`, `?!` and the like, standing alone or glued to the move. */
  private glyph(): boolean {
    const { text, pos } = this;
    let end = pos + 1;
    while (text.charAt(end) === '!' || text.charAt(end) === '?') end++;
    const written = text.slice(pos, end);
    const nag = nagOf(written);
    this.pos = end;
    if (nag === null || !this.line.nag(nag)) this.notice(pos, 'strayText', written);
    return true;
  }

  /** Square brackets that are no tag: a command outside its comment, or text kept in a notice. */
  private brackets(): boolean {
    const { text, pos } = this;
    const lineEnd = endOfLine(text, pos);
    const close = text.slice(pos, lineEnd).indexOf(']');
    this.pos = close < 0 ? lineEnd : pos + close + 1;
    const inside = text.slice(pos, this.pos);
    if (inside.startsWith('[%')) this.line.comment(inside, this.afterNumber);
    else this.notice(pos, 'strayText', inside);
    return true;
  }

  /** A move number, or a result, or castling with zeros. */
  private number(): boolean {
    const { text, pos } = this;
    let end = pos;
    let value = 0;
    for (
      let digit = text.charCodeAt(end) - 48;
      digit >= 0 && digit <= 9;
      digit = text.charCodeAt(++end) - 48
    ) {
      value = Math.min(value * 10 + digit, 1e9);
    }
    if (!this.isNumber(value, end)) return this.word();
    if (this.result !== null) return this.afterResult();
    if (value === 1 && this.beginsAnew()) return false;
    this.checkNumber(value);
    this.pos = end;
    this.afterNumber = true;
    return true;
  }

  /** Digits before a full stop, a move, a bracket or space are a number, unless `1 - 0` or `0.5-0.5` is meant. */
  private isNumber(value: number, end: number): boolean {
    const next = this.text.charCodeAt(end);
    if (value === 0) return next === 46 && !/\d/.test(this.text.charAt(end + 1));
    if (next === 46 || (next < 128 && CLASS_OF[next] === MOVE)) return true;
    if (isSpace(next)) return resultAt(this.text, this.pos) === null;
    if (next < 128) return '{}()[];$!?'.includes(this.text.charAt(end));
    return !(next >= 128) || next === 0x2026 || (next >= 0x2654 && next <= 0x265f);
  }

  /** A first move again at the head of a line, with no result before it: another game without tags. */
  private beginsAnew(): boolean {
    const { line, text, pos } = this;
    if (line.depth > 0 || line.last === null || this.startNumber !== 1) return false;
    return line.board.moveNumber > 1 && isLineStart(text, pos) && !text.startsWith('1..', pos);
  }

  private checkNumber(value: number): void {
    const expected = this.line.board.moveNumber;
    if (value === expected || this.numberDoubted) return;
    this.numberDoubted = true;
    this.notice(this.pos, 'moveNumber', String(value), { found: value, expected });
  }
}
