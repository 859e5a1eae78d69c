import { PgnLineReader } from './pgn-line.ts';
import { FastMove } from './pgn-fast-move.ts';
import { illegalFacts } from './illegal-facts.ts';
import { INITIALS } from './languages.ts';
import { moveNotice } from './pgn-move-notice.ts';
import { type ResultRead, resultAt } from './pgn-results.ts';
import { BraceFinder, isGameOver, skipGame, skipVariation } from './pgn-skip.ts';
import { NO_FACTS, type NoticeFacts, type PgnNoticeCode, type RawNotice, endOfLine } from './pgn-text.ts';
import { splitGlyph } from './pgn-nags.ts';
import { clearlyPlayed } from './san-standing.ts';
import { readShapes } from './san-shape.ts';
import { standingBoard, standingMove } from './standing.ts';
import { type WordReading, readWord, wordAt } from './pgn-word.ts';

/** In a text full of faults the first ones are explained, the others only named. */
const MOST_EXPLAINED = 20;

/** The words of a movetext: moves, results, signs, and what cannot be read. pgn-movetext.ts leads through the text. */
export class MovetextWords {
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
  /** Moves that could not be read, those of variations too. */
  failed = 0;
  /** Illegal moves that were taken as standing. */
  standing = 0;
  protected text = '';
  protected afterNumber = false;
  protected numberDoubted = false;
  protected startNumber = 1;
  /** The Result tag says that nobody gets a point, or that the game was not played. */
  protected tagged: ResultRead | null = null;

  notice(at: number, code: PgnNoticeCode, text: string, facts: NoticeFacts = NO_FACTS): void {
    this.notices.push({ at, code, text, facts });
  }

  protected see(bits: number, at: number): void {
    for (let i = 0; i < INITIALS.length; i++) {
      if ((bits & ~this.bits & (1 << i)) !== 0) this.firstSeen[i] = at;
    }
    this.bits |= bits;
  }

  protected finish(): void {
    const { line } = this;
    if (line.depth > 0) this.notice(this.pos, 'unclosedVariation', '(', { open: line.depth });
    while (line.depth > 0) line.close();
    line.settle();
  }

  protected word(): boolean {
    const { text, pos, line } = this;
    const found = resultAt(text, pos);
    if (found !== null && this.isResult(found)) return this.takeResult(found);
    if (this.result !== null) return this.afterResult();
    const word = readWord(line.board, wordAt(text, pos), this.fast.rook);
    switch (word.kind) {
      case 'move':
        return this.addWord(word);
      case 'null':
        return this.addNull(word);
      case 'glyph':
        if (!line.nag(word.nag)) this.notice(pos, 'strayText', word.text);
        break;
      case 'sign':
        if (line.last === null) this.notice(pos, 'strayText', word.text);
        break;
      case 'stray':
        this.notice(pos, 'strayText', word.text);
        break;
      case 'illegal':
        return this.standIllegal(word) || this.cannotRead(word);
      case 'unreadable':
      case 'ambiguous':
      case 'noSuchPiece':
        return this.cannotRead(word);
    }
    this.pos += word.length;
    this.afterNumber = false;
    return true;
  }

  /**
   * A null move is no move of a game: who wrote it meant to show something, or did not know what was played. In check
   * nobody passes: in the game itself it stands as what it is, and the reading goes on.
   */
  protected addNull(word: WordReading): boolean {
    const { line, pos } = this;
    const { moveNumber } = line.board;
    const turn = line.board.color();
    const inCheck = !line.addNull();
    if (inCheck && line.depth > 0) return this.cannotRead(word);
    if (inCheck) {
      const position = line.board.toPosition();
      line.addStanding(standingBoard(position, position.board));
    }
    if (line.depth === 0) this.notice(pos, 'nullMove', word.text, { moveNumber, turn, inCheck });
    this.pos += word.length;
    this.afterNumber = false;
    return true;
  }

  protected addWord(word: WordReading & { readonly kind: 'move' }): boolean {
    const { line } = this;
    line.board.make(word.code);
    line.add(word.code, word.san);
    this.see(word.bits, this.pos);
    if (word.nag !== null) line.nag(word.nag);
    for (const remark of word.remarks) line.comment(remark, false);
    this.pos += word.length;
    this.afterNumber = false;
    return true;
  }

  /** Is what looks like a result one here? `0-0` may be castling, `+/-` an opinion. */
  protected isResult({ result, forfeit, end }: ResultRead & { readonly end: number }): boolean {
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

  protected takeResult(found: ResultRead & { readonly end: number }): boolean {
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
  protected afterResult(): boolean {
    const { text, pos } = this;
    const number = /^\d{1,4}\s?(?:\.+|\u2026|\s)\s{0,3}/.exec(text.slice(pos, pos + 16));
    const word = readWord(null, wordAt(text, pos + (number?.[0].length ?? 0)), true);
    if (word.kind === 'move' || word.kind === 'null') return false;
    this.pos = endOfLine(text, pos);
    this.notice(pos, 'strayText', text.slice(pos, this.pos).trim());
    return true;
  }

  /** An illegal move of the game itself stands where it is clear what was played: nobody set it right, and it went on. */
  private standIllegal(word: WordReading): boolean {
    const { line, pos, text } = this;
    if (line.depth > 0) return false;
    const position = line.board.toPosition();
    const split = splitGlyph(word.text);
    const meant = clearlyPlayed(position, readShapes(split.move, this.fast.rook));
    if (meant === null) return false;
    this.standing++;
    this.failed++;
    const { moveNumber, turn } = position;
    const reason = illegalFacts(position, meant.move, meant);
    this.notice(pos, 'illegalStands', word.text, { moveNumber, turn, ...reason });
    line.addStanding(standingMove(position, meant.move));
    if (split.nag !== null) line.nag(split.nag);
    if (text.startsWith('(=)', pos + word.length - 3)) line.comment('(=)', false);
    this.pos += word.length;
    this.afterNumber = false;
    return true;
  }

  /** A move that cannot be read or made: the text from here on is kept, with the reason. */
  protected cannotRead(word: WordReading): boolean {
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

  protected keepUnread(): void {
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
