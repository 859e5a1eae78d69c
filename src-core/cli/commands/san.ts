import { checkSanRows } from '../../chess/index.ts';
import { readSource } from '../read-source.ts';
import type { Command } from '../terminal.ts';
import { neededText } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque san --tsv FILE [--json]',
  options: { tsv: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [0, 0],
  async run(args, terminal) {
    const path = neededText(args, 'tsv', 'FILE', terminal.words);
    const { rows, faults } = checkSanRows(await readSource(path, terminal));
    if (args.flag('json')) terminal.out(JSON.stringify({ rows, faults }));
    else {
      for (const fault of faults) {
        const where = terminal.words.atLine(path, fault.line, 1);
        terminal.err(`${where}: ${fault.what} ${fault.lang ?? ''}: ${fault.expected} != ${fault.got}`);
      }
      const wrong = new Set(faults.map((fault) => fault.line)).size;
      terminal.out(terminal.words.sanSum(rows, wrong));
    }
    return faults.length === 0 && rows > 0 ? 0 : 1;
  },
};
