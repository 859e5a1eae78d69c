import type { HistoryLine } from '../../contract/desk-api.ts';
import { lineInWords } from '../line-in-words.ts';
import { withDesk } from '../open-desk.ts';
import type { Command } from '../terminal.ts';

const pageSize = 1_000;

export const command: Command = {
  usage: 'escaque journal FILE [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const format = args.flag('json')
      ? (line: HistoryLine) => JSON.stringify(line)
      : (line: HistoryLine) => lineInWords(terminal, line);
    await withDesk(args.positionals[0] ?? '', 'read', async (desk) => {
      for (let from = 0; ;) {
        const page = await desk.history({ from, limit: pageSize, newestFirst: false, place: null });
        const last = page.lines.at(-1);
        if (last === undefined) return;
        await terminal.write(page.lines.map((line) => `${format(line)}\n`).join(''));
        from = last.seq;
      }
    });
    return 0;
  },
};
