/** What the printing of documents says. */
export const paper = {
  preview: 'Preview',
  print: 'Print',
  printSheets: 'Print sheets',
  save: 'Save as HTML',
  size: 'Paper',
  sizes: { a4: 'A4', letter: 'Letter' },
  language: 'Language of the sheet',
  sheetsTitle: (round: number) => `Sheets of round ${round}`,
  which: 'Which sheets',
  parts: { boards: 'One a board', wall: 'For the wall', certificates: 'Record of the draw' },
  printRound: 'Print…',
  pairingsTitle: (round: number) => `Papers of round ${round}`,
  pairingParts: { byBoard: 'By board', byName: 'By name', slips: 'Result slips', scoresheets: 'Scoresheets' },
  nothing: 'Choose at least one sheet.',
};
