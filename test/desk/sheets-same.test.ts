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

type Printing = readonly [Arbiter, readonly PaperQuery[]];

/** What each desk prints on a machine: one process for all of them, since it is its start that takes time. */
function printed(desks: readonly Printing[], machine: Record<string, string>): readonly string[] {
  const input = JSON.stringify(
    desks.map(([desk, queries]) => ({ journal: desk.journal, people: [...desk.people], queries })),
  );
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: '', LANGUAGE: '', ...machine };
  return JSON.parse(execFileSync(process.execPath, [program], { input, env, encoding: 'utf8' }));
}

const styles = (['es', 'en'] as const).flatMap((lang) =>
  [{}, { zone: 'Europe/Madrid' }].map((zone) => ({ lang, paper: 'a4', ...zone }) as const),
);

function afterAnIncident(): Printing {
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

function afterADraw(): Printing {
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

const desks = [afterAnIncident(), afterADraw()];
const here = printed(desks, { TZ: 'UTC' });

describe.each(elsewhere)('on a machine %s', (_where, machine) => {
  const there = printed(desks, machine);

  it.each([
    ['slips and reports', 0],
    ['the sheets of a draw', 1],
  ] as const)('%s are the same', (_what, at) => {
    expect(here[at]?.match(/<!doctype html>/gi)).toHaveLength(desks[at]?.[1].length ?? 0);
    expect(there[at]).toBe(here[at]);
  });

  it('the hours on a sheet are those of the hall, and of UTC where none is told', () => {
    const zones = there[0]?.match(/\((?:[A-Z]{3,4}|[A-Z]{3}[+-]\d.*?)\)/g);
    expect(new Set(zones)).toEqual(new Set(['(UTC)', '(CET)']));
  });
});
