import { describe, expect, test } from 'vitest';
import { emptyState, fold, foldAll, documentOf, touchedBy } from '../../../src-core/desk/index.ts';
import { tallies } from '../../../src-core/parchis/index.ts';
import { drained } from '../../../src-core/plain/steps.ts';
import { Dice } from '../../../src-core/tournament/generate/dice.ts';
import { JOURNAL_TOPICS } from '../../../src-core/vocabulary/topics.ts';
import { topics } from '../../door/one-of-each.ts';
import { at, arbiter, setTable } from './table.ts';

test('a roll changes what shows the tables, and nothing of chess', () => {
  const desk = arbiter().pairs('1-2', '3-4').sets().starts();
  const before = desk.state;
  desk.rolls(5);
  const last = desk.journal.slice(-1);
  const touched = touchedBy(last, before, desk.state);
  const kinds = Object.values(topics)
    .filter(touched)
    .map(({ kind }) => kind)
    .filter((kind) => JOURNAL_TOPICS.some((known) => known === kind));
  expect(kinds.sort()).toEqual(['parchis', 'parchisTable']);
  expect(desk.state.rounds).toBe(before.rounds);
});

test('a file with chess alone comes to the same, table or no table', () => {
  const chess = arbiter().pairs('1-2', '3-4').plays('e4 e5');
  expect(chess.state.parchis).toEqual([]);
  const both = arbiter().pairs('1-2', '3-4').sets().plays('e4').starts().rolls(5).plays('e5');
  expect(both.sans()).toBe(chess.sans());
  expect(drained(foldAll(emptyState, both.journal)).rounds).toEqual(
    both.journal.reduce(fold, emptyState).rounds,
  );
});

describe('standings by places', () => {
  test('who has left more behind him stands first, then who has more first places', () => {
    const rows = tallies([
      [['a'], ['b'], ['c'], ['d']],
      [['b'], ['e'], ['a']],
      [['c'], ['d']],
    ]);
    expect(rows.map(({ id, beaten, rank, places }) => [rank, id, beaten, places.join('')])).toEqual([
      [1, 'b', 4, '1100'],
      [2, 'a', 3, '1010'],
      [3, 'c', 2, '1010'],
      [4, 'e', 1, '0100'],
      [5, 'd', 0, '0101'],
    ]);
  });

  test('a pair shares its place, and is not behind itself; who cannot be told apart shares a rank', () => {
    const rows = tallies([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ]);
    expect(rows.map(({ id, beaten, rank }) => [id, beaten, rank])).toEqual([
      ['a', 2, 1],
      ['b', 2, 1],
      ['c', 0, 3],
      ['d', 0, 3],
    ]);
  });

  test('they tell of tables that are over, in every round', () => {
    const desk = arbiter().sets({}, ['yellow', 'red']).starts();
    expect(desk.view({ kind: 'parchis', round: 1 }).standings).toEqual([]);
    desk.playsOn(new Dice('standings'), 10_000);
    const { standings } = desk.view({ kind: 'parchis', round: 2 });
    expect(standings.map(({ rank, games, beaten }) => [rank, games, beaten])).toEqual([
      [1, 1, 1],
      [2, 1, 0],
    ]);
  });
});

describe('the accounts of a cuadrante', () => {
  test('are told once it is over, come to nothing in all, and go on paper in both languages', () => {
    const desk = arbiter()
      .sets({ chosen: ['cuadrante'] }, ['yellow', 'blue'])
      .starts();
    desk.rolls(5).moves();
    expect(desk.table.payments).toEqual([]);
    desk.playsOn(new Dice('cuadrante'), 10_000);
    const { payments, balances } = desk.table;
    expect(payments.map(({ why }) => why)).toEqual(expect.arrayContaining(['notIn', 'winner']));
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    for (const [lang, title] of [
      ['es', 'Cuentas del cuadrante, mesa 1, ronda 1'],
      ['en', 'Accounts of the cuadrante, table 1, round 1'],
    ] as const) {
      const { name, text } = documentOf(desk.state, desk.people, {
        ...{ kind: 'parchisPayments', lang, paper: 'a4' },
        ...at,
      });
      expect(name).toMatch(/cuadrante.*\.html$/);
      expect(text).toContain(title);
      expect(text).toContain('Anand, Viswanathan');
      for (const { amount } of payments) expect(text).toContain(`>${amount}<`);
    }
  });

  test('of no table there is no paper', () => {
    const desk = arbiter();
    const paper = { kind: 'parchisPayments', lang: 'es', paper: 'a4', ...at } as const;
    expect(documentOf(desk.state, desk.people, paper).refusal).toMatchObject({ code: 'noParchisTable' });
    desk.does(setTable());
    expect(documentOf(desk.state, desk.people, paper).refusal).toBeUndefined();
  });
});
