import { describe, expect, it } from 'vitest';
import { recordOf } from '../../src-core/desk/tournament/record.ts';
import { propose, type DeskCommand } from '../../src-core/desk/index.ts';
import { drained } from '../../src-core/plain/steps.ts';
import { dataText } from '../tournament/trf-given.ts';
import { Arbiter, FOUR, firstRound, moveOf, player, resultOf } from './arbiter.ts';

const tables: Readonly<Record<string, readonly (readonly number[])[][]>> = JSON.parse(
  dataText('berger.json'),
);

const seats = (desk: Arbiter, round = 1): readonly string[] =>
  desk
    .view({ kind: 'round', round })
    .boards.map(({ white, black }) => `${white?.number ?? ''}-${black?.number ?? ''}`);

const exchange = (one: string, other: string, reason = ''): DeskCommand => ({
  type: 'exchangePlayers',
  round: 1,
  one,
  other,
  reason,
});
const swap: DeskCommand = { type: 'swapColors', round: 1, board: 1, reason: 'the card said so' };

describe('a round between its pairing and its first moves', () => {
  it('is published once', () => {
    const desk = firstRound();
    desk.does({ type: 'publishRound', round: 1 });
    expect(desk.isRefused({ type: 'publishRound', round: 1 })).toBe('alreadyPublished');
    expect(desk.isRefused({ type: 'publishRound', round: 2 })).toBe('noSuchRound');
  });

  it('has its colours exchanged, and its players', () => {
    const desk = firstRound();
    expect(desk.does(swap)).toEqual([
      {
        ...{ type: 'pairingChanged', round: 1, board: 1, white: 'p3', black: 'p2', bye: false },
        reason: 'the card said so',
      },
    ]);
    desk.does(exchange('Kasparov', '2'));
    expect(seats(desk)).toEqual(['3-1', '2-4']);
    desk.does(exchange('3', '1'));
    expect(seats(desk)).toEqual(['1-3', '2-4']);
  });

  it('gives its bye to another', () => {
    const desk = firstRound();
    desk.registers(player('Menchik, Vera'));
    const pairings = [{ board: 3, white: '5', black: '', byeOf: 'pairing' } as const];
    desk.does({ type: 'pairRound', round: 1, pairings });
    desk.does(exchange('5', '4'));
    expect(seats(desk)).toEqual(['1-2', '3-5', '4-']);
    expect(recordOf(desk.state, desk.people).players[3]?.rounds).toEqual([{ kind: 'bye', bye: 'pairing' }]);
  });

  it.each([
    ['with nobody', exchange('1', 'nobody'), 'unknownPlayer'],
    ['with nobody named', exchange('1', ''), 'unknownPlayer'],
    ['with one who is not paired', exchange('1', '5'), 'playerNotPaired'],
  ] as const)('exchanges no player %s', (_name, command, code) => {
    expect(firstRound().registers(player('Menchik, Vera')).isRefused(command)).toBe(code);
  });

  it('brings nobody to a game who has asked for a bye', () => {
    const desk = firstRound();
    desk.registers(player('Menchik, Vera'));
    desk.does({ type: 'askByes', id: 'p6', byes: [{ round: 1, bye: 'half' }] });
    desk.does({ type: 'pairRound', round: 1, pairings: [{ board: 3, white: '5', black: '' }] });
    expect(desk.isRefused(exchange('5', '4'))).toBe('playerAway');
  });

  it('is fixed where a move was made or a result stands', () => {
    const desk = firstRound().plays('e4');
    desk.does(resultOf('1-0', 'resignation', { board: 2 }));
    expect(desk.isRefused(swap)).toBe('pairingHasMoves');
    expect(desk.isRefused({ ...swap, board: 2 })).toBe('pairingHasResult');
    expect(desk.isRefused(exchange('1', '3'))).toBe('pairingHasMoves');
  });

  it('is taken back whole while nothing has begun', () => {
    const desk = firstRound();
    desk.does({ type: 'publishRound', round: 1 });
    expect(desk.isRefused({ type: 'unpairRound', round: 1, reason: ' ' })).toBe('reasonMissing');
    desk.does({ type: 'unpairRound', round: 1, reason: 'a late entry' });
    expect(seats(desk)).toEqual([]);
    desk.pairs('2-1', '4-3');
    expect(seats(desk)).toEqual(['2-1', '4-3']);
    desk.does(moveOf('e4'));
    expect(desk.isRefused({ type: 'unpairRound', round: 1, reason: '' })).toBe('boardInPlay');
    expect(desk.isRefused({ type: 'unpairRound', round: 2, reason: '' })).toBe('noSuchRound');
  });
});

