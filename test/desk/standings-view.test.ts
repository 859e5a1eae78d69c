/** The standings as the desk shows, hangs up, prints and exports them. */
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import { CSV_TABLES, type StandingsPart } from '../../src-core/vocabulary/papers.ts';
import { Arbiter, FOUR, firstRound, player, resultOf } from './arbiter.ts';

/** Round 1 with its results, round 2 with one of two. */
function twoRounds(): Arbiter {
  const desk = firstRound();
  desk.does(resultOf('1-0', 'resignation'));
  desk.does(resultOf('1/2-1/2', 'agreement', { board: 2 }));
  const pairings = [
    { board: 1, white: '3', black: '1' },
    { board: 2, white: '2', black: '4' },
  ];
  desk.does({ type: 'pairRound', round: 2, pairings });
  desk.does({ ...resultOf('0-1', 'time'), round: 2 });
  return desk;
}

const ofRank = (desk: Arbiter, after: number | null) =>
  desk.view({ kind: 'standings', after }).lines.map(({ number, rank, points }) => [rank, number, points]);

describe('after which round', () => {
  it('the last with all its results, where none is named', () => {
    const desk = twoRounds();
    expect(desk.view({ kind: 'standings', after: null })).toMatchObject({ after: 1, open: 0, paired: 2 });
    desk.does({ ...resultOf('1-0', 'time', { board: 2 }), round: 2 });
    expect(desk.view({ kind: 'standings', after: null })).toMatchObject({ after: 2, open: 0 });
  });

  it('of a round in play what is open counts as a draw, and is told', () => {
    const desk = twoRounds();
    expect(desk.view({ kind: 'standings', after: 2 }).open).toBe(1);
    expect(ofRank(desk, 2).slice(0, 2)).toEqual([
      [1, 1, 2],
      [2, 4, 1],
    ]);
  });

  it('no further than is paired; before round 1 the starting list', () => {
    const desk = twoRounds();
    expect(desk.view({ kind: 'standings', after: 9 }).after).toBe(2);
    expect(ofRank(desk, 0).map(([, number, points]) => [number, points])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(new Arbiter().view({ kind: 'standings', after: null })).toMatchObject({ lines: [], after: 0 });
  });
});

it('a bye that nobody entered a result for leaves its round complete', () => {
  const desk = new Arbiter().begins().registers(...FOUR, player('Menchik, Vera'));
  desk.pairs('1-2', '3-4', '5-bye');
  desk.does(resultOf('1-0', 'resignation'));
  desk.does(resultOf('1-0', 'resignation', { board: 2 }));
  expect(desk.view({ kind: 'standings', after: null }).after).toBe(1);
  const { card } = desk.view({ kind: 'playerCard', after: null, number: 5 });
  expect(card?.rounds).toMatchObject([{ how: 'pairing', points: 1, total: 1, against: null }]);
});

describe('on the wall', () => {
  /** Every name under which something is told, however deep. */
  const names = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(names);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, within]) => [name, ...names(within)]);
  };

  it('hang the last round with its results and the standings before it; nothing of a game in play (12.6)', () => {
    const desk = twoRounds();
    desk.does({ type: 'recordMove', round: 2, board: 2, move: { text: 'e4', lang: 'en' } });
    const wall = desk.view({ kind: 'wall', round: null });
    expect(wall).toMatchObject({ round: 2, standings: { after: 1 } });
    expect(wall.boards.map(({ result }) => result?.result ?? null)).toEqual(['0-1', null]);
    const told = ['kind', 'seq', 'paired', 'tournament', 'round', 'begins', 'boards', 'standings'];
    const ofBoards = ['board', 'white', 'black', 'bye', 'result', 'reason'];
    const ofPlayers = ['number', 'title', 'name', 'federation', 'rating'];
    const ofTable = ['after', 'open', 'codes', 'dropped', 'lines', 'rank', 'points', 'figures'];
    expect(new Set(names(wall))).toEqual(new Set([...told, ...ofBoards, ...ofPlayers, ...ofTable]));
  });
});

describe('on paper and as CSV', () => {
  const style = { lang: 'es', paper: 'a4' } as const;
  const paper = (desk: Arbiter, part: StandingsPart, more = {}) =>
    documentOf(desk.state, desk.people, { kind: 'standings', ...style, part, after: null, ...more });
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr><th scope="row".*?<\/tr>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, '|'));

  it.each([
    ['standings', 4, 'Clasificación tras la ronda 1'],
    ['crosstable', 4, 'Cuadro cruzado tras la ronda 1'],
    ['cards', 4, 'Fichas tras la ronda 1'],
    ['bulletin', 2 + 4, 'Boletín de la ronda 1'],
  ] as const)('%s: a line for each, the arbiter, page x of y and the last line', (part, rows, title) => {
    const desk = twoRounds();
    const { text, name, refusal } = paper(desk, part);
    expect(refusal).toBeUndefined();
    const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
    expect(name).toMatch(new RegExp(`-${plain}\\.html$`));
    expect(rowsOf(text)).toHaveLength(rows);
    for (const said of [title, 'Árbitro: Gijssen, Geurt', 'counter(pages)', 'Hasta el asiento'])
      expect(text).toContain(said);
  });

  it('a card alone; of a number that nobody has, none', () => {
    expect(rowsOf(paper(twoRounds(), 'cards', { number: 2 }).text)).toHaveLength(1);
    expect(paper(twoRounds(), 'cards', { number: 99 })).toMatchObject({
      text: '',
      refusal: { code: 'unknownPlayer' },
    });
  });

  it('a bulletin before round 1 is refused; many rounds are printed across', () => {
    expect(paper(new Arbiter().begins(), 'bulletin').refusal).toMatchObject({ code: 'noSuchRound' });
    expect(paper(twoRounds(), 'crosstable').text).not.toContain('landscape');
  });

  it.each(CSV_TABLES)('%s as a file of its own', (table) => {
    const { state, people } = twoRounds();
    const { name, text } = documentOf(state, people, { kind: 'csv', table, round: 2 });
    expect(name).toMatch(new RegExp(`-r2-${table}\\.csv$`));
    expect(text.split('\r\n').length).toBe(table === 'pairings' ? 4 : table === 'cards' ? 10 : 6);
  });
});
