import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  type PgnGame,
  type PgnNoticeCode,
  formatPgn,
  parsePgn,
  tagValue,
} from '../../src-core/chess/index.ts';

const data = (name: string): string => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');

interface Row {
  readonly id: string;
  readonly text: string;
  readonly games?: number;
  readonly main?: readonly string[];
  readonly result?: string;
  readonly tags?: Readonly<Record<string, string>>;
}

// Texts as other programs and people write them, with what a reader must find; public rows.
const rows: readonly Row[] = JSON.parse(data('notation/pgn.json'));

const sans = (game: PgnGame | undefined): readonly string[] => game?.moves.map((move) => move.san) ?? [];
const codes = (game: PgnGame | undefined): readonly string[] =>
  game?.notices.map((notice) => notice.code) ?? [];

describe('texts as they are found', () => {
  test.each(rows)('$id', ({ text, games, main, result, tags = {} }) => {
    const read = parsePgn(text).games;
    const [first] = read;
    if (games !== undefined) expect(read).toHaveLength(games);
    if (main !== undefined) expect(sans(first)).toEqual(main);
    if (result !== undefined) expect(first?.result).toBe(result);
    for (const [name, value] of Object.entries(tags)) expect(tagValue(first?.tags ?? [], name)).toBe(value);
  });
});

const bare = (game: PgnGame): object => ({ ...game, tags: [], line: 0 });

describe('real files, written again and read again', () => {
  // A match of 1997, and Chess960 games of engines with comments, as other programs wrote them.
  test.each([
    ['kasparov-deep-blue-1997.pgn', [89, 89, 95, 111, 98, 37]],
    ['cutechess-fischerrandom.pgn', [120, 99, 70, 107]],
  ])('%s', (name, plies) => {
    const read = parsePgn(data(`pgn/${name}`));
    expect(read.games.map((game) => game.moves.length)).toEqual(plies);
    expect(read.games.flatMap((game) => game.notices)).toEqual([]);
    expect(read.lang).toBe('en');
    const written = formatPgn(read.games);
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(79);
    const again = parsePgn(written);
    expect(again.games.map(bare)).toEqual(read.games.map(bare));
    for (const [at, game] of read.games.entries()) {
      for (const { name: tag, value } of game.tags)
        expect(tagValue(again.games[at]?.tags ?? [], tag)).toBe(value);
    }
  });
});

const movetext = (text: string): string => `[Event "x"]\n[Result "*"]\n\n${text}\n`;
const only = (text: string): PgnGame => {
  const { games } = parsePgn(text);
  expect(games).toHaveLength(1);
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  return game;
};

describe('where one game ends and the next begins', () => {
  const counted: readonly (readonly [what: string, text: string, plies: readonly number[]])[] = [
    ['nothing', '', []],
    ['only space', ' \r\n\n', []],
    ['a BOM', '\uFEFF[Event "a"]\n\n1. e4 *\n', [1]],
    ['two files joined, each with its BOM', '\uFEFF[Event "a"]\n\n1. e4 *\n\uFEFF[Event "b"]\n\n*', [1, 0]],
    ['no blank line at all', '[Event "a"]\n[Result "1-0"]\n1. e4 e5 1-0\n[Event "b"]\n1. d4 *\n', [2, 1]],
    ['two blank lines everywhere', '[Event "a"]\n\n\n1. e4\n\n\ne5 *\n\n\n[Event "b"]\n\n\n1. d4 *', [2, 1]],
    ['no results', '[Event "a"]\n\n1. e4 e5\n\n[Event "b"]\n\n1. d4\n', [2, 1]],
    ['no tags', '1. e4 e5 1-0\n\n1. d4 0-1\n', [2, 1]],
    ['neither tags nor results', '1. e4 e5\n2. Nf3\n\n1. d4 d5\n', [3, 2]],
    [
      'tags without moves',
      '[Event "a"]\n[White "x"]\n\n[Event "b"]\n[White "y"]\n\n[Event "c"]\n\n1. e4 *',
      [0, 0, 1],
    ],
    ['all on one line', '[Event "a"][Site "s"] 1. e4 e5 1-0 [Event "b"] 1. d4 *', [2, 1]],
    ['a comment never closed', '[Event "a"]\n\n1. e4 {oops\n\n[Event "b"]\n\n1. d4 *', [1, 1]],
    ['a variation never closed', '[Event "a"]\n\n1. e4 (1. d4\n\n[Event "b"]\n\n1. d4 *', [1, 1]],
    ['an illegal move', '[Event "a"]\n\n1. e4 e4 2. d4 *\n\n[Event "b"]\n\n1. d4 *', [1, 1]],
    ['escaped lines', '% private\n[Event "a"]\n% 1. d4\n\n1. e4\n%2. d4 d5\ne5 *', [2]],
  ];
  test.each(counted)('%s', (_what, text, plies) => {
    expect(parsePgn(text).games.map((game) => game.moves.length)).toEqual(plies);
  });
});

