import { withBoardTold } from '../board-told.ts';
import { canMate } from '../can-mate.ts';
import { CaseError, answerOf, parseObject, readCase, ruleCase } from '../case-file.ts';
import { rulingLines } from '../ruling-text.ts';
import { readSource } from '../read-source.ts';
import type { Command } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque rule [--stands BOARD] [--acts e1-g1,-d5,+Qe8] [--json] < CASE',
  options: { stands: { type: 'string' }, acts: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [0, 0],
  async run(args, terminal) {
    try {
      const json = parseObject(await readSource('-', terminal));
      const [stands, acts] = [args.text('stands'), actsOf(args.text('acts'))];
      const told = stands === null && acts.length === 0 ? json : withBoardTold(json, stands, acts);
      const read = readCase(told);
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

function actsOf(text: string | null): readonly string[] {
  return (text ?? '').split(',').flatMap((act) => act.trim() || []);
}
