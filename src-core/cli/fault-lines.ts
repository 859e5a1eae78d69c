/** What is told of a text line by line, those of one kind together unless `--all` asks for each. */
import { faultGroups, firstLines, freeBoardsHelp } from '../plain/fault-groups.ts';
import type { LineFault } from '../plain/acts.ts';
import type { Arguments, Terminal } from './terminal.ts';

export function faultLines(
  faults: readonly LineFault[],
  lineOf: (fault: LineFault) => string,
  args: Arguments,
  { words }: Terminal,
): readonly string[] {
  const groups = args.flag('all') ? [{ told: faults, more: [] }] : faultGroups(faults);
  const lines = groups.flatMap(({ told, more }) => [
    ...told.map(lineOf),
    ...(more.length === 0 ? [] : [words.moreAlike(more.length, firstLines(more))]),
  ]);
  return [...lines.map((line) => `  ${line}`), ...(freeBoardsHelp(faults) ? [words.freeBoards] : [])];
}