describe('results of every shape', () => {
  test.each([
    ['1-0', '1-0', false],
    ['0–1', '0-1', false],
    ['1 - 0', '1-0', false],
    ['1:0', '1-0', false],
    ['1/2-1/2', '1/2-1/2', false],
    ['1/2', '1/2-1/2', false],
    ['½-½', '1/2-1/2', false],
    ['½', '1/2-1/2', false],
    ['0.5-0.5', '1/2-1/2', false],
    ['0-0', '0-0', false],
    ['1/2-0', '1/2-0', false],
    ['0-½', '0-1/2', false],
    ['1-0F', '1-0', true],
    ['0-1 FF', '0-1', true],
    ['+/-', '1-0', true],
    ['-:+', '0-1', true],
    ['-/-', '0-0', true],
    ['*', '*', false],
  ])('%s in the text and in the tag', (written, result, forfeit) => {
    const told = { result, forfeit, notices: [], unread: null };
    expect(only(`[Result "${written}"]\n\n${written}\n`)).toMatchObject(told);
    expect(only(`[Result "${written}"]\n\n`)).toMatchObject(told);
    if (!written.includes('+') && written !== '-/-') {
      expect(only(`1. e4 e5 2. Nf3 Nc6 ${written}`)).toMatchObject({ ...told, moves: { length: 4 } });
    }
  });

  test('0-0 is castling where that can be, and a result where it cannot', () => {
    const italian = '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0';
    expect(sans(only(italian)).at(-1)).toBe('O-O');
    expect(only(`${italian} 0-0 0-0`)).toMatchObject({ result: '0-0', moves: { length: 8 } });
    expect(only(`[Result "0-0"]\n\n${italian}`)).toMatchObject({ result: '0-0', moves: { length: 6 } });
    expect(only(`${italian} 0-0-0`)).toMatchObject({ unread: '0-0-0' });
  });

  test('the tag and the end of the moves differ', () => {
    const differ = only('[Result "1-0"]\n\n1. e4 0-1');
    expect(differ.result).toBe('0-1');
    expect(differ.notices).toMatchObject([
      { line: 1, column: 1, code: 'resultConflict', facts: { tag: '1-0', moves: '0-1' } },
    ]);
  });
});

