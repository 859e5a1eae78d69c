/** The pairing of a round at the desk: what was proposed, what a hand changed, and what is written of it. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../src-core/desk/index.ts';
import { documentOf } from '../../src-core/desk/index.ts';
import { recordOf } from '../../src-core/desk/tournament/record.ts';
import { answerPairing, checkRounds } from '../../src-core/tournament/swiss/index.ts';
import { USUAL_POINTS } from '../../src-core/tournament/record.ts';
import { Arbiter, player } from './arbiter.ts';

type PairSwiss = Extract<DeskCommand, { type: 'pairSwiss' }>;

const NAMES = ['Alekhine', 'Botvinnik', 'Capablanca', 'Duras', 'Euwe', 'Fine', 'Gligoric'];

function swiss(players: number): Arbiter {
  const desk = new Arbiter()
    .begins()
    .registers(...NAMES.slice(0, players).map((name, at) => player(name, { rating: 2700 - at })));
  desk.does({
    type: 'setPairingRules',
    rules: {
      system: 'swissDutch',
      initialColor: 'white',
      points: USUAL_POINTS,
      acceleration: 'none',
      tieBreaks: null,
      halfPointByes: null,
    },
  });
  return desk;
}

/** What a screen would send for a round as it is proposed. */
function proposal(desk: Arbiter, round: number, apart: PairSwiss['apart'] = []): PairSwiss {
  const { asked, basis } = desk.view({ kind: 'swiss', round, apart });
  const answer = asked === undefined ? null : answerPairing(asked);
  if (answer?.kind !== 'paired') throw new Error('there is no pairing');
  const boards = answer.explanation.boards.map(({ white, black }) => [white.number, black.number] as const);
  const bye = answer.explanation.bye?.number ?? null;
  const proposed = { boards, bye };
  return { type: 'pairSwiss', round, apart, boards, bye, proposed, basis, reason: '', leaves: false };
}

/** White wins everywhere. */
function played(desk: Arbiter, round: number): void {
  const { boards } = desk.view({ kind: 'round', round });
  for (const { board, state } of boards)
    if (state !== 'bye')
      desk.does({
        type: 'declareResult',
        round,
        board,
        result: '1-0',
        reason: 'resignation',
        note: '',
        confirmed: false,
      });
}

function afterOne(players = 6): Arbiter {
  const desk = swiss(players);
  desk.does(proposal(desk, 1));
  played(desk, 1);
  return desk;
}

describe('a round paired by the system', () => {
  it('is written and told in one act, with the engine and what it was made of', () => {
    const desk = swiss(7);
    const command = proposal(desk, 1);
    expect(desk.does(command)).toEqual([
      {
        type: 'roundPaired',
        round: 1,
        pairings: [
          { board: 1, white: 'p2', black: 'p5', bye: false },
          { board: 2, white: 'p6', black: 'p3', bye: false },
          { board: 3, white: 'p4', black: 'p7', bye: false },
          { board: 4, white: 'p8', black: null, bye: true, byeOf: 'pairing' },
        ],
        by: { engine: { edition: 'FIDE_DUTCH', version: 1, basis: command.basis }, hand: null },
      },
      { type: 'roundPublished', round: 1 },
    ]);
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).standing).toMatchObject({
      pairs: command.proposed,
      breaches: [],
    });
  });

  it('is what the system pairs again out of the report', () => {
    const desk = afterOne(7);
    desk.does(proposal(desk, 2));
    expect(checkRounds(recordOf(desk.state, desk.people))).toMatchObject([{ same: true }, { same: true }]);
  });

  it('takes a game without a result for a draw, and says which', () => {
    const desk = swiss(6);
    desk.does(proposal(desk, 1));
    const view = desk.view({ kind: 'swiss', round: 2, apart: [] });
    expect(view.open.map(({ board }) => board)).toEqual([1, 2, 3]);
    expect(view.players.map(({ score }) => score)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  it('leaves out who has withdrawn or asked for a bye', () => {
    const desk = afterOne();
    desk.does({ type: 'withdrawPlayer', id: 'p2', round: 2, reason: 'ill' });
    desk.does({ type: 'askByes', id: 'p3', byes: [{ round: 2, bye: 'half' }] });
    expect(proposal(desk, 2).boards.flat().toSorted()).toEqual([3, 4, 5, 6]);
  });
});

describe('the initial colour', () => {
  const given = (random: string) => ({ now: 0, random });
  const bare = (): Arbiter => new Arbiter().begins().registers(player('Alekhine'), player('Euwe'));

  it('is drawn once, from the dice of the desk and a number said in the hall, and can be made again', () => {
    const desk = bare();
    const secret = 'ab'.repeat(32);
    const digits = createHash('sha256').update(`${secret}\n1\n0\n4711\n0`).digest('hex').slice(0, 8);
    const color = Number.parseInt(digits, 16) % 2 === 0 ? 'white' : 'black';
    expect(desk.does({ type: 'drawInitialColor', number: 4711, given: given(secret) })).toEqual([
      { type: 'initialColorDrawn', secret, number: 4711, color },
    ]);
    expect(recordOf(desk.state, desk.people).initialColor).toBe(color);
    expect(desk.isRefused({ type: 'drawInitialColor', number: 1, given: given(secret) })).toBe(
      'initialColorHolds',
    );
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).cannot).toBeNull();
  });

  it('comes out both ways', () => {
    const colors = Array.from({ length: 32 }, (_, at) => {
      const desk = bare();
      desk.does({ type: 'drawInitialColor', number: at, given: given('0'.repeat(64)) });
      return desk.state.pairing.rules.initialColor;
    });
    expect(new Set(colors)).toEqual(new Set(['white', 'black']));
  });

  it('is not drawn after round 1 is paired', () => {
    const desk = bare();
    desk.does({ type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '2' }] });
    expect(desk.isRefused({ type: 'drawInitialColor', number: 1, given: given('0'.repeat(64)) })).toBe(
      'frozenByRoundOne',
    );
  });
});

