import { formatFen, startPosition } from '../../chess/index.ts';
import {
  type BoardTold,
  type FeedEvent,
  LiveChess,
  type Notice,
  PgnFolder,
  type WatchedRound,
  gradeOf,
  roundInFiles,
} from '../../feeds/index.ts';
import { follow } from '../../host/feeds/follow.ts';
import { followFolder } from '../../host/feeds/folder-source.ts';
import { followLiveChess } from '../../host/feeds/livechess-source.ts';
import { noticeText } from '../../words/feed-notice.ts';
import { playScript } from '../feed-script.ts';
import { withDesk } from '../open-desk.ts';
import { readSource } from '../read-source.ts';
import type { Arguments, Command, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';
import { untilEnded } from '../until-ended.ts';
import { LOST_AFTER_MS, watchedRound } from '../watched-round.ts';

export const command: Command = {
  usage:
    'escaque watch FOLDER|FILE.pgn [--round FILE.escaque] [--number N] [--poll] [--json]\n  escaque watch ws://localhost:1982/api/v1.0 --round FILE.escaque --eboards SERIAL,SERIAL... [--json]\n  escaque watch --script FILE [--json]',
  options: {
    script: { type: 'string' },
    round: { type: 'string' },
    number: { type: 'string' },
    eboards: { type: 'string' },
    poll: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  positionals: [0, 1],
  async run(args, terminal) {
    const script = args.text('script');
    const [source] = args.positionals;
    if (script !== null && source !== undefined)
      throw new UsageError(terminal.words.notTogether('--script', source));
    if (script !== null) await replay(script, args, terminal);
    else if (source === undefined) throw new UsageError(terminal.words.tooFewArguments);
    else await followSource(source, args, terminal);
    return 0;
  },
};

async function replay(path: string, args: Arguments, terminal: Terminal): Promise<void> {
  const { round, watch } = playScript(await readSource(path, terminal), terminal.words);
  const boards = watch.boards();
  const notices = watch.notices();
  if (args.flag('json')) {
    const told = notices.map((notice) => noticeJson(notice, round, boards));
    await terminal.write(`${JSON.stringify({ boards: boards.map(boardJson), notices: told })}\n`);
    return;
  }
  for (const notice of notices) terminal.out(noticeText(notice, terminal.words.feeds));
}

/** Until the program is ended: a line a notice, and another when it is withdrawn. */
async function followSource(source: string, args: Arguments, terminal: Terminal): Promise<void> {
  const isSocket = /^wss?:\/\//.test(source);
  const round = await roundOf(source, isSocket, args, terminal);
  const watch = isSocket ? new LiveChess(round) : new PgnFolder(round);
  const begun = performance.now();
  const following = follow(
    watch,
    () => performance.now() - begun,
    (notice) => {
      const boards = watch.boards();
      const json = (): string => JSON.stringify(noticeJson(notice, round, boards));
      terminal.out(args.flag('json') ? json() : noticeText(notice, terminal.words.feeds));
    },
  );
  const serials = round.boards.flatMap(({ eboard }) => (eboard === null ? [] : [eboard]));
  const hear = (event: FeedEvent): void => following.hear(event);
  const followed = isSocket
    ? followLiveChess(source, serials, hear)
    : followFolder(source, hear, { poll: args.flag('poll') });
  terminal.err(terminal.words.feeds.watching(source, round.round, round.boards.length));
  await untilEnded();
  following.stop();
  await followed.close();
}

async function roundOf(
  source: string,
  isSocket: boolean,
  args: Arguments,
  terminal: Terminal,
): Promise<WatchedRound> {
  const { words } = terminal;
  const file = args.text('round');
  const number = optionalNumber(args, 'number', 1, words);
  if (file !== null) {
    const round = await withDesk(file, 'read', (desk) => watchedRound(desk, number, words));
    const serials = args.text('eboards')?.split(',') ?? [];
    return {
      ...round,
      boards: round.boards.map((board, at) => ({ ...board, eboard: serials[at]?.trim() || null })),
    };
  }
  if (isSocket) throw new UsageError(words.missingOption('--round FILE.escaque'));
  const texts: string[] = [];
  const reading = followFolder(source, (event) => {
    if (event.kind === 'file' && event.text !== null) texts.push(event.text);
  });
  await reading.ready;
  await reading.close();
  const round = roundInFiles(texts);
  if (round.boards.length === 0) throw new RefusedError(words.feeds.nothingThere(source));
  return { ...round, regime: 'standard', lostAfterMs: LOST_AFTER_MS };
}

function boardJson({ start, ended, ...board }: BoardTold): object {
  const usual = formatFen(start) === formatFen(startPosition());
  return {
    ...board,
    ...(usual ? {} : { start: formatFen(start) }),
    ended: ended === null ? null : { by: ended.by, ply: ended.ply },
  };
}

function noticeJson(notice: Notice, round: WatchedRound, boards: readonly BoardTold[]): object {
  const { facts, board, at, withdrawn } = notice;
  const grade = gradeOf(notice, round, boards);
  return { ...facts, board, at: Math.round(at), ...(withdrawn ? { withdrawn } : {}), grade };
}
