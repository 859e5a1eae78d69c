import { verifyFile } from '../../store/index.ts';
import { dictionaries } from '../../words/index.ts';
import type { Command } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque verify FILE [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const found = verifyFile(path);
    if (args.flag('json')) terminal.out(JSON.stringify({ path, ...found }));
    else if (found.whole) terminal.out(terminal.words.whole(path, found.entries));
    else {
      terminal.err(terminal.words.wrong(path));
      for (const trouble of found.troubles) {
        terminal.err(`  ${terminal.words.troubles[trouble.code](trouble.seq)} (${trouble.detail})`);
      }
    }
    const { otherDesk } = dictionaries[terminal.lang].screen;
    const { other } = found;
    if (other !== null && !args.flag('json')) terminal.err(`  ${otherDesk[other.kind](other, other.at)}`);
    return found.whole ? 0 : 1;
  },
};