describe('what cannot be read is kept and told', () => {
  test('an illegal move: all before it, the text from there on, which, where and why', () => {
    const game = only('[Event "x"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 d6\n3. O-O {?} Nf6 4. Re1 1-0\n');
    expect(sans(game)).toEqual(['e4', 'e5', 'Nf3', 'd6']);
    expect(game.unread).toBe('O-O {?} Nf6 4. Re1');
    expect(game.result).toBe('1-0');
    expect(game.notices).toMatchObject([
      {
        line: 5,
        column: 4,
        code: 'illegalMove',
        text: 'O-O',
        facts: {
          moveNumber: 3,
          turn: 'white',
          from: 'e1',
          why: 'castlingBlocked',
          square: 'f1',
          role: 'bishop',
        },
      },
    ]);
  });

  test('a variation that goes wrong becomes a comment from there on; the game goes on', () => {
    const game = only(movetext('1. e4 e5 (1... c5 2. Nf6 {no} d6) 2. Nf3 *'));
    expect(sans(game)).toEqual(['e4', 'e5', 'Nf3']);
    expect(game.moves[1]?.remarks?.variations?.[0]).toMatchObject([
      { san: 'c5', remarks: { comments: ['Nf6 {no} d6'] } },
    ]);
    expect(game.notices).toMatchObject([{ code: 'illegalMove', text: 'Nf6', facts: { inVariation: true } }]);
  });

  const told: readonly (readonly [what: string, text: string, code: PgnNoticeCode, kept: string])[] = [
    ['an ambiguous move', '1. Nf3 d5 2. d3 d4 3. Nd2 *', 'ambiguousMove', 'Nd2'],
    ['a word that is no move', '1. e4 e5 2. what *', 'unreadableMove', 'what'],
    ['a piece long gone', '1. e4 e5 2. Qg4 d5 3. Qxc8 Qxc8 4. Qd1 *', 'noSuchPiece', 'Qd1'],
    ['a wrong number', '1. e4 e5 3. Nf3 *', 'moveNumber', '3'],
    ['a closing bracket too many', '1. e4 e5) 2. Nf3 *', 'strayText', ')'],
    ['a glyph nobody knows', '1. e4!!! e5 *', 'strayText', '!!!'],
    ['a result inside a variation', '1. e4 e5 (1... c5 1-0) 2. Nf3 *', 'resultInVariation', '1-0'],
    ['a result twice', '1. e4 * *', 'repeatedResult', '*'],
    ['a variation of nothing', '(1. d4) 1. e4 *', 'variationWithoutMove', '(1. d4'],
    ['an empty variation', '1. e4 () e5 *', 'emptyVariation', '()'],
    ['two languages', '1. e4 e5 2. Nf3 Cc6 3. Bb5 *', 'mixedLanguages', 'C'],
    ['words after the end', '1. e4 *\n\nPublished in May', 'strayText', 'Published in May'],
  ];
  test.each(told)('%s', (_what, text, code, kept) => {
    expect(only(movetext(text)).notices).toMatchObject([{ code, text: kept }]);
  });

  test('tags: a name twice, quotes not escaped, no quotes, a FEN that is none', () => {
    const twice = only('[Event "a"]\n[Event "b"]\n\n1. e4 *');
    expect(twice.tags.map((tag) => tag.value)).toEqual(['a', 'b']);
    expect(twice.notices).toMatchObject([{ line: 2, code: 'repeatedTag' }]);
    const quotes = only('[Event "The "Big" One"]\n[White "W"]\n\n*');
    expect(quotes.tags).toEqual([
      { name: 'Event', value: 'The "Big" One' },
      { name: 'White', value: 'W' },
    ]);
    expect(codes(quotes)).toEqual(['unescapedQuote']);
    expect(only('[Event x]\n\n*')).toMatchObject({
      tags: [{ value: 'x' }],
      notices: [{ code: 'unquotedTag' }],
    });
    const noFen = only('[FEN "8/8/8 w - -"]\n\n1. e4 {x} e5 1-0');
    expect(noFen).toMatchObject({
      moves: [],
      unread: '1. e4 {x} e5',
      result: '1-0',
      notices: [{ code: 'badFen' }],
    });
  });

  test('words before the first tag', () => {
    const game = only('From: me\nSubject: game\n\n[Event "x"]\n\n1. e4 *');
    expect(game.notices).toMatchObject([
      { line: 1, code: 'textBeforeGame', text: 'From: me\nSubject: game' },
    ]);
    expect(only('hello world').unread).toBe('hello world');
  });

  test('a comment never closed', () => {
    const game = only(movetext('1. e4 e5 {never closed\n2. Nf3'));
    expect(game.moves[1]?.remarks?.comments).toEqual(['never closed 2. Nf3']);
    expect(game.notices).toMatchObject([{ line: 4, column: 10, code: 'unclosedComment' }]);
  });
});

describe('what stands beside the moves', () => {
  test('clock, elapsed time and evaluation are values; the rest of the comment stays', () => {
    const game = only(
      movetext(
        '1. e4 {[%clk 1:30:57]} e5 { [%eval 0.17] [%clk 0:00:29.5] [%emt 0:00:01] book [%csl Ra1] } 2. Nf3 {[%clk soon]} *',
      ),
    );
    expect(game.moves.map((move) => move.remarks)).toEqual([
      { clkMs: 5_457_000 },
      { eval: '0.17', clkMs: 29_500, emtMs: 1000, comments: ['book [%csl Ra1]'] },
      { comments: ['[%clk soon]'] },
    ]);
  });

  test('a command in the middle of another is taken out of it, and the other too: the order is settled at once', () => {
    const games = parsePgn(movetext('1. e4 {[%cl[%em[%eval 0.3]t 0:00:05]k 1:00:00] x} *')).games;
    expect(games[0]?.moves[0]?.remarks).toEqual({
      ...{ eval: '0.3', emtMs: 5_000, clkMs: 3_600_000 },
      comments: ['x'],
    });
    const written = formatPgn(games);
    expect(formatPgn(parsePgn(written).games)).toBe(written);
  });

  test('glyphs as signs and as numbers', () => {
    const game = only(movetext('1. e4! e5?! 2. Nf3 ± Nc6 $16 $1 3. Bb5+- a6= 4. Ba4 -/+ b5!! *'));
    expect(game.moves.map((move) => move.remarks?.nags)).toEqual([
      [1],
      [6],
      [16],
      [16, 1],
      [18],
      [10],
      [17],
      [3],
    ]);
  });

  test('comments before the game, before a move and after it; draw offers', () => {
    const game = only(movetext('{Intro} 1. {first} e4 {a} ; b\n 1... e5 (=) 2. Nf3(=) * {end}'));
    expect(game.startComments).toEqual(['Intro']);
    expect(game.moves.map((move) => move.remarks)).toEqual([
      { commentsBefore: ['first'], comments: ['a', 'b'] },
      { comments: ['(=)'] },
      { comments: ['(=)', 'end'] },
    ]);
  });

  test('null moves of every kind', () => {
    expect(sans(only(movetext('1. e4 -- 2. d4 Z0 3. c4 @@@@ 4. f4 0000 5. b4 *')))).toEqual([
      'e4',
      '--',
      'd4',
      '--',
      'c4',
      '--',
      'f4',
      '--',
      'b4',
    ]);
  });
});

