import { formatFen, startPosition } from '../../chess/index.ts';
import { type BoardTold, type Notice, type WatchedRound, gradeOf } from '../../feeds/index.ts';
import { noticeText } from '../../words/feed-notice.ts';
import { playScript } from '../feed-script.ts';
import { readSource } from '../read-source.ts';
import type { Command } from '../terminal.ts';
import { neededText } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque watch --script FILE [--json]',
  options: { script: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [0, 0],
  async run(args, terminal) {
    const path = neededText(args, 'script', 'FILE', terminal.words);
    const { round, watch } = playScript(await readSource(path, terminal), terminal.words);
    const boards = watch.boards();
    const notices = watch.notices();
    if (args.flag('json')) {
      const told = notices.map((notice) => noticeJson(notice, round, boards));
      await terminal.write(`${JSON.stringify({ boards: boards.map(boardJson), notices: told })}\n`);
      return 0;
    }
    for (const notice of notices) terminal.out(noticeText(notice, terminal.words.feeds));
    return 0;
  },
};

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
  return { ...facts, board, at, ...(withdrawn ? { withdrawn } : {}), grade: gradeOf(notice, round, boards) };
}
