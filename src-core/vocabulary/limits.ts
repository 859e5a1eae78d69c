/**
 * How long a text may be (in UTF-16 units, as a field of a screen counts them) and how far a number may go: the same
 * for the fields of the screens, the doors and the desk.
 */
export const LIMITS = {
  /** A note, a reason, a statement: what an arbiter writes in his own words. */
  note: 4000,
  /** Of a person, a club, a tournament, a place. */
  name: 200,
  /** The word that marks a tournament to try things on. */
  exampleMark: 20,
  /** The code of a language, as `es`. */
  language: 35,
  /** A person's number, at FIDE or in a federation. */
  fideId: 20,
  contact: 200,
  /** A day as `2026-11-29`. */
  date: 10,
  /** FIDE's three-letter code. */
  federation: 3,
  title: 10,
  rounds: 200,
  /** The highest number of a board, and how many a round may have. */
  boards: 9999,
  startingNumber: 99_999,
  /** A code as `BH/C1`, and how many in a list. */
  tieBreak: 20,
  tieBreaks: 30,
  /** What a result may be worth. */
  points: 99,
  rating: 4000,
  /** A move as it is typed. */
  move: 100,
  /** The board field of a FEN. */
  boardField: 71,
  /** What a hand did in one act: men moved, taken off, put on. */
  handActs: 100,
  /** A FEN, a back rank, a number of a start position. */
  position: 200,
  /** A time control as people write it. */
  control: 200,
  /** What a spectator adds to a draw; who allowed a position set by hand, and why. */
  drawInput: 200,
  drawInputs: 100,
  /** What somebody in the hall says for the lot of the initial colour. */
  lotNumber: 999_999,
  /** Of a table of parchís: what is agreed to be paid, in whole units of money. */
  stake: 1_000_000,
  /** How often a tie is thrown again. */
  throwsForStart: 20,
  /** The most that is counted at once. */
  parchisCount: 20,
  /** What a table says for the dice of the desk. */
  diceSaid: 20,
  witness: 200,
  witnesses: 50,
  /** Minutes to study a start position: a day. */
  studyMinutes: 24 * 60,
  /** Where a text from outside comes from. */
  source: 1000,
  path: 4096,
  /** Texts from outside (a PGN, a list). */
  text: 32 * 1024 * 1024,
  /** JSON writes a line break or a quotation mark with two characters, so a text takes more room on its way. */
  message: 48 * 1024 * 1024,
  /** No clock of a game shows more than a day, in milliseconds. */
  clockMs: 86_400_000,
  plies: 100_000,
  /** Of a period, on a counter, of a game: so many moves at most. */
  moves: 10_000,
} as const;
