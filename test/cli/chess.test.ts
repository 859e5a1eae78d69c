import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { escaque, folder, said } from './kit.ts';

const here = folder();
const data = join(import.meta.dirname, '../data');
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

describe('escaque perft', () => {
  it.each([
    [['startpos', '4'], '197281'],
    [[kiwipete, '3', '--bulk'], '97862'],
    [[...kiwipete.split(' '), '2'], '2039'],
  ])('%s', async (args, nodes) => {
    expect(await said(['perft', ...args])).toEqual({ code: 0, out: `${nodes}\n`, err: '' });
  });

  it('divides by the first move', async () => {
    const { out } = await said(['perft', 'startpos', '3', '--divide', '--json']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ depth: 3, nodes: 8902 });
    expect(told.moves).toContainEqual({ uci: 'e2e4', nodes: 600 });
  });

  it('checks a table: exit 1 on a count that differs, with the row', async () => {
    const table = join(here, 'table.epd');
    writeFileSync(table, '# two\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 401\n');
    const { code, err } = await said(['perft', '--epd', table]);
    expect(code).toBe(1);
    expect(err).toContain(
      'line 2: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1: depth 2 is 400, not 401',
    );
  });

  it('leaves out the counts beyond --max-nodes', async () => {
    const { code, out } = await said([
      'perft',
      '--epd',
      join(data, 'perft/classic.epd'),
      '--max-nodes',
      '5000',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/7 positions/);
  });

  it('a row that is no position is a difference', async () => {
    const table = join(here, 'bad.epd');
    writeFileSync(table, '8/8/8/8/8/8/8/8 w - - 0 1 ;D1 0\n');
    expect(await said(['perft', '--epd', table])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no king'),
    });
  });
});

describe('escaque moves', () => {
  it('lists UCI, SAN in a language, and JSON', async () => {
    expect((await said(['moves', 'startpos', '--from', 'g1'])).out.trim().split('\n').sort()).toEqual([
      'g1f3',
      'g1h3',
    ]);
    expect((await said(['moves', 'startpos', '--from', 'g1', '--san', 'es'])).out).toContain('Cf3');
    expect(JSON.parse((await said(['moves', kiwipete, '--json'])).out)).toMatchObject({ count: 48 });
  });

  it('writes castling in Chess960 as king takes rook', async () => {
    const position = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
    expect(JSON.parse((await said(['moves', position, '--json'])).out).count).toBe(21);
  });

  it('refuses a wrong FEN with the field, the column and what would be right', async () => {
    const { code, err } = await said(['moves', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1']);
    expect(code).toBe(1);
    expect(err).toMatch(/the board \(column \d+\) rank 1 has 7 squares, not 8/);
  });
});

describe('escaque explain', () => {
  const table: readonly (readonly [fen: string, move: string, says: string, code: number])[] = [
    ['startpos', 'e2e4', 'e4 es legal.', 0],
    ['startpos', 'Cf3', 'Cf3 es legal.', 0],
    ['startpos', 'e1g1', 'en f1 está el alfil', 1],
    ['4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1', 'e2d3', 'El alfil de e2 está clavado por la torre de e8', 1],
    ['r3k2r/8/8/8/8/8/5r2/R3K2R w KQkq - 0 1', '0-0', 'f1, atacada por la torre de f2', 1],
    ['4k3/8/8/8/8/8/8/4KB2 w - - 0 1', 'f1f4', 'El alfil de f1 no se mueve así', 1],
  ];
  it.each(table)('%s %s: %s', async (fen, move, says, code) => {
    const told = await said(['explain', fen, move, '--lang', 'es']);
    expect(told.code).toBe(code);
    expect(told.out).toContain(says);
  });

  it('castling rights that come from no start are said beside it', async () => {
    const told = await said(['explain', '1r1k1r2/8/8/8/8/8/8/R5KR b KQkq - 0 1', 'd8e8']);
    expect(told).toMatchObject({ code: 0, out: 'Ke8 is legal.\n' });
    expect(told.err).toContain('the kings would have begun on g1 and d8');
  });

  it('a text that is no move is refused', async () => {
    expect(await said(['explain', 'startpos', 'hello'])).toMatchObject({ code: 1, out: '' });
  });
});

describe('escaque pgn and san', () => {
  it('says what was wrong, where, and keeps what came before', async () => {
    const source = join(here, 'bad.pgn');
    writeFileSync(source, '[White "A"]\n[Black "B"]\n[Result "*"]\n\n1. e4 e5 2. Qh8 Nc6 *\n');
    const { code, out, err } = escaque(['pgn', source, '--check']);
    expect(code).toBe(1);
    expect(out).toContain('1 game, 2 plies');
    expect(err).toContain('bad.pgn, line 5, column 13: 2. Qh8 is not legal');
    const { games } = JSON.parse((await said(['pgn', source, '--json'])).out);
    expect(games[0]).toMatchObject({
      main: ['e4', 'e5'],
      result: '*',
      unread: expect.stringContaining('Qh8'),
    });
    expect(games[0].notices[0]).toMatchObject({ line: 5, column: 13, code: 'illegalMove' });
  });

  it('writes games in Spanish letters, which read back as the same game', async () => {
    const source = join(data, 'pgn/kasparov-deep-blue-1997.pgn');
    const { out: spanish } = await said(['pgn', source, '--to-lang', 'es']);
    expect(spanish).toContain('1. Cf3 d5');
    const main = (text: string) =>
      JSON.parse(escaque(['pgn', '-', '--json'], text).out).games.map((game: { main: unknown }) => game.main);
    expect(main(spanish)).toEqual(
      JSON.parse((await said(['pgn', source, '--json'])).out).games.map((g: { main: unknown }) => g.main),
    );
  });

  it('a file without a game is wrong', async () => {
    const source = join(here, 'empty.pgn');
    writeFileSync(source, '');
    expect((await said(['pgn', source])).code).toBe(1);
    expect(await said(['pgn', join(here, 'missing.pgn')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOENT'),
    });
  });

  it('checks every row of the table of notation', async () => {
    expect(await said(['san', '--tsv', join(data, 'notation/san.tsv')])).toMatchObject({ code: 0 });
    const wrong = join(here, 'wrong.tsv');
    writeFileSync(wrong, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\tg1f3\t0\tNf3\tNf3\tx\n');
    expect(escaque(['san', '--tsv', wrong])).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 1'),
    });
  });
});
