import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accelerationIn } from '../../src-core/tournament/record-points.ts';
import { EMPTY_RECORD, type TournamentRecord } from '../../src-core/tournament/record.ts';
import { formatTrf, parseTrf } from '../../src-core/tournament/trf/index.ts';
import type { TrfFaultCode } from '../../src-core/tournament/trf/index.ts';
import { line, report, reportText, reports } from './trf-given.ts';
import { knownEvents, knownPositions, largePositions } from './swiss/known-answers.ts';
import '../seed.ts';

const four = [
  line(1, '2.0', '2 w 1', '3 b 1'),
  line(2, '1.0', '1 b 0', '4 w 1'),
  line(3, '1.0', '4 w 1', '1 w 0'),
  line(4, '0.0', '3 b 0', '2 b 0'),
];

/** The four players with some lines said otherwise. */
function but(changed: Readonly<Record<number, string>>, ...more: readonly string[]): string {
  return report(...four.map((each, at) => changed[at + 1] ?? each), ...more);
}

function codes(text: string): TrfFaultCode[] {
  return parseTrf(text).faults.map(({ code }) => code);
}

describe('a report for FIDE', () => {
  it('is read by its columns', () => {
    const text = report(
      '001    7 wWIM Peña, Inés                        2105 ESP     2200001 1990/05/01  1.5    3  0000 - H     9 b 1',
      line(9, '0.0', 'Z', '7 w 0'),
    );
    const { record, faults } = parseTrf(text);
    expect(faults).toEqual([]);
    expect(record.players[0]).toEqual({
      number: 7,
      sex: 'w',
      title: 'WIM',
      name: 'Peña, Inés',
      rating: 2105,
      federation: 'ESP',
      fideId: '2200001',
      birth: '1990-05-01',
      points: 1.5,
      rank: 3,
      rounds: [
        { kind: 'bye', bye: 'half' },
        { kind: 'game', opponent: 9, color: 'black', score: 'win', rated: true },
      ],
      national: [],
    });
  });

  it('counts characters, not bytes or UTF-16 units', () => {
    const plain = line(1, '0.0');
    const { record, faults } = parseTrf(report(plain.replace('Player 1', '𝔓layer 1')));
    expect(faults).toEqual([]);
    expect(record.players[0]).toMatchObject({ name: '𝔓layer 1', rating: 2390, points: 0 });
  });

  it.each(['\n', '\r', '\r\n'])('ends its lines in %j, with a mark of its encoding or without', (end) => {
    const text = but({}).replaceAll('\n', end);
    expect(parseTrf(`\uFEFF${text}`)).toEqual(parseTrf(but({})));
  });

  it.each<readonly [TrfFaultCode, string]>([
    ['noPlayers', '012 Abierto\n'],
    ['badNumber', but({ 1: four[0]?.replace('001    1', '001    x') ?? '' })],
    ['sameNumber', but({}, line(4, '0.0'))],
    ['unknownPlayer', but({}, '260   1   9    1    8')],
    ['badSex', but({ 1: four[0]?.replace('001    1 ', '001    1 x').replace('x     ', 'x    ') ?? '' })],
    ['badRating', but({ 1: four[0]?.replace('2390', '239O') ?? '' })],
    ['badPoints', but({ 1: line(1, 'x', '2 w 1', '3 b 1') })],
    ['betweenColumns', but({ 1: four[0]?.replace('2390 ', '2390x') ?? '' })],
    ['badOpponent', but({ 1: line(1, '2.0', 'x w 1', '3 b 1') })],
    ['unknownOpponent', but({ 1: line(1, '2.0', '9 w 1', '3 b 1') })],
    ['ownOpponent', but({ 1: line(1, '2.0', '1 w 1', '3 b 1') })],
    ['wrongOpponent', but({ 1: line(1, '2.0', '4 w 1', '3 b 1') })],
    ['badColor', but({ 1: line(1, '2.0', '2 x 1', '3 b 1') })],
    ['sameColors', but({ 1: line(1, '2.0', '2 b 1', '3 b 1') })],
    ['badResult', but({ 1: line(1, '1.5', '2 w 7', '3 b 1') })],
    ['resultForBye', but({ 1: line(1, '2.0', '2 w 1', '1') })],
    ['byeWithOpponent', but({ 1: line(1, '1.5', '2 w 1', '3 b H') })],
    ['twoWinners', but({ 2: line(2, '2.0', '1 b 1', '4 w 1') })],
    ['resultsDisagree', but({ 2: line(2, '1.5', '1 b =', '4 w 1') })],
    ['resultsDisagree', but({ 2: line(2, '1.0', '1 b -', '4 w 1') })],
    ['resultsDisagree', but({ 2: line(2, '1.0', '1 b L', '4 w 1') })],
    ['pointsDoNotAddUp', but({ 1: line(1, '1.5', '2 w 1', '3 b 1') })],
    ['tooManyRounds', but({}, '142 1')],
    ['unreadableRecord', but({}, '142 many')],
    ['saidBefore', but({}, '012 Another')],
  ])('with a fault is told so: %s', (code, text) => {
    expect(codes(text)).toContain(code);
  });

  it('tells where: the line, and the column of the round', () => {
    const { faults, sound } = parseTrf(but({ 2: line(2, '2.0', '1 b 1', '4 w 1') }));
    expect(sound).toBe(false);
    expect(faults).toEqual([{ code: 'twoWinners', facts: { round: 1, opponent: 1 }, line: 3, column: 99 }]);
  });

  it('without a fault has none, also where both lost or one lost to a drawn opponent', () => {
    expect(codes(but({}))).toEqual([]);
    expect(codes(but({ 1: line(1, '1.0', '2 w 0', '3 b 1') }))).toEqual([]);
    const half = { 1: line(1, '1.5', '2 w =', '3 b 1') };
    expect(codes(but(half))).toEqual([]);
  });

  it('may hold the byes of the next round in its points, or not', () => {
    expect(codes(but({ 1: line(1, '2.0', '2 w 1', '3 b 1', 'H') }))).toEqual([]);
    expect(codes(but({ 1: line(1, '2.5', '2 w 1', '3 b 1', 'H') }))).toEqual([]);
  });

  it('warns of rules of the pairing that were broken (C.04.1 2, 4, 7)', () => {
    const again = report(
      line(1, '3.0', '2 w 1', '2 w 1', '2 w 1', 'U', 'U').replace(' 3.0', ' 5.0'),
      line(2, '0.0', '1 b 0', '1 b 0', '1 b 0'),
    );
    const { faults, sound } = parseTrf(again);
    expect(sound).toBe(true);
    expect(faults.map(({ code }) => code)).toEqual([
      'pairedAgain',
      'pairedAgain',
      'thirdColor',
      'secondBye',
      'thirdColor',
    ]);
  });

  it('of a forfeited pairing may have another (C.04.2 3.5)', () => {
    const text = report(
      line(1, '2.0', '2 w +', '2 b 1'),
      line(2, '0.0', '1 b -', '1 w 0'),
      line(3, '0.0', '4 w -', 'Z'),
      line(4, '0.0', '3 b -', 'Z'),
    );
    expect(codes(text)).toEqual([]);
  });
});