it('warns before round 1 of more rounds than somebody has opponents', () => {
  const most = (desk: Arbiter): number | null => desk.view({ kind: 'swiss', round: 1, apart: [] }).mostRounds;
  expect(most(swiss(6))).toBe(5);
  const desk = swiss(7);
  expect(most(desk)).toBe(7);
  desk.does({
    type: 'setForbiddenPairs',
    forbidden: [{ players: ['p2', 'p3', 'p4'], firstRound: 1, lastRound: 9 }],
  });
  expect(most(desk)).toBe(5);
});

describe('a round is not paired', () => {
  const at = (desk: Arbiter, more: Partial<PairSwiss>, round = 1): string =>
    desk.isRefused({ ...proposal(desk, round), ...more });

  it.each([
    ['before the one before it', 2, 'earlierNotPaired'],
    ['beyond the last', 10, 'badRound'],
  ])('%s', (_, round, code) => {
    const desk = swiss(6);
    expect(desk.view({ kind: 'swiss', round, apart: [] }).cannot).toMatchObject({ code });
    expect(at(desk, { round })).toBe(code);
  });

  it('without an initial colour', () => {
    const desk = new Arbiter().begins().registers(player('Alekhine'), player('Euwe'));
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).cannot).toMatchObject({
      code: 'initialColorMissing',
    });
  });

  it('twice', () => {
    const desk = swiss(6);
    const command = proposal(desk, 1);
    desk.does(command);
    expect(desk.isRefused(command)).toBe('roundIsPaired');
  });

  it('from what no longer stands', () => {
    const desk = afterOne();
    const command = proposal(desk, 2);
    desk.does({
      type: 'correctResult',
      round: 1,
      board: 1,
      result: '0-1',
      reason: 'resignation',
      note: 'told wrongly',
      confirmed: false,
    });
    expect(desk.isRefused(command)).toBe('pairingOutdated');
  });

  it.each([
    ['with somebody in twice', [[1, 4], [5, 1], [3, 6]], 'samePlayerTwice'], // prettier-ignore
    ['with nobody of that number', [[1, 4], [5, 2], [3, 9]], 'unknownPlayer'], // prettier-ignore
    ['with somebody left over', [[1, 4], [5, 2]], 'leftOver'], // prettier-ignore
  ] as const)('%s', (_, boards, code) => {
    expect(at(swiss(6), { boards, reason: 'x' })).toBe(code);
  });

  it('with somebody who is out', () => {
    const desk = swiss(7);
    desk.does({ type: 'withdrawPlayer', id: 'p2', round: 1, reason: '' });
    const boards = [...proposal(desk, 1).boards.slice(1), [1, 2]] as const;
    expect(at(desk, { boards, reason: 'x' })).toBe('playerAway');
  });
});

