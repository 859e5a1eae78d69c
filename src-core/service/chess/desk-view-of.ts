import { basename } from 'node:path';
import type { DeskView } from '../../contract/desk-api.ts';
import type { Trust } from '../../plain/trust.ts';
import { fileId } from '../file-id.ts';

/** The trust line; whoever has the screens counts them. */
export function deskViewOf(
  { path, seq, savedAt, clock, fault, other }: Trust,
  { running, mirrors }: Pick<DeskView, 'running' | 'mirrors'>,
): DeskView {
  const file = { id: fileId(path), path, name: basename(path, '.escaque') };
  return { kind: 'desk', file, seq, savedAt, screens: 0, clock, running, mirrors, fault, other };
}
