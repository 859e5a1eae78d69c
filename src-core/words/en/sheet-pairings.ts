import type { SheetsWords } from '../es/sheets.ts';

type Said = SheetsWords['pairings'];

/** The papers of a round. */
export const pairings: Said = {
  byBoard: 'Pairings by board',
  byName: 'Pairings by name',
  slips: 'Result slips',
  player: 'Player',
  colour: 'Colour',
  opponent: 'Opponent',
  result: 'Result',
  bye: 'bye',
  scoresheets: 'Scoresheets',
  moveNumber: 'No.',
  time: 'Clock',
  start: 'Start position',
  noMoves: 'No moves of this round are recorded.',
};
