/** A time control as people write it, cut into its words. */
import { ControlProblem } from './control-error.ts';
import type { Plain, Unit } from './control-words.ts';
import { ADDED, BONUSES, FILLERS, NUMBERS, PLAIN, UNITS } from './control-words.ts';
import type { Bonus } from './control.ts';

export type Token = {
  readonly index: number;
  /** A word that says nothing stood before it: `2 h for 40`. */
  readonly apart?: true;
  /** A word for what is added stood before it: of `sin tiempo adicional` nothing else is left. */
  readonly added?: true;
} & (
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly inWords?: true;
      /** `, sin incremento` is said of what it belongs to. */
      readonly bare?: true;
    }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'bonus'; readonly bonus: Exclude<Bonus['kind'], 'none'> }
  | { readonly kind: Plain }
);

const MEANINGS = new Map<string, (index: number) => Token>();
for (const [unit, words] of entries(UNITS))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind: 'unit', unit, index }));
for (const [bonus, words] of entries(BONUSES))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind: 'bonus', bonus, index }));
for (const [kind, words] of entries(PLAIN))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind, index }));
for (const [word, value] of NUMBERS)
  MEANINGS.set(word, (index) => ({ kind: 'number', value, index, inWords: true }));

function entries<K extends string, V>(record: Readonly<Record<K, V>>): readonly [K, V][] {
  return Object.entries(record) as [K, V][];
}

/** A time as a clock shows it, a number, a word, or a sign. */
const WORD =
  /\s+|(?<![\d/.+:])0?\d:[0-5]\d:[0-5]\d(?![\d:])|\d{0,3}½|\d{1,9}(?:\.\d{1,3})?|k\.o\.?|byo-yomi|\p{L}+\.?|(['′’´`])\1|./gisu;

/** The tokens of a text. What is no number, sign or known word is a problem at its place. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let apart = false;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = word.toLowerCase().replace(/(?<=\p{L})\.$/u, '');
    if (key.trim() === '') continue;
    if (FILLERS.has(key)) {
      apart = true;
      const last = tokens.at(-1);
      if (ADDED.has(key) && last?.kind === 'no') tokens.splice(-1, 1, { ...last, added: true });
      continue;
    }
    // `W5 B4`: the other side, and no Bronstein
    const isBlack = word === 'B' && tokens.some(({ kind }) => kind === 'white');
    const token: Token = isBlack ? { kind: 'black', index } : tokenAt(key, index);
    tokens.push(apart ? { ...token, apart } : token);
    if (/^\d+:/.test(key)) tokens.push({ kind: 'unit', unit: 'seconds', index });
    apart = false;
  }
  return PASSES.reduce<readonly Token[]>(
    (left, pass) => left.flatMap((token, place) => pass(token, left[place - 1], left[place + 1])),
    withoutBonus(tokens),
  );
}

/** `, sin incremento por jugada`: the number before it is said to have none; itself and its comma are no more there. */
function withoutBonus(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const isBonus = tokens[place + 1]?.kind === 'bonus';
    if (token.kind !== 'no' || !(isBonus || token.added)) {
      left.push(token);
      continue;
    }
    if (isBonus) place += 1;
    if (tokens[place + 1]?.kind === 'per' && tokens[place + 2]?.kind === 'moves') place += 2;
    if (JOINTS.has(left.at(-1)?.kind ?? 'no')) left.pop();
    const at = left.findLastIndex(({ kind }) => kind === 'number');
    const number = left[at];
    if (number?.kind === 'number') left[at] = { ...number, bare: true };
  }
  return left;
}

function tokenAt(key: string, index: number): Token {
  const meaning = MEANINGS.get(key);
  if (meaning !== undefined) return meaning(index);
  if (!/^[\d½]/.test(key)) throw new ControlProblem('unexpected', index);
  const [first = 0, minutes = 0, seconds] = key.split(':').map((part) => Number(part.replace('½', '.5')));
  return {
    kind: 'number',
    value: seconds === undefined ? first : (first * 60 + minutes) * 60 + seconds,
    index,
  };
}

const JOINTS: ReadonlySet<Token['kind']> = new Set(['then', 'and', 'plus']);

/** What becomes of a token between its neighbours: itself, another, or nothing. */
type Pass = (token: Token, before: Token | undefined, after: Token | undefined) => readonly Token[];

/** `30 s x jug.`; elsewhere `por` and `cada` only part what stands on both sides. */
const forEachMove: Pass = (token, before, after) => {
  if (token.kind === 'times' && after?.kind === 'moves') return [{ index: token.index, kind: 'per' }];
  if (token.kind === 'per') return after?.kind === 'moves' ? [token] : [];
  return before?.kind === 'per' && token.kind !== 'moves' ? [{ ...token, apart: true }] : [token];
};

/** The dash of `30-second` only joins; `una partida` and `one game` count nothing. */
const counting: Pass = (token, before, after) => {
  if (token.kind === 'dash') return after?.kind === 'unit' || after?.kind === 'bonus' ? [] : [token];
  if (token.kind !== 'number' || token.inWords !== true || token.value !== 1) return [token];
  const places: readonly (Token['kind'] | undefined)[] = ['moves', 'from'];
  return after?.kind === 'unit' || places.includes(before?.kind) ? [token] : [];
};

const SIDES: ReadonlySet<Token['kind']> = new Set(['white', 'black', 'versus', 'armageddon']);

/** `, and then` is one; a comma beside the name of a side separates nothing else; `the first 40 moves` are 40. */
const saying: Pass = (token, before, after) => {
  const { kind } = token;
  if (kind === 'first') return after?.kind === 'number' ? [] : [token];
  if (kind === 'and') return isThen(before) || isThen(after) ? [] : [token];
  if (kind === 'bonus' && before === undefined && token.bonus === 'increment') return [];
  if (kind !== 'then') return [token];
  if (before === undefined || SIDES.has(before.kind)) return [];
  return after !== undefined && (SIDES.has(after.kind) || after.kind === 'from') ? [] : [token];
};

function isThen(token: Token | undefined): boolean {
  return token?.kind === 'then' || token?.kind === 'later';
}

/** One after the other; each sees what the one before it left. */
const PASSES: readonly Pass[] = [forEachMove, counting, saying];
