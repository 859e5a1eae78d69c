/** Case files, one JSON object a line: each case is held against its expectations, and what differs is printed. */
import type { Difference, Json } from './case-file.ts';
import { CaseError } from './case-file.ts';
import { readSource } from './read-source.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** Runs every case of the files; ends with `N passed, N failed`, exit 0 only where all pass. */
export async function runCases(
  sources: readonly string[],
  differences: (json: Json) => readonly Difference[],
  terminal: Terminal,
): Promise<ExitCode> {
  let [passed, failed] = [0, 0];
  for (const source of sources) {
    const lines = (await readSource(source, terminal)).split(/\r\n|\n|\r/);
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const faults = faultsOf(line, `${source}:${index + 1}`, differences, terminal);
      for (const fault of faults) terminal.out(fault);
      if (faults.length === 0) passed += 1;
      else failed += 1;
    }
  }
  terminal.out(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

function faultsOf(
  line: string,
  where: string,
  differences: (json: Json) => readonly Difference[],
  { words }: Terminal,
): readonly string[] {
  const json = parseJson(line);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [`${where}: ${words.notJson}`];
  const id = 'id' in json ? String(json.id) : where;
  try {
    return differences({ ...json }).map(
      ({ key, expected, found }) =>
        `${id}: ${key}: ${words.expectedGot(JSON.stringify(expected), JSON.stringify(found))}`,
    );
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    return [`${id}: ${error.message}`];
  }
}

/** The value, or undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
