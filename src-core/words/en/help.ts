import type { HelpWords } from '../es/help.ts';

const screens: HelpWords['screens'] = {
  start: {
    name: 'Beginning',
    what: 'Here a tournament is made or opened, or the example is tried. Each tournament is one file.',
    how: [
      'To make one, a name and a time control are enough; the rules follow from the control (15+10 is rapid). The rest can be said later.',
      'A file is opened from the recent ones, by its path, or by dropping it on the window.',
      'The example does not touch your tournaments: throw it away and begin it anew as often as you like.',
    ],
  },
  hall: {
    name: 'Hall',
    what: 'All boards of the round at a glance, with their clocks. What asks for attention comes first.',
    how: [
      'A fallen flag, a doubt about a clock or an appeal not settled is said in a word, not by colour alone.',
      'The order is by attention or by board number.',
      'Touch a card to open its board.',
    ],
  },
  live: {
    name: 'Watch',
    what: 'What comes from electronic boards or files of moves, and what of it is for you to know. Arbiters alone see it: never the players, never the hall (12.6).',
    how: [
      'The source is a folder or a PGN file into which the boards’ program writes, or the address of LiveChess. It is only read.',
      'Notices that call you to the board sound (F9) and are marked; the others are for you to know: a claim is the player’s to make.',
      'A notice whose ground is gone stays and says so. V marks it as seen, I opens its incident.',
      'Games are drafts until somebody confirms them. What was entered by hand never changes by itself: the difference is shown.',
      'The source is kept with the tournament and goes on with the next round.',
    ],
  },
  round: {
    name: 'Round',
    what: 'The list of the boards of a round. Results are entered here, one after the other.',
    how: [
      'R leads to the list; there each result is one key, and the cursor goes on to the next board without one.',
      '1: White wins. 0: Black wins. A dot (.) or =: draw. Who did not come: Black +, White -, neither *.',
      'The reason is not asked: it is taken from what the board or the clock shows.',
      'Where the Laws say otherwise the question stays in its row, and the other boards go on.',
      'V is the second pass: another person reads the scoresheets without seeing what was entered, nothing is written, and at the end what differs is shown.',
      'Enter opens the board marked.',
    ],
  },
  pairings: {
    name: 'Pairings',
    what: 'Who plays whom in this round: written, imported or, in a round robin, by Berger tables. FIDE’s Swiss is paired with “Pair”.',
    how: [
      'Write each board with starting numbers or names, or import the whole list.',
      'Who is alone at a board has a bye; which one may be said.',
      'X exchanges the colours of the board marked, E exchanges two players, U publishes the round.',
      'V pairs the second games of the round before: the same with the colours reversed, for matches of two games.',
      'A board without moves or result can be corrected; after that, strike first what was written.',
    ],
  },
  swiss: {
    name: 'Pair',
    what: 'The round paired by FIDE’s Dutch Swiss system (2026), with the reason for every board. Nothing is written until it is published.',
    how: [
      'Above, who does not play and which games have no result yet: they are draws for the pairing.',
      'The marked board tells why: the colours with what each has had, its bracket and what it does not meet, and who may not have the bye.',
      'In “Why not…?” choose another opponent: the two are tried together, and you are told which criterion gets worse.',
      'A change by hand tells beforehand what it breaks, asks for a reason and stays in the book. Leaving FIDE’s rules is confirmed twice, and there is no way back.',
      'Once published, the round can be taken back until the first move.',
      'The initial colour is drawn here before round 1; the draw can be repeated and checked.',
    ],
  },
  roundStart: {
    name: 'Start of the round',
    what: 'What is missing before the start, and one button that starts White’s clocks.',
    how: [
      'Set the hour, the time control and the default time (6.7.1).',
      'Place the clocks: official ones, pressed on a screen, or mirrors of those on the tables.',
      'Mark who has not arrived: their clocks run all the same, and at the limit a forfeit is proposed.',
    ],
  },
  board: {
    name: 'Board',
    what: 'A game: chessboard, scoresheet, clocks, and what the arbiter should know of it.',
    how: [
      'Write moves in English or Spanish letters (Nf3, Cf3, 0-0, exd6), or make them on the chessboard.',
      'An illegal move is refused with its reason. If it happened on the board and nobody acted in time, it is recorded as such.',
      'Under “More”: a game adjourned or postponed, and a result corrected, which tells first what it changes in the standings.',
      'The main button says what is due: rule on the flag, resume, open an incident.',
      'Where the clock and the moves disagree it is said in amber, with the key that mends it.',
    ],
  },
  incident: {
    name: 'Incident',
    what: 'You tell what happened; the desk says what the Laws require, with the articles. You decide.',
    how: [
      'Answer one question at a time; touched pieces are marked in order on the chessboard.',
      'The running clock stays in sight and is stopped by one key.',
      'Apply the ruling, or decide otherwise with a reason: result, time and duties are written by themselves.',
    ],
  },
  incidents: {
    name: 'Incident book',
    what: 'The incidents by day and board, with the ruling, the decision and the appeals.',
    how: [
      'Open a line to see the whole incident, print it, or strike it with a reason.',
      'An appeal is written and settled here.',
      'The arbiter’s report is printed from this screen.',
    ],
  },
  journal: {
    name: 'Journal',
    what: 'All that was written to the file, line by line, by whom and when. Nothing is erased: it is struck.',
    how: ['See all of it, or that of one board.', 'What is struck stays in sight with its reason.'],
  },
  players: {
    name: 'People',
    what: 'The list of players. Type it line by line, or import it from a file or a spreadsheet.',
    how: [
      'Good lines go in; doubtful ones are shown with their number and reason.',
      'L brings FIDE’s rating list to this computer: from then on its players are offered as a name is typed, and arrow down and Enter fill the line.',
      'Enter corrects the person marked; A shows the rounds: byes, arrival, withdrawal and return.',
      'A number that is taken moves those between; once a round is paired, who registers gets the one the rating earns.',
      'A person’s data can be erased for ever; the number and the games stay.',
    ],
  },
  tournament: {
    name: 'Tournament',
    what: 'The data of the tournament, what it pairs and counts by, its file, the copies, who signs on this screen, and how to close it.',
    how: [
      'System, points, acceleration, tie-breaks and forbidden pairs are announced before round 1; from then on they hold.',
      'Choose a folder on another disk, and the tournament is copied by itself after every round.',
      'Another screen is opened from here: what one writes, the others see.',
      'F is the report for FIDE (TRF): before it is saved it says what it lacks for rating.',
      'After the event all personal data can be erased: the numbers stay, and the journal whole.',
      'Closing loses nothing: everything is kept from the moment it was written.',
    ],
  },
  standings: {
    name: 'Standings',
    what: 'The order after any round with its tie-breaks (C.07), and the table of who met whom.',
    how: [
      'Type a number, a name or a federation to keep only those lines.',
      'Enter opens the card of a player: opponents, colours, results, rank round by round and rating change.',
      'W shows what each tie-break figure is made of, round by round, and what does not count.',
      'Where no round is chosen it is the last with all its results. A game without a result counts as a draw meanwhile.',
      'Everything is printed and exported as CSV from here.',
    ],
  },
  position: {
    name: 'Position',
    what: 'Can he still mate? Answered with a line that mates, or the reason that none exists (5.2.2, 6.9).',
    how: [
      'Paste a FEN or set up the pieces by hand; a game leads here too.',
      'A long search can be asked for and stopped.',
    ],
  },
  explorer: {
    name: 'Chess960 positions',
    what: 'The 960 start positions, how the number of each comes about, and how one castles from it.',
    how: [
      'Write a number, or walk through them one by one.',
      'Castlings are made by hand, step by step, and there are questions to practise.',
    ],
  },
  parchis: {
    name: 'Parchís tables',
    what: 'The parchís tables of the round, and the standings by places over all rounds.',
    how: [
      'A new table asks for two to four players, each with a colour, and for the variants the table chose.',
      'It may be changed until it begins; from then on its variants stay.',
      'The standings go by how many each has left behind; then by first places, second places and so on. That reading is ours: the text ranks a single game (P-44).',
    ],
  },
  parchisTable: {
    name: 'Parchís table',
    what: 'The board, whose turn it is and what may be moved, with the number of the rule (P-01 to P-60).',
    how: [
      'Touch what the die on the table shows (keys 1 to 6), then the piece, its button or its number.',
      'A piece that may not be moved says why when it is touched. Where nothing can be moved the turn passes by itself.',
      'G turns the board, for a tablet lying on the table. Each colour has a shape and a letter.',
      'Incident (I): choose what happened and at which roll; it is put right until another player has rolled. The text names no penalties: you may decide the contrary for a reason.',
      'Z strikes the last line, and the table is as it was before it.',
      'The desk’s die publishes a commitment first; once the secret is told, each roll is made again and checked.',
    ],
  },
  draw: {
    name: 'Draw',
    what: 'The draw of the start position, made so that anybody can check it afterwards.',
    how: [
      'The terms are settled first; then a commitment is published, the hall adds its part, and it is drawn.',
      'Nobody sees the position before its hour, on no other screen either.',
      'Drawing again is a new line, with its reason.',
    ],
  },
  checkDraw: {
    name: 'Checking a draw',
    what: 'Makes a draw again from its certificate, step by step, and says whether it comes out the same.',
    how: ['Paste the certificate. Neither the tournament nor the internet is needed.'],
  },
  clock: {
    name: 'Clock',
    what: 'The clock of a board for its players: each half is one player’s, pressed to complete a move.',
    how: [
      'Each player touches his own half; the keys of each side do the same.',
      'The arbiter’s bar opens by holding it down.',
    ],
  },
  countdown: {
    name: 'Countdown',
    what: 'For the screen of the hall: how long until the hour of the round.',
    how: ['The hour is set at the start of the round. Esc goes back.'],
  },
  ceremony: {
    name: 'The draw in the hall',
    what: 'The draw for the screen of the hall, in five steps; the position last, and large.',
    how: ['Each step waits until you ask for it. Esc goes back.'],
  },
  wall: {
    name: 'Screen for the hall',
    what: 'For a second screen: pairings with the results as they come, and the standings.',
    how: [
      'Pages turn by themselves; the arrows turn them by hand, and the space bar stops them.',
      'It always follows the last round paired. It shows neither moves nor clocks (12.6). Esc goes back.',
    ],
  },
};

