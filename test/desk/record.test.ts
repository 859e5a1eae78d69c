import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import { rankedOnce } from '../../src-core/desk/tournament/record-report.ts';
import { recordOf } from '../../src-core/desk/tournament/record.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { Arbiter, FOUR, player, resultOf, strikeOf } from './arbiter.ts';
import { decideOf } from './incidents.ts';

function five(): Arbiter {
  return new Arbiter()
    .begins()
    .registers(...FOUR, player('Menchik, Vera'))
    .pairs('1-2', '3-4', '5-bye');
}

function firstEntries(desk: Arbiter): readonly unknown[] {
  return recordOf(desk.state, desk.people).players.map(({ rounds }) => rounds[0]);
}

describe('the record of a tournament at the desk', () => {
  it('tells games, open ones, forfeits and byes', () => {
    const desk = five();
    desk.does(resultOf('1/2-1/2', 'agreement'));
    desk.does({ ...resultOf('0-1', 'forfeit'), board: 2 });
    expect(firstEntries(desk)).toEqual([
      { kind: 'game', opponent: 2, color: 'white', score: 'draw', rated: true },
      { kind: 'game', opponent: 1, color: 'black', score: 'draw', rated: true },
      { kind: 'forfeit', opponent: 4, color: 'white', won: false },
      { kind: 'forfeit', opponent: 3, color: 'black', won: true },
      { kind: 'bye', bye: 'pairing' },
    ]);
    expect(recordOf(desk.state, desk.people).players.map(({ points, rank }) => [points, rank])).toEqual([
      [0.5, 3],
      [0.5, 3],
      [0, 5],
      [1, 1],
      [1, 1],
    ]);
  });

  it.each([
    ['1-0', 'pairing'],
    ['1/2-0', 'half'],
    ['0-0', 'zero'],
  ] as const)('a bye with %s is a %s bye', (result, bye) => {
    const desk = five();
    desk.does({ ...resultOf(result, 'bye'), board: 3 });
    expect(firstEntries(desk)[4]).toEqual({ kind: 'bye', bye });
  });

  it('whoever is not paired in a round has a zero-point bye', () => {
    const desk = new Arbiter()
      .begins()
      .registers(...FOUR)
      .pairs('1-2');
    expect(firstEntries(desk)[2]).toEqual({ kind: 'bye', bye: 'zero' });
  });

  it.each([
    [
      'a point given to the opponent, up to the most of a game (12.9.4)',
      'morePointsToOpponent',
      '1/2-1/2',
      [0.5, 1],
    ],
    ['and nothing to who has won already', 'morePointsToOpponent', '0-1', [0, 1]],
    [
      'a point taken from the offender, no more than he had (12.9.5)',
      'fewerPointsToOffender',
      '1/2-1/2',
      [0, 0.5],
    ],
  ] as const)('counts penalties in points: %s', (_name, code, result, points) => {
    const desk = five();
    desk.does(resultOf(result, result === '1/2-1/2' ? 'agreement' : 'resignation'));
    const penalty = { by: 'white', code, ms: null, points: 1, note: '' } as const;
    desk.does(decideOf({ kind: 'conduct', by: 'white', what: 'distracting' }, { penalties: [penalty] }));
    const { players } = recordOf(desk.state, desk.people);
    expect(players.slice(0, 2).map((each) => each.points)).toEqual(points);
    const { seq } = desk.journal.findLast(({ event }) => event.type === 'incidentDecided') ?? { seq: 0 };
    desk.does(strikeOf(seq));
    expect(recordOf(desk.state, desk.people).abnormal).toEqual([]);
  });

  it('leaves as a report that is sound', () => {
    const desk = five();
    desk.does(resultOf('1-0', 'resignation'));
    for (const edition of ['trf16', 'trf26'] as const) {
      const { text } = documentOf(desk.state, desk.people, { kind: 'trf', edition });
      const { record, faults } = parseTrf(text);
      expect(faults).toEqual([]);
      expect(record).toEqual(rankedOnce(recordOf(desk.state, desk.people)));
    }
  });
});