describe('a pairing by hand', () => {
  /** Round 2 with a pair of round 1 put together again. */
  function rematch(desk: Arbiter): PairSwiss {
    const first = desk.view({ kind: 'swiss', round: 1, apart: [] }).standing?.pairs.boards ?? [];
    return { ...proposal(desk, 2), boards: first.map(([white, black]) => [black, white] as const) };
  }

  it('wants a reason, which the book and the report tell', () => {
    const desk = swiss(6);
    const command = proposal(desk, 1);
    const [first, second, ...rest] = command.boards;
    const boards = [second ?? [0, 0], [first?.[1] ?? 0, first?.[0] ?? 0], ...rest] as const;
    expect(desk.isRefused({ ...command, boards })).toBe('reasonMissing');
    const [line] = desk.does({ ...command, boards, reason: 'asked by\nboth' });
    expect(line).toMatchObject({ by: { hand: { differs: 1, breaks: [], apart: [] } } });
    expect(desk.state.fideLeft).toBeNull();
    expect(documentOf(desk.state, desk.people, { kind: 'trf', edition: 'trf26' }).text).toContain(
      '### MPA @ Round 1: 1 otherwise; asked by both',
    );
  });

  it('keeps the person in the place of a name in its reason', () => {
    const desk = swiss(6);
    const command = proposal(desk, 1, [[1, 4]]);
    const [line] = desk.does({ ...command, reason: 'Alekhine asks for it' });
    expect(JSON.stringify(line)).not.toContain('Alekhine');
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).standing?.by?.hand?.reason).toBe(
      'Alekhine asks for it',
    );
  });

  it('is told in the report where a board is changed after it was published', () => {
    const desk = swiss(6);
    desk.does(proposal(desk, 1));
    desk.does({ type: 'swapColors', round: 1, board: 2, reason: 'a wheelchair' });
    expect(documentOf(desk.state, desk.people, { kind: 'trf', edition: 'trf26' }).text).toContain(
      '### MPA @ Round 1: 1 changed when published',
    );
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).standing?.breaches).toMatchObject([
      { kind: 'colors' },
    ]);
  });

  it('leaves FIDE’s rules by what no pairing of the system has, confirmed, seen and told from then on', () => {
    const desk = afterOne();
    const command = { ...rematch(desk), reason: 'the sponsor' };
    expect(
      desk.view({ kind: 'swissByHand', round: 2, apart: [], boards: command.boards, bye: null }),
    ).toMatchObject({
      leaves: true,
      breaches: expect.arrayContaining([expect.objectContaining({ kind: 'met', round: 1 })]) as unknown,
    });
    expect(desk.isRefused(command)).toBe('leavesFide');
    const lines = desk.does({ ...command, leaves: true });
    expect(lines[0]).toMatchObject({ by: { hand: { breaks: ['met'] } } });
    expect(lines.map(({ type }) => type)).toEqual(['roundPaired', 'fideModeLeft', 'roundPublished']);
    expect(desk.view({ kind: 'tournament' }).fideLeft).toBe(2);
    desk.does({ type: 'unpairRound', round: 2, reason: 'thought better of it' });
    expect(desk.view({ kind: 'tournament' }).fideLeft).toBe(2);
    expect(documentOf(desk.state, desk.people, { kind: 'trf', edition: 'trf26' }).text).toContain(
      '### FIDE mode left @ Round 2',
    );
    expect(desk.does({ ...rematch(desk), reason: 'again' })).toHaveLength(2);
  });

  it('keeps two apart in one round: within the rules in round 1 alone, and so the report says', () => {
    const desk = swiss(6);
    const command = proposal(desk, 1, [[1, 4]]);
    expect(command.boards).not.toContainEqual([1, 4]);
    expect(desk.isRefused(command)).toBe('reasonMissing');
    desk.does({ ...command, reason: 'brothers' });
    expect(desk.state.fideLeft).toBeNull();
    const record = recordOf(desk.state, desk.people);
    expect(record.forbidden).toEqual([{ firstRound: 1, lastRound: 1, players: [1, 4] }]);
    expect(checkRounds(record)).toMatchObject([{ same: true }]);
    const { asked } = desk.view({ kind: 'swiss', round: 1, apart: [] });
    expect(asked?.input.forbidden).toEqual([[1, 4]]);
    played(desk, 1);
    expect(desk.isRefused({ ...proposal(desk, 2, [[1, 3]]), reason: 'quarrel' })).toBe('leavesFide');
  });

  it('is taken back until the first move, and the round can be paired again', () => {
    const desk = swiss(6);
    desk.does(proposal(desk, 1));
    desk.does({ type: 'unpairRound', round: 1, reason: 'a late entry' });
    expect(desk.view({ kind: 'swiss', round: 1, apart: [] }).standing).toBeNull();
    desk.does(proposal(desk, 1));
    desk.does({ type: 'recordMove', round: 1, board: 1, move: { text: 'e4', lang: 'en' } });
    expect(desk.isRefused({ type: 'unpairRound', round: 1, reason: 'too late' })).toBe('boardInPlay');
  });

  it('where the system has no pairing: everything is by hand', () => {
    const desk = swiss(2);
    desk.does(proposal(desk, 1));
    played(desk, 1);
    const { asked, basis } = desk.view({ kind: 'swiss', round: 2, apart: [] });
    expect(asked && answerPairing(asked)).toMatchObject({
      kind: 'none',
      blocking: [{ number: 1, criteria: ['C1'], opponents: [] }],
    });
    const command: PairSwiss = {
      ...{ type: 'pairSwiss', round: 2, apart: [], boards: [[2, 1]], bye: null, proposed: null },
      ...{ basis, reason: 'a match of two', leaves: true },
    };
    expect(desk.does(command)[0]).toMatchObject({ by: { hand: { differs: null, breaks: ['met'] } } });
  });
});
