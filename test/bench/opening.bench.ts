/** How long a tournament of 262,000 lines takes to open, and how much memory. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../build/bench.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { syntheticPgn } from './pgn-games.ts';

const games = 2_950;
const boards = 400;
const times = 5;

const child = fileURLToPath(new URL('opening-child.ts', import.meta.url));

interface Opened {
  readonly seconds: number;
  readonly before: number;
  readonly peak: number;
  readonly longest: number;
}

async function longTournament(path: string): Promise<number> {
  const moves = syntheticPgn(100, false)
    .split(/\n\n(?=\[Event)/)
    .map((game) => game.slice(game.indexOf('\n\n')));
  const text = Array.from({ length: games }, (_, at) => {
    const round = Math.floor(at / boards) + 1;
    return `[Round "${round}"]\n[Board "${(at % boards) + 1}"]${moves[at % moves.length] ?? ''}\n\n`;
  }).join('');
  const desk = DeskService.create(path, { now: () => Date.now(), monotonic: () => performance.now() });
  const details = { name: 'Bench', place: '', begins: '', ends: '', federation: '', chiefArbiter: '' };
  const form = { ...details, ruleSet: 'standard', variant: 'standard', rounds: 9, boards } as const;
  const commands: readonly DeskCommand[] = [
    { type: 'createTournament', form },
    { type: 'importPgn', text, source: 'x', round: null, board: null },
  ];
  let lines = 0;
  for (const command of commands) {
    const reply = await desk.act({ id: command.type, by: 'Vera', seen: null, command });
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
    lines = reply.last;
  }
  desk.close();
  return lines;
}

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  try {
    const path = join(folder, 'long.escaque');
    const lines = await longTournament(path);
    const opened = Array.from({ length: times }, (): Opened =>
      JSON.parse(execFileSync(process.execPath, [child, path], { encoding: 'utf8' })),
    );
    const middle = (of: keyof Opened): number =>
      opened.map((one) => one[of]).toSorted((a, b) => a - b)[times >> 1] ?? 0;
    const [seconds, longest] = [middle('seconds'), middle('longest')];
    report({
      name: `opening ${lines} lines`,
      value: seconds,
      unit: 's',
      goal: 'under 1.5',
      met: seconds < 1.5,
    });
    // a program run from its sources holds some 40 MB more than the one that is built
    report({ name: '  memory of the process, at its most', value: middle('peak'), unit: 'MB' });
    report({ name: '  of it, before it was opened', value: middle('before'), unit: 'MB' });
    report({
      name: '  a call waits, while the rest is read',
      value: longest,
      unit: 'ms',
      goal: 'under 100',
      met: longest < 100,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