describe('a game put off', () => {
  const putOff = (what: 'adjourned' | 'postponed' | null): DeskCommand => ({
    type: 'putOffGame',
    round: 1,
    board: 1,
    what,
    note: '',
  });

  it('is open in the record, and in play again when that is said', () => {
    const desk = firstRound();
    desk.does(putOff('postponed'));
    expect(desk.does(putOff('postponed'))).toEqual([]);
    expect(recordOf(desk.state, desk.people).players[0]?.rounds).toEqual([
      { kind: 'adjourned', opponent: 2, color: 'white' },
    ]);
    desk.does(putOff('adjourned'));
    desk.does(putOff(null));
    desk.does(resultOf('1-0', 'resignation'));
    expect(desk.isRefused(putOff('adjourned'))).toBe('resultStands');
  });
});

describe('a result corrected', () => {
  const correct = (more: object = {}): DeskCommand => ({
    type: 'correctResult',
    ...{ round: 1, board: 1, result: '0-1', reason: 'notSaid', note: 'the slip says so', confirmed: false },
    ...more,
  });

  it('takes the place of the one that stood, which is struck', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'notSaid'));
    const first = desk.journal.length;
    desk.does(correct());
    const { result, struck } = desk.state.rounds[0]?.boards[0] ?? {};
    expect(result).toMatchObject({ result: '0-1', corrects: first });
    expect(struck).toMatchObject([{ seq: first, kind: 'result', by: first + 1 }]);
    desk.does({ type: 'strikeEntry', seq: first + 1, reason: 'neither' });
    expect(desk.state.rounds[0]?.boards[0]?.result).toBe(null);
  });

  it.each([
    ['without why', correct({ note: ' ' }), 'reasonMissing'],
    ['where there is none', correct({ board: 2 }), 'noResultToCorrect'],
    ['that its reason cannot give', correct({ reason: 'agreement' }), 'resultDoesNotFit'],
  ] as const)('%s is refused', (_name, command, code) => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'notSaid'));
    expect(desk.isRefused(command)).toBe(code);
  });

  it('tells beforehand what it changes: points, places, and the boards paired with it', () => {
    const desk = firstRound();
    for (const board of [1, 2]) desk.does(resultOf('1-0', 'notSaid', { board }));
    const pairings = [
      { board: 1, white: '3', black: '1' },
      { board: 2, white: '2', black: '4' },
    ];
    desk.does({ type: 'pairRound', round: 2, pairings });
    const told = drained(propose(desk.state, desk.people, correct({ note: '' }), 0));
    expect(told).toMatchObject({
      ok: true,
      consequences: {
        standings: [
          { number: 2, before: { points: 0.5, rank: 3 }, after: { points: 1.5, rank: 1 } },
          { number: 1, before: { points: 1.5, rank: 1 }, after: { points: 0.5, rank: 3 } },
        ],
        later: [
          { round: 2, board: 1, white: { number: 3 }, black: { number: 1 } },
          { round: 2, board: 2, white: { number: 2 }, black: { number: 4 } },
        ],
      },
    });
  });

  it('decided by the arbiter is an incident, and corrected by it', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'notSaid'));
    expect(desk.does(correct({ reason: 'arbiter' })).map(({ type }) => type)).toEqual([
      'incidentDecided',
      'resultDeclared',
    ]);
    expect(desk.isRefused(correct({ result: '1-0' }))).toBe('resultOfIncident');
  });
});

