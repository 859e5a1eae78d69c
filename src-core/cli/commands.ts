/** The commands, each in its own file and loaded only when it is asked for. */
import type { Command } from './terminal.ts';

const loaders: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  new: () => import('./commands/new.ts'),
  import: () => import('./commands/import.ts'),
  fide: () => import('./commands/fide.ts'),
  export: () => import('./commands/export.ts'),
  journal: () => import('./commands/journal.ts'),
  verify: () => import('./commands/verify.ts'),
  copy: () => import('./commands/copy.ts'),
  diary: () => import('./commands/diary.ts'),
  rescue: () => import('./commands/rescue.ts'),
  serve: () => import('./commands/serve.ts'),
  start: () => import('./commands/start.ts'),
  clock: () => import('./commands/clock.ts'),
  cases: () => import('./commands/cases.ts'),
  rule: () => import('./commands/rule.ts'),
  claims: () => import('./commands/claims.ts'),
  perft: () => import('./commands/perft.ts'),
  moves: () => import('./commands/moves.ts'),
  explain: () => import('./commands/explain.ts'),
  pgn: () => import('./commands/pgn.ts'),
  san: () => import('./commands/san.ts'),
  position960: () => import('./commands/position960.ts'),
  incidents: () => import('./commands/incidents.ts'),
  report: () => import('./commands/report.ts'),
  sheets: () => import('./commands/sheets.ts'),
  draw960: () => import('./commands/draw960.ts'),
  standings: () => import('./commands/standings.ts'),
  pair: () => import('./commands/pair.ts'),
  generate: () => import('./commands/generate.ts'),
  check: () => import('./commands/check.ts'),
  berger: () => import('./commands/berger.ts'),
  watch: () => import('./commands/watch.ts'),
  parchis: () => import('./commands/parchis.ts'),
  'can-mate': () => import('./commands/can-mate.ts'),
};

export function commandNames(): readonly string[] {
  return Object.keys(loaders);
}

/** The command of that name, or null. */
export async function loadCommand(name: string): Promise<Command | null> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  return load === undefined ? null : (await load()).command;
}
