/**
 * What the text of a message shows before it is parsed: which call it is, how deep it is nested, how much it holds. One
 * look from left to right that stops at the first thing too much, so that no text costs more than its length.
 */

/** Nothing a screen sends is nested deeper, nor holds more values: a list of 10,000 players has some 100,000. */
const [deepest, mostValues] = [12, 200_000];
/** Strings from this length on are read apart. */
const longFrom = 256 * 1024;
/** So many signs are looked at between two pauses, and so many quotation marks of one string. */
const [signsAtOnce, marksAtOnce] = [20_000, 100_000];

export interface LongText {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** Where it begins and ends, without its quotation marks. */
  readonly from: number;
  readonly to: number;
}

export interface Outline {
  /** What stands under `id` and `call` of the message. */
  readonly id: number | null;
  readonly call: string | null;
  /** The words under `type`, by the keys that lead there: `params.command`. */
  readonly types: ReadonlyMap<string, string>;
  readonly longTexts: readonly LongText[];
  /** Why it is not to be parsed; null where nothing is against it. */
  readonly problem: string | null;
}

/** Looks through a text, which may be no JSON at all. Yields now and then, for whoever has other things to do. */
export function* outlineOf(text: string): Generator<void, Outline, undefined> {
  const look = new Look(text);
  for (let signs = 1; look.next(); signs++) if (signs % signsAtOnce === 0 || look.paused) yield;
  return look;
}

class Look implements Outline {
  id: number | null = null;
  call: string | null = null;
  problem: string | null = null;
  readonly types = new Map<string, string>();
  readonly longTexts: LongText[] = [];
  readonly #text: string;
  readonly #signs = /["[\]{},:]/g;
  /** What is open, outermost first: the key in each object (empty where none is read yet), null for an array. */
  readonly #open: (string | null)[] = [];
  /** The string read last (a key, if a colon follows), or being read. */
  #from = 0;
  #to = 0;
  #inString = false;
  #values = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** In the middle of a long string. */
  get paused(): boolean {
    return this.#inString && this.#to > this.#from;
  }

  /** Goes on to the next sign; false at the end. */
  next(): boolean {
    if (this.#inString) return this.#readString();
    const found = this.#signs.exec(this.#text);
    if (found === null) return false;
    this.#read(found[0]);
    if (this.#open.length > deepest) this.problem = 'it is nested too deep';
    if (this.#values > mostValues) this.problem = 'it holds too many values';
    return this.problem === null;
  }

  #read(sign: string): void {
    const after = this.#signs.lastIndex;
    if (sign === '"') [this.#from, this.#to, this.#inString] = [after, after, true];
    else if (sign === ':') this.#nameKey(after);
    else if (sign === '}' || sign === ']') this.#open.pop();
    else {
      this.#values += 1;
      if (sign !== ',') this.#open.push(sign === '{' ? '' : null);
      else if (this.#open.at(-1) !== null) this.#open[this.#open.length - 1] = '';
    }
  }

  /** To the end of a string, which is the next quotation mark that no backslash takes for a sign of the text. */
  #readString(): boolean {
    const text = this.#text;
    const from = this.#from;
    let at = text.indexOf('"', this.#to);
    let most = marksAtOnce;
    while (at >= 0 && most > 0 && backslashesBefore(text, at, from) % 2 === 1) {
      at = text.indexOf('"', at + 1);
      most -= 1;
    }
    if (at < 0) return false;
    this.#inString = most === 0;
    this.#to = at;
    this.#signs.lastIndex = at + 1;
    if (!this.#inString) this.#noteString(from, at);
    return true;
  }

  #noteString(from: number, to: number): void {
    const path = this.#path();
    const key = path?.at(-1) ?? '';
    if (path === null || key === '') return;
    if (to - from >= longFrom) this.longTexts.push({ path, from, to });
    else if (key === 'type') this.types.set(path.slice(0, -1).join('.'), this.#text.slice(from, to));
    else if (path.join('.') === 'call') this.call = this.#text.slice(from, to);
  }

  #nameKey(after: number): void {
    const [from, to] = [this.#from, this.#to];
    if (this.#open.length === 0 || this.#open.at(-1) === null) return;
    const key = this.#text.slice(from, Math.min(to, from + 100));
    this.#open[this.#open.length - 1] = key;
    if (this.#open.length > 1 || key !== 'id') return;
    const digits = /[ \n\r\t]{0,9}(\d{1,16})\s{0,9}[,}]/y;
    digits.lastIndex = after;
    const id = Number(digits.exec(this.#text)?.[1] ?? NaN);
    this.id = Number.isSafeInteger(id) ? id : null;
  }

  /** The keys that lead to here; null inside an array. */
  #path(): readonly string[] | null {
    const keys: string[] = [];
    for (const key of this.#open) {
      if (key === null) return null;
      keys.push(key);
    }
    return keys;
  }
}

/** How many backslashes stand before a place, none of them before `from`. */
export function backslashesBefore(text: string, at: number, from: number): number {
  let first = at;
  while (first > from && text[first - 1] === '\\') first -= 1;
  return at - first;
}
