/** Scripts of what sources sent, with what a watch must have at their end (test/data/live). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playScript } from '../../src-core/cli/feed-script.ts';
import { formatFen } from '../../src-core/chess/index.ts';
import type { BoardTold, Notice } from '../../src-core/feeds/index.ts';
import { dictionaries } from '../../src-core/words/index.ts';

const folder = join(import.meta.dirname, '../data/live');

export interface Expected {
  readonly boards: readonly Readonly<Record<string, unknown>>[];
  readonly notices: readonly Readonly<Record<string, unknown>>[];
}

export interface KnownScript {
  readonly name: string;
  readonly text: string;
  readonly expected: Expected;
}

export function knownScripts(source: 'pgn-folder' | 'livechess'): readonly KnownScript[] {
  return readdirSync(join(folder, source))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({
      name: name.replace('.jsonl', ''),
      text: readFileSync(join(folder, source, name), 'utf8'),
      expected: JSON.parse(
        readFileSync(join(folder, source, name.replace('.jsonl', '.expect.json')), 'utf8'),
      ) as Expected,
    }));
}

export type Line = Record<string, unknown> & { readonly at: number };

export function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Line]));
}

/** What a watch has at the end of a script. */
export function watched(lines: string | readonly Line[]): { boards: unknown[]; notices: unknown[] } {
  const text = typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n');
  const { watch } = playScript(text, dictionaries.en.terminal);
  return { boards: watch.boards().map(plainBoard), notices: watch.notices().map(plainNotice) };
}

/** As the expectations write it: check and mate signs do not count. */
function plainBoard({ start, moves, ended, ...board }: BoardTold): object {
  return {
    ...board,
    start: formatFen(start),
    moves: moves.map(plain),
    ended: ended === null ? null : { by: ended.by, ply: ended.ply },
  };
}

function plainNotice({ facts, board, at, withdrawn }: Notice): object {
  return {
    ...facts,
    ...('was' in facts && typeof facts.was !== 'string' ? { was: facts.was.map(plain) } : {}),
    board,
    at,
    withdrawn,
  };
}

export function plain(san: string): string {
  return san.replace(/[+#]$/, '');
}
