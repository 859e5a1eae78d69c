/** The papers of a round: everybody once by name, every board once, a slip for each game. */
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src-core/desk/index.ts';
import { PAIRING_PARTS } from '../../src-core/vocabulary/papers.ts';
import { Arbiter, firstRound, player, resultOf } from './arbiter.ts';

const style = { lang: 'en', paper: 'a4' } as const;
const paper = ({ state, people }: Arbiter, part: (typeof PAIRING_PARTS)[number], round = 1) =>
  documentOf(state, people, { kind: 'pairings', ...style, round, part });
const cells = (html: string) =>
  [...html.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<\/t[hd]>/g, '|')
      .replaceAll(/<[^>]+>/g, '')
      .split('|')
      .slice(0, -1),
  );

const files = {
  byBoard: 'pairings-by-board',
  byName: 'pairings-by-name',
  slips: 'result-slips',
  scoresheets: 'scoresheets',
} satisfies Record<(typeof PAIRING_PARTS)[number], string>;

/** Two boards, one with a result, and a bye; the hour said. */
function round(): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'scheduleRound', round: 1, begins: '2026-02-20T16:30' });
  desk.registers(player('Ábalos, Eva'));
  desk.does({ type: 'pairRound', round: 1, pairings: [{ board: 3, white: '5', black: '' }] });
  desk.does(resultOf('1-0', 'resignation', { board: 1 }));
  return desk;
}

describe('pairings', () => {
  test('by board, with the results there are', () => {
    const rows = cells(paper(round(), 'byBoard').text);
    expect(rows.map(([board, , result]) => [board, result])).toEqual([
      ['1', '1-0'],
      ['2', ''],
      ['3', ''],
    ]);
    expect(rows[2]).toEqual(['3', 'Ábalos, Eva', '', 'bye']);
  });

  test('by name: everybody once, Á among A', () => {
    const names = cells(paper(round(), 'byName').text).map(([name]) => name);
    expect(names).toEqual([
      'Ábalos, Eva',
      'Anand, Viswanathan',
      'Capablanca, José Raúl',
      'Kasparov, Garry',
      'Polgár, Judit',
    ]);
  });

  test('a slip for each game, none for a bye', () =>
    expect(paper(round(), 'slips').text.match(/<article class="slip">/g)).toHaveLength(2));

  test('of the games recorded a scoresheet each, in the letters of the language', () => {
    const desk = round();
    expect(paper(desk, 'scoresheets').text).toContain('No moves of this round are recorded.');
    desk.plays('d4 Nf6 c4', 2);
    const { text } = documentOf(desk.state, desk.people, {
      ...{ kind: 'pairings', lang: 'es', paper: 'letter', round: 1, part: 'scoresheets' },
    });
    expect(text.match(/<section class="sheet">/g)).toHaveLength(1);
    expect(cells(text)).toEqual([
      ['1', 'd4', 'Cf6'],
      ['2', 'c4', ''],
    ]);
    expect(text).toContain('Kasparov, Garry');
  });

  test.each(PAIRING_PARTS)(
    '%s: with the hall’s hour where it is a wall’s, the arbiter, and page x of y',
    (part) => {
      const { text, name } = paper(round(), part);
      expect(name).toBe(`torneo-de-linares-round-1-${files[part]}.html`);
      expect(text).toContain('Arbiter: Gijssen, Geurt');
      expect(text.includes('20 February 2026, 16:30')).toBe(part !== 'slips');
      expect(text.includes('counter(pages)')).toBe(part !== 'slips');
    },
  );

  test('of a round that is not paired is refused', () =>
    expect(paper(round(), 'byBoard', 7)).toMatchObject({ text: '', refusal: { code: 'noSuchRound' } }));
});

test('the paper of an example says so, and what it is, in its own language', () => {
  const desk = new Arbiter().begins({}, 'EXAMPLE').registers(player('Ana'), player('Eva')).pairs('1-2');
  const { text, name } = documentOf(desk.state, desk.people, {
    ...{ kind: 'pairings', lang: 'es', paper: 'a4', round: 1, part: 'byName' },
  });
  expect(name).toMatch(/-ronda-1-emparejamientos-por-nombre\.html$/);
  expect(text).toContain('EJEMPLO · ');
  expect(text).not.toContain('EXAMPLE');
});
