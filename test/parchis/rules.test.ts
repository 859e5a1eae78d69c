/** Every rule of parchís in the source text, by its number. */
import { describe, expect, it } from 'vitest';
import {
  COLORS,
  CORRIDOR,
  GOAL,
  LAST_SEGURO,
  PARTNER,
  PIECES,
  PLAIN,
  SALIDA,
  SEGUROS,
  choices,
  newTable,
  payments,
  placesOf,
  simulate,
  squareOf,
} from '../../src-core/parchis/index.ts';
import { Dice } from '../../src-core/tournament/generate/dice.ts';
import { after, mayMove, moves, places, rolled, rolledOn, table } from './table.ts';

const home = ['home', 'home', 'home', 'home'] as const;

describe('material and terms', () => {
  it.each([2, 3, 4])('P-01 %i play on the board of four', (players) => {
    const dice = new Dice(`P-01 ${players}`);
    const end = simulate(PLAIN, COLORS.slice(0, players), (sides) => dice.below(sides));
    expect(end.places.flat()).toHaveLength(players);
  });
  it('P-02 each has four pieces of a colour', () => {
    expect(COLORS).toEqual(['yellow', 'blue', 'red', 'green']);
    for (const color of COLORS) expect(newTable(PLAIN, COLORS, 'red').pieces[color]).toHaveLength(PIECES);
  });
  it('P-03 a die has six sides', () => {
    for (const value of [1, 2, 3, 4, 6])
      expect(moves({ yellow: [5, 'home', 'home', 'home'] }, value)).toEqual([`5 → ${5 + value}`]);
  });
  it('P-04 pieces at home stand on no square', () => expect(squareOf('yellow', -1)).toBeNull());
  it('P-05 each comes out on its salida', () => {
    expect(SALIDA).toEqual({ yellow: 5, blue: 22, red: 39, green: 56 });
    for (const turn of COLORS) expect(moves({ turn }, 5)[0]).toBe(`home → ${SALIDA[turn]}`);
  });
  it('P-06 there are twelve seguros, the salidas among them', () => {
    expect(SEGUROS).toHaveLength(12);
    for (const color of COLORS) expect(SEGUROS).toContain(SALIDA[color]);
  });
  it('P-07 the goal is one step after the corridor', () =>
    expect(moves({ yellow: ['corridor 7', 'home', 'home', 'home'] }, 1)).toEqual(['corridor 7 → goal']));
  it('P-08 a corridor of seven begins after the own last seguro', () => {
    expect(GOAL).toBe(LAST_SEGURO + CORRIDOR + 1);
    for (const [color, last] of [
      ['yellow', 68],
      ['blue', 17],
      ['red', 34],
      ['green', 51],
    ] as const)
      expect(moves({ turn: color, [color]: [last, 'home', 'home', 'home'] }, 1)).toEqual([
        `${last} → corridor 1`,
      ]);
  });
  it('P-09 two of a colour on a square are a barrier, and it opens when one moves', () => {
    const closed = { blue: [30, 30, 'home', 'home'], yellow: [28, 'home', 'home', 'home'] } as const;
    expect(moves(closed, 3)).toEqual([]);
    expect(moves({ ...closed, blue: [30, 31, 'home', 'home'] }, 4)).toEqual(['28 → 32']);
  });
  it('P-10 what is counted is counted with one own piece', () => {
    const ate = after(
      rolled({ yellow: [10, 20, 'home', 'home'], blue: [14, 'home', 'home', 'home'] }, 4),
      14,
    );
    expect(mayMove(ate)).toEqual(['14 → 34', '20 → 40']);
  });
  it('P-11 whoever is eaten goes home', () => {
    const ate = after(rolled({ yellow: [10, 'home', 'home', 'home'], blue: [14, 23, 'home', 'home'] }, 4));
    expect(places(ate, 'blue')).toEqual(['home', 23, 'home', 'home']);
  });
});

