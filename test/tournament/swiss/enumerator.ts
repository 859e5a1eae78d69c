/**
 * C.04.3 taken literally: every candidate of a bracket in the order of articles 3 and 4, judged one by one. Written from
 * the articles, it shares nothing with the engine but the shape of its input, and is for ten players at most.
 */
import type { PastRound, SwissInput, SwissPlayer } from '../../../src-core/tournament/swiss/index.ts';

interface One {
  readonly at: number;
  readonly no: number;
  readonly odd: boolean;
  readonly score: number;
  readonly colors: string;
  readonly cd: number;
  readonly wish: '' | 'w' | 'b';
  readonly force: number;
  readonly float: readonly string[];
  readonly unplayed: number;
  readonly noBye: boolean;
  readonly top: boolean;
  readonly met: readonly number[];
}

type Pairs = readonly (readonly [One, One])[];
type Mark = number | readonly number[];

export interface Enumerated {
  readonly boards: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const down = (list: readonly number[]): number[] => list.toSorted((a, b) => b - a);

/** The pairing, its boards by White's number; null where there is none. */
export function enumerate(input: SwissInput): Enumerated | null {
  const all = peopleOf(input);
  const world = new World(input, all);
  if (!world.possible) return null;
  const pairs: (readonly [One, One])[] = [];
  let moved: readonly One[] = [];
  const scores = [...new Set(all.map(({ score }) => score))];
  scores.forEach((score, level) => {
    const group = all.filter((each) => each.score === score);
    const next = all.filter((each) => each.score === scores[level + 1]);
    const below = all.filter((each) => each.score < score);
    const best = world.bracket(moved, group, next, below);
    pairs.push(...best);
    moved = [...moved, ...group].filter((each) => !best.some((pair) => pair.includes(each)));
  });
  const boards = pairs.map((pair) => world.colored(pair)).sort(([a], [b]) => a - b);
  return { boards, bye: moved[0]?.no ?? null };
}

function peopleOf(input: SwissInput): readonly One[] {
  const list = input.players.toSorted((a, b) => a.number - b.number);
  const took = (round: PastRound): boolean => round.kind !== 'bye' || round.allocated;
  const numbered = list.filter((each) => each.present || each.rounds.some(took));
  const scoreIn = (player: SwissPlayer, round: number): number =>
    player.besides +
    (player.virtual[round - 1] ?? 0) +
    sum(player.rounds.slice(0, round - 1).map(({ points }) => points));
  const floatIn = (player: SwissPlayer, round: number): string => {
    const past = player.rounds[round - 1];
    if (past === undefined) return '';
    if (past.kind === 'game') {
      const other = list.find(({ number }) => number === past.opponent);
      if (other === undefined) return '';
      const by = scoreIn(player, round) - scoreIn(other, round);
      return by > 0 ? 'down' : by < 0 ? 'up' : '';
    }
    if (past.kind === 'bye' && past.allocated) return 'down';
    return past.points > input.worth.loss ? 'down' : '';
  };
  return list
    .filter(({ present }) => present)
    .map((player) => {
      const games = player.rounds.filter((round) => round.kind === 'game');
      const colors = games.map(({ color }) => (color === 'white' ? 'w' : 'b')).join('');
      const cd = sum([...colors].map((color) => (color === 'w' ? 1 : -1)));
      const score = scoreIn(player, input.round);
      return {
        no: player.number,
        odd: numbered.indexOf(player) % 2 === 0,
        score,
        colors,
        cd,
        ...wishOf(colors, cd),
        float: [floatIn(player, input.round - 1), floatIn(player, input.round - 2)],
        unplayed: player.rounds.length - games.length,
        noBye: player.rounds.some(
          (round) =>
            round.kind !== 'game' &&
            (round.points >= input.worth.win || (round.kind === 'bye' && round.allocated)),
        ),
        top: input.round === input.rounds && 2 * score > input.worth.win * (input.rounds - 1),
        met: games.map(({ opponent }) => opponent),
      };
    })
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .map((each, at) => ({ at, ...each }));
}

/** 1.7, from the widest difference to none. */
function wishOf(colors: string, cd: number): Pick<One, 'wish' | 'force'> {
  if (cd > 1) return { wish: 'b', force: 3 };
  if (cd < -1) return { wish: 'w', force: 3 };
  if (colors.endsWith('ww')) return { wish: 'b', force: 3 };
  if (colors.endsWith('bb')) return { wish: 'w', force: 3 };
  if (cd !== 0) return { wish: cd > 0 ? 'b' : 'w', force: 2 };
  if (colors === '') return { wish: '', force: 0 };
  return { wish: colors.endsWith('w') ? 'b' : 'w', force: 1 };
}

class World {
  readonly possible: boolean;
  private readonly byeScore: number | null = null;
  private readonly known = new Map<string, boolean>();
  private readonly input: SwissInput;

