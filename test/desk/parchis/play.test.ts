import { describe, expect, test } from 'vitest';
import { emptyState, fold, foldAll, historyLine } from '../../../src-core/desk/index.ts';
import { drained } from '../../../src-core/plain/steps.ts';
import { Dice } from '../../../src-core/tournament/generate/dice.ts';
import { PARCHIS_OPTIONS } from '../../../src-core/vocabulary/parchis.ts';
import { at, ALL_TOGETHER, arbiter, setTable } from './table.ts';

describe('a table is set up', () => {
  test('with two to four players, each his colour, in the order of the turn', () => {
    const desk = arbiter().sets({}, ['green', 'yellow']);
    expect(desk.table).toMatchObject({ exists: true, state: 'toBegin', dice: 1 });
    expect(desk.table.seats.map(({ color, side }) => [color, side?.name])).toEqual([
      ['yellow', 'Anand, Viswanathan'],
      ['green', 'Capablanca, José Raúl'],
    ]);
    expect(desk.table.pieces).toMatchObject({ yellow: [-1, -1, -1, -1], blue: [] });
  });

  test.each([
    ['one alone', setTable({}, ['red']), 'badParchisSeats'],
    ['a colour twice', setTable({ seats: [seat('red', '1'), seat('red', '2')] }), 'badParchisSeats'],
    ['a player twice', setTable({ seats: [seat('red', '1'), seat('blue', '1')] }), 'parchisPlayerTwice'],
    ['nobody known', setTable({ seats: [seat('red', '1'), seat('blue', 'Ivkov')] }), 'unknownPlayer'],
    ['pairs of three', setTable({ couples: 'both' }, ['red', 'blue', 'green']), 'parchisVariants'],
    ['a bridge without pairs', setTable({ chosen: ['partnerBridge'] }), 'parchisVariants'],
    ['a round that is none', setTable({ round: 12 }), 'badRound'],
  ])('not with %s', (_, command, code) => expect(arbiter().isRefused(command)).toBe(code));

  test('again while it has not begun; whoever sits at another one in that round is refused', () => {
    const desk = arbiter()
      .sets({}, ['red', 'blue'])
      .sets({ chosen: ['murcia'] }, ['red', 'green']);
    expect(desk.table.variant).toMatchObject({ murcia: true, oneOut: false });
    expect(desk.isRefused(setTable({ table: 2 }, ['red', 'blue']))).toBe('parchisPlayerTwice');
    desk.does(setTable({ table: 2 }, ['yellow', 'blue']));
    desk.starts('red');
    expect(desk.isRefused(setTable({}, ['red', 'green']))).toBe('parchisBegun');
    const { tables } = desk.view({ kind: 'parchis', round: 1 });
    expect(tables.map(({ table, state }) => [table, state])).toEqual([
      [1, 'playing'],
      [2, 'toBegin'],
    ]);
  });

  test('P-13 who ties for the highest throws again', () => {
    const desk = arbiter().sets({}, ['yellow', 'blue', 'red']);
    const first = [thrown('yellow', 5), thrown('blue', 2), thrown('red', 5)];
    const begin = (...throws: (typeof first)[]) => ({ type: 'beginParchis', ...at, throws }) as const;
    expect(desk.decide(begin(first))).toMatchObject({
      refusal: { code: 'parchisStartOpen', facts: { colors: ['yellow', 'red'] } },
    });
    desk.does(begin(first, [thrown('yellow', 3), thrown('red', 4)]));
    expect(desk.table.turn).toBe('red');
  });
});

