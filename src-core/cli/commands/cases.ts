import { canMate } from '../can-mate.ts';
import { CaseError, answerOf, differences, parseObject, readCase, ruleCase } from '../case-file.ts';
import { readSource } from '../read-source.ts';
import type { Command, Terminal } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque cases FILE...',
  options: {},
  positionals: [1, 10_000],
  async run(args, terminal) {
    let [passed, failed] = [0, 0];
    for (const source of args.positionals) {
      const lines = (await readSource(source, terminal)).split(/\r\n|\n|\r/);
      for (const [index, line] of lines.entries()) {
        if (line.trim() === '') continue;
        if (check(line, `${source}:${index + 1}`, terminal)) passed += 1;
        else failed += 1;
      }
    }
    terminal.out(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0 ? 0 : 1;
  },
};

/** Runs one case; what differs is printed under its id. */
function check(line: string, where: string, terminal: Terminal): boolean {
  let id = where;
  try {
    const json = parseObject(line);
    if (typeof json['id'] === 'string') ({ id } = json as { readonly id: string });
    const read = readCase(json);
    const answer = answerOf(ruleCase(read, canMate), read);
    const found = differences({ ...(json['expect'] ?? {}) }, answer);
    for (const { key, expected, found: got } of found) {
      terminal.out(
        `${id}: ${key}: ${terminal.words.expectedGot(JSON.stringify(expected), JSON.stringify(got))}`,
      );
    }
    return found.length === 0;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    terminal.out(`${id}: ${error.message}`);
    return false;
  }
}
