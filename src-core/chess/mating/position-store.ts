import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { BLACK, KIND, KING, WHITE } from '../pieces.ts';
import { FRAME_OF_INDEX, INDEX_OF_FRAME } from '../squares.ts';

/** Words of a key: 64 squares of four bits, and one for turn, rights and en passant. */
const KEY = 9;
/** After the key: the position it arose from (negative once it is done with), and the next that waits like it. */
const PARENT = 9;
const NEXT = 10;
const WORDS = 11;
const PAGE_BITS = 12;
const PAGE = 1 << PAGE_BITS;
const FIRST_TABLE = 1 << 13;
/** The table holds numbers of positions, one more, below some bits of their hash: most others are told apart by it. */
const MARK = -1 << 23;

/** Positions of one game on, each once, by exact keys in 44 bytes, and from which other each arose. */
export class PositionStore {
  size = 0;
  private readonly pages: Int32Array[] = [new Int32Array(PAGE * WORDS)];
  private table = new Int32Array(FIRST_TABLE);
  private readonly key = new Int32Array(KEY);

  clear(): void {
    this.size = 0;
    if (this.table.length === FIRST_TABLE) this.table.fill(0);
    else this.table = new Int32Array(FIRST_TABLE);
  }

  /** Adds the board's position if it is not there yet: its number, or -1. */
  add(board: Board, parent: number): number {
    const { key } = this;
    const hash = this.read(board);
    const mask = this.table.length - 1;
    let slot = hash & mask;
    const mark = hash & MARK;
    for (let held = this.table[slot] ?? 0; held !== 0; held = this.table[slot] ?? 0) {
      if ((held & MARK) === mark && this.holds((held & ~MARK) - 1)) return -1;
      slot = (slot + 1) & mask;
    }
    const index = this.size++;
    this.table[slot] = (index + 1) | mark;
    if (index >> PAGE_BITS === this.pages.length) this.pages.push(new Int32Array(PAGE * WORDS));
    const page = this.pages[index >> PAGE_BITS];
    const at = (index & (PAGE - 1)) * WORDS;
    page?.set(key, at);
    if (page !== undefined) {
      page[at + PARENT] = parent;
      page[at + NEXT] = 0;
    }
    if (this.size * 2 > this.table.length) this.enlarge();
    return index;
  }

  /** The number of the position it arose from. */
  parent(index: number): number {
    const parent = this.word(index, PARENT);
    return parent < 0 ? ~parent : parent;
  }

  isDone(index: number): boolean {
    return this.word(index, PARENT) < 0;
  }

  setDone(index: number): void {
    this.setWord(index, PARENT, ~this.parent(index));
  }

  /** The position that waits behind this one, 0 if none. */
  next(index: number): number {
    return this.word(index, NEXT);
  }

  setNext(index: number, next: number): void {
    this.setWord(index, NEXT, next);
  }

  /** Is this the position on the board? */
  isShown(index: number, board: Board): boolean {
    this.read(board);
    return this.holds(index);
  }

  /** Sets the board, which shows a position of the same game, to this one. Its past is forgotten. */
  show(index: number, board: Board): void {
    const { squares, men, slots, ends } = board;
    for (const color of [WHITE, BLACK]) {
      const end = ends[color >> 4] ?? 0;
      for (let i = firstOf(color); i < end; i++) squares[men[i] ?? 0] = 0;
    }
    let white = 1;
    let black = 65;
    for (let word = 0; word < 8; word++) {
      let bits = this.word(index, word);
      while (bits !== 0) {
        const nibble = (31 - Math.clz32(bits & -bits)) >> 2;
        const man = (bits >>> (4 * nibble)) & 15;
        bits &= ~(15 << (4 * nibble));
        const place = FRAME_OF_INDEX[8 * word + nibble] ?? 0;
        const isBlack = man >= 8;
        const isKing = (man & KIND) === KING;
        const slot = isKing ? (isBlack ? 64 : 0) : isBlack ? black++ : white++;
        squares[place] = (man & KIND) | (isBlack ? BLACK : WHITE);
        men[slot] = place;
        slots[place] = slot;
      }
    }
    ends[0] = white;
    ends[1] = black;
    const rest = this.word(index, 8);
    board.turn = (rest & 1) === 0 ? WHITE : BLACK;
    board.rights = (rest >> 1) & 15;
    board.epTarget = rest >> 5;
    board.forgetPast();
  }

  private word(index: number, word: number): number {
    return this.pages[index >> PAGE_BITS]?.[(index & (PAGE - 1)) * WORDS + word] ?? 0;
  }

  private setWord(index: number, word: number, value: number): void {
    const page = this.pages[index >> PAGE_BITS];
    if (page !== undefined) page[(index & (PAGE - 1)) * WORDS + word] = value;
  }

  /** Writes the board's key and gives its hash. */
  private read(board: Board): number {
    const { key } = this;
    const { squares, men, ends } = board;
    key.fill(0);
    for (let color = WHITE; color <= BLACK; color += 8) {
      const end = ends[color >> 4] ?? 0;
      const shade = color & WHITE ? 0 : 8;
      for (let i = firstOf(color); i < end; i++) {
        const place = men[i] ?? 0;
        const index = INDEX_OF_FRAME[place] ?? 0;
        const word = index >> 3;
        key[word] = (key[word] ?? 0) | ((((squares[place] ?? 0) & KIND) | shade) << (4 * (index & 7)));
      }
    }
    const ep = board.epTarget === 0 ? 0 : board.legalEpTarget();
    key[8] = (board.turn === WHITE ? 0 : 1) | (board.rights << 1) | (ep << 5);
    let hash = 0;
    for (let i = 0; i < KEY; i++) {
      hash = Math.imul(hash ^ (key[i] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  private holds(index: number): boolean {
    const page = this.pages[index >> PAGE_BITS];
    const at = (index & (PAGE - 1)) * WORDS;
    if (page === undefined) return false;
    for (let i = 0; i < KEY; i++) if (page[at + i] !== this.key[i]) return false;
    return true;
  }

  private enlarge(): void {
    const table = new Int32Array(this.table.length * 4);
    const mask = table.length - 1;
    for (let index = 0; index < this.size; index++) {
      const hash = this.hashOf(index);
      let slot = hash & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = (index + 1) | (hash & MARK);
    }
    this.table = table;
  }

  private hashOf(index: number): number {
    let hash = 0;
    for (let i = 0; i < KEY; i++) {
      hash = Math.imul(hash ^ this.word(index, i), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }
}
