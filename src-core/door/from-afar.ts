/** What the desk says to who does not stand at its own computer: nothing of that computer's files, nor of what broke. */
import { createHash } from 'node:crypto';
import type { Fault, FaultCode, View } from '../contract/desk-api.ts';

/** Faults that tell of nothing but what was asked are told as they are; of the others, what kind they are. */
const TELLS = {
  noTournament: 'kind',
  notATournament: 'kind',
  newerFile: 'kind',
  damaged: 'kind',
  readOnly: 'kind',
  diskFull: 'kind',
  notFound: 'kind',
  exists: 'kind',
  noAccess: 'kind',
  busy: 'kind',
  badRequest: 'all',
  tooLarge: 'all',
  notAllowed: 'all',
  unreachable: 'kind',
  bug: 'kind',
} as const satisfies Record<FaultCode, 'all' | 'kind'>;

export function faultFromAfar(fault: Fault): Fault {
  const { code } = fault;
  return TELLS[code] === 'all' ? fault : { code, message: code, facts: {} };
}

/** What stands for a tournament's file: the same for the same file, without a word of its path. */
export function markOf(path: string | null): string | null {
  return path === null ? null : createHash('sha256').update(path).digest('base64url').slice(0, 22);
}

export function viewFromAfar(view: View): View {
  if (view.kind !== 'desk') return view;
  const { file, fault } = view;
  const mark = markOf(file?.path ?? null);
  return {
    ...view,
    file: mark === null ? null : { path: mark, name: '' },
    fault: fault === null ? null : faultFromAfar(fault),
  };
}
