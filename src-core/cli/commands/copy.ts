import { copyJournal } from '../../store/index.ts';
import type { Command } from '../terminal.ts';
import { neededText } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque copy FILE --out FILE [--json]',
  options: { out: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const out = neededText(args, 'out', 'FILE', terminal.words);
    const copied = await copyJournal(path, out);
    if (args.flag('json')) terminal.out(JSON.stringify({ path: copied.path, entries: copied.entries }));
    else terminal.out(terminal.words.copied(path, copied.path, copied.entries));
    return 0;
  },
};