  constructor(input: SwissInput, all: readonly One[]) {
    this.input = input;
    if (all.length % 2 === 0) {
      this.possible = this.complete(all);
      return;
    }
    const scores = [...new Set(all.map(({ score }) => score))].sort((a, b) => a - b);
    this.byeScore =
      scores.find((score) =>
        all.some(
          (each) =>
            each.score === score && !each.noBye && this.complete(all.filter((other) => other !== each)),
        ),
      ) ?? null;
    this.possible = this.byeScore !== null;
  }

  private may(a: One, b: One): boolean {
    if (a.met.includes(b.no)) return false;
    if (this.input.forbidden.some(([x, y]) => (x === a.no && y === b.no) || (x === b.no && y === a.no)))
      return false;
    return !(a.force === 3 && b.force === 3 && a.wish === b.wish && !a.top && !b.top);
  }

  /** C4 with C5: all of them can be paired, one with the bye at its score where they are odd. */
  private complete(list: readonly One[]): boolean {
    const [first, ...rest] = list;
    if (first === undefined) return true;
    const key = list.map(({ at }) => at).join();
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const bye = list.length % 2 === 1 && !first.noBye && first.score === this.byeScore;
    const found =
      (bye && this.complete(rest)) ||
      rest.some((other) => this.may(first, other) && this.complete(rest.filter((each) => each !== other)));
    this.known.set(key, found);
    return found;
  }

  bracket(moved: readonly One[], group: readonly One[], next: readonly One[], below: readonly One[]): Pairs {
    let best: { pairs: Pairs; marks: readonly Mark[] } | null = null;
    for (let count = Math.floor((moved.length + group.length) / 2); count >= 0 && best === null; count--) {
      for (const s1 of sets(moved)) {
        if (s1.length > count) continue;
        for (const pairs of candidates(s1, group, count)) {
          if (!pairs.every(([a, b]) => this.may(a, b))) continue;
          const left = [...moved, ...group].filter((each) => !pairs.some((pair) => pair.includes(each)));
          if (!this.complete([...left, ...below])) continue;
          const marks = this.marks(pairs, moved, group, left, next, below);
          if (best === null || compare(marks, best.marks) < 0) best = { pairs, marks };
        }
      }
    }
    return best?.pairs ?? [];
  }

  /** C6 to C21 of a candidate, each so that less is better. */
  private marks(
    pairs: Pairs,
    moved: readonly One[],
    group: readonly One[],
    left: readonly One[],
    next: readonly One[],
    below: readonly One[],
  ): readonly Mark[] {
    const base = group[0]?.score ?? 0;
    const last = this.byeScore !== null && base <= this.byeScore && left.length === 1;
    const again = (back: number): readonly Mark[][] => {
      const upped = pairs.filter(([a, b]) => moved.includes(a) && b.float[back] === 'up');
      const met = pairs.filter(([a]) => moved.includes(a) && a.float[back] === 'down');
      const limbo = left.filter((each) => moved.includes(each) && each.float[back] === 'down');
      return [
        [left.filter((each) => !moved.includes(each) && each.float[back] === 'down').length, upped.length],
        [
          [...down(limbo.map(({ score }) => 1e9 + score)), ...down(met.map(([a]) => a.score - base))],
          down(upped.map(([a]) => a.score - base)),
        ],
      ];
    };
    const [one = [], two = []] = [again(0), again(1)];
    return [
      left.length,
      down(left.map(({ score }) => score)),
      this.next(left, next, below),
      last ? (left[0]?.unplayed ?? 0) : 0,
      ...this.colorMarks(pairs),
      ...(one[0] ?? []),
      ...(two[0] ?? []),
      ...(one[1] ?? []),
      ...(two[1] ?? []),
    ];
  }

  /** C8: how many float from the next bracket at least, then their scores. */
  private next(moved: readonly One[], group: readonly One[], below: readonly One[]): Mark {
    if (group.length === 0) return [];
    const rest = below.filter((each) => !group.includes(each));
    let best: readonly number[] | null = null;
    const walk = (open: readonly One[], left: readonly One[]): void => {
      const [first, ...others] = open;
      if (first === undefined) {
        const mark = [left.length, ...down(left.map(({ score }) => score))];
        if ((best === null || compare([mark], [best]) < 0) && this.complete([...left, ...rest])) best = mark;
        return;
      }
      for (const other of others)
        if (!(moved.includes(first) && moved.includes(other)) && this.may(first, other))
          walk(
            others.filter((each) => each !== other),
            left,
          );
      walk(others, [...left, first]);
    };
    walk([...moved, ...group], []);
    return best ?? [];
  }

