import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { escaque, folder, said } from './kit.ts';

const here = folder();

describe('escaque cases', () => {
  const oneCase = (expectation: object): string =>
    JSON.stringify({
      id: 'touch',
      moves: ['e4', 'e5'],
      incident: {
        kind: 'touch',
        by: 'white',
        touches: ['g1'],
        adjustingSaid: false,
        accidental: false,
        noticedBy: 'arbiter',
      },
      expect: expectation,
    });

  it('passes where all agree, and tells what differs where not', async () => {
    const file = join(here, 'cases.jsonl');
    writeFileSync(file, `${oneCase({ mustChooseFrom: ['g1h3', 'g1f3', 'g1e2'], articles: ['4.3.1'] })}\n`);
    expect(await said(['cases', file])).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    writeFileSync(file, `${oneCase({ freeMove: true })}\nnot json\n{"id": "no-incident", "expect": {}}\n`);
    const wrong = await said(['cases', file, '--lang', 'en']);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('touch: freeMove: expected true, got false');
    expect(wrong.out).toContain('cases.jsonl:2: this is no JSON object');
    expect(wrong.out).toContain('no-incident: incident: an object is needed');
    expect(wrong.out).toMatch(/0 passed, 3 failed\n$/);
  });
});

describe('escaque rule', () => {
  it('reads one case and prints the ruling', () => {
    const told = { rules: 'rapid', moves: ['e4'], incident: { kind: 'resignation', by: 'black' } };
    const { code, out } = escaque(['rule', '--json'], JSON.stringify(told));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      answer: 'ruled',
      regime: 'rapid-a5',
      result: '1-0',
      articles: ['5.1.2'],
    });
  });

  it('counts the position that an announced move would bring, and calls a claim a claim', async () => {
    const told = {
      moves: ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1'],
      incident: { kind: 'drawClaim', by: 'black', basis: 'repetition', announcedMove: 'Nd5', written: true },
    };
    const text = JSON.stringify({ ...told, incident: { ...told.incident, touched: false } });
    const { out } = await said(['rule', '--lang', 'en'], text);
    expect(out).toContain(
      'The claim does not stand.\nThe claim is incorrect: 1 occurrence of the position claimed',
    );
  });

  it('says nothing of a complaint where the arbiter saw it himself', async () => {
    const touch = { kind: 'touch', by: 'white', touches: ['g1'], adjustingSaid: false, accidental: false };
    const line = async (noticedBy: string): Promise<boolean> => {
      const incident = { ...touch, noticedBy, claimantHasTouched: false };
      const { out } = await said(['rule', '--lang', 'en'], JSON.stringify({ incident }));
      return out.includes('The complaint stands.');
    };
    expect(await line('opponent')).toBe(true);
    expect(await line('arbiter')).toBe(false);
  });

  it('takes what stands on the board, or what the hand did, beside the case', () => {
    const json = {
      start: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      incident: { clockPressed: true, gameOver: false },
    };
    const ruled = (...told: readonly string[]) =>
      JSON.parse(escaque(['rule', '--json', ...told], JSON.stringify(json)).out);
    const half = {
      act: 'incompleteMove',
      mustChooseFrom: ['e1g1'],
      articles: expect.arrayContaining(['7.5.1']),
    };
    expect(ruled('--stands', '4k3/8/8/8/8/8/8/6KR')).toMatchObject(half);
    expect(ruled('--acts', 'e1-g1')).toMatchObject(half);
    expect(ruled('--acts', 'e1-g1, h1-f1')).toMatchObject({ act: 'legalMove', upheld: false });
    expect(escaque(['rule', '--acts', 'e2-e4'], JSON.stringify(json))).toMatchObject({ code: 1, out: '' });
  });

  it('refuses an incident that contradicts the game, or is none', async () => {
    const empty = { incident: { kind: 'touch', by: 'white', touches: ['e4'] } };
    expect(await said(['rule', '--json'], JSON.stringify(empty))).toMatchObject({
      code: 1,
      out: expect.stringContaining('emptySquare'),
    });
    const unknown = { incident: { kind: 'earthquake' } };
    expect(escaque(['rule'], JSON.stringify(unknown))).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    ['garbage', 'not JSON'],
    ['{"incident":{"kind":"status"},"startNumber":960}', 'startNumber'],
    ['{"incident":{"kind":"status"},"startNumber":1.5}', 'startNumber'],
    ['{"incident":{"kind":"status"},"illegalSoFar":{"white":-5}}', 'illegalSoFar.white'],
    ['{"incident":{"kind":"status"},"options":{"defaultTimeMinutes":-4}}', 'defaultTimeMinutes'],
  ])('says what is wrong with %s', async (text, says) => {
    const { code, out, err } = await said(['rule', '--json'], text);
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n').filter(Boolean)).toEqual([expect.stringContaining(says)]);
  });
});

