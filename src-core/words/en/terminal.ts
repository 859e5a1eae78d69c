import { MARK_DIGITS, formatLineMark } from '../../plain/line-mark.ts';
import type { AutomaticEnd, ClaimGround } from '../../chess/index.ts';
import { halved } from '../ply-name.ts';
import type { TerminalWords } from '../es/terminal.ts';
import { counted } from '../counted.ts';
import { chess960 } from './terminal-chess960.ts';
import { clock } from './terminal-clock.ts';
import { fideList } from './terminal-fide.ts';
import { records } from './terminal-records.ts';
import { feeds } from './terminal-feeds.ts';
import { parchis } from './terminal-parchis.ts';
import { swiss } from './terminal-swiss.ts';
import { mating } from './terminal-mating.ts';
import { paper } from './terminal-paper.ts';
import { struckReason } from '../struck-reason.ts';
import { lists } from './lists.ts';
import * as fen from './fen.ts';
import * as laws from './laws.ts';
import { pgnNotices } from './pgn.ts';

const ends: Readonly<Record<AutomaticEnd['kind'], string>> = {
  checkmate: 'checkmate (5.1.1)',
  stalemate: 'stalemate (5.2.1)',
  deadPosition: 'dead position (5.2.2)',
  fivefoldRepetition: 'fivefold repetition (9.6.1)',
  seventyFiveMoves: 'seventy-five moves (9.6.2)',
};

/** The moves at which the position stood: `the start position, 2... Ng8, 4... Ng8`. */
const named = (moves: readonly string[], plies: readonly number[]): string =>
  plies.map((ply) => (ply === 0 ? 'the start position' : (moves[ply - 1] ?? `${ply}`))).join(', ');

function basisText(ground: ClaimGround, moves: readonly string[]): string {
  return ground.kind === 'repetition'
    ? `occurrence ${ground.count}, after ${named(moves, ground.plies)} (9.2)`
    : `${halved(ground.quietPlies)} moves by each side without capture or pawn move (9.3)`;
}