describe('before the game and the turn', () => {
  it('P-12 each plays one colour', () =>
    expect(newTable(PLAIN, ['red', 'yellow'], 'red').players).toEqual(['yellow', 'red']));
  it('P-13 whoever rolled highest begins', () => expect(newTable(PLAIN, COLORS, 'green').turn).toBe('green'));
  it('P-14 all pieces begin at home', () => {
    for (const color of COLORS) expect(places(newTable(PLAIN, COLORS, 'red'), color)).toEqual(home);
  });
  it('P-15 one roll a turn', () =>
    expect(after(rolled({ yellow: [5, 'home', 'home', 'home'] }, 3)).turn).toBe('blue'));
  it('P-16 a 6 repeats the turn, else it passes to the right', () => {
    const six = after(rolled({ yellow: [5, 'home', 'home', 'home'] }, 6));
    expect(six.turn).toBe('yellow');
    expect(COLORS.map((turn) => rolled({ turn }, 1).turn)).toEqual(['blue', 'red', 'green', 'yellow']);
  });
  it('P-17 nothing is done only where nothing is possible', () => {
    expect(rolled({}, 3).turn).toBe('blue');
    expect(rolled({ yellow: [5, 'home', 'home', 'home'] }, 3).turn).toBe('yellow');
  });
  it('P-18 pieces go round anticlockwise, as the squares are counted', () =>
    expect(moves({ turn: 'blue', blue: [67, 'home', 'home', 'home'] }, 3)).toEqual(['67 → 2']));
  it('P-19 pieces at home and in the goal do not move', () =>
    expect(moves({ yellow: ['home', 'goal', 'goal', 'goal'] }, 4)).toEqual([]));
  it('P-20 none comes to a square that holds two', () => {
    expect(
      moves(
        {
          yellow: [26, 'home', 'home', 'home'],
          blue: [29, 'home', 'home', 'home'],
          red: [57, 'home', 'home', 'home'],
        },
        3,
      ),
    ).toEqual(['26 → 29']);
    expect(
      moves(
        {
          yellow: [26, 'home', 'home', 'home'],
          blue: [29, 'home', 'home', 'home'],
          green: [29, 'home', 'home', 'home'],
        },
        3,
      ),
    ).toEqual([]);
    expect(moves({ yellow: [20, 23, 23, 'home'] }, 3)).not.toContain('20 → 23');
  });
});

describe('the 5, the low numbers and the 6', () => {
  it('P-21 a 5 must bring a piece out', () => {
    const at = rolled({ yellow: [10, 'home', 'home', 'home'] }, 5);
    expect(choices(at).duty).toBe('bringOut');
    expect(mayMove(at)).toEqual(['home → 5']);
  });
  it('P-22 where it cannot, another piece moves 5', () => {
    expect(moves({ yellow: [5, 5, 10, 'home'] }, 5)).toEqual(['5 → 10', '5 → 10', '10 → 15']);
    expect(moves({ yellow: [10, 'goal', 'goal', 'goal'] }, 5)).toEqual(['10 → 15']);
  });
  it('P-23 variant: the first 5 brings out two', () => {
    const first = rolled({ variant: ['firstFiveTwo'] }, 5);
    expect(mayMove(first)).toEqual(['home → 5 ×2']);
    expect(places(after(first), 'yellow')).toEqual([5, 5, 'home', 'home']);
    expect(moves({ variant: ['firstFiveTwo'], yellow: [9, 'home', 'home', 'home'] }, 5)).toEqual([
      'home → 5',
    ]);
  });
  it('P-24 variant: everybody begins with a piece out', () => {
    const begun = newTable({ ...PLAIN, oneOut: true }, COLORS, 'yellow');
    for (const color of COLORS) expect(places(begun, color)).toEqual([SALIDA[color], 'home', 'home', 'home']);
  });
  it('P-25 1 to 4 move one piece so far', () =>
    expect(moves({ yellow: [10, 20, 'home', 'home'] }, 4)).toEqual(['10 → 14', '20 → 24']));
  it('P-26 a 6 counts 6 with pieces at home, 7 with none', () => {
    expect(moves({ yellow: [10, 'home', 'goal', 'goal'] }, 6)).toEqual(['10 → 16']);
    expect(moves({ yellow: [10, 20, 'goal', 'goal'] }, 6)).toEqual(['10 → 17', '20 → 27']);
  });
  it('P-27 after a 6 another roll, and after a second one too', () => {
    const once = after(rolled({ yellow: [10, 'home', 'home', 'home'] }, 6));
    expect([once.turn, once.repeats]).toEqual(['yellow', 1]);
    const twice = after(rolled({ yellow: [16, 'home', 'home', 'home'], repeats: 1 }, 6));
    expect([twice.turn, twice.repeats]).toEqual(['yellow', 2]);
  });
  it('P-28 a third 6 in a row sends the piece moved last home', () => {
    const moved = after(rolled({ yellow: [10, 'home', 'home', 'home'], repeats: 1 }, 6));
    const punished = rolledOn(moved, 6);
    expect(places(punished, 'yellow')).toEqual(home);
    expect(punished.turn).toBe('blue');
  });
  it('P-29 unless it has reached the coloured squares: then the roll is lost', () => {
    const moved = after(rolled({ yellow: [66, 'home', 'home', 'home'], repeats: 1 }, 6));
    const punished = rolledOn(moved, 6);
    expect(places(punished, 'yellow')).toEqual(['corridor 4', 'home', 'home', 'home']);
    expect(punished.turn).toBe('blue');
  });
  it('P-30 variant of Murcia: with none at home a 6 counts 12', () =>
    expect(moves({ variant: ['murcia'], yellow: [10, 'goal', 'goal', 'goal'] }, 6)).toEqual(['10 → 22']));
});

