import { basename } from 'node:path';
import type { DeskView, Fault } from '../contract/desk-api.ts';
import type { DeskMemory } from './desk-memory.ts';
import { fileId } from './file-id.ts';

/** The trust line; whoever has the screens counts them. */
export function deskViewOf(
  { path }: { readonly path: string },
  { head, savedAt }: DeskMemory,
  { state }: { readonly state: DeskView['clock'] },
  { running, mirrors }: Pick<DeskView, 'running' | 'mirrors'>,
  fault: Fault | null,
): DeskView {
  const file = { id: fileId(path), path, name: basename(path, '.escaque') };
  return { kind: 'desk', file, seq: head.seq, savedAt, screens: 0, clock: state, running, mirrors, fault };
}
