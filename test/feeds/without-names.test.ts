import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FeedEvent, WithoutNames } from '../../src-core/feeds/index.ts';

const folder = join(import.meta.dirname, '../data/live');

const NAME = /\[(?:White|Black) "([^"?]{3,})"/g;

describe('a recording', () => {
  const scripts = ['pgn-folder', 'livechess'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(folder, kind, name)),
  );

  it.each(scripts)('holds no name of %s', (path) => {
    const plain = new WithoutNames();
    const names = new Set<string>();
    let told = '';
    for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
      const { write, text, json, from, setup } = JSON.parse(line) as Record<string, string>;
      for (const [, name] of JSON.stringify(setup ?? {}).matchAll(/"name":"([^"]+)"/g)) names.add(name ?? '');
      for (const [, name] of (text ?? '').matchAll(NAME)) names.add(name ?? '');
      const event: FeedEvent | null =
        write !== undefined && text !== undefined
          ? { kind: 'file', path: write, text }
          : from === 'server'
            ? { kind: 'message', message: json }
            : null;
      if (event !== null) told += JSON.stringify(plain.event(event));
    }
    expect(names.size).toBeGreaterThan(1);
    for (const name of names) {
      for (const part of name.split(/[\s,]+/).filter((each) => each.length > 3))
        expect(told).not.toContain(part);
    }
  });

  it('keeps moves, clocks and tags that name nobody; one player has one name throughout', () => {
    const plain = new WithoutNames();
    const pgn =
      '[Event "Memorial Ruiz"]\n[Round "3.1"]\n[White "Ruiz Ortega, Ana"]\n[WhiteFideId "99000101"]\n\n1. e4 {Ruiz [%clk 1:29:55] sonríe} e5 ; Ruiz\n2. Nf3 *';
    const out = plain.text(pgn);
    expect(out).not.toContain('Ruiz');
    expect(out).toContain('[Round "3.1"]');
    expect(out).toContain('1. e4 {[%clk 1:29:55]} e5 ;\n2. Nf3 *');
    expect(plain.text('[White "RUIZ ORTEGA, ANA"]')).toBe('[White "Player1, P1"]');
    expect(plain.text('[White "Ruiz Ort')).not.toContain('Ruiz');
  });

  it('tells no text of a message that it does not know, and no path', () => {
    const plain = new WithoutNames();
    const message = {
      response: 'call',
      param: [{ serialnr: '41007', comment: 'la de Ana', new: { of: 'Ana' } }],
    };
    expect(plain.event({ kind: 'message', message })).toEqual({
      kind: 'message',
      message: { response: 'call', param: [{ serialnr: '41007', comment: '(9)', new: { of: '(3)' } }] },
    });
    expect(plain.event({ kind: 'file', path: '/home/ana/games.pgn', text: null })).toEqual({
      kind: 'file',
      path: 'source/1.pgn',
      text: null,
    });
  });
});
