import { describe, expect, it } from 'vitest';
import { formatPairingsCsv, parsePairingsCsv } from '../../src-core/tournament/index.ts';
import { readTieBreaks, standings } from '../../src-core/tournament/standings/index.ts';
import {
  cardsCsv,
  crosstable,
  crosstableCsv,
  playerCards,
  standingsCsv,
  standingsTable,
} from '../../src-core/tournament/tables/index.ts';
import type { RoundTold } from '../../src-core/tournament/tables/index.ts';
import { ratingChange } from '../../src-core/tournament/rating-change.ts';
import { parseTrf } from '../../src-core/tournament/trf/index.ts';
import { line, report, reportText } from './trf-given.ts';

function listOf(...codes: readonly string[]) {
  const read = readTieBreaks(codes);
  if (!read.ok) throw new Error(`no tie-break ${read.code}`);
  return read.list;
}

/** Two rounds of a Swiss: a win, a forfeit, a bye asked for, the bye of the pairing, a game without a result. */
const swiss = parseTrf(
  report(
    line(1, '1.5', '3 w 1', '2 b ='),
    line(2, '1.5', '4 b +', '1 w ='),
    line(3, '0.0', '1 b 0', 'Z'),
    line(4, '0.0', '2 w -', '5 w'),
    line(5, '1.0', 'U', '4 b'),
  ),
).record;

const short = ({ opponent, color, how, score }: RoundTold) =>
  [opponent ?? '', color?.charAt(0) ?? '', how, score ?? ''].filter((part) => part !== '').join(' ');

describe('the standings as a table', () => {
  it('tells ranks, points and figures in the order of its codes', () => {
    const { codes, lines, after, dropped } = standingsTable(swiss, listOf('WIN', 'BPG'), 1);
    expect({ codes, after, dropped }).toEqual({ codes: ['WIN', 'BPG'], after: 1, dropped: [] });
    expect(lines.map(({ number, rank, points, figures }) => [number, rank, points, figures])).toEqual([
      [1, 1, 1, [1, 0]],
      [2, 1, 1, [1, 0]],
      [5, 1, 1, [1, 0]],
      [3, 4, 0, [0, 1]],
      [4, 5, 0, [0, 0]],
    ]);
  });

  it('leaves out what may not be used, and says so', () => {
    const nobody = parseTrf(reportText('rtg01')).record;
    const players = nobody.players.map((player) => ({ ...player, rating: null }));
    const table = standingsTable({ ...nobody, players }, listOf('ARO', 'BH'), 3);
    expect(table).toMatchObject({ codes: ['BH'], dropped: [{ code: 'ARO', why: 'unratedPlayers' }] });
    expect(table.lines.every(({ figures }) => figures.length === 1)).toBe(true);
  });
});

describe('the crosstable', () => {
  it('of a Swiss has a column a round', () => {
    const { byOpponent, columns, lines } = crosstable(swiss, [], 2);
    expect({ byOpponent, columns }).toEqual({ byOpponent: false, columns: [1, 2] });
    const cells = lines.map((each) => [each.number, ...each.cells.map((cell) => cell.map(short).join())]);
    expect(cells.toSorted()).toEqual([
      [1, '3 w game win', '2 b game draw'],
      [2, '4 b forfeit win', '1 w game draw'],
      [3, '1 b game loss', 'zero'],
      [4, '2 w forfeit loss', '5 w adjourned'],
      [5, 'pairing', '4 b adjourned'],
    ]);
  });

  it('of a round robin has a column an opponent, and as many results as they met', () => {
    const record = parseTrf(
      report(
        '092 Double round robin',
        line(1, '1.5', '2 w 1', '2 b =', 'U', ''),
        line(2, '0.5', '1 b 0', '1 w =', '', 'U'),
      ),
    ).record;
    const { columns, lines } = crosstable(record, [], 2);
    expect(columns).toEqual([1, 2]);
    expect(lines.map(({ cells }) => cells.map((cell) => cell.map(short)))).toEqual([
      [[], ['2 w game win', '2 b game draw']],
      [['1 b game loss', '1 w game draw'], []],
    ]);
  });
});