/** The help of the program, the same with and without a network. */
export const help: HelpWords = {
  name: 'Help',
  key: 'Help for this screen',
  parts: 'Parts of the help',
  thisScreen: 'This screen',
  firstHour: 'The first hour',
  allScreens: 'All screens',
  readOf: (name) => `Help: ${name}`,
  keys: 'Keys',
  why: 'Why?',
  screens,
  hour: [
    {
      what: 'Try the example',
      how: 'Open the example tournament and enter results, open a board, decide an incident. It touches nothing of yours.',
    },
    {
      what: 'Make the tournament',
      how: 'A name and a time control. Read which rules follow from it, and whether it is rated.',
    },
    {
      what: 'Choose where the copies go',
      how: 'Under Tournament, a folder on another disk or on a USB stick.',
    },
    {
      what: 'Register the players',
      how: 'Under People, import the list. Look at the lines that did not go in.',
    },
    {
      what: 'Pair the round',
      how: 'Under Pairings, import the list of your program or write the boards. Print it for the hall.',
    },
    {
      what: 'Prepare the start',
      how: 'At the start of the round: hour, default time and clocks. The checklist says what is missing.',
    },
    {
      what: 'Start the round',
      how: 'One button starts the clocks of all boards, and places those that are missing.',
    },
    {
      what: 'Watch the hall',
      how: 'What asks for attention comes first. / and the number of a board lead there from anywhere.',
    },
    {
      what: 'When you are called to a board',
      how: 'Stop the clock, open the board and press Incident. Tell what happened and read the ruling.',
    },
    {
      what: 'Enter the results',
      how: 'Under Round, one key a board. When all are in, copy the tournament and print.',
    },
  ],
};
