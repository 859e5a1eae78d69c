import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { escaque, folder, said } from './kit.ts';

const here = folder();
const SECRET = createHash('sha256').update('a secret of these tests').digest('hex');

/** The program's JSON, in this process. */
async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await said([...args, '--json', '--lang', 'en']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
}

describe('escaque position960', () => {
  it.each([
    [0, 'BBQNNRKR'],
    [518, 'RNBQKBNR'],
    [534, 'RNBKQBNR'],
    [958, 'RKRNNBBQ'],
    [959, 'RKRNNQBB'],
  ])('%i is %s, both ways and by FEN', async (number, rank) => {
    const told = await json('position960', String(number));
    expect(told).toMatchObject({ number, rank });
    for (const text of [rank, rank.toLowerCase(), String(told['fen'])])
      expect(await json('position960', text)).toEqual(told);
    expect(await json('position960', ...String(told['fen']).split(' '))).toEqual(told);
  });

  it('tells the castlings, the pawns, the mirror and the count', async () => {
    const told = await json('position960', 'TRADCACT');
    expect(told).toMatchObject({ number: 710, undefendedPawns: ['f2'], mirror: 438 });
    expect(told['castlings']).toHaveLength(4);
    expect(told['castlings']).toContainEqual({
      color: 'white',
      side: 'queen-side',
      form: 'double',
      king: { from: 'b1', to: 'c1' },
      rook: { from: 'a1', to: 'd1' },
      mustBeEmpty: ['c1', 'd1'],
      mayStayFilled: ['e1'],
      onMoveOne: false,
    });
    expect(told['count']).toMatchObject({ rest: ['a1', 'b1', 'h1'] });
  });

  it('says it in words, in Spanish with Spanish letters', async () => {
    const spanish = await said(['position960', '710', '--lang', 'es']);
    expect(spanish.out).toContain('Posición inicial 710: TRADCACT\n\n8 t r a d c a c t\n');
    expect(spanish.out).toContain('2 + 4 x (1 + 4 x (2 + 6 x 7)) = 710');
    expect(spanish.out).toContain(
      'Blancas 0-0-0: se mueven el rey y la torre; rey b1-c1, torre a1-d1; vacías: c1 d1',
    );
    const english = await said(['position960', 'RNBBQKRN', '--lang', 'en']);
    expect(english.out).toContain(
      'White 0-0: king and rook change places; king f1-g1, rook g1-f1; possible on move 1',
    );
  });

  it.each([
    ['960', 'start positions are numbered 0 to 959; 960 is none'],
    ['-1', 'start positions are numbered 0 to 959; -1 is none'],
    ['1.5', 'start positions are numbered 0 to 959; 1.5 is none'],
    ['BNBRKRQN', 'the bishops stand on squares of one colour (a1 c1)'],
    ['RNBQKBN', 'a back rank has 8 pieces, this one 7'],
    ['KRNBQBNR', 'colour (d1 f1); the king (a1) does not stand between the rooks (b1 h1)'],
    ['RNBQQBNR', 'kings: 0, not 1; queens: 2, not 1'],
    ['RNBXKBNR', '"X" at place 4 is no piece'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', 'White moves first'],
  ])('%s is refused: %s', async (text, reason) => {
    const { code, out, err } = await said(['position960', text, '--lang', 'en']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(reason);
  });

  it('is used with one text', async () => {
    expect((await said(['position960'])).code).toBe(2);
  });
});

describe('escaque draw960', () => {
  it('with a commitment published first: commit, draw, verify', async () => {
    const secretFile = join(here, 'secret');
    const { commitment } = await json('draw960', '--commit', '--secret-file', secretFile);
    expect(statSync(secretFile).mode & 0o777).toBe(0o600);
    const secret = readFileSync(secretFile, 'utf8').trim();
    expect(createHash('sha256').update(secret).digest('hex')).toBe(commitment);
    expect(await said(['draw960', '--commit', '--secret-file', secretFile])).toMatchObject({
      code: 1,
      out: '',
    });
    expect(readFileSync(secretFile, 'utf8').trim()).toBe(secret);

    const policy = ['--exclude', '518,534', '--used', '17,33', '--round', '3'];
    const inputs = ['--input', 'seven', '--input', ' 3 5 1 '];
    const args = ['draw960', '--method', 'program', ...policy, ...inputs, '--witness', 'Ana'];
    const certificate = await json(...args, '--secret-file', secretFile);
    expect(certificate).toMatchObject({
      version: 1,
      method: 'program',
      policy: { exclude: [518, 534], noRepeat: true, perBoard: false, bothGames: false },
      used: [17, 33],
      round: 3,
      board: 0,
      commitment,
      secret,
      inputs: ['seven', '3 5 1'],
      witnesses: ['Ana'],
    });
    expect(await json(...args, '--secret', secret)).toEqual({ ...certificate, at: expect.any(String) });

    const file = join(here, 'certificate.json');
    writeFileSync(file, JSON.stringify(certificate));
    const verified = await said([
      'draw960',
      'verify',
      file,
      '--commitment',
      String(commitment),
      '--lang',
      'en',
    ]);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('The certificate holds') });
    const another = await said(['draw960', 'verify', file, '--commitment', SECRET, '--lang', 'en']);
    expect(another).toMatchObject({ code: 1, err: expect.stringContaining('not the one published') });
  });

  it('is the same each time from the same secret, also in a process of its own', async () => {
    const asked = ['draw960', '--method', 'program', '--secret', SECRET, '--input', 'ñ', '--json'];
    const first: unknown = JSON.parse(escaque(asked).out);
    const again: unknown = JSON.parse((await said(asked)).out);
    expect(again).toEqual({ ...(first as object), at: expect.any(String) });
    expect(escaque(['draw960', 'verify', '-'], JSON.stringify(first)).code).toBe(0);
    const changed = await said(
      ['draw960', 'verify', '-'],
      JSON.stringify({ ...(first as object), rank: 'RNBQKBNR' }),
    );
    expect(changed).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('rank: says "RNBQKBNR"'),
    });
  });

  it('makes a new secret each time, and says that no commitment was published', async () => {
    const [one, two] = [
      await json('draw960', '--method', 'program'),
      await json('draw960', '--method', 'program'),
    ];
    expect(one['secret']).not.toBe(two['secret']);
    const { out } = await said(['draw960', '--method', 'program', '--lang', 'en']);
    expect(out).toContain('nobody could see the commitment before');
  });

  it.each([
    ['dice', '3,3,3,3', 518],
    ['coins', 'hcxt000110', 774],
    ['coins', '1,0,0,0,0,0,0,1,1,0', 518],
    ['coins', 'htttttthht', 518],
    ['box', '9 6 0 5 1 8', 518],
    ['pieces', '2,5,3,3,2,6,3', 518],
  ])('by %s: %s', async (method, throws, number) => {
    expect(await json('draw960', '--method', method, '--throws', throws)).toMatchObject({ method, number });
  });

  it('tells the throws step by step', async () => {
    const { out } = await said(['draw960', '--method', 'pieces', '--throws', '2533263', '--lang', 'es']);
    expect(out).toContain(
      '5: alfil de casillas blancas, demasiado alto: otra vez\n3: alfil de casillas blancas en f1\n',
    );
    expect(out).toMatch(/Sale: 518 TCADRACT\n$/);
  });

  it('by hand: who and why', async () => {
    const args = [
      'draw960',
      '--method',
      'hand',
      '--position',
      'RNBKQBNR',
      '--reason',
      'exhibition',
      '--board',
      '4',
    ];
    expect(await json(...args, '--authority', 'The organiser')).toMatchObject({
      number: 534,
      authority: 'The organiser',
      reason: 'exhibition',
      board: 4,
      policy: { perBoard: true },
    });
    expect(await json(...args)).toMatchObject({ authority: 'the arbiter' });
    expect(await said([...args, '--exclude', '534', '--lang', 'en'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('number 534 is excluded'),
    });
  });

  it.each([
    [['--method', 'program', '--secret', 'abc'], 1],
    [['--method', 'box', '--throws', '51'], 1],
    [['--method', 'box', '--throws', '5180'], 1],
    [['--method', 'dice', '--throws', '1,2,7,1'], 1],
    [['--method', 'hand', '--position', '960', '--reason', 'x'], 1],
    [['verify', 'no-such-file.json'], 1],
    [['--method', 'program', '--secret-file', 'no-such-file'], 1],
    [[], 2],
    [['--method', 'horoscope'], 2],
    [['--method', 'dice'], 2],
    [['--method', 'dice', '--throws', '6666'], 1],
    [['--method', 'dice', '--throws', '12,3,4'], 2],
    [['--method', 'coins', '--throws', 'tfhh'], 2],
    [['--method', 'dice', '--throws', '1234', '--input', 'seven'], 2],
    [['--method', 'hand', '--position', '0'], 2],
    [['--method', 'program', '--exclude', '960'], 2],
    [['--method', 'program', '--round', 'two'], 2],
    [['--commit'], 2],
    [['verify'], 2],
    [['check', 'file'], 2],
  ])('%j: exit %i', async (args, exit) => {
    for (const lang of ['es', 'en']) {
      const { code, out, err } = await said(['draw960', ...args, '--lang', lang]);
      expect({ code, out }).toEqual({ code: exit, out: '' });
      expect(err).toMatch(/^escaque draw960: ./);
    }
  });

  it.each(['', 'null', '[]', '7', '{}', '{"version":1}', '{"version":1,"policy":null}', 'not json'])(
    'verify of %j: exit 1 with what is wrong',
    async (text) => {
      const { code, out, err } = await said(['draw960', 'verify', '-', '--commitment', SECRET], text);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).not.toContain(' at ');
      expect(err).not.toBe('');
    },
  );
});
