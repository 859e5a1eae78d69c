import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src-core/desk/tournament/record.ts';
import type { DeskCommand } from '../../src-core/desk/index.ts';
import { Arbiter, FOUR, player } from './arbiter.ts';

/** Four players, p2 to p5, numbers 1 to 4. */
function four(): Arbiter {
  return new Arbiter().begins({ rounds: 5 }).registers(...FOUR);
}

const byes = (desk: Arbiter, number: number): readonly unknown[] =>
  recordOf(desk.state, desk.people).players[number - 1]?.rounds ?? [];

const absences = (desk: Arbiter): readonly unknown[] => recordOf(desk.state, desk.people).absences;

describe('byes asked for', () => {
  it('are absences of the rounds to come, and what the round was once it is paired', () => {
    const desk = four();
    desk.does({
      type: 'askByes',
      id: 'p5',
      byes: [
        { round: 1, bye: 'half' },
        { round: 3, bye: 'zero' },
      ],
    });
    expect(absences(desk)).toEqual([
      { bye: 'half', round: 1, players: [4] },
      { bye: 'zero', round: 3, players: [4] },
    ]);
    desk.pairs('1-2', '3-bye');
    expect(byes(desk, 4)).toEqual([{ kind: 'bye', bye: 'half' }]);
    expect(byes(desk, 3)).toEqual([{ kind: 'bye', bye: 'pairing' }]);
    expect(absences(desk)).toEqual([{ bye: 'zero', round: 3, players: [4] }]);
  });

  it('are taken back, and asked for twice say nothing new', () => {
    const desk = four();
    const ask: DeskCommand = { type: 'askByes', id: 'p5', byes: [{ round: 2, bye: 'half' }] };
    desk.does(ask);
    expect(desk.does(ask)).toEqual([]);
    desk.does({ type: 'askByes', id: 'p5', byes: [{ round: 2, bye: null }] });
    expect(absences(desk)).toEqual([]);
  });

  it('of half a point are as many as the tournament allows', () => {
    const desk = four();
    const { rules } = desk.state.pairing;
    desk.does({ type: 'setPairingRules', rules: { ...rules, halfPointByes: 1 } });
    desk.does({ type: 'askByes', id: 'p5', byes: [{ round: 2, bye: 'half' }] });
    const more: DeskCommand = { type: 'askByes', id: 'p5', byes: [{ round: 3, bye: 'half' }] };
    expect(desk.isRefused(more)).toBe('tooManyHalfByes');
    // one in the place of the other is not one more
    desk.does({
      type: 'askByes',
      id: 'p5',
      byes: [
        { round: 2, bye: 'zero' },
        { round: 3, bye: 'half' },
      ],
    });
  });

  it('written as a board alone are of the kind that was asked for, unless another is said', () => {
    const desk = four();
    desk.does({ type: 'askByes', id: 'p5', byes: [{ round: 1, bye: 'half' }] });
    desk.pairs('1-2', '4-bye');
    expect(byes(desk, 4)).toEqual([{ kind: 'bye', bye: 'half' }]);
    desk.does({ type: 'changePairing', round: 1, board: 2, white: '4', black: 'bye', byeOf: 'full' });
    expect(byes(desk, 4)).toEqual([{ kind: 'bye', bye: 'full' }]);
  });
});

describe('a bye said to be of a kind', () => {
  it.each(['pairing', 'full', 'half', 'zero'] as const)('is a %s bye whatever its result', (byeOf) => {
    const desk = four();
    desk.does({ type: 'pairRound', round: 1, pairings: [{ board: 1, white: '4', black: '', byeOf }] });
    expect(byes(desk, 4)).toEqual([{ kind: 'bye', bye: byeOf }]);
  });

  it('takes no other result than its own, and two players are no bye', () => {
    const desk = four();
    const pairings = [{ board: 1, white: '4', black: '', byeOf: 'half' } as const];
    desk.does({ type: 'pairRound', round: 1, pairings });
    const declared = {
      type: 'declareResult',
      round: 1,
      board: 1,
      reason: 'bye',
      note: '',
      confirmed: false,
    } as const;
    expect(desk.isRefused({ ...declared, result: '1-0' })).toBe('resultDoesNotFit');
    desk.does({ ...declared, result: '1/2-0' });
    const two = [{ board: 2, white: '1', black: '2', byeOf: 'half' } as const];
    expect(desk.isRefused({ type: 'pairRound', round: 1, pairings: two })).toBe('notABye');
  });
});

