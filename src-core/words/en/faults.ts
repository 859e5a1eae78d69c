import type { Refusal } from '../../plain/acts.ts';
import type { FaultWords } from '../es/faults.ts';

export const faults: FaultWords = {
  noTournament: () => 'No tournament is open. Open one or make a new one.',
  notATournament: (f) => `That file is no tournament of Escaque${at(f)}. It was not touched.`,
  notARatingList: (f) =>
    `That file is no rating list of FIDE, or not the whole of it${at(f)}. The list there was stays as it was.`,
  newerFile: (f) =>
    `That tournament was written by a newer Escaque${at(f)}. Open it with that version or a later one. It was not touched.`,
  damaged: (f) =>
    `The file is damaged${at(f)}. It was not touched: “escaque verify” says where, and “escaque rescue” copies what is whole into a new file.`,
  readOnly: (f) =>
    `The file can only be read${at(f)}. Nothing was written: allow writing, or copy it to another folder.`,
  diskFull: () => 'The disk is full. Nothing was written: free some space and repeat.',
  notFound: (f) =>
    f['reason'] === 'moved'
      ? `The tournament’s file is no longer where it was opened${at(f)}. Nothing more is saved: put it back, or copy the tournament to another place.`
      : `It cannot be found${at(f)}. Check the path.`,
  exists: (f) =>
    `There is already a file of that name${at(f)}. It was not touched: choose another name, or open it.`,
  noAccess: (f) => `There is no permission to open it${at(f)}. Nothing was written.`,
  busy: (f) => `Another program has the file open${at(f)}. Close it there and repeat.`,
  held: (f) =>
    `Another desk has the tournament open${by(f)}. Nothing was written here: close it there, or only read it.`,
  pulledAway: (f) =>
    `Another program has taken away or overwritten what this desk writes to${at(f)}. Nothing more is saved there: copy the tournament to another place.`,
  peopleChanged: (f) =>
    `Somebody changed, removed or added people in the file, beside the journal${who(f)}. What is written is kept: look at their names, and correct or erase them.`,
  badRequest: () => 'The desk did not understand the request. Nothing was written.',
  tooLarge: () => 'The text is too large to be sent at once. Nothing was written: split it in two.',
  notAllowed: () => 'This screen may not do that. Nothing was written.',
  unreachable: () =>
    'The desk is out of reach. Whether it was written is not known: it will be checked once it is back.',
  bug: () => 'Error of the program. Nothing was written. What was saved before is still saved.',
};

function by({ host, pid }: Refusal['facts']): string {
  return typeof host === 'string' && host !== '' && typeof pid === 'number'
    ? ` (${host}, process ${pid})`
    : '';
}

/** Their ids, as `escaque verify` tells them. */
function who({ people }: Refusal['facts']): string {
  return typeof people === 'string' ? ` (${people})` : '';
}

function at(facts: Refusal['facts']): string {
  const path = facts['path'];
  return typeof path === 'string' && path !== '' ? ` (${path})` : '';
}
