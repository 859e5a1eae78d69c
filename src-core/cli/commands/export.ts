import { formatPgn, readPgn } from '../../chess/index.ts';
import { drained } from '../../plain/steps.ts';
import { refuse } from '../../desk/commands/answer.ts';
import type { Refused } from '../../desk/commands/answer.ts';
import { boardsByRound } from '../../words/board-ranges.ts';
import { dictionaries } from '../../words/index.ts';
import { formatTrf, reportMisses } from '../../tournament/trf/index.ts';
import { CSV_TABLES, TRF_EDITIONS } from '../../vocabulary/papers.ts';
import { withDesk } from '../open-desk.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import { formatTournamentJson, type PersonJson } from '../../host/tournament-json.ts';
import { isTournament, readRecord } from '../read-record.ts';
import type { PlayersView, RoundView } from '../../contract/desk-api.ts';
import type { DeskService } from '../../service/chess/desk-service.ts';
import { missSaid } from '../../words/report-miss-said.ts';
import { refusalText } from '../../words/terminal-said.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, neededText, optionalNumber } from '../terminal.ts';
import { oneOf } from '../write-paper.ts';

export const command: Command = {
  usage:
    'escaque export pgn FILE [--round N] [--board N]\n  escaque export players FILE\n  escaque export csv FILE --table pairings|standings|crosstable|cards [--round N]\n  escaque export trf16|trf26|json FILE [--anyway]',
  options: {
    table: { type: 'string' },
    round: { type: 'string' },
    board: { type: 'string' },
    anyway: { type: 'boolean' },
  },
  positionals: [2, 2],
  async run(args, terminal) {
    const [kind = '', path = ''] = args.positionals;
    const edition = TRF_EDITIONS.find((each) => each === kind);
    if (edition !== undefined) {
      const record = await readRecord(path, args, terminal);
      await terminal.write(formatTrf(record, edition));
      const words = dictionaries[terminal.lang].screen.reportOut;
      const misses = reportMisses(record).map((miss) => `  ${missSaid(words, miss)}`);
      if (misses.length > 0) terminal.err([words.lacks, ...misses].join('\n'));
      return 0;
    }
    if (kind === 'csv') {
      await exportTable(path, args, terminal);
      return 0;
    }
    if (kind === 'json') {
      const people = await peopleOf(path);
      const record = named(await readRecord(path, args, terminal), people);
      await terminal.write(formatTournamentJson(record, await gamesOf(path), people));
      return 0;
    }
    if (kind !== 'pgn' && kind !== 'players') {
      throw new UsageError(
        terminal.words.notOneOf('export', kind, ['pgn', 'players', 'csv', ...TRF_EDITIONS, 'json']),
      );
    }
    const round = optionalNumber(args, 'round', 1, terminal.words);
    const board = optionalNumber(args, 'board', 1, terminal.words);
    if (board !== null && round === null) throw new UsageError(terminal.words.missingOption('--round N'));
    await withDesk(path, 'read', async (desk) => {
      if (round !== null) await refuseUnpaired(desk, round, board, terminal);
      const query = kind === 'pgn' ? ({ kind, round, board } as const) : ({ kind: 'playersCsv' } as const);
      const { text, leftOut = [] } = await desk.document(query);
      await terminal.write(text);
      const { notBegunLeft } = dictionaries[terminal.lang].screen.lists;
      for (const left of boardsByRound(leftOut)) terminal.err(notBegunLeft(left.round, left.boards));
    });
    return 0;
  },
};

/** After a round, or of it; the last where none is named. */
async function exportTable(path: string, args: Arguments, terminal: Terminal): Promise<void> {
  const named = neededText(args, 'table', CSV_TABLES.join('|'), terminal.words);
  const table = oneOf('--table', named, CSV_TABLES, terminal);
  const round = optionalNumber(args, 'round', 0, terminal.words);
  const query = { kind: 'csv', table, round } as const;
  const { text, refusal } = await withDesk(path, 'read', (desk) => desk.document(query));
  if (refusal !== undefined) throw new RefusedError(refusalText(refusal, terminal.lang));
  await terminal.write(text);
}

/** The games of a tournament's file of which moves are recorded; a report has none. */
async function gamesOf(path: string): Promise<string> {
  if (!(await isTournament(path))) return '';
  const query = { kind: 'pgn', round: null, board: null } as const;
  const { text } = await withDesk(path, 'read', (desk) => desk.document(query));
  const { games } = drained(readPgn(text));
  return formatPgn(games.filter(({ moves }) => moves.length > 0));
}

/** What a tournament's file knows of its players beside its report; a report knows nothing else. */
async function peopleOf(path: string): Promise<readonly PersonJson[]> {
  if (!(await isTournament(path))) return [];
  const view = await withDesk(path, 'read', playersNow);
  return view.players.map(({ number, name, club, nationalId, nationalRating, contact }) => ({
    ...{ number, name, club, nationalId, nationalRating, contact },
  }));
}

/** With whole names, which a report cuts at its columns. */
function named(record: TournamentRecord, people: readonly PersonJson[]): TournamentRecord {
  const names = new Map(people.map(({ number, name }) => [number, name]));
  const players = record.players.map((player) => ({
    ...player,
    name: names.get(player.number) ?? player.name,
  }));
  return { ...record, players };
}

function playersNow(desk: DeskService): Promise<PlayersView> {
  return new Promise((done) => void desk.watch({ kind: 'players' }, done));
}

/** A round or board that is not there is told: an empty text would look like a round without games. */
async function refuseUnpaired(
  desk: DeskService,
  round: number,
  board: number | null,
  terminal: Terminal,
): Promise<void> {
  const { boards } = await roundNow(desk, round);
  const no = ({ refusal }: Refused) => new RefusedError(refusalText(refusal, terminal.lang));
  if (boards.length === 0) throw no(refuse('noSuchRound', { round }));
  if (board === null || boards.some((each) => each.board === board)) return;
  throw no(refuse('noSuchBoard', { round, board }));
}

function roundNow(desk: DeskService, round: number): Promise<RoundView> {
  return new Promise((done) => void desk.watch({ kind: 'round', round }, done));
}
