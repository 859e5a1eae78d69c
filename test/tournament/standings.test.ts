import { describe, expect, it } from 'vitest';
import { readTieBreaks, standings } from '../../src-core/tournament/standings/index.ts';
import type { Standing } from '../../src-core/tournament/standings/index.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { dataText, line, report, reportText, reports } from './trf-given.ts';

function ranked(text: string, codes: string, rounds?: number) {
  const list = readTieBreaks(codes.split(','));
  if (!list.ok) throw new Error(`no tie-break ${list.code}`);
  return standings(parseTrf(text).record, list.list, rounds);
}

function figure(rows: readonly Standing[], number: number, code: string): number | undefined {
  return rows.find(({ player }) => player.number === number)?.figures.get(code)?.value;
}

const tables = reports.filter((name) => name.startsWith('rtg'));

describe("the figures of FIDE's own tool (C.07 of March 2026)", () => {
  it.each(tables)('%s: every value, and every rank', (name) => {
    const [head = [], ...rows] = dataText(`${name}.tsv`)
      .trim()
      .split('\n')
      .map((row) => row.split('\t'));
    const [, , , ...codes] = head;
    const result = ranked(reportText(name), codes.join(','));
    const told = result.rows
      .toSorted((a, b) => a.player.number - b.player.number)
      .map(({ player, rank, points, figures }) =>
        [player.number, rank, points, ...codes.map((code) => figures.get(code)?.value)].join(' '),
      );
    expect(told).toEqual(rows.map((row) => row.map(Number).join(' ')));
  });

  it.each(tables)('%s: boards, colours and byes of every round', (name) => {
    const { players } = parseTrf(reportText(name)).record;
    const known: Known = JSON.parse(dataText(`${name}.exp.json`));
    known.rounds.forEach(({ boards, bye }, at) => {
      const entries = players.map(({ number, rounds }) => ({ number, entry: rounds[at] }));
      const pairs = entries.flatMap(({ number, entry }) =>
        entry !== undefined && 'opponent' in entry && entry.color === 'white'
          ? `${number}-${entry.opponent}`
          : [],
      );
      expect(pairs.toSorted()).toEqual(boards.map((pair) => pair.join('-')).toSorted());
      const free = entries.find(({ entry }) => entry?.kind === 'bye' && entry.bye === 'pairing');
      expect(free?.number ?? 0).toBe(bye);
    });
  });
});

/** How the pairing program told its rounds. */
interface Known {
  readonly rounds: readonly { readonly boards: readonly (readonly number[])[]; readonly bye: number }[];
}

describe('unplayed rounds (C.07 16)', () => {
  const text = report(
    line(1, '2.5', '2 w 1', 'H', '3 w 1'),
    line(2, '1.0', '1 b 0', '3 w +', 'Z'),
    line(3, '1.0', '4 w 1', '2 b -', '1 b 0'),
    line(4, '1.0', '3 b 0', 'U', 'Z'),
  );
  const { rows } = ranked(text, 'BH,BH/C1,SB,WIN,WON,REP,STD,PS');

  it('an opponent who asks for a bye at the end has a draw there (16.3.2)', () => {
    // player 1 met 2 (1.0 and a draw for the last round) and 3 (1.0), and his bye is a game with a dummy
    // of his own 2.5, no more than three draws: 1.5 (16.4.2)
    expect(figure(rows, 1, 'BH')).toBe(1.5 + 1.5 + 1);
  });

  it('a forfeit is a dummy no stronger than the opponent of the pairing (16.4.1)', () => {
    // 2 met 1 (2.5); the forfeit is worth min(1.0, 1.0), the zero bye min(1.0, 1.5)
    expect(figure(rows, 2, 'BH')).toBe(2.5 + 1 + 1);
  });

  it('what was left unplayed on purpose is cut first (16.5)', () => {
    expect(figure(rows, 1, 'BH/C1')).toBe(1.5 + 1);
    const working = rows.find(({ player }) => player.number === 1)?.figures.get('BH/C1')?.terms;
    expect(working?.filter(({ cut }) => cut)).toEqual([{ round: 2, opponent: null, value: 1.5, cut: true }]);
  });

  it('wins without playing are wins, and not games won (7.1, 7.2)', () => {
    expect([figure(rows, 2, 'WIN'), figure(rows, 2, 'WON')]).toEqual([1, 0]);
    expect(figure(rows, 4, 'WIN')).toBe(1);
  });

  it('rounds one elected to play leave out byes asked for and forfeit losses (7.6)', () => {
    expect([1, 2, 3, 4].map((number) => figure(rows, number, 'REP'))).toEqual([2, 2, 2, 2]);
  });
});

