/** The pieces of a time control as people write it: each a time with what is said of it. */
import { ControlProblem, checkedMoves } from './control-error.ts';
import type { Bonus } from './control.ts';
import type { Token } from './control-tokens.ts';
import type { Unit } from './control-words.ts';

export interface Item {
  /**
   * What stands before it: nothing, a plus, the sign of a new period, that and a plus (`G/60; +5`), or a word for
   * what comes after all that (`then 3 s per move`).
   */
  readonly joint: 'none' | 'plus' | 'then' | 'apart' | 'later';
  readonly value: number;
  readonly unit: Unit | null;
  /** Minutes that follow hours, as in `1h30`. */
  readonly extraMinutes: number;
  /** How many byo-yomi (`3 x 30 s`). */
  readonly times: number | null;
  /** The moves of its period. */
  readonly moves: number | null;
  /** Said to be a bonus of that kind, or for the rest of the game; null where its place decides. */
  readonly role: Exclude<Bonus['kind'], 'none'> | 'rest' | null;
  /** The move from which it holds (`from move 61`), or the period it is said for (`per move for the rest`). */
  readonly from: number | 'rest' | null;
  /** Two bare numbers around a slash, and which of them was taken for the count; null where it was said. */
  readonly pair: 'movesFirst' | 'timeFirst' | null;
  /** Said to have no bonus (`40 moves in 90 min without increment`). */
  readonly bare: boolean;
  readonly index: number;
}

/** A count of moves higher than this is a time: `90/40` is 40 moves in 90. */
const MOST_LIKELY_MOVES = 60;

function mayBeMoves(value: number): boolean {
  return value <= MOST_LIKELY_MOVES;
}

/** Tokens read one after the other. */
export class Tokens {
  private place = 0;
  private sawBare = false;
  private readonly tokens: readonly Token[];
  private readonly end: number;
  /** Somewhere a number before a slash can only be a time, as in `100/40 + 50/20`: so it is with all of them. */
  readonly timesFirst: boolean;

  constructor(tokens: readonly Token[], end: number) {
    this.tokens = tokens;
    this.end = end;
    this.timesFirst = tokens.some(
      (token, place) =>
        token.kind === 'number' && !mayBeMoves(token.value) && tokens[place + 1]?.kind === 'slash',
    );
  }

  get index(): number {
    return this.peek()?.index ?? this.end;
  }

  get done(): boolean {
    return this.place >= this.tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.place + ahead];
  }

  /** The token here if it is of that kind, and goes on. */
  take<K extends Token['kind']>(kind: K): Extract<Token, { readonly kind: K }> | null {
    const token = this.peek();
    if (token?.kind === 'number' && kind === 'number') this.sawBare ||= token.bare === true;
    if (token === undefined || !isOf(token, kind)) return null;
    this.place += 1;
    return token;
  }

  /** Was a number taken since it was last asked that is said to have no bonus? */
  takeBare(): boolean {
    const saw = this.sawBare;
    this.sawBare = false;
    return saw;
  }

  number(): number {
    const token = this.take('number');
    if (token === null) throw new ControlProblem('numberExpected', this.index);
    return token.value;
  }
}

function isOf<K extends Token['kind']>(token: Token, kind: K): token is Extract<Token, { readonly kind: K }> {
  return token.kind === kind;
}

/** The items of one side, up to the other's or the end. */
export function itemsOf(tokens: Tokens): readonly [Item, ...Item[]] {
  const items: [Item, ...Item[]] = [readItem(tokens, 'none')];
  for (;;) {
    const joint = readJoint(tokens);
    if (joint === null) return items;
    items.push(readItem(tokens, joint));
  }
}

function readJoint(tokens: Tokens): Item['joint'] | null {
  const and = tokens.take('and') !== null;
  if (tokens.take('plus')) return 'plus';
  const separated = tokens.take('then') !== null;
  if (tokens.take('later')) {
    tokens.take('then');
    return 'later';
  }
  if (separated) return tokens.take('plus') ? 'apart' : 'then';
  if (and) return 'plus';
  const next = tokens.peek()?.kind;
  return next === 'bonus' || next === 'game' ? 'none' : null;
}

function readItem(tokens: Tokens, joint: Item['joint']): Item {
  const { index } = tokens;
  const bonus = tokens.take('bonus');
  const rest = bonus === null && takeRest(tokens);
  const game = tokens.take('game');
  if (bonus !== null || game !== null || rest) tokens.take('slash');
  if (bonus !== null || rest) tokens.take('then');
  const item = { joint, index, ...readAmount(tokens) };
  const role = bonus?.bonus ?? (game === null && !rest ? item.role : 'rest');
  const from = readFrom(tokens) ?? item.from;
  const unit = item.unit ?? (game === null ? null : 'minutes');
  return { ...item, role, from, unit, bare: tokens.takeBare() };
}

