/** The desk of a file, for as long as a command needs it. */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { ActReply, DeskCommand, LineFault } from '../contract/desk-api.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { DeskService } from '../service/chess/desk-service.ts';
import { refusalText } from '../words/terminal-said.ts';
import { faultLines } from './fault-lines.ts';
import type { Arguments, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

const clocks = { now: () => Date.now(), monotonic: () => performance.now() };

/**
 * Opens the file, does the work, closes it. `read` also opens what cannot be written, and a damaged file: then the
 * work is done as far as it goes, and the damage thrown after it; so are people changed beside the journal.
 */
export async function withDesk<T>(
  path: string,
  mode: 'read' | 'write',
  work: (desk: DeskService) => Promise<T>,
): Promise<T> {
  const desk = DeskService.open(path, { ...clocks, mode });
  try {
    const done = await work(desk);
    const { fault } = desk;
    if (fault?.code === 'damaged' || fault?.code === 'peopleChanged')
      throw new DeskFault(fault.code, fault.message, fault.facts);
    return done;
  } finally {
    desk.close();
  }
}

/** Makes the file, never over another, and gives its desk to the work. */
export async function withNewDesk<T>(path: string, work: (desk: DeskService) => Promise<T>): Promise<T> {
  const desk = DeskService.create(path, clocks);
  try {
    return await work(desk);
  } finally {
    desk.close();
  }
}

export type Done = Extract<ActReply, { readonly ok: true }>;

/** Does a command at the desk as the person at this terminal. A refusal becomes a RefusedError in words. */
export async function actAs(
  desk: DeskService,
  command: DeskCommand,
  args: Arguments,
  terminal: Terminal,
): Promise<Done> {
  const by = args.text('by') || userName();
  const reply = await desk.act({ id: randomUUID(), by, seen: null, command });
  if (reply.ok) return reply;
  const lineOf = (fault: LineFault): string =>
    `${fault.line}:${fault.column} ${refusalText(fault, terminal.lang)}`;
  const lines = faultLines(reply.faults, lineOf, args, terminal);
  throw new RefusedError([refusalText(reply.refusal, terminal.lang), ...lines].join('\n'));
}

/** A container may run as a user that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return process.env['USER'] || 'escaque';
  }
}