describe('direct encounter (C.07 6)', () => {
  it('ranks those who have all met (6.2)', () => {
    const text = report(
      line(1, '1.0', '2 w 0', '3 b 1'),
      line(2, '1.0', '1 b 1', '4 w 0'),
      line(3, '0.0', '4 w 0', '1 w 0'),
      line(4, '2.0', '3 b 1', '2 b 1'),
    );
    expect(ranked(text, 'DE').rows.map(({ player }) => player.number)).toEqual([4, 2, 1, 3]);
  });

  it('says nothing where a game that is missing could change it, and ranks who is first whatever it brings (6.3)', () => {
    const text = report(
      line(1, '2.0', '2 w 1', '3 b 1', '6 w 0'),
      line(2, '2.0', '1 b 0', '5 w 1', '4 b 1'),
      line(3, '2.0', '4 w 1', '1 w 0', '5 b 1'),
      line(4, '0.0', '3 b 0', '6 w 0', '2 w 0'),
      line(5, '0.0', '6 w 0', '2 b 0', '3 w 0'),
      line(6, '3.0', '5 b 1', '4 b 1', '1 b 1'),
    );
    const { rows } = ranked(text, 'DE');
    expect(rows.map(({ player, rank }) => [player.number, rank])).toEqual([
      [6, 1],
      [1, 2],
      [2, 3],
      [3, 3],
      [4, 5],
      [5, 5],
    ]);
  });

  it('leaves forfeits out, unless they are asked for (6.1.1)', () => {
    const text = report(
      line(1, '1.0', '2 w -', '3 w 1'),
      line(2, '1.0', '1 b +', 'Z'),
      line(3, '0.0', 'Z', '1 b 0'),
    );
    expect(ranked(text, 'DE').rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(ranked(text, 'DE/P').rows.map(({ player }) => player.number)).toEqual([2, 1, 3]);
  });
});

describe('a list of tie-breaks', () => {
  const two = report(line(1, '0.5', '2 w ='), line(2, '0.5', '1 b ='));

  it.each(['BX', 'BH/X', 'BH/C', 'TPN/C1', 'KS/L', 'BH/U1400'])('has no code %s', (code) => {
    expect(readTieBreaks([code])).toEqual({ ok: false, code });
  });

  it.each([
    ['TPN', [1, 2]],
    ['TPN/R', [2, 1]],
    ['RTNG/R', [2, 1]],
    ['BPG', [2, 1]],
  ])('by %s puts first who has more of it, or less', (code, order) => {
    expect(ranked(two, code).rows.map(({ player }) => player.number)).toEqual(order);
  });

  it('may place the points, and knows the name of before 2024', () => {
    const { rows } = ranked(report(line(1, '0.0', 'Z'), line(2, '1.0', 'U')), 'TPN,PTS');
    expect(rows.map(({ player }) => player.number)).toEqual([1, 2]);
    expect(figure(ranked(two, 'GE').rows, 1, 'GE')).toBe(1);
  });

  it('drops ratings where a player has none (10), and Buchholz in a round robin (8)', () => {
    const unrated = two.replace('2380', '    ');
    expect(ranked(unrated, 'ARO,SB').dropped).toEqual([{ code: 'ARO', why: 'unratedPlayers' }]);
    expect(figure(ranked(unrated, 'ARO/U1500').rows, 1, 'ARO/U1500')).toBe(1500);
    expect(ranked(`${two}192 FIDE_ROUNDROBIN\n`, 'BH,SB').dropped).toEqual([
      { code: 'BH', why: 'roundRobin' },
    ]);
  });

  it('in a round robin takes a forfeit for a game, and the limit of Koya where it is put (9.2, 14.5, 15.2)', () => {
    const text = `${report(
      line(1, '1.5', '3 w =', '2 b +', ''),
      line(2, '1.0', '', '1 w -', '3 b 1'),
      line(3, '0.5', '1 b =', '', '2 w 0'),
    )}192 BERGER_ROUNDROBIN\n`;
    const { rows } = ranked(text, 'SB,KS,KS/L-1,KS/L+1');
    // 1: a draw with 3 (0.5) and a win over 2 (1.0); half of what can be had is 1 of 2
    expect(figure(rows, 1, 'SB')).toBe(0.25 + 1);
    expect([figure(rows, 1, 'KS'), figure(rows, 1, 'KS/L-1'), figure(rows, 1, 'KS/L+1')]).toEqual([
      1, 1.5, 0,
    ]);
  });

  it('is worked out after any round', () => {
    const { rows, rounds } = ranked(reportText('rtg31'), 'BH', 2);
    expect(rounds).toBe(2);
    expect(rows[0]).toMatchObject({ points: 2, player: { number: 3 } });
  });
});
