/** Incidents told of games that are over, penalties as a game can bear them, and what rests on what. */
import { describe, expect, it } from 'vitest';
import type { Incident, Penalty } from '../../src-core/contract/desk-api.ts';
import { firstRound, resultOf, strikeOf } from './arbiter.ts';
import type { Arbiter } from './arbiter.ts';
import { OWN, decideOf, illegal, ruling } from './incidents.ts';

const surely = { adjustingSaid: false, accidental: false, noticedBy: 'arbiter' } as const;

const DURING_THE_GAME: readonly (readonly [string, Incident])[] = [
  ['4.3 a touch', { kind: 'touch', by: 'white', touches: ['g1'], ...surely }],
  ['7.5.1 an illegal move', illegal('white', 'g1', 'g3')],
  ['7.5.3 a press without a move', { kind: 'pressedWithoutMoving', by: 'white' }],
  ['7.5.4 two hands', { kind: 'twoHands', by: 'white', clockPressed: true }],
  ['9.2 a claim', { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false }],
  ['9.1 an agreement', { kind: 'drawOffer', by: 'white', accepted: true }],
  ['6.9 a flag', { kind: 'flagFall', flag: 'white', requiredMovesCompleted: false }],
  ['5.1.2 a resignation', { kind: 'resignation', by: 'white' }],
  ['6.7.1 a late arrival', { kind: 'lateArrival', by: 'white', minutesLate: 5 }],
  ['7.2.1 a wrong array', { kind: 'wrongStart', what: 'array' }],
  ['7.3 colours reversed', { kind: 'wrongStart', what: 'coloursReversed' }],
  ['7.6 displaced pieces', { kind: 'displaced', by: null }],
  ['6.10.2 a clock set wrong', { kind: 'clockSetWrong', missingIncrement: 30 }],
  ['A.5.4 kings in check', { kind: 'illegalPosition', what: 'bothKingsInCheck' }],
  ['8.4 recording', { kind: 'recording', by: 'white', secondsLeft: 10, increment: 0 }],
];

describe('8.7 where a result stands', () => {
  const resigned = (): Arbiter => {
    const desk = firstRound().plays('e4 e5');
    desk.does(resultOf('1-0', 'resignation'));
    return desk;
  };

  it.each(DURING_THE_GAME)('%s changes nothing any more', (_, incident) => {
    const desk = resigned();
    const told = ruling(desk, incident);
    expect(told).toMatchObject({
      answer: 'ruled',
      result: null,
      time: null,
      illegalCount: { white: 0, black: 0 },
      allowed: null,
      newGame: false,
      restoreToPly: null,
    });
    expect(told.points.map(({ code }) => code)).toContain('gameIsOver');
    desk.does(decideOf(incident));
    expect(desk.board()).toMatchObject({ result: { result: '1-0' }, arbiter: { white: { illegal: 0 } } });
  });

  it('nothing is claimable, and the game does not go on', () => {
    const { status, points } = ruling(resigned(), { kind: 'status' });
    expect(status?.claimableNow).toEqual([]);
    expect(points[0]).toMatchObject({ code: 'gameIsOver', articles: ['8.7'] });
  });

  it.each<[string, Incident]>([
    ['7.2.1 a wrong array', { kind: 'wrongStart', what: 'array' }],
    ['7.3 colours reversed', { kind: 'wrongStart', what: 'coloursReversed' }],
    ['6.7.1 a late arrival', { kind: 'lateArrival', by: 'black', minutesLate: 5 }],
  ])('%s noticed after mate leaves the mate as it is', (_, incident) => {
    expect(ruling(firstRound().plays('f3 e5 g4 Qh4'), incident)).toMatchObject({
      result: '0-1',
      newGame: false,
    });
  });

  it('a forfeit is not cancelled by a new game', () => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'forfeit', { confirmed: true }));
    expect(ruling(desk, { kind: 'wrongStart', what: 'array', completedByBoth: 0 })).toMatchObject({
      newGame: false,
    });
  });
});

describe('7.5.5 a game lost by the second illegal act', () => {
  it('rests on the first: that is struck only after the result', () => {
    const desk = firstRound().plays('e4 e5');
    const first = desk.journal.length + 1;
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    const second = desk.journal.length + 1;
    desk.does(decideOf(illegal('white', 'g1', 'g3'), { expected: '0-1' }));
    expect(desk.isRefused(strikeOf(first))).toBe('resultStands');
    desk.does(strikeOf(second));
    desk.does(strikeOf(first));
    expect(desk.board()).toMatchObject({ result: null, arbiter: { white: { illegal: 0 } } });
  });
});

describe('6.9 whether the opponent can mate', () => {
  it('is asked of the arbiter only where the board does not say it', () => {
    const desk = firstRound();
    desk.does({
      type: 'setStartPosition',
      round: 1,
      board: 1,
      position: '8/8/8/8/8/2k5/8/K6R w - - 0 1',
      variant: 'standard',
      reason: 'an ending',
    });
    const flag: Incident = { kind: 'flagFall', flag: 'white', requiredMovesCompleted: false };
    expect(ruling(desk, { ...flag, opponentCanMate: true })).toMatchObject({
      result: '1/2-1/2',
      mate: { side: 'black', answer: 'no' },
    });
  });
});

describe('12.9 penalties', () => {
  const conduct: Incident = { kind: 'conduct', by: 'white', what: 'distracting' };
  const penalty = (more: Partial<Penalty>): Penalty => ({
    by: 'white',
    code: 'warning',
    ms: null,
    points: null,
    note: '',
    ...more,
  });

  it.each<[string, Partial<Penalty>]>([
    ['a third of a point', { code: 'fewerPointsToOffender', points: 0.3 }],
    ['more than a game gives', { code: 'morePointsToOpponent', points: 2 }],
    ['no time at all', { code: 'moreTimeToOpponent', ms: 0 }],
  ])('10.2 %s is none', (_, more) => {
    expect(firstRound().isRefused(decideOf(conduct, { penalties: [penalty(more)] }))).toBe('badPenalty');
  });

  it('keep only what they speak of', () => {
    const desk = firstRound();
    desk.does(decideOf(conduct, { penalties: [penalty({ ms: 60_000, points: 3, note: ' so ' })] }));
    const [decided] = desk.board().arbiter.incidents;
    expect(decided?.consequences.penalties).toEqual([penalty({ note: 'so' })]);
  });

  it('several of one decision all hold', () => {
    const desk = firstRound();
    const time = penalty({ code: 'moreTimeToOpponent', ms: 120_000 });
    desk.does(
      decideOf(conduct, {
        decision: OWN,
        penalties: [penalty({}), time],
        clocks: { white: 600_000, black: 600_000 },
      }),
    );
    const { white, incidents } = desk.board().arbiter;
    expect(white).toMatchObject({ warnings: 1, penalties: 1 });
    expect(incidents[0]?.clocks.after).toEqual({ white: 600_000, black: 720_000 });
  });
});
