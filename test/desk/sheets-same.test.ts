/** A sheet is the same, byte for byte, on whatever machine it is made: only the hall's zone, which is told, may matter. */
import type { PaperQuery } from '../../src-core/contract/paper-queries.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Arbiter } from './arbiter.ts';
import { firstRound, moveOf } from './arbiter.ts';
import { hall } from './draw-arbiter.ts';
import { decideOf, illegal } from './incidents.ts';

const program = join(import.meta.dirname, 'print-sheets.ts');

function printed(desk: Arbiter, queries: readonly PaperQuery[], machine: Record<string, string>): string {
  const input = JSON.stringify({ journal: desk.journal, people: [...desk.people], queries });
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: '', LANGUAGE: '', ...machine };
  return execFileSync(process.execPath, [program], { input, env, encoding: 'utf8' });
}

const styles = (['es', 'en'] as const).flatMap((lang) =>
  [{}, { zone: 'Europe/Madrid' }].map((zone) => ({ lang, paper: 'a4', ...zone }) as const),
);

function afterAnIncident(): readonly [Arbiter, readonly PaperQuery[]] {
  const desk = firstRound();
  desk.does(moveOf('e4'));
  desk.does(decideOf(illegal('black', 'e7', 'e4', { clockPressed: true, opponentHasReplied: false })));
  const seq = desk.board().arbiter.incidents[0]?.seq ?? 0;
  return [
    desk,
    styles.flatMap((style): PaperQuery[] => [
      { kind: 'slip', seq, ...style },
      { kind: 'report', ...style },
    ]),
  ];
}

function afterADraw(): readonly [Arbiter, readonly PaperQuery[]] {
  const parts = ['wall', 'boards', 'certificates'] as const;
  return [
    hall().commits().draws(),
    styles.map((style): PaperQuery => ({ kind: 'sheets960', round: 1, board: null, parts, ...style })),
  ];
}

const elsewhere = [
  ['in Kathmandu', { TZ: 'Asia/Kathmandu' }],
  ['west of the day', { TZ: 'Pacific/Honolulu' }],
  ['in Spanish', { TZ: 'UTC', LANG: 'es_ES.UTF-8', LC_ALL: 'es_ES.UTF-8', LANGUAGE: 'es' }],
  ['in Nepali', { TZ: 'UTC', LANG: 'ne_NP.UTF-8', LC_ALL: 'ne_NP.UTF-8', LANGUAGE: 'ne' }],
] as const;

describe.each([
  ['slips and reports', afterAnIncident],
  ['the sheets of a draw', afterADraw],
] as const)('%s', (_what, made) => {
  const [desk, queries] = made();
  const here = printed(desk, queries, { TZ: 'UTC' });

  it.each(elsewhere)('are the same on a machine %s', (_where, machine) => {
    expect(here.match(/<!doctype html>/gi)).toHaveLength(queries.length);
    expect(printed(desk, queries, machine)).toBe(here);
  });
});

it('the hours on a sheet are those of the hall, and of UTC where none is told', () => {
  const [desk, queries] = afterAnIncident();
  const zones = printed(desk, queries, { TZ: 'Asia/Kathmandu' }).match(
    /\((?:[A-Z]{3,4}|[A-Z]{3}[+-]\d.*?)\)/g,
  );
  expect(new Set(zones)).toEqual(new Set(['(UTC)', '(CET)']));
});
