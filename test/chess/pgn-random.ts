import {
  type MoveRemarks,
  type PgnGame,
  type PgnMove,
  type PgnResult,
  type PgnTag,
  type Position,
  formatFen,
  formatSan,
  legalMoves,
  play,
  startPosition,
} from '../../src-core/chess/index.ts';

type Random = (limit: number) => number;

const RESULTS: readonly PgnResult[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2', '*'];
const WORDS = [
  'good',
  'a } brace',
  'a { brace',
  'semi;colon',
  '(bracket) [square]',
  '$5',
  '%percent',
  '1-0',
  '2. e4',
  '[%csl Ra1,Gb2]',
  'ñandú ♘',
  '"quoted" \\',
  'two  spaces',
  'Zeitnot'.repeat(14),
  'a long remark that has to be folded somewhere because it does not fit on one line of the file, %really [not]',
];

function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

function comments(random: Random): readonly string[] {
  return Array.from({ length: 1 + random(2) }, () => `${pick(random, WORDS)} ${pick(random, WORDS)}`);
}

function remarks(random: Random, before: Position, depth: number): MoveRemarks | undefined {
  const told: { -readonly [K in keyof MoveRemarks]: MoveRemarks[K] } = {};
  if (random(4) === 0) told.nags = Array.from({ length: 1 + random(2) }, () => random(256));
  if (random(5) === 0) told.commentsBefore = comments(random);
  if (random(4) === 0) told.comments = comments(random);
  if (random(4) === 0) told.clkMs = random(3) === 0 ? random(20_000_000) : random(20_000) * 1000;
  if (random(8) === 0) told.emtMs = random(100_000);
  if (random(6) === 0) told.eval = pick(random, ['0.35', '#-3', '-1.2,20']);
  if (depth > 0 && random(6) === 0) {
    const lines = Array.from({ length: 1 + random(2) }, () => line(random, before, 1 + random(5), depth - 1));
    const played = lines.filter((moves) => moves.length > 0);
    if (played.length > 0) told.variations = played;
  }
  return Object.keys(told).length === 0 ? undefined : told;
}

function line(random: Random, start: Position, plies: number, depth: number): readonly PgnMove[] {
  const moves: PgnMove[] = [];
  let position = start;
  while (moves.length < plies) {
    const move = legalMoves(position)[random(legalMoves(position).length)];
    if (move === undefined) break;
    const told = remarks(random, position, depth);
    const san = formatSan(position, move);
    moves.push(told === undefined ? { move, san } : { move, san, remarks: told });
    position = play(position, move);
  }
  return moves;
}

function tags(random: Random, result: PgnResult, forfeit: boolean, start: Position): readonly PgnTag[] {
  const value = (): string => pick(random, [...WORDS, '', '?', 'Escaque\\', '"', 'Ávila']);
  const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'].map((name) => ({
    name,
    value: value(),
  }));
  const told = [...roster, { name: 'Result', value: result }];
  if (random(2) === 0)
    told.push({ name: 'TimeControl', value: value() }, { name: 'Notes_2', value: value() });
  if (start.variant === 'chess960') told.push({ name: 'Variant', value: 'Chess960' });
  if (formatFen(start) !== formatFen(startPosition())) told.push({ name: 'FEN', value: formatFen(start) });
  return forfeit ? [...told, { name: 'Termination', value: 'forfeit' }] : told;
}

/** A game with everything a PGN can hold, as a reader gives it: texts without line ends, the roster complete. */
export function randomPgnGame(random: Random, start: Position): PgnGame {
  const result = pick(random, RESULTS);
  const forfeit = random(6) === 0;
  return {
    tags: tags(random, result, forfeit, start),
    start,
    startComments: random(3) === 0 ? comments(random) : [],
    moves: line(random, start, random(40), 2),
    result,
    forfeit,
    unread:
      random(6) === 0 ? pick(random, ['Zz9 e5 {x} 2. d4', 'Ka9 (1. d4 ; rest\n2. x)', 'O-O-O-O']) : null,
    notices: [],
    lang: null,
  };
}
