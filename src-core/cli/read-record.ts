/** The record of a tournament out of a report. */
import type { TournamentRecord } from '../tournament/record.ts';
import { isError, parseTrf } from '../tournament/trf/index.ts';
import type { TrfFault, TrfRead } from '../tournament/trf/index.ts';
import { readSource } from './read-source.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

export async function readTrf(path: string, terminal: Terminal): Promise<TrfRead> {
  return parseTrf(await readSource(path, terminal));
}

/** What is wrong, with its place: `event.trf, line 12, column 97: ...`. */
export function trfFaultLine(fault: TrfFault, path: string, { words }: Terminal): string {
  const { records } = words;
  const where = words.atLine(path, fault.line, fault.column);
  return `${where}: ${isError(fault) ? '' : `${records.warning}: `}${faultText(fault, words.records)}`;
}

function faultText({ code, facts }: TrfFault, { faults }: Terminal['words']['records']): string {
  const said: Readonly<Record<string, (facts: never) => string>> = faults;
  const sentence = said[code] as ((facts: TrfFault['facts']) => string) | undefined;
  return sentence?.(facts) ?? code;
}

/** The record of a report without errors; with `--anyway` also of one with them. Errors are told either way. */
export async function readRecord(
  path: string,
  args: Arguments,
  terminal: Terminal,
): Promise<TournamentRecord> {
  const { record, faults, sound } = await readTrf(path, terminal);
  const lines = faults.filter(isError).map((fault) => trfFaultLine(fault, path, terminal));
  if (!sound && !args.flag('anyway'))
    throw new RefusedError([...lines, terminal.words.records.anyway].join('\n'));
  for (const line of lines) terminal.err(line);
  return record;
}
