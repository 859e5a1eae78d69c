import { canMate } from '../can-mate.ts';
import { CaseError, answerOf, parseObject, readCase, ruleCase } from '../case-file.ts';
import { rulingLines } from '../ruling-text.ts';
import { readSource } from '../read-source.ts';
import type { Command } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque rule [--json] < CASE',
  options: { json: { type: 'boolean' } },
  positionals: [0, 0],
  async run(args, terminal) {
    try {
      const read = readCase(parseObject(await readSource('-', terminal)));
      const ruling = ruleCase(read, canMate);
      if (args.flag('json')) terminal.out(JSON.stringify(answerOf(ruling, read)));
      else for (const line of rulingLines(ruling, read, terminal.lang)) terminal.out(line);
      return ruling.answer === 'contradiction' ? 1 : 0;
    } catch (error) {
      if (error instanceof CaseError) throw new RefusedError(error.message);
      throw error;
    }
  },
};