describe('barriers', () => {
  const barrier = (at: number) => ({ blue: [at, at, 'home', 'home'] as const });
  it('P-31 nobody passes a barrier, its owner neither', () => {
    expect(moves({ yellow: [28, 'home', 'home', 'home'], ...barrier(30) }, 3)).toEqual([]);
    expect(moves({ yellow: [20, 23, 23, 'home'] }, 4)).not.toContain('20 → 24');
    expect(moves({ yellow: [68, 'corridor 2', 'corridor 2', 'home'] }, 3)).not.toContain('68 → corridor 3');
  });
  it('P-32 the garbled exception is not read: a barrier holds on a seguro as elsewhere', () =>
    expect(moves({ yellow: [28, 'home', 'home', 'home'], ...barrier(29) }, 3)).toEqual([]));
  it('P-33 with a barrier a 6 must open it', () => {
    const at = rolled({ yellow: [10, 10, 20, 'home'] }, 6);
    expect(choices(at).duty).toBe('openBarrier');
    expect(mayMove(at)).toEqual(['10 → 16', '10 → 16']);
  });
  it('P-34 unless its pieces cannot advance', () =>
    expect(moves({ yellow: [24, 24, 10, 'home'], ...barrier(28) }, 6)).toEqual(['10 → 16']));
  it('P-35 variant: two colours on a seguro are a barrier', () => {
    const mixed = {
      yellow: [28, 'home', 'home', 'home'],
      blue: [29, 'home', 'home', 'home'],
      green: [29, 'home', 'home', 'home'],
    } as const;
    expect(moves(mixed, 3)).toEqual(['28 → 31']);
    expect(moves({ ...mixed, variant: ['mixedBarriers'] }, 3)).toEqual([]);
  });
  it('P-36 variant: barriers only on seguros', () => {
    const only = { yellow: [28, 'home', 'home', 'home'], variant: ['barriersOnSeguros'] } as const;
    expect(moves({ ...only, ...barrier(30) }, 3)).toEqual(['28 → 31']);
    expect(moves({ ...only, ...barrier(29) }, 3)).toEqual([]);
  });
});

