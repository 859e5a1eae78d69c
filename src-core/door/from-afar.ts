/** What the desk says to who does not stand at its own computer: nothing of that computer's files, nor of what broke. */
import type { Fault, FaultCode, LiveView, View } from '../contract/desk-api.ts';

/** Faults that tell of nothing but what was asked are told as they are; of the others, what kind they are. */
const TELLS = {
  noTournament: 'kind',
  notATournament: 'kind',
  notARatingList: 'kind',
  newerFile: 'kind',
  damaged: 'kind',
  readOnly: 'kind',
  diskFull: 'kind',
  notFound: 'kind',
  exists: 'kind',
  noAccess: 'kind',
  busy: 'kind',
  held: 'kind',
  pulledAway: 'kind',
  peopleChanged: 'kind',
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

export function viewFromAfar(view: View): View {
  if (view.kind === 'live') return liveFromAfar(view);
  if (view.kind !== 'desk') return view;
  const { backup: _, ...seen } = view;
  const { file, fault, other } = seen;
  return {
    ...seen,
    file: file === null ? null : { ...file, path: null },
    other: other === null ? null : { ...other, host: '', pid: 0 },
    fault: fault === null ? null : faultFromAfar(fault),
  };
}

/** Which folder of that computer is followed is nobody else's to know; a source of the network is. */
function liveFromAfar(view: LiveView): LiveView {
  const { source, recording } = view;
  const seen = source?.kind === 'files' ? { ...source, path: '' } : source;
  return { ...view, source: seen, recording: recording === null ? null : '' };
}
