import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, said } from './kit.ts';

const here = folder();
const knights = '8/8/8/4k3/8/2K1N3/8/8 w - - 0 1';

describe('escaque can-mate', () => {
  it('says it of both sides, and that the position is dead where neither can (5.2.2)', async () => {
    const { code, out } = await said(['can-mate', knights, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('White cannot checkmate by any series of legal moves: White has only a knight');
    expect(out).toContain('Dead position (5.2.2)');
    const es = await said(['can-mate', knights, '--side', 'black', '--lang', 'es']);
    expect(es.out).toBe(
      'No pueden dar mate las negras con ninguna serie de jugadas legales: las negras solo tienen el rey.\n',
    );
  });

  it('prints a line that mates, for people and for programs', async () => {
    const fen = '7k/8/6K1/8/8/8/8/1Q6 w - - 0 54';
    const { out } = await said(['can-mate', fen, '--side', 'white', '--lang', 'es']);
    expect(out).toMatch(/^Aún pueden dar mate las blancas: 54\. D\S+#\n$/);
    const json = await said(['can-mate', fen, '--side', 'white', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ answers: [{ side: 'white', answer: 'yes' }] });
  });

  it('takes a limit, and says how far it looked where that ends the search', async () => {
    const hard = '8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K2B2/5bB1/8 w - - 0 1';
    const { code, out } = await said(['can-mate', hard, '--side', 'black', '--limit', '200', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ answers: [{ answer: 'unknown' }] });
  });

  it('answers a table, and ends with 1 where an answer differs or a row is none', async () => {
    const file = join(here, 'rows.tsv');
    const row = `${knights}\twhite\tunwinnable`;
    writeFileSync(file, `# fen\tside\tanswer\n${row}\n`);
    expect(await said(['can-mate', '--file', file])).toMatchObject({ code: 0 });
    writeFileSync(file, `${row.replace('unwinnable', 'winnable')}\nno row\n9/8\twhite\twinnable\n`);
    const wrong = await said(['can-mate', '--file', file, '--lang', 'en']);
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('0 winnable, 1 unwinnable, 0 not settled; 1 wrong');
    expect(wrong.err).toContain('expected winnable');
  });

  it.each([
    [['can-mate'], 2],
    [['can-mate', knights, '--side', 'red'], 2],
    [['can-mate', knights, '--limit', '0'], 2],
    [['can-mate', '9/8/8/8/8/8/8/8 w - - 0 1'], 1],
    [['can-mate', '--file', join(here, 'nowhere.tsv')], 1],
  ] as const)('%j ends with %i', async (args, code) => {
    const heard = await said([...args]);
    expect(heard).toMatchObject({ code, out: '' });
    expect(heard.err).not.toBe('');
  });
});
