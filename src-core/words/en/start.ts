import { example } from './example.ts';
import type { StartWords } from '../es/start.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** The three doors of the beginning, a file dropped on the window, and what to do where there is nothing yet. */
export const start: StartWords = {
  title: 'Begin',
  example: 'Example tournament',
  exampleWhat: `To try everything without fear: 40 invented players, one round over and another in play, with running clocks and incidents. It is kept apart from your tournaments and says “${example.mark}” wherever its name stands.`,
  exampleMark: example.mark,
  exampleNew: 'Open the example',
  exampleGoOn: 'Go on with the example',
  exampleAnew: 'Begin it anew',
  exampleThrowAway: 'Throw it away',
  exampleMaking: 'Playing the example…',
  exampleGone: 'The example is gone.',
  open: 'Open a tournament',
  dropHere: 'You can also drop the file anywhere on this window.',
  notOpened: (file) => `“${file}” was not opened`,
  instead: {
    xlsx: 'It is an Excel workbook, not a tournament. If it is a list of players, make the tournament and import it under People.',
    xls: 'It is an old Excel workbook, not a tournament. If it is a list of players, save it as XLSX, make the tournament and import it under People.',
    ods: 'It is a LibreOffice sheet, not a tournament. If it is a list of players, save it as XLSX, make the tournament and import it under People.',
    zip: 'It is a zip file, not a tournament. Unpack it and drop the .escaque file it holds.',
    pdf: 'It is a PDF, not a tournament.',
    html: 'It is a web page, not a tournament.',
    trf: 'It is a report for FIDE (TRF), not a tournament.',
    packed: 'It is a packed file, not a tournament. Unpack it and drop the .escaque file it holds.',
    picture: 'It is a picture, not a tournament.',
    pgn: 'These are games in PGN, not a tournament. Make or open the tournament and import them into the round.',
    text: 'It is a text, not a tournament. If it is a list of players, make the tournament and import it under People.',
    empty: 'It is empty: there is nothing to open.',
    unknown: 'It is no tournament of Escaque, and what it is cannot be told.',
  },
  unreadable: 'It is a folder, or a file that cannot be read.',
  tooLarge: 'It is too large to go through the browser: write its path under “Open a file”.',
  several: 'Drop one file at a time.',
  closeFirst:
    'A tournament is open. Close it first under “Tournament”, or open the file on another computer.',
  copied: 'A copy was opened',
  copiedWhat: (path) =>
    `The browser does not tell where the dropped file lies, and none of this computer’s files is the same. You work on a copy, ${path}; the original stays as it was. To write to the original, open it by its path.`,
  report: (file) => `Report for FIDE (TRF): ${file}`,
  reportHolds: (players, rounds) =>
    `${count(players, 'player', 'players')}, ${count(rounds, 'round', 'rounds')}.`,
  reportMakes:
    'A tournament is made in the usual folder, with its players, pairings, byes, results and tie-breaks.',
  reportGoes:
    'It goes whole into the tournament that is open, which must have no players, and whose details become those of the report.',
  reportMake: 'Make the tournament',
  reportBring: 'Bring the report in',
  reportAnyway: 'Bring in what does not contradict itself',
  steps: 'Where to begin',
  stepPlayers: (players) => (players === 0 ? 'Register the players' : `Players: ${players}`),
  stepPairings: (round) => `Pair round ${round}`,
  stepStart: (round) => `Start round ${round}: clocks and hour`,
  stepDone: 'done',
  stepNext: 'now',
  stepLater: 'later',
};
