import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, said } from './kit.ts';

const here = folder();
const script = join(import.meta.dirname, '../data/live/pgn-folder/p04-illegal-move-stands.jsonl');

describe('escaque watch --script', () => {
  it('tells programs the boards and the notices, each with what it asks of the arbiter', async () => {
    const { code, out } = await said(['watch', '--script', script, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      boards: [
        { board: 1, result: '0-1', illegalPlies: [8] },
        { board: 2, result: '*' },
      ],
      notices: [
        { code: 'illegalMove', board: 1, ply: 8, side: 'black', at: 15000, grade: 'know' },
        { code: 'unreadableMove', board: 2, withdrawn: true, grade: 'know' },
        { code: 'repetition', board: 1, ply: 24, until: 24, grade: 'know' },
      ],
    });
  });

  it('tells people when, where, what, and what no longer holds, in their language', async () => {
    const english = await said(['watch', '--script', script]);
    expect(english.out.split('\n').slice(0, 2)).toEqual([
      '0:15  Board 1: illegal: Black’s move 4 (7.5)',
      '0:30  Board 2: Black’s move 11 cannot be read; the game is recorded up to there (no longer so)',
    ]);
    const spanish = await said(['watch', '--script', script, '--lang', 'es']);
    expect(spanish.out).toContain('Mesa 1: ilegal: el 4.º movimiento de las negras (7.5)');
  });

  it.each([
    ['', /first line has to tell the round/],
    ['{"at":0}', /first line has to tell the round/],
    ['{"at":0,"setup":{"control":"90 min + 30 s per move from move 1"}}\nno', /Line 2/],
    ['{"at":0,"setup":{"control":"90 min + 30 s per move from move 1"}}\n{"write":"a.pgn"}', /Line 2/],
    ['{"at":0,"setup":{"control":"as we like"}}', /time control “as we like”/],
  ])('says what is wrong with %j', async (text, why) => {
    const path = join(here, 'script.jsonl');
    writeFileSync(path, text);
    const { code, err } = await said(['watch', '--script', path]);
    expect(code).toBe(1);
    expect(err).toMatch(why);
  });

  it('asks for what it needs', async () => {
    expect((await said(['watch'])).code).toBe(2);
    expect((await said(['watch', 'ws://localhost:1982/api/v1.0'])).err).toContain('--round');
    expect((await said(['watch', here])).err).toContain('no game in PGN yet');
  });
});
