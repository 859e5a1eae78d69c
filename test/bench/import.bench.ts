/** A PGN of thousands of games of players nobody knew, and a long list of players: how long, and how long others wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Report } from '../../build/bench.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { syntheticPgn } from './pgn-games.ts';

const games = 4_000;
const players = 5_000;

const nameOf = (at: number): string =>
  `Apellido${at.toString(36)} ${(at % 89).toString(36)}ez, Nombre${at % 97}`;

/** Each of the 4,000 players has one game as White and one as Black, of 60 to 118 plies. */
function manyGames(): string {
  const moves = syntheticPgn(100, false)
    .split(/\n\n(?=\[Event)/)
    .map((game) => game.slice(game.indexOf('\n\n')));
  return Array.from({ length: games }, (_, at) => {
    const round = at < games / 2 ? 1 : 2;
    const tags = [
      `[Round "${round}"]`,
      `[White "${nameOf(at)}"]`,
      `[Black "${nameOf((at + games / 2 + round) % games)}"]`,
    ];
    return `${tags.join('\n')}${moves[at % moves.length] ?? ''}\n\n`;
  }).join('');
}

function longList(): string {
  const lines = Array.from(
    { length: players },
    (_, at) => `${at + 1};Jugador${at} Otro, Ana;ESP;${1200 + (at % 1000)}`,
  );
  return `No;Name;Fed;Rating\n${lines.join('\n')}`;
}

/** The act, in seconds; and the longest that one reading call waited for its answer, in milliseconds. */
async function whileAsked(desk: DeskService, command: DeskCommand) {
  let done = false;
  const begin = performance.now();
  const coming = desk.act({ id: `bench-${command.type}`, by: 'Vera', seen: null, command });
  const ended = coming.then((reply) => {
    done = true;
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
    return { count: reply.count, seconds: (performance.now() - begin) / 1000 };
  });
  let longest = 0;
  let asked = performance.now();
  while (!done) {
    await turn();
    await desk.history({ from: 0, limit: 20, newestFirst: true, place: null });
    longest = Math.max(longest, performance.now() - asked);
    asked = performance.now();
  }
  return { ...(await ended), longest };
}

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  const clocks = { now: () => Date.now(), monotonic: () => performance.now() };
  const details = { name: 'Bench', place: '', begins: '', ends: '', federation: '', chiefArbiter: '' };
  const form = { ...details, ruleSet: 'standard', variant: 'standard', rounds: 9, boards: 200 } as const;
  const texts: readonly (readonly [string, number, DeskCommand, number])[] = [
    [
      'games of new players',
      games,
      { type: 'importPgn', text: manyGames(), source: 'x', round: null, board: null },
      6,
    ],
    ['players of a list', players, { type: 'registerPlayersFromText', text: longList() }, 1],
  ];
  try {
    for (const [name, many, command, goal] of texts) {
      const desk = DeskService.create(join(folder, `${command.type}.escaque`), clocks);
      await desk.act({
        id: 'bench-new',
        by: 'Vera',
        seen: null,
        command: { type: 'createTournament', form },
      });
      const { count, seconds, longest } = await whileAsked(desk, command);
      if (count !== many) throw new Error(`${count} of ${many}`);
      desk.close();
      report({
        name: `${many} ${name}`,
        value: seconds,
        unit: 's',
        goal: `under ${goal}`,
        met: seconds < goal,
      });
      report({
        name: '  a reading call waits',
        value: longest,
        unit: 'ms',
        goal: 'under 250',
        met: longest < 250,
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