describe('who is not there', () => {
  const cases: readonly (readonly [string, DeskCommand, DeskCommand])[] = [
    [
      'with a bye asked for',
      { type: 'askByes', id: 'p5', byes: [{ round: 1, bye: 'zero' }] },
      { type: 'askByes', id: 'p5', byes: [{ round: 1, bye: null }] },
    ],
    [
      'withdrawn',
      { type: 'withdrawPlayer', id: 'p5', round: 1, reason: 'ill' },
      { type: 'returnPlayer', id: 'p5', round: 1, reason: '' },
    ],
    ['not come yet', { type: 'enterLate', id: 'p5', round: 3 }, { type: 'enterLate', id: 'p5', round: 1 }],
  ];

  it.each(cases)('%s is paired with nobody, until that is taken back', (_name, away, back) => {
    const desk = four();
    desk.does(away);
    const pair: DeskCommand = {
      type: 'pairRound',
      round: 1,
      pairings: [{ board: 1, white: '1', black: '4' }],
    };
    expect(desk.isRefused(pair)).toBe('playerAway');
    desk.does(back);
    desk.does(pair);
    // and once he sits at a board he is there
    expect(desk.isRefused(away)).toBe('playerIsPaired');
  });

  it('withdraws from a round on and returns in another', () => {
    const desk = four();
    desk.does({ type: 'withdrawPlayer', id: 'p5', round: 2, reason: 'ill' });
    expect(desk.isRefused({ type: 'withdrawPlayer', id: 'p5', round: 3, reason: '' })).toBe(
      'withdrawnBefore',
    );
    desk.does({ type: 'returnPlayer', id: 'p5', round: 4, reason: 'well again' });
    expect(desk.isRefused({ type: 'returnPlayer', id: 'p5', round: 5, reason: '' })).toBe('notWithdrawn');
    expect(absences(desk)).toEqual([2, 3].map((round) => ({ bye: 'zero', round, players: [4] })));
  });

  it('is a zero-point bye in the rounds to come', () => {
    const desk = four();
    desk.does({ type: 'enterLate', id: 'p5', round: 3 });
    expect(absences(desk)).toEqual([1, 2].map((round) => ({ bye: 'zero', round, players: [4] })));
  });

  it.each([0, 6])('in round %i of five is refused', (round) => {
    expect(four().isRefused({ type: 'withdrawPlayer', id: 'p5', round, reason: '' })).toBe('badRound');
  });
});

describe('what screens are shown', () => {
  it('is who is away in a round and why, and what was said of whom', () => {
    const desk = four();
    desk.does({ type: 'withdrawPlayer', id: 'p5', round: 2, reason: 'ill' });
    desk.does({ type: 'askByes', id: 'p3', byes: [{ round: 2, bye: 'half' }] });
    expect(desk.view({ kind: 'round', round: 2 }).away).toEqual([
      { id: 'p3', number: 2, name: 'Polgár, Judit', why: 'bye', bye: 'half' },
      { id: 'p5', number: 4, name: 'Capablanca, José Raúl', why: 'withdrawn', bye: 'zero' },
    ]);
    const out = { why: 'withdrawn', bye: 'zero' };
    expect(desk.view({ kind: 'players' }).presence).toEqual([
      { id: 'p5', rounds: [null, out, out, out, out] },
      { id: 'p3', rounds: [null, { why: 'bye', bye: 'half' }, null, null, null] },
    ]);
  });
});

describe('numbers of the list', () => {
  const list = (desk: Arbiter): readonly unknown[] =>
    desk.view({ kind: 'players' }).players.map(({ number, name }) => `${number} ${name.slice(0, 3)}`);

  it('go by rating, title and name (C.04.2 2.2)', () => {
    const desk = new Arbiter().begins();
    desk.registers(player('Zeta, A'), player('Alfa, A'), player('Beta, A', { title: 'CM' }), ...FOUR);
    desk.does({ type: 'orderPlayers' });
    expect(list(desk)).toEqual(['1 Kas', '2 Ana', '3 Pol', '4 Bet', '5 Alf', '6 Cap', '7 Zet']);
    expect(desk.does({ type: 'orderPlayers' })).toEqual([]);
  });

  it('one is moved, and those between with it', () => {
    const desk = four();
    desk.does({ type: 'numberPlayer', id: 'p5', number: 2 });
    expect(list(desk)).toEqual(['1 Ana', '2 Cap', '3 Pol', '4 Kas']);
    desk.does({ type: 'numberPlayer', id: 'p2', number: 3 });
    expect(list(desk)).toEqual(['1 Cap', '2 Pol', '3 Ana', '4 Kas']);
    desk.does({ type: 'numberPlayer', id: 'p2', number: 9 });
    expect(list(desk)).toEqual(['1 Cap', '2 Pol', '4 Kas', '9 Ana']);
  });

  it('hold from the pairing of round 4 on (2.3), but for who comes late (2.5)', () => {
    const desk = four();
    desk.does({ type: 'orderPlayers' });
    desk.does({ type: 'pairRound', round: 4, pairings: [{ board: 1, white: '1', black: '2' }] });
    expect(desk.isRefused({ type: 'numberPlayer', id: 'p5', number: 1 })).toBe('numbersHold');
    const form = player('Capablanca, José Raúl', { number: 9 });
    expect(desk.isRefused({ type: 'changePlayer', id: 'p5', player: form })).toBe('numbersHold');
    desk.does({ type: 'registerLate', player: player('Caruana, Fabiano', { rating: 2800 }), round: 5 });
    expect(list(desk)).toEqual(['1 Kas', '2 Car', '3 Ana', '4 Pol', '5 Cap']);
    const { players } = recordOf(desk.state, desk.people);
    expect(players.map(({ rounds }) => rounds[3])).toEqual([
      { kind: 'adjourned', opponent: 3, color: 'white' },
      { kind: 'bye', bye: 'zero' },
      { kind: 'adjourned', opponent: 1, color: 'black' },
      { kind: 'bye', bye: 'zero' },
      { kind: 'bye', bye: 'zero' },
    ]);
  });
});
