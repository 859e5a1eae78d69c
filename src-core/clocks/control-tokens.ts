/** The words of a time control as people write it, in English and Spanish. */
import { ControlProblem } from './control-error.ts';

export type Unit = 'hours' | 'minutes' | 'seconds';

export type Token = { readonly index: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'bonus'; readonly bonus: 'increment' | 'delay' | 'bronstein' }
  | {
      readonly kind:
        | 'plus'
        | 'slash'
        /** A new period. */
        | 'then'
        | 'moves'
        /** `G/60`, `SD/30`: all the moves that are left, in minutes. */
        | 'game'
        | 'rest'
        | 'from'
        | 'versus'
        | 'white'
        | 'black'
        | 'armageddon';
    }
);

type Plain = Exclude<Token['kind'], 'number' | 'unit' | 'bonus'>;

const UNITS: Readonly<Record<Unit, string>> = {
  hours: 'h hr hrs hour hours hora horas',
  minutes: "' ′ ’ ‘ ´ m min mins minute minutes minuto minutos",
  seconds: "\" '' ″ ” “ ´´ ’’ ′′ s sec secs second seconds seg segs segundo segundos",
};

const BONUSES = {
  increment: 'inc incr increment incremento fischer bonus',
  delay: 'd delay retardo demora',
  bronstein: 'b bronstein',
} as const;

const PLAIN: Readonly<Record<Plain, string>> = {
  plus: '+ plus más mas',
  slash: '/',
  then: ', ; : then luego después',
  moves: 'move moves mv mvs jugada jugadas movimiento movimientos',
  game: 'g game sd',
  rest: 'rest resto final finish remaining',
  from: 'from desde',
  versus: 'v vs contra',
  white: 'w white blancas',
  black: 'black negras',
  armageddon: 'armageddon armagedón',
};

/** Words that say nothing the others do not. */
const FILLERS = new Set(
  'per por each cada in en for para of de del the el la los las to a y and all hasta until con with'.split(
    ' ',
  ),
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
  const pattern = /\s+|\d{1,9}(?:\.\d{1,3})?|\p{L}+\.?|(['′’´])\1|./gsuy;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const { 0: word, index } = found;
    const key = word.toLowerCase().replace(/(?<=\p{L})\.$/u, '');
    const meaning = MEANINGS.get(key);
    if (meaning !== undefined) tokens.push(meaning(index));
    else if (/^\d/.test(word)) tokens.push({ kind: 'number', value: Number(word), index });
    else if (key.trim() !== '' && !FILLERS.has(key)) throw new ControlProblem('unexpected', index);
  }
  return tokens;
}
