import { Diary } from '../../host/diary.ts';
import { configFolder } from '../../host/places.ts';
import { dictionaries } from '../../words/index.ts';
import type { Command } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque diary [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [0, 0],
  async run(args, terminal) {
    const { says, empty } = dictionaries[terminal.lang].screen.diary;
    const lines = new Diary(configFolder()).lines();
    for (const line of lines) {
      terminal.out(args.flag('json') ? JSON.stringify(line) : `${line.at}  ${says(line)}  (${line.what})`);
    }
    if (lines.length === 0 && !args.flag('json')) terminal.out(empty);
    return 0;
  },
};
