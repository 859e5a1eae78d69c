import type { SheetEnvelopeWords } from '../es/sheet-envelope.ts';

export const envelope: SheetEnvelopeWords = {
  title: 'Sealed move',
  sealedBy: 'Sealed by',
  move: 'Number of the sealed move',
  clock: 'Time on the clock',
  sealedAt: 'Sealed',
  offer: 'Draw offer still open',
  resumes: 'Day of the resumption',
  hour: 'Hour',
  place: 'Place',
};