describe('escaque rule in words', () => {
  const legal = { kind: 'illegalMove', by: 'white', move: { from: 'e2', to: 'e4' } };
  it.each([
    ['the opponent complains', { ...legal, noticedBy: 'opponent' }, true],
    ['the arbiter saw it', { ...legal, noticedBy: 'arbiter' }, false],
    ['the player said so himself', { ...legal, noticedBy: 'offender' }, false],
    ['nobody is told to complain', legal, false],
    ['a reply before the press', { kind: 'repliedBeforePress', by: 'black' }, false],
    [
      'a device in a bag',
      { kind: 'device', by: 'black', inBag: true, bagAllowed: true, switchedOff: true, carried: false },
      false,
    ],
  ])('answers a complaint only where there is one: %s', async (_, incident, complaint) => {
    const { out } = await said(['rule', '--lang', 'en'], JSON.stringify({ incident }));
    expect(out.includes('The complaint does not stand.')).toBe(complaint);
  });

  it('gives time once for two grounds of one wrong claim, and nothing to put back where the game is over', async () => {
    const claim = (basis: string) => ({ kind: 'drawClaim', by: 'white', basis, touched: false });
    const two = { incident: claim('fiftyMoves'), also: [claim('repetition')] };
    const { out } = await said(['rule', '--lang', 'en'], JSON.stringify(two));
    expect(out.split('Black gets 2 minutes').length - 1).toBe(1);
    const over = {
      incident: { kind: 'resignation', by: 'white', cameFirst: 'later' },
      also: [{ kind: 'displaced', by: 'white' }, claim('repetition')],
    };
    const end = await said(['rule', '--lang', 'en'], JSON.stringify(over));
    expect(end.out).toContain('White resigns');
    expect(end.out).not.toMatch(/own time|gets 2 minutes|may simply accept/);
  });
});

describe('escaque claims', () => {
  it('lists what may be claimed at every ply', async () => {
    const file = join(here, 'claims.pgn');
    const shuffle = 'Nf3 Nf6 Ng1 Ng8';
    writeFileSync(file, `[White "A"]\n[Black "B"]\n[Result "*"]\n\n${[shuffle, shuffle].join(' ')} *\n`);
    const { out } = await said(['claims', file, '--lang', 'en']);
    expect(out).toContain(
      '  4. Ng1: may be claimed by announcing Ng8: occurrence 3, after the start position, 2... Ng8, 4... Ng8 (9.2)',
    );
    expect(out).toContain(
      '  4... Ng8: may be claimed now: occurrence 3, after the start position, 2... Ng8, 4... Ng8 (9.2)',
    );
    // the head of a game counts its plies; a claim names moves
    expect(
      out
        .split('\n')
        .filter((line) => line.startsWith(' '))
        .join('\n'),
    ).not.toMatch(/\bpl(y|ies)\b/);
    const spanish = await said(['claims', file, '--lang', 'es']);
    expect(spanish.out).toContain(
      '  4. Cg1: se puede reclamar anunciando Cg8: aparición 3, tras la posición inicial, 2... Cg8, 4... Cg8 (9.2)',
    );
    expect(spanish.out).not.toContain('medias jugadas');
  });

  it('goes on after a null move, out of check too, and marks it', async () => {
    const file = join(here, 'null.pgn');
    const shuffle = 'Nf3 Nf6 Ng1 Ng8';
    // with the null move nothing appeared: the first time is after 3... Ng8
    writeFileSync(
      file,
      `1. e4 -- ${shuffle} ${shuffle} ${shuffle} *\n\n1. e4 e5 2. Qh5 Nc6 3. Qxf7 -- 4. Qf3 Nf6 *\n`,
    );
    const { code, out, err } = await said(['claims', file, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('  7... Ng8: may be claimed now: occurrence 3, after 3... Ng8, 5... Ng8, 7... Ng8');
    expect(err).toContain('1... -- is a null move: nothing was moved');
    expect(err).toContain('3... -- is a null move out of check');
    expect((await said(['claims', file, '--lang', 'es'])).err).toContain('con el rey en jaque');
  });

  it('tells what it could not read, and goes on', async () => {
    const file = join(here, 'broken.pgn');
    writeFileSync(file, '1. e4 e5 2. Zz9 Nc6 *\n\n[Event "x"]\n\n1. d4 d5 *\n');
    const { code, out, err } = await said(['claims', file, '--lang', 'en']);
    expect([code, out]).toEqual([0, expect.stringContaining('2 games')]);
    expect(err).toContain('Zz9');
  });
});
