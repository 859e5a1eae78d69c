/** A report of a tournament brought into a desk: its players, then its rounds, each an act of its own. */
import type { PlayerForm, TournamentView } from '../contract/desk-api.ts';
import { roundsPaired } from '../tournament/record-points.ts';
import { isUsual } from '../tournament/trf/index.ts';
import { boardsOfRound } from '../tournament/record-rounds.ts';
import type { TournamentRecord } from '../tournament/record.ts';
import type { DeskService } from '../service/chess/desk-service.ts';
import { refuse } from '../desk/commands/answer.ts';
import { refusalText } from '../words/terminal-said.ts';
import { actAs, withDesk } from './open-desk.ts';
import { readRecord } from './read-record.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/** How many players came in. Refused before anything is written where the tournament has fewer rounds. */
export async function importTrf(
  source: string,
  into: string,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  const record = await readRecord(source, args, terminal);
  const last = roundsPaired(record);
  await withDesk(into, 'write', async (desk) => {
    const rounds = (await tournamentOf(desk)).details?.rounds ?? 0;
    if (last > rounds) {
      const { refusal } = refuse('badRound', { round: last, rounds });
      throw new RefusedError(refusalText(refusal, terminal.lang));
    }
    const players = record.players.map(formOf);
    await actAs(desk, { type: 'registerPlayers', players }, args, terminal);
    for (let round = 1; round <= last; round++) await importRound(desk, record, round, args, terminal);
  });
  const lost = notKept(record);
  if (lost.length > 0) terminal.err(terminal.words.records.notKept(lost));
  return record.players.length;
}

/** The records that say something for which the desk has no line. */
function notKept(record: TournamentRecord): string[] {
  const said = {
    '162': !isUsual(record.points),
    '202': record.tieBreaks !== null,
    '240': record.absences.length > 0,
    '250': record.acceleration.length > 0,
    '260': record.forbidden.length > 0,
    '299': record.abnormal.length > 0,
    '###': record.kept.length > 0,
  };
  return Object.entries(said).flatMap(([tag, there]) => (there ? [tag] : []));
}

function tournamentOf(desk: DeskService): Promise<TournamentView> {
  return new Promise((done) => void desk.watch({ kind: 'tournament' }, done));
}

function formOf({
  number,
  sex,
  title,
  name,
  rating,
  federation,
  fideId,
  birth,
}: TournamentRecord['players'][number]): PlayerForm {
  return { number, sex, title, name, rating, federation, fideId, birth, club: '' };
}

async function importRound(
  desk: DeskService,
  record: TournamentRecord,
  round: number,
  args: Arguments,
  terminal: Terminal,
): Promise<void> {
  const boards = boardsOfRound(record, round);
  const lines = boards.map(({ board, white, black, result }) =>
    [board, white, black === null ? '' : result, black ?? 'BYE'].join(';'),
  );
  const text = `Board;White;Result;Black\n${lines.join('\n')}\n`;
  await actAs(desk, { type: 'pairRoundFromText', round, text }, args, terminal);
  for (const { board, black, result } of boards)
    if (black === null && (result === '1-0' || result === '1/2-0')) {
      const place = { round, board };
      const command = { ...place, result, reason: 'bye', note: '', confirmed: false } as const;
      await actAs(desk, { type: 'declareResult', ...command }, args, terminal);
    }
}