  private colorMarks(pairs: Pairs): readonly number[] {
    const fails = [0, 0, 0, 0];
    for (const pair of pairs) {
      const [white] = this.colored(pair);
      for (const each of pair) {
        const color = each.no === white ? 'w' : 'b';
        const topscorers = pair.some(({ top }) => top);
        const after = each.cd + (color === 'w' ? 1 : -1);
        const is = [
          topscorers && Math.abs(after) > 2 && Math.abs(after) > Math.abs(each.cd),
          topscorers && each.colors.endsWith(color + color),
          each.wish !== '' && each.wish !== color,
          each.force === 2 && each.wish !== color,
        ];
        is.forEach((failed, at) => {
          if (failed) fails[at] = (fails[at] ?? 0) + 1;
        });
      }
    }
    return fails;
  }

  /** Article 5: White's number, then Black's. */
  colored(pair: readonly [One, One]): readonly [number, number] {
    const [high, low] = pair.toSorted((a, b) => a.at - b.at);
    if (high === undefined || low === undefined) return [0, 0];
    return this.highColor(high, low) === 'w' ? [high.no, low.no] : [low.no, high.no];
  }

  private highColor(high: One, low: One): 'w' | 'b' {
    const not = (color: string): 'w' | 'b' => (color === 'w' ? 'b' : 'w');
    if (high.wish !== low.wish) return high.wish !== '' ? high.wish : not(low.wish);
    if (high.wish === '') return (this.input.initialColor === 'white') === high.odd ? 'w' : 'b';
    const wide = (each: One): number => each.force * 100 + (each.force === 3 ? Math.abs(each.cd) : 0);
    if (wide(high) !== wide(low)) return wide(high) > wide(low) ? high.wish : not(low.wish);
    const [h, l] = [[...high.colors].reverse(), [...low.colors].reverse()];
    const at = h.findIndex((color, back) => l[back] !== undefined && l[back] !== color);
    return at >= 0 ? not(h[at] ?? '') : high.wish;
  }
}

function compare(one: readonly Mark[], other: readonly Mark[]): number {
  for (const [at, mark] of one.entries()) {
    const [a, b] = [[mark].flat(), [other[at] ?? 0].flat()];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const by = (a[i] ?? -1) - (b[i] ?? -1);
      if (by !== 0) return by;
    }
  }
  return 0;
}

/** All sets, in each size those whose first differing number is smaller before (4.4). */
function sets<T>(list: readonly T[]): readonly (readonly T[])[] {
  return list.map((_, size) => choose(list, size + 1)).reduce((all, some) => [...all, ...some], [[]]);
}

function choose<T>(list: readonly T[], size: number): (readonly T[])[] {
  if (size === 0) return [[]];
  return list.flatMap((first, at) => choose(list.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** 4.2: the orders of a list by their first members. */
function orders<T>(list: readonly T[], size: number): (readonly T[])[] {
  if (size === 0) return [[]];
  return list.flatMap((first) =>
    orders(
      list.filter((each) => each !== first),
      size - 1,
    ).map((rest) => [first, ...rest]),
  );
}

/** 3.6 and 3.7. */
function* candidates(s1: readonly One[], residents: readonly One[], count: number): Generator<Pairs> {
  for (const partners of orders(residents, s1.length)) {
    const met = s1.flatMap((each, at) => (partners[at] === undefined ? [] : [[each, partners[at]] as const]));
    const remainder = residents.filter((each) => !partners.includes(each));
    const size = count - s1.length;
    if (2 * size > remainder.length) continue;
    for (const top of exchanges(remainder, size)) {
      const other = remainder.filter((each) => !top.includes(each));
      for (const order of orders(other, size))
        yield [
          ...met,
          ...top.flatMap((each, at) => (order[at] === undefined ? [] : [[each, order[at]] as const])),
        ];
    }
  }
}

/** 4.3: every S1 of the remainder, the original first. */
function exchanges(remainder: readonly One[], size: number): (readonly One[])[] {
  const bsn = new Map(remainder.map((each, at) => [each, at + 1]));
  const original = remainder.slice(0, size);
  return choose(remainder, size)
    .map((s1) => {
      const gone = original.filter((each) => !s1.includes(each)).map((each) => bsn.get(each) ?? 0);
      const come = s1.filter((each) => !original.includes(each)).map((each) => bsn.get(each) ?? 0);
      const key = [come.length, sum(come) - sum(gone), ...down(gone).map((each) => -each), ...come];
      return { s1, key };
    })
    .sort((a, b) => compare(a.key, b.key))
    .map(({ s1 }) => s1);
}
