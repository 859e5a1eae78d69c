/** A third language on paper and in the terminal: nothing is said there that its folder does not say. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandNames, loadCommand } from '../../src-core/cli/commands.ts';
import { main } from '../../src-core/cli/main.ts';
import type { DocumentQuery, Incident } from '../../src-core/contract/desk-api.ts';
import { documentOf } from '../../src-core/desk/index.ts';
import { PAIRING_PARTS, STANDINGS_PARTS } from '../../src-core/vocabulary/papers.ts';
import { type Arbiter, firstRound, player, resultOf } from '../desk/arbiter.ts';
import { type DrawArbiter, hall } from '../desk/draw-arbiter.ts';
import { OWN, decideOf, illegal } from '../desk/incidents.ts';
import { type Data, data, notSaid, pseudo, speakPseudo, textsOf, unmarked } from '../words/pseudo.ts';

let silence: () => void;
const heard = new Set<string>();
beforeAll(() => {
  silence = speakPseudo();
});
afterAll(() => silence());

describe('on paper', () => {
  /** What the tests wrote, and days and hours (made by Intl). */
  const onPaper: Data = [
    ...data,
    /^(Torneo de Linares|Linares|Gijssen, Geurt|Gijssen|Geurt|ESP|I saw it)$/,
    /^(GM|IND|Eva|Ola|Pau|Anand|Viswanathan|Polgár|Judit|Kasparov|Garry|Capablanca|José Raúl)$/,
    /^\d+ de \p{Ll}+ de \d{4}$/u,
    /^(\d\d:\d\d:\d\d \()?UTC$/,
  ];

  function read(desk: Arbiter, query: DocumentQuery): void {
    const { text } = documentOf(desk.state, desk.people, query);
    const page = new DOMParser().parseFromString(text, 'text/html');
    const texts = textsOf(page.body);
    expect(texts.length).toBeGreaterThan(10);
    for (const one of texts) heard.add(one);
    // a command to compute with
    const isCommand = (one: string): boolean => /^printf [%'].*\| sha256sum/s.test(one);
    expect(texts.filter((one) => !isCommand(one)).flatMap((one) => notSaid(one, onPaper))).toEqual([]);
    // what the margins of each page say, as a style sheet writes it
    const margins = [...text.matchAll(/content: "([^"]*)"/g)].map(([, css = '']) =>
      css.replace(/\\([0-9a-f]+) ?/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
    );
    expect(margins.flatMap((one) => notSaid(one, onPaper))).toEqual([]);
  }

  const style = { lang: pseudo, paper: 'a4' } as const;
  const claim: Incident = { kind: 'drawClaim', by: 'white', basis: 'repetition', touched: false };

  test.each<[string, Incident, object]>([
    ['an illegal move', illegal('white', 'e1', 'e3'), {}],
    ['a claim', claim, {}],
    ['a decision of his own', claim, { decision: OWN }],
  ])('the slip of %s', (_, incident, told) => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(incident, told));
    read(desk, { kind: 'slip', seq: desk.board().arbiter.incidents[0]?.seq ?? 0, ...style });
  });

  test('the envelope of a sealed move', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf({ kind: 'adjournment', what: 'seal', by: 'white' }));
    read(desk, { kind: 'envelope', seq: desk.board().arbiter.incidents[0]?.seq ?? 0, ...style });
  });

  test('the report', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'e1', 'e3')));
    read(desk, { kind: 'report', ...style });
  });

  test.each(PAIRING_PARTS)('the papers of a round: %s', (part) => {
    const desk = firstRound().plays('e4 e5').registers(player('Eva'), player('Ola'), player('Pau'));
    desk.does(resultOf('1-0', 'resignation'));
    desk.does({
      type: 'pairRound',
      round: 1,
      pairings: [
        { board: 3, white: '5', black: '6' },
        { board: 4, white: '7', black: '' },
      ],
    });
    read(desk, { kind: 'pairings', ...style, round: 1, part });
  });

  test.each(STANDINGS_PARTS)('the papers of the standings: %s', (part) => {
    const desk = firstRound();
    desk.does(resultOf('1-0', 'resignation'));
    read(desk, { kind: 'standings', ...style, part, after: 1 });
  });

  test.each<[string, () => DrawArbiter]>([
    ['a program', () => hall().commits().adds('3 5 1').draws()],
    ['throws', () => hall().draws({ method: 'box', throws: [0, 1, 7] })],
  ])('the sheets of a draw by %s', (_, drawn) => {
    const parts = ['wall', 'boards', 'certificates'] as const;
    read(drawn(), { kind: 'sheets960', ...style, round: 1, board: null, parts });
  });
});

describe('in the terminal', () => {
  async function run(...argv: string[]): Promise<string> {
    let text = '';
    const stream = () =>
      new Writable({
        write(chunk: Buffer, _, done) {
          text += chunk.toString();
          done();
        },
      });
    await main([...argv, '--lang', pseudo], { stdout: stream(), stderr: stream() });
    for (const line of text.split('\n')) heard.add(line);
    return text;
  }

  /** The name of the program, and how a command is written: the same in every language. */
  const left = async (text: string): Promise<readonly string[]> => {
    let rest = unmarked(text);
    for (const name of commandNames()) {
      const usage = (await loadCommand(name))?.usage ?? '';
      rest = rest.replaceAll(usage, '').replaceAll(`escaque ${name}`, '');
    }
    return notSaid(rest, data);
  };

  test.each([
    ...commandNames().map((name) => [name, '--help']),
    ['--help'],
    ['nothing'],
    ['clock', 'nothing'],
  ])('escaque %s %s', async (...argv) => {
    const text = await run(...argv.filter((each) => each !== undefined));
    expect(text).toContain('⟦');
    expect(await left(text)).toEqual([]);
  });

  test.each([
    ['position960', '518'],
    ['position960', '960'],
    ['can-mate', '8/8/8/8/8/5k2/7p/7K w - - 0 1'],
    ['can-mate', 'nothing'],
    ['explain', '8/8/8/8/8/5k2/7p/7K w - - 0 1', 'Kg1'],
    ['draw960', '--method', 'dice', '--throws', '1 2 3 4'],
    ['perft', 'nothing', '2'],
    ['clock', 'parse', '90 min + 30 s'],
    ['sheets', 'nothing'],
    ['verify', 'nothing'],
    ['moves'],
    ['moves', '--wrong'],
  ])('escaque %s %s %s', async (...argv) => {
    const text = await run(...argv);
    expect(text).toContain('⟦');
    const own: Data = [...data, /^[rnbqkp. ]+$/i, /^\d( [rnbqkptdca.])+$/i, /^a b c d e f g h$/];
    const rest = await left(text);
    expect(rest.filter((one) => !own.some((known) => known.test(one)))).toEqual([]);
  });
});

test('many texts were read', () => {
  expect(heard.size).toBeGreaterThan(200);
});
