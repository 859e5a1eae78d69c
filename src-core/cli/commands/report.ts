import type { PaperQuery } from '../../contract/desk-api.ts';
import { withDesk } from '../open-desk.ts';
import type { Command } from '../terminal.ts';
import { optionalNumber } from '../terminal.ts';
import { PAPER_OPTIONS, paperOf, writePaper } from '../write-paper.ts';

export const command: Command = {
  usage: 'escaque report FILE --pdf FILE | --html FILE [--incident LINE] [--paper a4|letter]',
  options: { ...PAPER_OPTIONS, incident: { type: 'string' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const seq = optionalNumber(args, 'incident', 1, terminal.words);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const style = { lang: terminal.lang, paper: paperOf(args, terminal), zone };
    const query: PaperQuery = seq === null ? { kind: 'report', ...style } : { kind: 'slip', seq, ...style };
    await writePaper(args, terminal, () => withDesk(path, 'read', (desk) => desk.document(query)));
    return 0;
  },
};