describe('eating', () => {
  it('P-37 on a white square another colour is eaten', () =>
    expect(moves({ yellow: [10, 'home', 'home', 'home'], blue: [14, 'home', 'home', 'home'] }, 4)).toEqual([
      '10 → 14 x blue',
    ]));
  it('P-38 who eats counts 20, and may eat again by it', () => {
    const ate = after(
      rolled(
        {
          yellow: [10, 'home', 'home', 'home'],
          blue: [14, 'home', 'home', 'home'],
          red: ['home', 'home', 'home', 'home'],
          green: [6, 'home', 'home', 'home'],
        },
        4,
      ),
    );
    expect(ate.counts).toEqual([{ kind: 'bonus', value: 20 }]);
    expect(mayMove(ate)).toEqual(['14 → 34']);
  });
  it('P-39 on salidas and seguros nobody is eaten: two may share', () => {
    expect(moves({ yellow: [10, 'home', 'home', 'home'], blue: [12, 'home', 'home', 'home'] }, 2)).toEqual([
      '10 → 12',
    ]);
    expect(moves({ blue: [5, 'home', 'home', 'home'] }, 5)).toEqual(['home → 5']);
  });
  it('P-40 coming out onto two eats the one that arrived last', () => {
    // named later: arrived later
    expect(moves({ blue: [5, 'home', 'home', 'home'], green: [5, 'home', 'home', 'home'] }, 5)).toEqual([
      'home → 5 x green',
    ]);
    expect(moves({ yellow: [5, 'home', 'home', 'home'], red: [5, 'home', 'home', 'home'] }, 5)).toEqual([
      'home → 5 x red',
    ]);
  });
});

describe('the goal and the end', () => {
  it('P-41 the goal is entered by the exact number', () => {
    expect(moves({ yellow: ['corridor 5', 'home', 'home', 'home'] }, 3)).toEqual(['corridor 5 → goal']);
    expect(moves({ yellow: ['corridor 5', 'home', 'home', 'home'] }, 4)).toEqual([]);
  });
  it('P-42 who brings a piece in counts 10 with another', () => {
    const entered = after(rolled({ yellow: ['corridor 5', 20, 'home', 'home'] }, 3), 'goal');
    expect(mayMove(entered)).toEqual(['20 → 30']);
  });
  it('P-43 with four in a player rolls no more', () => {
    const done = after(rolled({ yellow: ['corridor 5', 'goal', 'goal', 'goal'] }, 3));
    expect(done.finished).toEqual(['yellow']);
    expect(rolled({ turn: 'green', yellow: ['goal', 'goal', 'goal', 'goal'] }, 1).turn).toBe('blue');
  });
  it('P-44 places by the order of finishing, the last one loses', () => {
    const at = table({ yellow: ['corridor 7', 'goal', 'goal', 'goal'], players: ['yellow', 'red'] });
    const over = after(rolledOn(at, 1));
    expect(placesOf(over)).toEqual([['yellow'], ['red']]);
  });
  it('P-45 variant of Murcia: the last seguro is entered by the exact number', () => {
    const murcia = { variant: ['murcia'], yellow: [66, 'home', 'home', 'home'] } as const;
    expect(moves(murcia, 2)).toEqual(['66 → 68']);
    expect(moves(murcia, 3)).toEqual([]);
    expect(moves({ ...murcia, variant: [] }, 3)).toEqual(['66 → corridor 1']);
  });
});

describe('couples', () => {
  it('P-46 partners sit opposite', () => expect([PARTNER.blue, PARTNER.red]).toEqual(['green', 'yellow']));
  it('P-47 the partner’s piece is eaten too', () =>
    expect(
      moves(
        { variant: ['couples'], yellow: [10, 'home', 'home', 'home'], red: [14, 'home', 'home', 'home'] },
        4,
      ),
    ).toEqual(['10 → 14 x red']));
  it('P-48 variant: partners make a bridge on a white square', () => {
    const bridge = {
      variant: ['partnerBridge'],
      yellow: [10, 'home', 'home', 'home'],
      red: [14, 'home', 'home', 'home'],
    } as const;
    const made = after(rolled(bridge, 4));
    expect(places(made, 'red')).toEqual([14, 'home', 'home', 'home']);
    expect(
      moves(
        {
          ...bridge,
          turn: 'green',
          yellow: [14, 'home', 'home', 'home'],
          green: [12, 'home', 'home', 'home'],
        },
        3,
      ),
    ).toEqual([]);
  });
  it('P-49 variant: coming out eats the other pair’s, though not the last arrived', () => {
    const there = { blue: [5, 'home', 'home', 'home'], red: [5, 'home', 'home', 'home'] } as const;
    expect(moves({ ...there, variant: ['couples'] }, 5)).toEqual(['home → 5 x red']);
    expect(moves({ ...there, variant: ['outEatsRivals'] }, 5)).toEqual(['home → 5 x blue']);
  });
  const four = ['goal', 'goal', 'goal', 'goal'] as const;
  it('P-50 a pair wins when all of both are in: who is done plays with the partner’s', () => {
    const at = { variant: ['couples'], yellow: four, red: ['corridor 7', 'goal', 'goal', 'goal'] } as const;
    expect(placesOf(table(at))).toBeNull();
    expect(placesOf(after(rolled(at, 1)))).toEqual([
      ['yellow', 'red'],
      ['blue', 'green'],
    ]);
  });
  it('P-51 or when one of the two is done', () =>
    expect(placesOf(table({ variant: ['couplesOne'], turn: 'blue', yellow: four }))).toEqual([
      ['yellow', 'red'],
      ['blue', 'green'],
    ]));
});

