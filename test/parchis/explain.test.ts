import { describe, expect, it } from 'vitest';
import { playersOf, variantOf } from '../../src-core/cli/parchis-state.ts';
import {
  choices,
  handOf,
  isOf,
  move,
  newTable,
  orders,
  payments,
  placesOf,
  PLAIN,
  roll,
  settle,
  type Table,
  whyNot,
} from '../../src-core/parchis/index.ts';
import { Dice } from '../../src-core/tournament/generate/dice.ts';
import { after, mayMove, rolled, table } from './table.ts';

/** Every table that a random game comes to while something is to be counted. */
function* counting(names: readonly string[], seed: string): Generator<Table> {
  const dice = new Dice(seed);
  const variant = variantOf(names) ?? PLAIN;
  let now = newTable(variant, playersOf(4), 'yellow');
  while (placesOf(now) === null) {
    const before = now;
    const thrown = Array.from({ length: variant.twoDice ? 2 : 1 }, () => dice.below(6) + 1);
    yield roll(before, thrown);
    now = settle(roll(before, thrown));
    while (now.counts.length > 0) {
      yield now;
      const { moves } = choices(now);
      const chosen = moves[dice.below(moves.length)];
      if (chosen === undefined) throw new Error('nothing to choose');
      now = settle(move(now, chosen));
    }
  }
}

describe('why a piece may not be moved', () => {
  it.each([
    [[], ['atHome', 'inTheGoal', 'mustBringOut', 'mustOpenBarrier', 'barrierInTheWay', 'beyondGoal']],
    [['murcia'], ['atHome', 'beyondSeguro']],
    [
      ['twoDice', 'barriersOnSeguros'],
      ['atHome', 'inTheGoal', 'beyondGoal'],
    ],
  ])('is told of those alone: %j', (names, reasons) => {
    const told = new Set<string>();
    for (const at of counting(names, names.join())) {
      if (at.counts.length === 0) continue;
      const color = handOf(at);
      const may = orders(at).flatMap((order) => choices(order).moves);
      for (const piece of [0, 1, 2, 3]) {
        const why = whyNot(at, color, piece, null);
        expect(why === null).toBe(may.some((each) => isOf(at, each, color, piece)));
        if (why !== null) told.add(why.reason);
      }
    }
    for (const reason of reasons) expect(told).toContain(reason);
  });
});

describe('two dice', () => {
  const told = { variant: ['murcia', 'twoDice'], yellow: [65, 'home', 'home', 'home'] } as const;

  it('a die that cannot be counted first waits for the other (P-17, P-52)', () => {
    const at = rolled(told, 4, 3);
    expect(mayMove(at)).toEqual(['65 → 68']);
    expect(mayMove(after(at))).toEqual(['68 → corridor 4']);
  });
  it('of two alike there is one order', () => expect(orders(rolled(told, 1, 1))).toHaveLength(1));
});

describe('the accounts', () => {
  const four = ['goal', 'goal', 'goal', 'goal'] as const;
  const home = ['home', 'home', 'home', 'home'] as const;
  const over = table({
    variant: ['couples', 'cuadrante'],
    ...{ yellow: four, red: four, blue: home, green: home },
  });

  it('a third 6 of the winners is owed to nobody; of the others, to each winner (P-60)', () => {
    const paid = (by: 'yellow' | 'blue') => ({
      ...over,
      paid: [{ kind: 'thirdSix', by, to: null } as const],
    });
    const stakes = { eaten: 1, winner: 0, thirdSix: 7 };
    const sixes = (at: Table) => payments(at, stakes).filter(({ why }) => why === 'thirdSix');
    expect(sixes(paid('yellow'))).toEqual([]);
    expect(sixes(paid('blue')).map(({ to, amount }) => [to, amount])).toEqual([
      ['yellow', 7],
      ['red', 7],
    ]);
  });
});