describe('the second games of matches of two', () => {
  const second: DeskCommand = { type: 'pairReturn', round: 2 };

  it('have the colours reversed, byes as they were, and both games count', () => {
    const desk = firstRound().registers(player('Ábalos, Eva'));
    const bye = { board: 3, white: '5', black: '', byeOf: 'half' } as const;
    desk.does({ type: 'pairRound', round: 1, pairings: [bye] });
    desk.does(resultOf('1-0', 'notSaid'));
    desk.does(second);
    expect(seats(desk, 2)).toEqual(['2-1', '4-3', '5-']);
    desk.does({ ...resultOf('1/2-1/2', 'notSaid'), round: 2 });
    const points = recordOf(desk.state, desk.people).players.map((each) => each.points);
    expect(points).toEqual([1.5, 0.5, 1, 1, 1]);
  });

  it.each<[string, (desk: Arbiter) => unknown, DeskCommand, string]>([
    ['twice', (desk) => desk.does(second), second, 'roundIsPaired'],
    ['of a round that is not paired', () => undefined, { type: 'pairReturn', round: 3 }, 'earlierNotPaired'],
    ['of none', () => undefined, { type: 'pairReturn', round: 1 }, 'badRound'],
    [
      'of somebody who went',
      (desk) => desk.does({ type: 'withdrawPlayer', id: 'p3', round: 2, reason: '' }),
      second,
      'playerAway',
    ],
  ])('are not paired %s', (_, before, command, code) => {
    const desk = firstRound();
    before(desk);
    expect(desk.isRefused(command)).toBe(code);
  });
});

describe('a round robin', () => {
  const all = { type: 'pairRoundRobin', double: false } as const;
  const players = (count: number): Arbiter =>
    new Arbiter()
      .begins()
      .registers(
        ...Array.from({ length: count }, (_, at) => player(`Player ${String.fromCharCode(97 + at)}`)),
      );

  it.each(Object.entries(tables))('of %s is paired by the table of FIDE', (count, rounds) => {
    const desk = players(Number(count));
    desk.does(all);
    expect(rounds.map((_, at) => seats(desk, at + 1))).toEqual(
      rounds.map((pairs) => pairs.map((pair) => pair.join('-'))),
    );
  });

  it('has as many rounds as it needs, and says its system', () => {
    const desk = players(5);
    expect(desk.does(all).map(({ type }) => type)).toEqual([
      'tournamentChanged',
      'pairingRulesSet',
      ...Array.from({ length: 5 }, () => 'roundPaired'),
    ]);
    const record = recordOf(desk.state, desk.people);
    expect(record).toMatchObject({ roundCount: 5, head: { system: 'FIDE_ROUNDROBIN' } });
    expect(record.players[0]?.rounds[0]).toEqual({ kind: 'bye', bye: 'zero' });
  });

  it('twice has every colour once', () => {
    const desk = players(4);
    desk.does({ ...all, double: true });
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((round) => seats(desk, round));
    expect(new Set(pairs).size).toBe(12);
    expect(desk.view({ kind: 'tournament' }).details?.rounds).toBe(6);
  });

  it('is made of three at least, before any round is paired, without who withdrew', () => {
    expect(players(2).isRefused(all)).toBe('tooFewPlayers');
    expect(firstRound().isRefused(all)).toBe('roundIsPaired');
    const desk = new Arbiter().begins().registers(...FOUR);
    desk.does({ type: 'withdrawPlayer', id: 'p3', round: 1, reason: '' });
    desk.does(all);
    expect(seats(desk)).toEqual(['3-4', '1-']);
  });
});
