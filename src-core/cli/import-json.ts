/** A tournament that `escaque export json` told, brought into one without players: its record, then its games. */
import { formatPgn, readPgn } from '../chess/index.ts';
import type { PgnGame } from '../chess/pgn-types.ts';
import { readTournamentJson } from '../host/tournament-json.ts';
import { drained } from '../plain/steps.ts';
import type { RecordPlayer, TournamentRecord } from '../tournament/record.ts';
import { formatTrf } from '../tournament/trf/index.ts';
import { actAs, withDesk, type Done } from './open-desk.ts';
import { readSource } from './read-source.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

export async function importJson(
  source: string,
  into: string,
  args: Arguments,
  terminal: Terminal,
): Promise<Done> {
  const read = readTournamentJson(await readSource(source, terminal));
  if (!read.ok) throw new RefusedError(terminal.words.records.noJson(source, read.at));
  const { games } = drained(readPgn(read.value.games));
  const text = formatTrf(withOpen(read.value.record, games), 'trf26');
  return withDesk(into, 'write', async (desk) => {
    const report = { type: 'importReport', text, anyway: false, people: [...read.value.people] } as const;
    const done = await actAs(desk, report, args, terminal);
    if (games.length === 0) return done;
    // each goes to the board on which its players sit now
    const seated = games.map((game) => ({
      ...game,
      tags: game.tags.filter(({ name }) => name !== 'Board'),
    }));
    const pgn = { type: 'importPgn', text: formatPgn(seated), source, round: null, board: null } as const;
    const { faults } = await actAs(desk, pgn, args, terminal);
    return { ...done, faults: [...done.faults, ...faults] };
  });
}

/** Whose moves come after it has no result yet: a game brings its own. Points follow from the rounds. */
function withOpen(record: TournamentRecord, games: readonly PgnGame[]): TournamentRecord {
  const open = new Set(
    games.flatMap((game) => ['White', 'Black'].map((side) => `${tag(game, 'Round')} ${tag(game, side)}`)),
  );
  const players = record.players.map((player): RecordPlayer => ({
    ...player,
    points: null,
    rounds: player.rounds.map((entry, at) =>
      entry.kind === 'game' && open.has(`${at + 1} ${player.name}`)
        ? { kind: 'adjourned', opponent: entry.opponent, color: entry.color }
        : entry,
    ),
  }));
  return { ...record, players };
}

function tag({ tags }: PgnGame, wanted: string): string {
  return tags.find(({ name }) => name === wanted)?.value ?? '';
}
