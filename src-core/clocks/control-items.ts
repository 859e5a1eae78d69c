/** The pieces of a time control as people write it: each a time with what is said of it. */
import { ControlProblem, checkedMoves } from './control-error.ts';
import type { Bonus } from './control.ts';
import type { Token, Unit } from './control-tokens.ts';

export interface Item {
  /** What stands before it: nothing, a plus, or the sign of a new period. */
  readonly joint: 'none' | 'plus' | 'then';
  readonly value: number;
  readonly unit: Unit | null;
  /** Minutes that follow hours, as in `1h30`. */
  readonly extraMinutes: number;
  /** The moves of its period. */
  readonly moves: number | null;
  /** Said to be a bonus of that kind, or for the rest of the game; null where its place decides. */
  readonly role: Exclude<Bonus['kind'], 'none' | 'byoYomi'> | 'rest' | null;
  /** The move from which it holds (`from move 61`). */
  readonly from: number | null;
  readonly index: number;
}

/** A count of moves higher than this is a time: `90/40` is 40 moves in 90. */
const MOST_LIKELY_MOVES = 60;

/** Tokens read one after the other. */
export class Tokens {
  private place = 0;
  private readonly tokens: readonly Token[];
  private readonly end: number;

  constructor(tokens: readonly Token[], end: number) {
    this.tokens = tokens;
    this.end = end;
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
    if (token === undefined || !isOf(token, kind)) return null;
    this.place += 1;
    return token;
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
export function itemsOf(tokens: Tokens): readonly Item[] {
  const items = [readItem(tokens, 'none')];
  for (;;) {
    const joint = readJoint(tokens);
    if (joint === null) return items;
    items.push(readItem(tokens, joint));
  }
}

function readJoint(tokens: Tokens): Item['joint'] | null {
  if (tokens.take('plus')) return 'plus';
  // `G/60;+5` is a plus
  if (tokens.take('then')) return tokens.take('then') === null && tokens.take('plus') ? 'plus' : 'then';
  const next = tokens.peek()?.kind;
  return next === 'bonus' || next === 'game' ? 'none' : null;
}

function readItem(tokens: Tokens, joint: Item['joint']): Item {
  const { index } = tokens;
  const bonus = tokens.take('bonus');
  const game = tokens.take('game');
  if (bonus !== null || game !== null) tokens.take('slash');
  const item = { joint, index, ...readAmount(tokens) };
  const role = bonus?.bonus ?? (game === null ? item.role : 'rest');
  const from = readFrom(tokens);
  return { ...item, role, from, unit: item.unit ?? (game === null ? null : 'minutes') };
}

type Amount = Pick<Item, 'value' | 'unit' | 'extraMinutes' | 'moves' | 'role'>;

/** A time with its moves before or after: `40/90`, `90'/40`, `40 moves in 90 min`, `30'' per move`. */
function readAmount(tokens: Tokens): Amount {
  const start = tokens.index;
  const first = readTime(tokens);
  if (first.unit === null && tokens.take('moves')) {
    tokens.take('slash');
    return { ...readTime(tokens), moves: checkedMoves(first.value, start), role: null };
  }
  const slash = tokens.take('slash');
  if (tokens.take('moves')) return { ...first, moves: null, role: 'increment' };
  const said = slash === null ? readRole(tokens) : null;
  if (said !== null) return { ...first, moves: null, role: said };
  const second = tokens.index;
  if (slash === null && !(tokens.peek()?.kind === 'number' && tokens.peek(1)?.kind === 'moves'))
    return { ...first, moves: null, role: null };
  if (first.unit === null && first.value <= MOST_LIKELY_MOVES)
    return { ...readTime(tokens), moves: checkedMoves(first.value, start), role: null };
  const moves = checkedMoves(tokens.number(), second);
  tokens.take('moves');
  return { ...first, moves, role: null };
}

function readTime(tokens: Tokens): Pick<Item, 'value' | 'unit' | 'extraMinutes'> {
  const value = tokens.number();
  const unit = tokens.take('unit')?.unit ?? null;
  if (unit !== 'hours' || tokens.peek()?.kind !== 'number') return { value, unit, extraMinutes: 0 };
  if (tokens.peek(1)?.kind === 'moves') return { value, unit, extraMinutes: 0 };
  const extraMinutes = tokens.number();
  const after = tokens.take('unit');
  if (after !== null && after.unit !== 'minutes') throw new ControlProblem('unexpected', after.index);
  return { value, unit, extraMinutes };
}

function readRole(tokens: Tokens): Item['role'] {
  const bonus = tokens.peek(1)?.kind === 'number' ? null : tokens.take('bonus');
  if (bonus === null) return tokens.take('rest') === null ? null : 'rest';
  tokens.take('slash');
  tokens.take('moves');
  return bonus.bonus;
}

function readFrom(tokens: Tokens): number | null {
  if (tokens.take('from') === null) return null;
  tokens.take('moves');
  return checkedMoves(tokens.number(), tokens.index);
}
