import { THROW_METHODS } from '../../src-core/vocabulary/draws.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Certificate, DrawMeans, DrawRequest } from '../../src-core/tournament/index.ts';
import {
  USUAL_POLICY,
  draw,
  readCertificateText,
  verifyCertificate,
} from '../../src-core/tournament/index.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const SECRET = sha256('a secret of these tests');
const recipe = join(import.meta.dirname, 'draw960-recipe.sh');
const here = mkdtempSync(join(tmpdir(), 'escaque-draw-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

const means: readonly DrawMeans[] = [
  { method: 'program', secret: SECRET, inputs: ['3 5 1', 'El caballo de Ñíguez: ♞', '42'] },
  { method: 'dice', throws: [6, 6, 6, 6, 2, 3, 4, 1] },
  { method: 'coins', throws: [0, 1, 0, 1, 1, 0, 0, 1, 1, 1] },
  { method: 'box', throws: [9, 9, 9, 0, 4, 2] },
  { method: 'pieces', throws: [2, 5, 3, 3, 2, 6, 1] },
  { method: 'hand', number: 100, authority: 'The organiser', reason: 'exhibition, announced in June' },
];

function certificate(by: DrawMeans, more: Partial<DrawRequest> = {}): Certificate {
  const policy = { ...USUAL_POLICY, exclude: [518, 534], noRepeat: true, perBoard: true };
  const made = draw(
    {
      policy,
      used: [17, 33],
      place: { round: 3, board: 12 },
      means: by,
      at: '2026-11-29T18:00:00.000Z',
      witnesses: ['Ana', 'Bo'],
      ...more,
    },
    sha256,
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const sample = certificate({ method: 'program', secret: SECRET, inputs: ['3 5 1', 'forty-two'] });
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a certificate', () => {
  test.each(means.map((each) => [each.method, each] as const))('of %s is whole', (_, each) => {
    expect(verifyCertificate(throughJson(certificate(each)), sha256)).toEqual([]);
  });

  test('of a known secret is what it always was', () => {
    const secret = '0'.repeat(64);
    const made = certificate(
      { method: 'program', secret, inputs: [] },
      { policy: USUAL_POLICY, used: [], place: { round: 1, board: 0 } },
    );
    // printf %s 0000...0 | sha256sum; printf '%s\n1\n0\n0' 0000...0 | sha256sum | cut -c1-8
    expect(made).toMatchObject({
      commitment: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
      counter: 0,
    });
    const word = Number.parseInt(sha256(`${secret}\n1\n0\n0`).slice(0, 8), 16);
    expect(made.number).toBe(word % 960);
  });
});

describe('ten lines of standard tools', () => {
  test('are ten lines', () => {
    const lines = readFileSync(recipe, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeLessThanOrEqual(10);
  });

  const many = Array.from({ length: 3 }, (_, round) =>
    certificate(
      {
        method: 'program',
        secret: sha256(`secret ${round}`),
        inputs: ['ó ♞', '17', "a 'quoted' $word"].slice(0, round + 1),
      },
      round % 2 === 0 ? { place: { round, board: 3 } } : { place: { round, board: 1 }, policy: USUAL_POLICY },
    ),
  );
  /** Of 955 numbers, the word of counter 0 is passed over once in 4.7 million secrets: this is one. */
  const passedOver = certificate(
    { method: 'program', secret: sha256('over 8805591'), inputs: [] },
    { policy: { ...USUAL_POLICY, exclude: [0, 1, 2, 3, 4] }, place: { round: 0, board: 0 } },
  );
  test('a word that is passed over', () => expect(passedOver).toMatchObject({ counter: 1 }));
  test.each([...many, passedOver].map((each) => [each.number, each] as const))(
    'draw %i again',
    (number, each) => {
      const file = join(here, `${number}.json`);
      writeFileSync(file, JSON.stringify(each));
      const { stdout, stderr, status } = spawnSync('bash', [recipe, file], { encoding: 'utf8' });
      expect({ stdout, stderr, status }).toEqual({ stdout: `${number}\n`, stderr: '', status: 0 });
    },
  );

  test('see a secret that is not the one committed to', () => {
    const file = join(here, 'other.json');
    writeFileSync(file, JSON.stringify({ ...sample, commitment: sha256('another') }));
    expect(spawnSync('bash', [recipe, file]).status).not.toBe(0);
  });
});

describe('a certificate that was tampered with', () => {
  test.each<[string, object, string]>([
    ['number', { number: (sample.number + 1) % 960 }, 'number'],
    ['rank', { rank: 'RNBQKBNR' }, 'rank'],
    ['counter', { counter: 1 }, 'counter'],
    ['commitment', { commitment: sha256('another') }, 'commitment'],
    ['secret', { secret: sha256('another') }, 'commitment'],
    ['inputs', { inputs: ['3 5 1', 'forty-three'] }, 'number'],
    ['order of the inputs', { inputs: ['forty-two', '3 5 1'] }, 'number'],
    ['round', { round: 4 }, 'number'],
    ['board', { board: 11 }, 'number'],
    ['excluded numbers', { policy: { ...sample.policy, exclude: [518] } }, 'number'],
    ['numbers used', { used: [17] }, 'number'],
    [
      'numbers used, that the policy lets come again',
      { policy: { ...sample.policy, noRepeat: false } },
      'used',
    ],
    ['board, where one serves all', { policy: { ...sample.policy, perBoard: false } }, 'board'],
    [
      'round, the second of a mini-match',
      { round: 4, policy: { ...sample.policy, bothGames: true } },
      'round',
    ],
    ['a field more', { remark: 'drawn twice' }, 'remark'],
  ])('%s', (_, change, field) => {
    const faults = verifyCertificate(throughJson({ ...sample, ...change }), sha256);
    expect(faults.map((fault) => (fault.code === 'differs' ? fault.field : fault.code))).toContain(field);
  });

  test.each([
    ['version', 2],
    ['policy', { ...sample.policy, exclude: [960] }],
    ['policy', { ...sample.policy, more: true }],
    ['used', [1.5]],
    ['round', -1],
    ['board', '12'],
    ['method', 'horoscope'],
    ['secret', 7],
    ['inputs', 'seven'],
    ['witnesses', null],
  ])('%s cannot be %j', (field, value) => {
    expect(verifyCertificate(throughJson({ ...sample, [field]: value }), sha256)).toEqual([
      { code: 'badField', field },
    ]);
  });

  test('throws that end too early, or go on', () => {
    const thrown = certificate({ method: 'box', throws: [0, 4, 2] });
    for (const [throws, code] of [
      [[0, 4], 'throwsMissing'],
      [[0, 4, 2, 1], 'throwsLeft'],
    ] as const)
      expect(verifyCertificate({ ...thrown, throws }, sha256)).toMatchObject([{ code }]);
  });

  test('any JSON gets an answer; any field changed to another number, method or text is seen', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => verifyCertificate(value, sha256).length > 0));
    const told = ['at', 'witnesses', 'authority', 'reason'];
    const fields = Object.keys(sample).filter((field) => !told.includes(field));
    const values = fc.oneof(fc.jsonValue(), fc.nat(1000), fc.constantFrom(...THROW_METHODS));
    fc.assert(
      fc.property(fc.constantFrom(...fields), values, (field, value) => {
        fc.pre(JSON.stringify(value) !== JSON.stringify(sample[field as keyof Certificate]));
        expect(verifyCertificate({ ...sample, [field]: value }, sha256)).not.toEqual([]);
      }),
    );
  });
});

describe('the text of a certificate', () => {
  test('names each field once: of two, a reader sees the one and a program the other', () => {
    const text = JSON.stringify(sample, null, 2);
    expect(readCertificateText(text)).toEqual({ json: throughJson(sample), twice: [] });
    const doubled = text.replace(/"number"/, '"number" : 1, "number"');
    expect(readCertificateText(doubled)).toEqual({ json: throughJson(sample), twice: ['number'] });
    const hidden = text.replace('"exclude"', '"\\u0065xclude": [], "exclude"');
    expect(readCertificateText(hidden)?.twice).toEqual(['exclude']);
    expect(readCertificateText(JSON.stringify({ a: '"b": {"b":', b: { a: 1 } }))?.twice).toEqual([]);
    expect(readCertificateText('{')).toBeNull();
  });

  test('tells an instant, or none', () => {
    for (const at of ['yesterday', '2026-11-29', '2026-11-29T18:00'])
      expect(verifyCertificate({ ...sample, at }, sha256)).toEqual([{ code: 'badField', field: 'at' }]);
  });
});
