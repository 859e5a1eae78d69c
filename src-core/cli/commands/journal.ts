import type { HistoryLine } from '../../contract/desk-api.ts';
import { placeOf } from '../../desk/journal/events.ts';
import { dictionaries } from '../../words/index.ts';
import { signedIn } from '../../words/nobody.ts';
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

/** `12  2026-11-29T17:42:08.123Z  Ana Ruiz  1.5  3. Nf3`; a struck line says so below itself. */
function inWords(terminal: Terminal): (line: HistoryLine) => string {
  const { says } = dictionaries[terminal.lang].screen.journal;
  return (line) => {
    const place = placeOf(line.event);
    const where = place === null ? '' : `${place.round}.${place.board}  `;
    const text = `${line.seq}  ${line.at}  ${signedIn(terminal.lang, line)}  ${where}${says(line)}`;
    return line.struckBy === null
      ? text
      : `${text}\n    ${terminal.words.struck(line.struckBy.seq, line.struckBy.reason)}`;
  };
}