describe('rolls and moves', () => {
  test('a 5 brings out, and nothing else may be done', () => {
    const desk = arbiter().sets().starts().rolls(5);
    expect(desk.table).toMatchObject({ duty: 'bringOut', turn: 'yellow', rolled: [5] });
    desk.moves();
    expect(desk.table).toMatchObject({ turn: 'blue', duty: null });
    expect(desk.table.pieces.yellow).toEqual([0, -1, -1, -1]);
  });

  test('of the pieces at home it is the one that was touched', () => {
    const desk = arbiter().sets().starts().rolls(5);
    desk.does({ type: 'moveParchis', ...at, color: 'yellow', piece: 2, to: 0, count: 5 });
    expect(desk.table.pieces.yellow).toEqual([-1, -1, 0, -1]);
  });

  test('what cannot be done is told by its rule', () => {
    const desk = arbiter()
      .sets({ chosen: ['oneOut'] })
      .starts();
    const move = { type: 'moveParchis', ...at, color: 'yellow', piece: 0, to: 3, count: 3 } as const;
    const why = (command: typeof move | object): unknown => {
      const answer = desk.decide({ ...move, ...command });
      return answer.ok ? null : answer.refusal.facts;
    };
    expect(why(move)).toMatchObject({ why: 'nothingToCount', rule: 'P-15' });
    desk.rolls(3);
    expect(why(move)).toBeNull();
    expect(why({ to: 4 })).toMatchObject({ why: 'wrongCount', rule: 'P-10', count: 3 });
    expect(why({ piece: 1, to: 0 })).toMatchObject({ why: 'atHome', rule: 'P-21' });
    expect(why({ color: 'red' })).toMatchObject({ why: 'notItsTurn', rule: 'P-15' });
    expect(desk.isRefused({ type: 'recordParchisRoll', ...at, dice: [2] })).toBe('parchisCountFirst');
    expect(desk.table.still).toEqual(
      [1, 2, 3].map((piece) => ({ piece, reason: 'atHome', rule: 'P-21', square: null })),
    );
  });

  test('P-31 a barrier in the way is named by its square', () => {
    const desk = arbiter()
      .sets({ chosen: ['oneOut'] }, ['yellow', 'blue'])
      .starts();
    desk.rolls(6).moves().rolls(6).moves().rolls(4).moves();
    // blue brings a second piece to its salida, which is square 22
    desk.rolls(5).moves();
    desk.rolls(3);
    expect(desk.table).toMatchObject({ turn: 'blue', options: [] });
    expect(desk.table.nothing).toMatchObject({ color: 'yellow', dice: [3], thirdSix: false });
    expect(desk.table.nothing?.still[0]).toEqual({
      piece: 0,
      reason: 'barrierInTheWay',
      rule: 'P-31',
      square: 22,
    });
  });

  test('P-28 the third 6 in a row is told as what it is', () => {
    const desk = arbiter()
      .sets({ chosen: ['oneOut'] })
      .starts();
    desk.rolls(6).moves().rolls(6).moves();
    expect(desk.table.repeats).toBe(2);
    desk.rolls(6);
    expect(desk.table).toMatchObject({ turn: 'blue', nothing: { color: 'yellow', thirdSix: true } });
    expect(desk.table.pieces.yellow).toEqual([-1, -1, -1, -1]);
  });

  test('two dice are counted in either order', () => {
    const desk = arbiter()
      .sets({ chosen: ['twoDice', 'oneOut'] })
      .starts();
    expect(desk.isRefused({ type: 'recordParchisRoll', ...at, dice: [2] })).toBe('badParchisDice');
    desk.rolls(1, 3);
    expect(desk.table.options.map(({ to, count }) => [to, count.value])).toEqual([
      [1, 1],
      [3, 3],
    ]);
    desk.does({ type: 'moveParchis', ...at, color: 'yellow', piece: 0, to: 3, count: 3 });
    expect(desk.table).toMatchObject({ turn: 'yellow', counts: [{ kind: 'die', value: 1 }] });
  });
});

/** Each variant to its end with `npm run test:deep`; else so many acts of most. */
const ACTS = process.env['DEEP'] === '1' ? 10_000 : 120;
const WHOLE = ['plain', 'several together'];

