/** The record of a tournament out of a report, or of a desk's own file. */
import { open } from 'node:fs/promises';
import type { TournamentRecord } from '../tournament/record.ts';
import { isError, parseTrf } from '../tournament/trf/index.ts';
import type { TrfFault, TrfRead } from '../tournament/trf/index.ts';
import { withDesk } from './open-desk.ts';
import { readSource } from './read-source.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

export async function readTrf(path: string, terminal: Terminal): Promise<TrfRead> {
  if (!(await isTournament(path))) return parseTrf(await readSource(path, terminal));
  // what the desk tells is held to the same as what others tell
  const query = { kind: 'trf', edition: 'trf26' } as const;
  return withDesk(path, 'read', async (desk) => parseTrf((await desk.document(query)).text));
}

const TOURNAMENT = 'SQLite format 3';

/** Whether a file is a tournament of the desk; what cannot be opened is told by whoever reads it. */
export async function isTournament(path: string): Promise<boolean> {
  if (path === '-') return false;
  const file = await open(path).catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TOURNAMENT.length), 0, TOURNAMENT.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === TOURNAMENT;
  } finally {
    await file.close();
  }
}

/** What is wrong, with its place: `event.trf, line 12, column 97: ...`. */
export function trfFaultLine(fault: TrfFault, path: string, { words }: Terminal): string {
  const { records } = words;
  const where = words.atLine(path, fault.line, fault.column);
  return `${where}: ${isError(fault) ? '' : `${records.warning}: `}${faultText(fault, words.records)}`;
}

function faultText({ code, facts }: TrfFault, { faults }: Terminal['words']['records']): string {
  // a fault carries the facts of its code, which the types cannot follow from a union to its sentence
  const say = faults[code] as (facts: TrfFault['facts']) => string;
  return say(facts);
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