describe('what programs add', () => {
  const played = but({}).trimEnd();
  it.each<readonly [string, string, Partial<TournamentRecord>]>([
    ['rounds', '142 9', { roundCount: 9 }],
    ['rounds, as JaVaFo has them', 'XXR 9', { roundCount: 9 }],
    ['the first colour', '152 B', { initialColor: 'black' }],
    ['the first colour, as JaVaFo has it', 'XXC white1', { initialColor: 'white' }],
    ['pairing by rank', 'XXC rank', { pairsByRank: true }],
    ['tie-breaks', '202 BH/C1, SB', { tieBreaks: { codes: ['BH/C1', 'SB'], withPoints: false } }],
    ['tie-breaks with the points', '212 PTS,DE', { tieBreaks: { codes: ['PTS', 'DE'], withPoints: true } }],
    [
      'pairs that may not meet',
      '260   2   5    1    4',
      { forbidden: [{ firstRound: 2, lastRound: 5, players: [1, 4] }] },
    ],
    ['the same for good', 'XXP 1 4', { forbidden: [{ firstRound: 1, lastRound: 999, players: [1, 4] }] }],
    [
      'byes said beforehand',
      '240 H   3    1    2',
      { absences: [{ bye: 'half', round: 3, players: [1, 2] }] },
    ],
    ['who is absent next', 'XXZ 1 2', { absences: [{ bye: 'zero', round: 3, players: [1, 2] }] }],
    [
      'acceleration',
      '250       1.0   1   2    1    4',
      {
        acceleration: [
          { matchPoints: 0, points: 1, firstRound: 1, lastRound: 2, firstPlayer: 1, lastPlayer: 4 },
        ],
      },
    ],
    [
      'points given or taken',
      '299          -0.5    2    4',
      { abnormal: [{ of: '', matchPoints: 0, points: -0.5, round: 2, players: [4] }] },
    ],
  ])('%s: read, and written so that it is read again', (_name, added, told) => {
    const { record } = parseTrf(`${played}\n${added}\n`);
    expect(record).toMatchObject(told);
    for (const edition of ['trf16', 'trf26'] as const)
      expect(parseTrf(formatTrf(record, edition)).record).toEqual(
        edition === 'trf16' ? { ...record, acceleration: expect.anything() } : record,
      );
  });

  it('is the same acceleration, by player and round', () => {
    const rows = 'XXA    1  1.0  1.0  0.5\nXXA    3  1.0';
    const { record } = parseTrf(`${played}\n${rows}\n`);
    const again = parseTrf(formatTrf(record, 'trf26')).record;
    const added = [1, 2, 3].map((number) =>
      [1, 2, 3, 4].map((round) => accelerationIn(again, number, round)),
    );
    expect(added).toEqual([
      [1, 1, 0.5, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it.each([
    ['162  W 3.0    D 1.0', { whiteWin: 3, blackDraw: 1, pairing: 3, half: 1, adjourned: 1, zero: 0 }],
    ['162  W 1.0    D 0.5    L 0.0    P 0.5', { pairing: 0.5, full: 1 }],
    ['162  W 3.0    D 2.0    L 1.0    A 0.5', { blackLoss: 1, forfeitLoss: 0.5, zero: 0.5 }],
    ['XXS W=3 D=1 PAB=1', { whiteWin: 3, blackWin: 3, forfeitWin: 3, pairing: 1 }],
    ['XXS WW=2 BW=3', { whiteWin: 2, blackWin: 3 }],
    ['BBW 3\nBBD 1\nBBU 2', { whiteWin: 3, half: 1, pairing: 2 }],
  ])('what a result is worth: %s', (added, told) => {
    const { record } = parseTrf(`${played}\n${added}\n`);
    expect(record.points).toMatchObject(told);
    for (const edition of ['trf16', 'trf26'] as const)
      expect(parseTrf(formatTrf(record, edition)).record.points).toEqual(record.points);
  });

  it('keeps comments and what is not understood in their places', () => {
    const text = `### begun\n${played.replace('001    3', '### here\n001    3')}\n801 odd\nZZZ more\n162  W 1.0    D 0.5\n### end`;
    const { record, sound } = parseTrf(text);
    expect(sound).toBe(true);
    const written = formatTrf(record, 'trf26');
    expect(written).toMatch(/001 {4}2[^\r]*\r\n### here\r\n001 {4}3/);
    expect(written).toContain('801 odd\r\nZZZ more');
    expect(parseTrf(written).record).toEqual(record);
  });

  it.each([
    ['a letter beyond the first plane is one character', '😀23', '😀23'],
    ['what is too long is cut', '123456789012345', '12345678901'],
    ['of letters beyond the first plane, too', '😀'.repeat(14), '😀'.repeat(11)],
  ])('an id moves nothing of what stands after it: %s', (_name, id, read) => {
    const { record } = parseTrf(played);
    const [first, ...others] = record.players;
    if (first === undefined) throw new Error('nobody plays');
    const own = { ...first, fideId: id, birth: '1980-01-02' };
    const again = parseTrf(formatTrf({ ...record, players: [own, ...others] }, 'trf26'));
    expect(again.faults).toEqual([]);
    expect(again.record.players).toEqual([{ ...own, fideId: read }, ...others]);
  });

  it('a federation says of its own players', () => {
    const own = 'ESP    2 wMN  Otra, Ana                         2011 ESP       12345 1980/01/02';
    const { record, faults } = parseTrf(`${played}\n${own}\n`);
    expect(faults).toEqual([]);
    expect(record.players[1]?.national).toMatchObject([{ federation: 'ESP', rating: 2011, id: '12345' }]);
    expect(parseTrf(formatTrf(record, 'trf26')).record).toEqual(record);
  });
});

/** What is added for each player in each round. */
function added(record: TournamentRecord = EMPTY_RECORD): readonly number[] {
  const last = Math.max(0, ...record.acceleration.map(({ lastRound }) => lastRound));
  return record.players.flatMap(({ number }) =>
    Array.from({ length: last }, (_, at) => accelerationIn(record, number, at + 1)),
  );
}

describe('every report at hand', () => {
  it.each(reports)('%s is sound, and the same record when it is written and read again', (name) => {
    const { record, sound } = parseTrf(reportText(name));
    expect(sound).toBe(true);
    for (const edition of ['trf16', 'trf26'] as const)
      expect(parseTrf(formatTrf(record, edition)).record).toEqual(record);
  });

  it('of the known answers of the Swiss pairing is too, an acceleration by player and round in TRF16', () => {
    for (const { file, trf } of [...knownEvents, ...knownPositions, ...largePositions]) {
      const { record, sound } = parseTrf(trf);
      const [before, now] = (['trf16', 'trf26'] as const).map(
        (edition) => parseTrf(formatTrf(record, edition)).record,
      );
      expect({ file, sound, now }).toEqual({ file, sound: true, now: record });
      expect({ ...before, acceleration: added(before) }).toEqual({ ...record, acceleration: added(record) });
    }
  });

  it('with letters changed, left out or put in is read to its end, and nothing of it is lost twice', () => {
    const text = reportText('rtg31');
    const change = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(12),
      put: fc.string({ maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const changed = changes.reduce(
          (all, { at, cut, put }) => all.slice(0, at) + put + all.slice(at + cut),
          text,
        );
        const { record } = parseTrf(changed);
        const once = parseTrf(formatTrf(record, 'trf26')).record;
        const twice = parseTrf(formatTrf(once, 'trf26')).record;
        expect(twice).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });

  it('of any text is read without a throw', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '001',
            '162',
            '240',
            '250',
            '260',
            '299',
            'XXA',
            'XXS',
            'ESP',
            ' ',
            '1',
            'W',
            '\n',
            '.',
            '=',
            '𝔓',
          ),
        ),
        (parts) => {
          parseTrf(parts.join(''));
        },
      ),
    );
  });
});