export const terminal: TerminalWords = {
  usage: 'usage',
  introduction: (languages) =>
    `Escaque: the desk of a chess arbiter, from a terminal.\nescaque COMMAND --help tells more of one command; --lang ${languages.join('|')} chooses the language.`,
  kinds: {
    players: ['player', 'players'],
    pairings: ['pairing', 'pairings'],
    pgn: ['game', 'games'],
    trf: ['player', 'players'],
  },
  troubles: {
    changed: (seq) => `entry ${seq} is not what was written`,
    moved: (seq) => `entry ${seq} stands under another number than it was written with`,
    missing: (seq) => `entry ${seq} is missing`,
    badNumber: (seq) => `entry ${seq} has a number that cannot be`,
    badJson: (seq) => `entry ${seq} cannot be read`,
    head: () => 'the last entry is not the one the file remembers: lines were cut off or put on',
    act: (seq) => `the acts and their entries do not fit${seq === null ? '' : ` (entry ${seq})`}`,
    schema: () => 'a table or a guard of the journal was changed or taken away',
    pages: () => 'SQLite finds the file damaged',
    wal: (seq) =>
      `the -wal file beside it is damaged: entries that were written ${seq === null ? '' : `after ${seq} `}cannot be read`,
    personChanged: (seq) => `a person is not the one that entry ${seq} binds: changed beside the journal`,
    personGone: (seq) => `a person whom entry ${seq} binds is missing`,
    personAdded: () => 'there is a person whom no entry binds',
  },
  exitCodes: 'Exit codes: 0 done, 1 refused or found wrong, 2 wrong command line.',
  about: {
    parchis:
      'moves: what may be moved with a roll, and what must be, at the table of a JSON file. simulate: games at random, played to the end by the rules.\n--variant: firstFiveTwo, oneOut, murcia, mixedBarriers, barriersOnSeguros, couples, couplesOne, partnerBridge, outEatsRivals, twoDice, singleFive, cuadrante.',
    watch:
      'Watches a folder or a file in which another program writes PGN, or LiveChess at its address, and tells a line a notice until it is ended. --round: the tournament whose round is played (--number: which; else the last); without it, the boards the files tell. --eboards: serial numbers in the order of the boards. --poll: for folders of a network.\n--script: plays again, without waiting, what a source sent, a JSON object a line, and says what would have been told and which games are left.\nNothing of it is for the players (12.6).',
    new: 'Makes a tournament file. It never writes over one that is there.\n--rules: standard, rapid-a4, rapid-a5, blitz-b2 or blitz-b3.\n--example: the example tournament, to try things on; it is marked as such wherever its name stands.',
    import:
      'Brings players or pairings (CSV), games (PGN) or a whole TRF report into a tournament. SOURCE - is standard input.\nA PGN without --round and --board goes where its Round and Board tags say, creating what is missing.\n--free-boards: where others sit on its board, a game goes to a free one and keeps its Round tag. --all: every notice, those that repeat too.\nfide-list: the rating list of FIDE, TXT or XML, as it is downloaded (in its zip too), to this computer; Control-C stops it.',
    fide: "Looks in this computer's rating list of FIDE, by words of a name in any order, without accents, or by the beginning of a FIDE number. Prints number, title, name, federation, the three ratings and the year.",
    export:
      'Writes the games of the tournament, or of one round, to standard output as PGN: those begun, with moves or not. The boards left out are named on standard error.\ntrf16, trf26: the report for FIDE of a tournament, or a TRF report written anew. json: the whole tournament, its games as PGN, for other programs and for “import json”. --anyway: also where it contradicts itself.',
    journal: 'Prints every line of the journal: when, who, what; struck lines with their reason.',
    verify:
      'Says whether the journal is whole, or which entry is wrong. The file is not touched.\n--head FILE: number and hash of the last entry; FILE --head NUMBER:HASH: whether that entry is still in it, written as at the foot of papers.',
    rescue:
      'Copies what is whole of a damaged file into a new one: every entry up to the first that is lost, each as it was written. An entry with one wrong byte is known again by its hash. Lists what is lost; exit 1 where anything is. The damaged file is not touched.',
    diary:
      'What the program has noted of itself on this computer, the newest first: faults, waits over a second, doors that stayed shut. No names, moves or paths.',
    start:
      'Sets the start position of a board, or gives it castling rights it lacks, while it has no moves. POSITION: a FEN or, in Chess960, a number (0-959).',
    copy: 'Copies a tournament whole into a new file, also while a desk has it open. It never writes over one that is there.',
    serve: 'Serves the desk to a browser of this computer until it is ended (Ctrl+C).',
    clock:
      "Time controls and the dual clock. cases FILE...: runs clock cases and prints what differs. parse TEXT: canonical form, periods and regime.\nsimulate CONTROL --events FILE: the clock after each event, one JSON object a line; CONTROL is in seconds (180+2), or as people write it with units (3' + 2'').\nIn parse, times without a unit are minutes where all are below 180, else seconds. presets: the controls that are played.",
    cases:
      "Runs arbiters' cases (one JSON object a line) and prints where an answer differs.\nTheir keys: test/cases/FORMAT.md in the repository.",
    rule: 'Reads a case (a JSON object) from standard input and prints what the Laws say of its incident.\nKeys: id, note, rules, options, start, startNumber, moves, illegalSoFar, incident, also, expect. The incident begins with its kind; what is left out is not known, and is asked for where it matters.\nEvery kind of incident and its keys: test/cases/FORMAT.md in the repository. --stands and --acts: how the board stands and what the hand did.',
    claims:
      'Lists, for every game and move of PGN files, what may be claimed now, by which announced move, and what ends by itself.',
    perft:
      'Counts the move sequences from a position, or checks a file of positions with known counts.\n--bulk counts the last moves without making them; --divide shows the count behind each first move.',
    moves: 'Lists the legal moves of a position, or of one piece of it.',
    explain: 'Says why a move is legal, or why it is not.',
    pgn: 'Reads PGN files: games, plies, results, and what was wrong where. FILE - is standard input.\n--check: exit 1 where anything was wrong. --to-lang es: writes the games with Spanish piece letters.',
    san: 'Checks rows of FEN, move and SAN (English and Spanish), separated by tabs.',
    position960:
      'Shows a start position of Chess960 by number (0-959), back rank (RNBQKBNR, TCADRACT) or FEN: how its number comes about, and its castlings.\nExit 1 with the reason for what is no start position.',
    incidents: 'Lists the incidents of a tournament: what happened, what followed, appeals; struck ones too.',
    report:
      "Prints the arbiter's report of a tournament: rounds, results, incidents, penalties, appeals. --incident LINE: the slip of that one for its players. --player NAME: what concerns one player, by name or number, over all rounds.",
    sheets:
      'Prints the start positions of a round of Chess960: a sheet for the wall, one a board, and the record of the draw. With --part, the papers of any round: pairings by board or by name, result slips, scoresheets of the games recorded.\n--pdf and --html write over what is there and say what was written. The language of the sheets is that of --lang.\nA PDF is made by Chromium, Chrome, Edge or Electron; the variable CHROMIUM names another.',
    draw960:
      'Draws a start position of Chess960; --json prints the certificate, "verify" checks one: exit 1 with what is wrong.\n' +
      'program: a result anybody can make again. --commit prints a commitment to publish and keeps the secret in --secret-file; the hall then adds --input lines, and the draw is made with the same --secret-file. The commitment is the SHA-256 of the 64 characters of the secret. Of secret, round, board, each input and a counter from 0, one a line, the SHA-256 is taken: its first 8 digits are w. With m allowed numbers, w counts if it is below the largest multiple of m up to 2^32, else the counter goes up; the result is the allowed number at place w mod m, counted from 0. Round or board is 0 where none is given.\n' +
      "  printf '%s\\n%s\\n%s\\n%s\\n%s' SECRET ROUND BOARD INPUT 0 | sha256sum | cut -c1-8\n" +
      'dice: one die, four throws a number (base six, 1-6 count as 0-5). coins: ten throws (1 or h heads, 0 or t tails). box: three digits. Above 959, or not allowed: all again. pieces: one die for dark bishop, light bishop, queen, knight, knight; a throw too high again.\n' +
      'hand: --position, --authority and --reason. --exclude and --used name numbers not to be drawn.',
    standings:
      'Prints the standings of a TRF report or of a tournament, with the tie-breaks of --tie-breaks in their order (codes of FIDE, C.07), or those of the file itself.\n--round N: after that round. --working N: what each figure of player N is made of, round by round. --rating-change K: what changes in each rating with the coefficient K, for information.',
    pair: 'Pairs the round after the last of a TRF report by FIDE’s Dutch Swiss system (2026), with the reason of every colour and what each bracket does not meet. Exit 1 where no pairing is possible, with who is in the way.\n--why A-B: why these two do not play.',
    generate:
      'Generates an event paired by FIDE’s Dutch Swiss system (2026) and writes it as TRF26 to standard output; results follow the ratings. The same seed, players, rounds and profile give the same bytes on every machine; without --seed it is a new one, and the file says which. Exit 1 where no pairing of a round is possible: the file ends before it.\n--profile: plain (the default); stress: byes, forfeits, odd results, late entries, withdrawals; and as stress: forbid (pairs that may not meet), baku (acceleration), points (other points), tiny (for a dozen players at most).',
    check:
      'Checks a TRF report: what cannot be read, what contradicts itself and which rules were broken, with line and column. Exit 1 where there is an error; warnings are none.',
    berger:
      'Prints the Berger table of N players (3 to 999). --double: everyone twice, with the last two rounds of the first cycle swapped.',
    'can-mate':
      'Says who can still checkmate by any series of legal moves, with a line that does or the reason that none exists.\n--file: rows of FEN, white or black, winnable or unwinnable, separated by tabs; exit 1 where an answer differs.',
  },
  unknownCommand: (name, known) => `escaque: there is no command "${name}". There are: ${known.join(', ')}.`,
  tooFewArguments: 'something is missing from the command line',
  tooManyArguments: (first) => `did not expect "${first}"`,
  notAWholeNumber: (name, text, least) => `${name} takes a whole number from ${least}, not "${text}"`,
  unknownOption: (name, known) => `there is no option ${name}; there are: ${known.join(', ')}`,
  valueMissing: (name) => `${name} needs a value behind it`,
  takesNoValue: (name) => `${name} takes no value`,
  notOneOf: (name, text, allowed) => `${name} takes ${allowed.join(', ')}, not "${text}"`,
  notTogether: (one, other) => `${one} and ${other} do not go together: choose one`,
  missingOption: (name) => `${name} is needed`,
  cannotRead: (path, reason) => `${path} cannot be read (${reason}). Check the name and the permissions.`,
  created: (path) => `Created ${path}.`,
  imported: ([one, other], count, path) => `${counted(count, one, other)} into ${path}.`,
  moreAlike: (count, lines) => `and ${count} more alike: lines ${lines} (all of them with --all)`,
  freeBoards: 'With --free-boards, games that find their board taken go to free ones.',
  leftOut: (count) => (count === 1 ? '1 line needs a look:' : `${count} lines need a look:`),
  atLine: (source, line, column) => `${source}, line ${line}, column ${column}`,
  lastLine: (seq, hash) =>
    `last entry ${seq}, hash ${hash} (at the foot of papers: ${formatLineMark({ seq, hash })})`,
  lineKept: (kept, seq, hash) =>
    kept
      ? `Entry ${seq}, hash ${hash}, is still in the file.`
      : `Entry ${seq}, hash ${hash}, is NOT in the file: it was cut off, or something else written in its place.`,
  notALine: (text) =>
    `--head takes NUMBER:HASH (${MARK_DIGITS} digits of the hash or more, as at the foot of papers), not "${text}"`,
  whole: (path, entries) => `${path}: whole, ${counted(entries, 'entry', 'entries')}.`,
  peopleBound: (from, unbound) =>
    from === null
      ? `The chain does not bind the people yet (${unbound}): the next entry written will.`
      : `The chain binds the people from entry ${from} on; that they were the same before is proved by nothing.`,
  copied: (path, to, entries) => `${path}: copied whole to ${to}, ${counted(entries, 'entry', 'entries')}.`,
  rescued: (path, entries, people) =>
    `${path}: ${counted(entries, 'entry', 'entries')} and ${counted(people, 'person', 'people')}, whole.`,
  mended: (lines) => `Damaged in one byte, and known again by the chain: ${lines}.`,
  peopleStrange:
    'People who are not as the copied entries have them; who is in none was not copied. Correct or erase the others at the desk:',
  walLost: (seq) => `The -wal file is damaged: what was written after entry ${seq} is lost.`,
  peopleLost: 'Some of the people could not be read: their boards name nobody.',
  lostSum: (count) =>
    `Lost: ${counted(count, 'entry', 'entries')}. What can still be read of them follows; enter it again.`,
  losses: {
    missing: 'cannot be read',
    changed: 'is not what was written',
    act: 'belongs to an act of which the rest is lost',
    after: 'stands after a lost entry',
  },
  wrong: (path) => `${path}: NOT whole.`,
  noPort: (port, reason) =>
    `port ${port} cannot be had (${reason}). Choose another with --port, or none for any that is free.`,
  serving: (url) => `The desk is open at ${url}`,
  servingAgain: (page) => `Another browser of this computer comes in, as often as need be, by ${page}`,
  struck: (seq, reason) => `struck by line ${seq}: ${struckReason(lists, reason)}`,
  perftSum: (positions, counts, nodes, seconds) =>
    `${positions} positions, ${counts} counts right, ${nodes} nodes in ${seconds} s.`,
  perftWrong: (line, fen, depth, expected, found) =>
    `line ${line}: ${fen}: depth ${depth} is ${found}, not ${expected}`,
  legalMove: (san) => `${san} is legal.`,
  pgnSum: (games, plies, notices) =>
    `${counted(games, 'game', 'games')}, ${counted(plies, 'ply', 'plies')}, ${counted(notices, 'notice', 'notices')}.`,
  pgnGame: (index, white, black, result, plies) =>
    `${index}. ${white} - ${black}  ${result}  (${counted(plies, 'ply', 'plies')})`,
  sanSum: (rows, wrong) => `${counted(rows, 'row', 'rows')}, ${wrong} wrong.`,
  encoding: (source) => `${source} is not UTF-8; it was read as Windows-1252.`,
  notJson: 'this is no JSON object',
  expectedGot: (expected, got) => `expected ${expected}, got ${got}`,
  claimsSum: (games, plies) =>
    `${counted(games, 'game', 'games')}; something to claim or over by itself at ${counted(plies, 'move', 'moves')}.`,
  claimNow: (ground, moves) => `may be claimed now: ${basisText(ground, moves)}`,
  claimByMove: (san, grounds, moves) =>
    `may be claimed by announcing ${san}: ${grounds.map((ground) => basisText(ground, moves)).join('; ')}`,
  claimEnd: (end) => `over by itself: ${ends[end.kind]}`,
  clock,
  mating,
  records,
  fideList,
  feeds,
  parchis,
  swiss,
  chess960,
  paper,
  fen,
  laws,
  pgnNotices,
};