describe('random games', () => {
  const games: readonly (readonly [string, Parameters<typeof setTable>[0]])[] = [
    ['plain', {}],
    ...PARCHIS_OPTIONS.map((option) => [option, withOption(option)] as const),
    ['pairs, until one is in', { couples: 'one' }],
    ['several together', { chosen: ALL_TOGETHER, couples: 'both' }],
  ];
  test.each(games)('%s', (name, more) => {
    const most = WHOLE.includes(name) ? 10_000 : ACTS;
    const dice = new Dice(name);
    const desk = arbiter().sets(more).starts('green');
    const played = () => JSON.stringify([desk.table.pieces, desk.table.turn, desk.table.counts]);
    let before = played();
    let steps = 0;
    desk.playsOn(dice, most, () => {
      steps += 1;
      // now and then the last line is struck: the table is as it was before it, and what was struck is done again
      if (steps % 37 === 0) {
        const done = desk.journal.at(-1)?.event;
        desk.strikesLast();
        expect(played()).toBe(before);
        if (done !== undefined) desk.writes(done);
      }
      before = played();
    });
    const { state, seats, options } = desk.table;
    if (state === 'finished') {
      expect(options).toEqual([]);
      expect(seats.map(({ place }) => place)).toContain(1);
      expect(desk.isRefused({ type: 'recordParchisRoll', ...at, dice: [1] })).toBe('parchisOver');
    } else expect(steps).toBe(ACTS);
    // what one line after another came to is what all together come to
    const all = drained(foldAll(emptyState, desk.journal));
    expect(all.parchis).toEqual(desk.state.parchis);
  });
});

describe('a strike', () => {
  test('is of the last line that holds, and leaves the tournament’s own lines as they were', () => {
    const desk = arbiter().sets().starts().rolls(5).moves();
    const own = desk.state.ownSeq;
    const [moved, rolled] = desk.table.lines;
    expect(desk.isRefused(strike(rolled?.seq ?? 0))).toBe('notTheLastMove');
    expect(desk.isRefused(strike(moved?.seq ?? 0, ' '))).toBe('reasonMissing');
    desk.does(strike(moved?.seq ?? 0));
    expect(desk.isRefused(strike(moved?.seq ?? 0))).toBe('alreadyStruck');
    desk.does(strike(rolled?.seq ?? 0));
    expect(desk.table).toMatchObject({ turn: 'yellow', options: [] });
    expect(desk.state.ownSeq).toBe(own);
    const told = desk.journal.map((entry) => historyLine(desk.state, desk.people, entry));
    expect(told.filter(({ struckBy }) => struckBy !== null).map(({ seq }) => seq)).toEqual([
      rolled?.seq,
      moved?.seq,
    ]);
  });

  test('of the line that set a table up brings back what it was before, or no table at all', () => {
    const desk = arbiter()
      .sets({}, ['red', 'blue'])
      .sets({ chosen: ['murcia'] });
    desk.starts();
    expect(desk.isRefused(strike(desk.journal.length - 1))).toBe('notTheLastMove');
    desk.strikesLast();
    desk.does(strike(desk.table.set ?? 0));
    expect(desk.table).toMatchObject({ exists: true, seats: [{ color: 'blue' }, { color: 'red' }] });
    desk.does(strike(desk.table.set ?? 0));
    expect(desk.table).toMatchObject({ exists: false, set: null });
    expect(desk.view({ kind: 'parchis', round: 1 }).tables).toEqual([]);
    expect(desk.isRefused({ type: 'recordParchisRoll', ...at, dice: [1] })).toBe('noParchisTable');
    desk.sets({}, ['yellow', 'green']);
    expect(desk.table.exists).toBe(true);
  });
});

test('a line of a table that was never set up is of no desk', () => {
  const desk = arbiter().sets();
  const entry = desk.journal.at(-1);
  if (entry === undefined) throw new Error('no line');
  const event = { type: 'parchisDiceShown', round: 3, table: 9 } as const;
  expect(() => fold(desk.state, { ...entry, event })).toThrow(/never set up/);
});

function withOption(option: (typeof PARCHIS_OPTIONS)[number]): Parameters<typeof setTable>[0] {
  const pairs = option === 'partnerBridge' || option === 'outEatsRivals';
  return {
    chosen: option === 'singleFive' ? ['twoDice', option] : [option],
    couples: pairs ? 'both' : 'none',
  };
}

function seat(color: 'red' | 'blue', player: string) {
  return { color, player };
}

function thrown(color: 'yellow' | 'blue' | 'red', value: number) {
  return { color, value };
}

function strike(seq: number, reason = 'wrong key') {
  return { type: 'strikeEntry', seq, reason } as const;
}
