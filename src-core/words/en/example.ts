import type { ExampleWords } from '../es/example.ts';

/** What the example tournament says of itself: it stands in its file, in the language it was made in. */
export const example: ExampleWords = {
  mark: 'EXAMPLE',
  name: 'Highbridge Open',
  place: 'Highbridge',
  chiefArbiter: 'Arteaga Lorenzo, Julia',
  illegalSaid: 'I thought the pawn had moved already.',
  touchedSaid: 'I was going to take on e4.',
};
