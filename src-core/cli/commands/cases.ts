import { canMate } from '../can-mate.ts';
import { answerOf, differences, readCase, ruleCase } from '../case-file.ts';
import { runCases } from '../run-cases.ts';
import type { Command } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque cases FILE...',
  options: {},
  positionals: [1, 10_000],
  run: (args, terminal) =>
    runCases(
      args.positionals,
      (json) => {
        const read = readCase(json);
        return differences({ ...(json['expect'] ?? {}) }, answerOf(ruleCase(read, canMate), read));
      },
      terminal,
    ),
};