describe("a player's card", () => {
  const record = parseTrf(reportText('rtg01')).record;
  const list = listOf('BH/C1', 'SB');
  const after = record.players[0]?.rounds.length ?? 0;
  const card = playerCards(record, list, after);

  it('tells the rank and the points as the standings after each round have them', () => {
    for (let round = 1; round <= after; round++)
      for (const { player, rank, points } of standings(record, list, round).rows) {
        const told = card(player.number)?.rounds[round - 1];
        expect([told?.rank, told?.total]).toEqual([rank, points]);
      }
  });

  it('tells what its figures are made of: what is not cut adds up', () => {
    for (const { number } of record.players)
      for (const { value, terms } of card(number)?.worked ?? []) {
        const sum = terms.filter(({ cut }) => !cut).reduce((all, term) => all + term.value, 0);
        expect(sum).toBeCloseTo(value, 6);
      }
  });

  it('gives the rating change by each coefficient', () => {
    const [first] = record.players;
    if (first === undefined) throw new Error('nobody plays');
    const { changes } = card(first.number) ?? {};
    expect(changes).toEqual([40, 20, 10].map((k) => ({ k, total: ratingChange(record, first, k)?.total })));
  });

  it('of a game both float, one up and one down, or neither', () => {
    const other = { up: 'down', down: 'up' } as const;
    for (const { number } of record.players)
      for (const { round, how, opponent, float } of card(number)?.rounds ?? []) {
        if (how !== 'game' || opponent === null) continue;
        const theirs = card(opponent)?.rounds[round - 1]?.float;
        expect(theirs).toBe(float === null ? null : other[float]);
      }
  });

  it('nobody floats in round 1 over the board; the bye of the pairing is a float down (1.4.3)', () => {
    const floats = [1, 3, 5].map((number) => playerCards(swiss, [], 1)(number)?.rounds[0]?.float);
    expect(floats).toEqual([null, null, 'down']);
  });

  it('knows nothing of later rounds, and nobody else', () => {
    expect(playerCards(swiss, [], 1)(1)?.rounds).toHaveLength(1);
    expect(playerCards(swiss, [], 1)(1)?.line.points).toBe(1);
    expect(playerCards(swiss, [], 1)(99)).toBeNull();
  });
});

describe('as CSV', () => {
  const players = swiss.players.map((player) => ({ ...player, name: `=1+${player.number}`, title: '-GM' }));
  const evil = { ...swiss, players };

  it('a name is never a formula, figures have a decimal comma, rounds the letters of a report', () => {
    const [head, first] = crosstableCsv(crosstable(evil, listOf('SB'), 2)).split('\r\n');
    expect(head).toBe('Rank;No;Title;Name;Fed;Rating;R1;R2;Points;SB');
    expect(first).toBe("1;1;'-GM;'=1+1;;2390;3w1;2b=;1,5;1,25");
    const [, again] = standingsCsv(standingsTable(evil, listOf('SB'), 2)).split('\r\n');
    expect(again).toBe("1;1;'-GM;'=1+1;;2390;1,5;1,25");
  });

  it('cards are a line a round', () => {
    const [head, ...rows] = cardsCsv(
      [1, 5].flatMap((number) => playerCards(swiss, [], 1)(number) ?? []),
    ).split('\r\n');
    expect(head).toMatch(/^No;Name;Round;Color;OppNo;Opponent;OppRating;Result;Points;Total;Rank;Float/);
    expect(rows).toEqual([
      '1;Player 1;1;white;3;Player 3;2370;1;1;1;1;;0,53',
      '5;Player 5;1;;;;;U;1;1;1;down;',
      '',
    ]);
  });

  it('the boards of a round are read back as they were', () => {
    const side = (number: number, name: string) => ({ number, name, rating: null });
    const text = formatPairingsCsv([
      { board: 1, white: side(1, '=Ana'), black: side(2, 'Luis'), result: { result: '1-0', forfeit: true } },
      {
        board: 2,
        white: side(3, 'Eva'),
        black: side(4, 'Iván'),
        result: { result: '1/2-1/2', forfeit: false },
      },
      { board: 3, white: side(5, 'Pía'), black: 'bye', result: null },
      { board: 4, white: side(6, 'Leo'), black: side(7, 'Nora'), result: null },
    ]);
    const { rows, faults, notes } = parsePairingsCsv(text);
    expect({ faults, notes }).toEqual({ faults: [], notes: [] });
    expect(rows.map(({ board, white, black, result }) => [board, white, black, result])).toEqual([
      [1, '=Ana', 'Luis', { result: '1-0', forfeit: true }],
      [2, 'Eva', 'Iván', { result: '1/2-1/2', forfeit: false }],
      [3, 'Pía', 'BYE', null],
      [4, 'Leo', 'Nora', null],
    ]);
  });
});
