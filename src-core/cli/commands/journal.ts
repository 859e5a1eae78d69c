import type { HistoryLine } from '../../desk-api.ts';
import { withDesk } from '../open-desk.ts';
import type { Command, Terminal } from '../terminal.ts';

const pageSize = 1_000;

export const command: Command = {
  usage: 'escaque journal FILE [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const format = args.flag('json') ? (line: HistoryLine) => JSON.stringify(line) : inWords(terminal);
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

function inWords(terminal: Terminal): (line: HistoryLine) => string {
  return (line) => `${line.seq}  ${line.at}  ${line.by}  ${line.event.type} ${JSON.stringify(line.facts)}`;
}