describe('where a game starts', () => {
  test('Chess960 by its tag, and without it by what the FEN says', () => {
    const fen = 'nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1';
    const tagged = only(`[Variant "fischerandom"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n1. d4 *`);
    const untagged = only(`[FEN "${fen}"]\n\n1. d4 *`);
    expect(tagged.start).toEqual(untagged.start);
    expect(tagged).toMatchObject({
      start: { variant: 'chess960', castling: ['d1', 'g1', 'd8', 'g8'] },
      notices: [],
    });
    expect(codes(untagged)).toEqual(['variantWorkedOut']);
  });

  test('the number of a position in the middle of a game', () => {
    const game = only('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 41"]\n\n41... Kd7 42. e4 *');
    expect(game).toMatchObject({ moves: { length: 2 }, notices: [] });
    expect(formatPgn(game)).toContain('41... Kd7 42. e4 *');
  });

  test('a FEN with a fault that does not matter is read without it, and told', () => {
    const game = only('[FEN "4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 0"]\n\n1. e4 *');
    expect(game).toMatchObject({
      start: { castling: [] },
      moves: { length: 1 },
      notices: [{ code: 'badFen' }],
    });
  });
});

describe('the language of a text', () => {
  test.each([
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1 *', 'en', 'Re1'],
    ['1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. O-O Cf6 5. Te1 *', 'es', 'Re1'],
    ['1. e4 e5 2. Re2 Dh4 *', 'es', 'Qh4'],
    ['1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Re2 *', 'fr', 'Ke2'],
    ['1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Ke2 *', 'de', 'Ke2'],
    ['1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 4. Re2 *', 'pt', 'Ke2'],
    ['1. e4 e5 *', null, 'e5'],
  ])('%s', (text, lang, last) => {
    const game = only(movetext(text));
    expect([game.lang, sans(game).at(-1), game.notices]).toEqual([lang, last, []]);
  });

  test('a game with nothing but R is read as the games before it', () => {
    const spanish = '[Event "a"]\n\n1. e4 e5 2. Cf3 Cc6 *\n\n';
    const doubtful = '[Event "b"]\n\n1. h4 h5 2. Rh3 *\n';
    expect(sans(parsePgn(doubtful).games[0])).toEqual(['h4', 'h5', 'Rh3']);
    expect(codes(parsePgn(doubtful).games[0])).toEqual(['resultMissing', 'languageUncertain'].slice(1));
    expect(sans(parsePgn(spanish + doubtful).games[1])).toEqual(['h4', 'h5', 'Rh3']);
  });

  test('declared: R is what that language says, whatever would be legal', () => {
    const text = movetext('1. e4 e5 2. Re2 *');
    expect(sans(parsePgn(text, { lang: 'es' }).games[0])).toEqual(['e4', 'e5', 'Ke2']);
    expect(parsePgn(text, { lang: 'en' }).games[0]?.unread).toBe('Re2');
  });
});