type Time = Pick<Item, 'value' | 'unit' | 'extraMinutes' | 'times'>;
type Amount = Time & Pick<Item, 'moves' | 'role' | 'pair' | 'from'>;

/** A time with its moves before or after: `40/90`, `90'/40`, `40 moves in 90 min`, `30'' per move`. */
function readAmount(tokens: Tokens): Amount {
  const start = tokens.index;
  const first = readTime(tokens);
  if (first.unit === null && tokens.take('moves')) {
    tokens.take('slash');
    return { ...NO_MOVES, ...readTime(tokens), moves: checkedMoves(first.value, start) };
  }
  const slash = tokens.take('slash');
  tokens.take('per');
  if (tokens.take('moves')) return { ...first, ...NO_MOVES, ...roleOfEach(readRole(tokens)) };
  const said = readRole(tokens);
  if (said !== null) return { ...first, ...NO_MOVES, role: said };
  const second = tokens.index;
  if (slash === null && !(tokens.peek()?.kind === 'number' && tokens.peek(1)?.kind === 'moves'))
    return { ...first, ...NO_MOVES };
  if (first.unit === null && mayBeMoves(first.value) && !tokens.timesFirst)
    return { ...NO_MOVES, ...readTime(tokens), moves: checkedMoves(first.value, start), pair: 'movesFirst' };
  const moves = checkedMoves(tokens.number(), second);
  const pair = tokens.take('moves') === null ? 'timeFirst' : null;
  return { ...first, ...NO_MOVES, moves, pair };
}

const NO_MOVES = { moves: null, role: null, pair: null, from: null } as const;

/** A time for each move is a bonus; `for the rest` says of which period. */
function roleOfEach(said: Item['role']): Pick<Item, 'role' | 'from'> {
  return said === 'rest' ? { role: 'increment', from: 'rest' } : { role: said ?? 'increment', from: null };
}

function readTime(tokens: Tokens): Time {
  const start = tokens.index;
  const number = tokens.number();
  const several = tokens.peek()?.kind === 'times' && tokens.peek(1)?.kind === 'number';
  const times = several && tokens.take('times') ? checkedMoves(number, start) : null;
  const value = times === null ? number : tokens.number();
  const unit = tokens.take('unit')?.unit ?? null;
  return { value, unit, times, extraMinutes: unit === 'hours' ? readExtraMinutes(tokens) : 0 };
}

/** `1h30`, `1 hour and 30 minutes`. */
function readExtraMinutes(tokens: Tokens): number {
  const and = tokens.peek()?.kind === 'and';
  const [number, after] = and ? [tokens.peek(1), tokens.peek(2)] : [tokens.peek(), tokens.peek(1)];
  if (number?.kind !== 'number' || after?.kind === 'moves') return 0;
  const unit = after?.kind === 'unit' ? after : null;
  if (number.inWords && number.value < 1) {
    tokens.take('and');
    tokens.take('number');
    return number.value * 60;
  }
  // `1 hour and 30` and `2 hours for 40` say neither minutes, nor seconds, nor moves
  if (unit === null && (and || number.apart)) throw new ControlProblem('unclear', number.index);
  if (and && unit?.unit !== 'minutes') return 0;
  tokens.take('and');
  tokens.take('number');
  tokens.take('unit');
  if (unit !== null && unit.unit !== 'minutes') throw new ControlProblem('unexpected', unit.index);
  return number.value;
}

/** What is said after a time: its kind (`5 second delay`, `10 s increment per move`), or the rest of the game. */
function readRole(tokens: Tokens): Item['role'] {
  if (takeRest(tokens)) return 'rest';
  const ahead = tokens.peek(1)?.kind === 'slash' ? 2 : 1;
  const bonus = tokens.peek(ahead)?.kind === 'number' ? null : tokens.take('bonus');
  if (bonus === null) return null;
  tokens.take('slash');
  tokens.take('per');
  tokens.take('moves');
  return bonus.bonus;
}

/** `for the rest of the game`, `all moves`, `for the game`; but `G/60` begins with its game. */
function takeRest(tokens: Tokens): boolean {
  const ahead = tokens.peek(1)?.kind === 'slash' ? 2 : 1;
  const isGame = tokens.peek()?.kind === 'game' && tokens.peek(ahead)?.kind !== 'number';
  const isAll = tokens.peek()?.kind === 'rest';
  if (!isGame && !isAll) return false;
  while (tokens.take('rest') ?? tokens.take('moves') ?? tokens.take('game'));
  return true;
}

function readFrom(tokens: Tokens): number | null {
  if (tokens.take('from') === null) return null;
  const again = tokens.take('from') !== null;
  tokens.take('moves');
  const { index } = tokens;
  // `from the beginning`
  const isStart = tokens.take('first') !== null || (again && tokens.peek()?.kind !== 'number');
  const move = isStart ? 1 : checkedMoves(tokens.number(), index);
  tokens.take('moves');
  return move;
}
