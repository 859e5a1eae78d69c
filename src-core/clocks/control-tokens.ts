/** The words of a time control as people write it, in English and Spanish. */
import { ControlProblem } from './control-error.ts';
import type { Bonus } from './control.ts';

export type Unit = 'hours' | 'minutes' | 'seconds';

export type Token = {
  readonly index: number;
  /** A word that says nothing stood before it: `2 h for 40`. */
  readonly apart?: true;
} & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'bonus'; readonly bonus: Exclude<Bonus['kind'], 'none'> }
  | {
      readonly kind:
        | 'plus'
        /** `and`: a plus, or the minutes after the hours. */
        | 'and'
        | 'slash'
        /** `3 x 30 s`. */
        | 'times'
        /** A new period. */
        | 'then'
        | 'moves'
        /** `G/60`, `SD/30`: all the moves that are left, in minutes. */
        | 'game'
        | 'rest'
        | 'from'
        /** `the first move`, `move one`. */
        | 'first'
        | 'hourglass'
        | 'versus'
        | 'white'
        | 'black'
        | 'armageddon';
    }
);

type Plain = Exclude<Token['kind'], 'number' | 'unit' | 'bonus'>;

const UNITS: Readonly<Record<Unit, string>> = {
  hours: 'h hr hrs hour hours hora horas',
  minutes: "' ′ ’ ‘ ´ ` m min mins minute minutes minuto minutos",
  seconds: "\" '' ″ ” “ ´´ `` ’’ ′′ s sec secs second seconds seg segs segundo segundos",
};

const BONUSES = {
  increment: 'inc incr increment incremento fischer bonus',
  delay: 'd delay retardo demora',
  bronstein: 'b bronstein',
  byoYomi: 'byo byoyomi byo-yomi',
} as const;

const PLAIN: Readonly<Record<Plain, string>> = {
  plus: '+ plus más mas with con',
  and: 'and y',
  slash: '/',
  times: 'x ×',
  then: ', ; : then luego después followed seguido seguidos seguida seguidas',
  moves: 'move moves mv mvs jugada jugadas jug movimiento movimientos mov movs',
  game: 'g game sd',
  rest: 'rest resto final finish end remaining ko k.o',
  from: 'from desde starting beginning comenzando empezando partir',
  first: 'first one primer primera primeras primero primeros',
  hourglass: 'hourglass sandglass arena',
  versus: 'v vs contra',
  white: 'w white blancas',
  black: 'black negras',
  armageddon: 'armageddon armagedón',
};

/** Words that say nothing the others do not. */
const FILLERS = new Set(
  (
    '( ) a al an by de del each el en every for hasta in la las los of on para per por the to un una until ' +
    'cada addition additional added adicional adicionales added adición next siguientes following all ' +
    'player players side jugador jugadores partida caída bandera reloj ritmo juego tiempo time control ' +
    'standard rapid blitz clásico clásica rápido rápida rápidas rápidos relámpago'
  ).split(' '),
);

const MEANINGS = new Map<string, (index: number) => Token>();
for (const [unit, words] of entries(UNITS))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind: 'unit', unit, index }));
for (const [bonus, words] of entries(BONUSES))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind: 'bonus', bonus, index }));
for (const [kind, words] of entries(PLAIN))
  for (const word of words.split(' ')) MEANINGS.set(word, (index) => ({ kind, index }));

function entries<K extends string, V>(record: Readonly<Record<K, V>>): readonly [K, V][] {
  return Object.entries(record) as [K, V][];
}

/** The tokens of a text. What is no number, sign or known word is a problem at its place. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let apart = false;
  const pattern = /\s+|\d{1,9}(?:\.\d{1,3})?|k\.o\.?|byo-yomi|\p{L}+\.?|(['′’´`])\1|./gisuy;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { 0: word, index } = found;
    const key = word.toLowerCase().replace(/(?<=\p{L})\.$/u, '');
    const meaning = MEANINGS.get(key);
    if (key.trim() === '') continue;
    if (FILLERS.has(key)) {
      apart = true;
      continue;
    }
    const token = meaning?.(index) ?? numberAt(word, index);
    tokens.push(apart ? { ...token, apart } : token);
    apart = false;
  }
  return tokens.filter((token, place) => saysSomething(token, tokens[place - 1], tokens[place + 1]));
}

function numberAt(word: string, index: number): Token {
  if (!/^\d/.test(word)) throw new ControlProblem('unexpected', index);
  return { kind: 'number', value: Number(word), index };
}

const SIDES: ReadonlySet<Token['kind']> = new Set(['white', 'black', 'versus', 'armageddon']);

/** `, and then` is one; a comma beside the name of a side separates nothing else; `the first 40 moves` are 40. */
function saysSomething({ kind }: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (kind === 'first') return after?.kind !== 'number';
  if (kind === 'and') return before?.kind !== 'then' && after?.kind !== 'then';
  if (kind !== 'then') return true;
  if (before === undefined || SIDES.has(before.kind)) return false;
  return after === undefined || !(SIDES.has(after.kind) || after.kind === 'from');
}
