import type { Position } from './types.ts';
import { FastMove } from './pgn-fast-move.ts';
import { PgnLineReader } from './pgn-line.ts';
import { clockComment, commentText } from './pgn-comments.ts';
import { nagOf } from './pgn-nags.ts';
import { type ResultRead, resultAt } from './pgn-results.ts';
import { moveNotice } from './pgn-move-notice.ts';
import { BraceFinder, commentAt, isGameOver, skipGame, skipVariation } from './pgn-skip.ts';
import {
  NO_FACTS,
  type NoticeFacts,
  type PgnNoticeCode,
  type RawNotice,
  endOfLine,
  isLineStart,
  isTagAt,
} from './pgn-text.ts';
import { type WordReading, readWord, wordAt } from './pgn-word.ts';
import { INITIALS } from './languages.ts';

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

/** In a text full of faults the first ones are explained, the others only named. */
const MOST_EXPLAINED = 20;

/**
 * Reads the movetext of one game: moves, numbers, comments, variations, glyphs, the result. What cannot be read is
 * kept: the rest of the game in `unread`, the rest of a variation as a comment, anything else in a notice.
 */
export class MovetextReader {
  readonly line = new PgnLineReader();
  readonly fast = new FastMove();
  readonly braces = new BraceFinder();
  notices: RawNotice[] = [];
  pos = 0;
  result: ResultRead | null = null;
  unread: string | null = null;
  /** Initials seen (bits), and where each was first seen. */
  bits = 0;
  readonly firstSeen = new Int32Array(INITIALS.length);
  /** Moves read, those of variations too; moves that could not be read. */
  read = 0;
  failed = 0;
  private text = '';
  private afterNumber = false;
  private numberDoubted = false;
  private startNumber = 1;
  /** The Result tag says that nobody gets a point, or that the game was not played. */
  private tagged: ResultRead | null = null;

  /** Reads from `at` to the end of the game; R is the rook if `rook`. The outcome is in the fields. */
  run(text: string, at: number, start: Position, rook: boolean, tagged: ResultRead | null): void {
    this.text = text;
    this.pos = at;
    this.line.begin(start);
    this.fast.rook = rook;
    this.notices = [];
    this.result = null;
    this.unread = null;
    this.bits = 0;
    this.read = 0;
    this.failed = 0;
    this.afterNumber = false;
    this.numberDoubted = false;
    this.startNumber = start.moveNumber;
    this.tagged = tagged;
    while (this.pos < text.length && this.step());
    this.finish();
  }

  /** Everything from `at` on is kept unread: the start position is not known. */
  refuse(text: string, at: number, start: Position): void {
    this.run(text, text.length, start, true, null);
    this.text = text;
    this.pos = at;
    this.keepUnread();
    this.finish();
  }

  private finish(): void {
    const { line } = this;
    if (line.depth > 0) this.notice(this.pos, 'unclosedVariation', '(', { open: line.depth });
    while (line.depth > 0) line.close();
    line.settle();
  }

  notice(at: number, code: PgnNoticeCode, text: string, facts: NoticeFacts = NO_FACTS): void {
    this.notices.push({ at, code, text, facts });
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
    this.read++;
    return true;
  }