describe('two dice', () => {
  it('P-52 each die for a piece', () => {
    const at = rolled({ variant: ['twoDice'], yellow: [10, 20, 'home', 'home'] }, 3, 4);
    const second = after(at, 13);
    expect(mayMove(second)).toEqual(['13 → 17', '20 → 24']);
    expect(after(second, 24).turn).toBe('blue');
  });
  it('P-53 a double repeats the turn, a 6 does not', () => {
    const two = { variant: ['twoDice'], yellow: [10, 'home', 'home', 'home'] } as const;
    expect(after(after(rolled(two, 3, 3))).turn).toBe('yellow');
    expect(after(after(rolled(two, 6, 3), 16)).turn).toBe('blue');
  });
  it('P-54 a sum of 5 brings out; of a single 5 the text says nothing', () => {
    expect(moves({ variant: ['twoDice'] }, 2, 3)).toEqual(['home → 5']);
    expect(moves({ variant: ['twoDice'] }, 5, 3)).toEqual([]);
    expect(moves({ variant: ['singleFive'] }, 5, 3)).toEqual(['home → 5']);
  });
  it('P-55 the rest is as with one die', () =>
    expect(moves({ variant: ['twoDice'], yellow: [10, 10, 'home', 'home'] }, 6, 3)).toEqual([
      '10 → 16',
      '10 → 16',
    ]));
});

describe('cuadrante', () => {
  const stakes = { eaten: 2, winner: 10, thirdSix: 5 };
  const nearlyOver = {
    variant: ['cuadrante'],
    players: ['yellow', 'red'],
    yellow: ['corridor 7', 'goal', 'goal', 'goal'],
    red: [40, 'home', 'goal', 'goal'],
  } as const;
  const over = () => after(rolled(nearlyOver, 1));
  it('P-56 it is played for money, alone or in couples', () => {
    expect(payments(table(nearlyOver), stakes)).toEqual([]);
    expect(payments(over(), stakes).length).toBeGreaterThan(0);
    expect(table({ variant: ['cuadrante', 'couples'] }).variant).toMatchObject({ cuadrante: true });
  });
  it('P-57 whoever is eaten pays', () => {
    const ate = after(
      rolled(
        { variant: ['cuadrante'], yellow: [10, 'home', 'home', 'home'], blue: [14, 'home', 'home', 'home'] },
        4,
      ),
    );
    expect(ate.paid).toEqual([{ kind: 'eaten', by: 'blue', to: 'yellow' }]);
  });
  it('P-58 at the end each piece not in is paid to whoever has his in', () =>
    expect(payments(over(), stakes)).toContainEqual({ from: 'red', to: 'yellow', amount: 4, why: 'notIn' }));
  it('P-59 the winner gets a further sum of each', () =>
    expect(payments(over(), stakes)).toContainEqual({
      from: 'red',
      to: 'yellow',
      amount: 10,
      why: 'winner',
    }));
  it('P-60 a third 6 costs a sum for the winner', () => {
    const punished = rolledOn(
      table({ variant: ['cuadrante'], yellow: [10, 'home', 'home', 'home'], repeats: 2 }),
      6,
    );
    expect(punished.paid).toEqual([{ kind: 'thirdSix', by: 'yellow', to: null }]);
  });
});