describe('writing', () => {
  test('a comment with a closing brace, tags with quotes, a forfeit', () => {
    const game: PgnGame = {
      ...only('[Event "A \\"B\\" \\\\"]\n\n1. e4 *'),
      forfeit: true,
      startComments: ['a } b'],
    };
    const text = formatPgn(game);
    expect(text).toContain('[Event "A \\"B\\" \\\\"]');
    expect(text).toContain('[Termination "forfeit"]');
    expect(only(text)).toMatchObject({ startComments: ['a } b'], forfeit: true });
  });

  test('in Spanish letters', () => {
    expect(formatPgn(only(movetext('1. e4 e5 2. Nf3 Ke7 *')), { lang: 'es' })).toContain(
      '1. e4 e5 2. Cf3 Re7 *',
    );
  });

  test('100,000 opening brackets', () => {
    const game = only(movetext(`1. e4 ${'('.repeat(100_000)}`));
    expect(game.moves).toHaveLength(1);
    expect(codes(game)).toContain('variationWithoutMove');
    const nested = only(movetext(`1. e4 ${'(1. d4 '.repeat(100_000)}`));
    expect(codes(nested)).toContain('variationTooDeep');
    expect(formatPgn(nested)).toContain('1. d4');
  });
});

describe('clock times that cannot be', () => {
  const timed = (control: string, moves: string) =>
    parsePgn(`[TimeControl "${control}"]\n\n${moves}`).games[0]?.notices.filter(({ code }) =>
      /lock/.test(code),
    );

  it.each([
    ['5400', '1. e4 {[%clk 1:29:75]} e5 *', [{ code: 'impossibleClock', text: '1:29:75' }]],
    ['5400', '1. e4 {[%clk 1:60:00] hm} e5 *', [{ code: 'impossibleClock', text: '1:60:00' }]],
    ['5400', '1. e4 {[%emt 0:99]} e5 *', [{ code: 'impossibleClock', text: '0:99' }]],
    ['5400', '1. e4 {[%clk 90:00]} e5 *', []],
    [
      '5400',
      '1. e4 {[%clk 1:20:00]} e5 {[%clk 1:29:00]} 2. d4 {[%clk 1:21:00]} d5 {[%clk 1:28:00]} *',
      [
        {
          code: 'clockRises',
          text: 'd4',
          facts: { moveNumber: 2, turn: 'white', clock: '1:21:00', before: '1:20:00' },
        },
      ],
    ],
    ['5400+30', '1. e4 {[%clk 1:20:00]} e5 2. d4 {[%clk 1:21:00]} *', []],
    ['40/5400:1800', '1. e4 {[%clk 1:20:00]} e5 2. d4 {[%clk 1:21:00]} *', []],
    [
      '5400+30',
      '1. e4 {[%clk 1:20:00]} e5 2. d4 d5 3. exd5 {[%clk 1:10:00]} *',
      [{ code: 'clockMissing', text: 'd4', facts: { moveNumber: 2, turn: 'white' } }],
    ],
    ['5400+30', '1. e4 {[%clk 1:20:00]} e5 2. d4 d5 3. exd5 *', []],
  ])('%s, %s', (control, moves, expected) => {
    const found = timed(control, moves);
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });

  it('an impossible time stays in the text, and is written back', () => {
    const [game] = parsePgn('1. e4 {[%clk 1:29:75]} *').games;
    expect(game?.moves[0]?.remarks).toEqual({ comments: ['[%clk 1:29:75]'] });
    expect(formatPgn(game === undefined ? [] : [game])).toContain('{[%clk 1:29:75]}');
  });

  it.each([
    ['1:07:00', 0],
    ['0:04:55.127', 0],
    ['00:03:00.0', 0],
    ['?', 0],
    ['1:67:00', 1],
    ['soon', 1],
  ])('WhiteClock and BlackClock "%s": %i notices each', (value, count) => {
    const [game] = parsePgn(`[WhiteClock "${value}"]\n[BlackClock "${value}"]\n\n1. e4 *`).games;
    expect(game?.notices.map(({ code }) => code)).toEqual(Array(2 * count).fill('impossibleClock'));
    expect(game?.tags).toContainEqual({ name: 'WhiteClock', value });
    // they are of no move, and the game is written with them as it came
    expect(game?.moves[0]?.remarks).toBeUndefined();
    expect(formatPgn(game === undefined ? [] : [game])).toContain(`[WhiteClock "${value}"]`);
  });

  it.each(['--', 'Z0', '0000', '@@@@'])(
    'the null move %s is told as one in the main line alone',
    (written) => {
      const [game] = parsePgn(`1. e4 ${written} 2. d4 (2. -- d5) *`).games;
      expect(game?.notices).toMatchObject([
        { code: 'nullMove', text: written, facts: { moveNumber: 1, turn: 'black' } },
      ]);
    },
  );
});