  private see(bits: number, at: number): void {
    for (let i = 0; i < INITIALS.length; i++) {
      if ((bits & ~this.bits & (1 << i)) !== 0) this.firstSeen[i] = at;
    }
    this.bits |= bits;
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
      case 0xfeff:
      case 0xa0:
      case 0x2026: // an ellipsis after a number
        this.pos++;
        return true;
      default:
        return this.word();
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
    if (next <= 32 || next === 0xa0) return resultAt(this.text, this.pos) === null;
    if (next > 32 && next < 128) return '{}();'.includes(this.text.charAt(end));
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

  private word(): boolean {
    const { text, pos, line } = this;
    const found = resultAt(text, pos);
    if (found !== null && this.isResult(found)) return this.takeResult(found);
    if (this.result !== null) return this.afterResult();
    const word = readWord(line.board, wordAt(text, pos), this.fast.rook);
    switch (word.kind) {
      case 'move':
        return this.addWord(word);
      case 'null':
        if (!line.addNull()) return this.cannotRead(word);
        this.read++;
        break;
      case 'glyph':
        if (!line.nag(word.nag)) this.notice(pos, 'strayText', word.text);
        break;
      case 'sign':
        if (line.last === null) this.notice(pos, 'strayText', word.text);
        break;
      case 'stray':
        this.notice(pos, 'strayText', word.text);
        break;
      case 'unreadable':
      case 'illegal':
      case 'ambiguous':
      case 'noSuchPiece':
        return this.cannotRead(word);
    }
    this.pos += word.length;
    this.afterNumber = false;
    return true;
  }

  private addWord(word: WordReading & { readonly kind: 'move' }): boolean {
    const { line } = this;
    line.board.make(word.code);
    line.add(word.code, word.san);
    this.see(word.bits, this.pos);
    if (word.nag !== null) line.nag(word.nag);
    for (const remark of word.remarks) line.comment(remark, false);
    this.pos += word.length;
    this.afterNumber = false;
    this.read++;
    return true;
  }

  /** Is what looks like a result one here? `0-0` may be castling, `+/-` an opinion. */
  private isResult({ result, forfeit, end }: ResultRead & { readonly end: number }): boolean {
    const { text, pos, line } = this;
    if (result === '0-0' && text.charAt(pos) === '0') {
      if (!isGameOver(text, end, this.braces)) return false;
      return this.tagged?.result === '0-0' || readWord(line.board, wordAt(text, pos), true).kind !== 'move';
    }
    const first = text.charAt(pos);
    if (forfeit && (first === '+' || first === '-'))
      return line.last === null || this.tagged?.forfeit === true;
    return true;
  }

  private takeResult(found: ResultRead & { readonly end: number }): boolean {
    const { text, pos, line } = this;
    const written = text.slice(pos, found.end);
    this.pos = found.end;
    if (line.depth > 0) {
      if (!isGameOver(text, found.end, this.braces)) {
        this.notice(pos, 'resultInVariation', written);
        return true;
      }
      this.notice(pos, 'unclosedVariation', '(', { open: line.depth });
      while (line.depth > 0) line.close();
    }
    if (this.result !== null) this.notice(pos, 'repeatedResult', written);
    else this.result = { result: found.result, forfeit: found.forfeit };
    this.afterNumber = false;
    return true;
  }

  /** After the result: a move begins another game, anything else is kept in a notice. */
  private afterResult(): boolean {
    const { text, pos } = this;
    const number = /^\d{1,4}\s?(?:\.+|\u2026|\s)\s{0,3}/.exec(text.slice(pos, pos + 16));
    const word = readWord(null, wordAt(text, pos + (number?.[0].length ?? 0)), true);
    if (word.kind === 'move' || word.kind === 'null') return false;
    this.pos = endOfLine(text, pos);
    this.notice(pos, 'strayText', text.slice(pos, this.pos).trim());
    return true;
  }

  /** A move that cannot be read or made: the text from here on is kept, with the reason. */
  private cannotRead(word: WordReading): boolean {
    const { line, pos, fast } = this;
    const notice = moveNotice(line.board, word, fast.rook, line.depth > 0, this.failed++ < MOST_EXPLAINED);
    this.notices.push({ at: pos, ...notice });
    this.afterNumber = false;
    if (line.depth === 0) {
      this.keepUnread();
      return true;
    }
    const { end } = skipVariation(this.text, pos, this.braces);
    line.comment(this.text.slice(pos, end), false);
    this.pos = end;
    return true;
  }

  private keepUnread(): void {
    const { text, pos } = this;
    const skipped = skipGame(text, pos, this.braces);
    const rest = text.slice(pos, skipped.end).trimEnd();
    if (skipped.openComment) this.notice(pos, 'unclosedComment', rest);
    if (rest !== '') this.unread = skipped.openComment ? `${rest}}` : rest;
    this.pos = skipped.result?.end ?? skipped.end;
    if (skipped.result !== null)
      this.result = { result: skipped.result.result, forfeit: skipped.result.forfeit };
  }
}
