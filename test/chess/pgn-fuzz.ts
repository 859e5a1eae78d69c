import { expect } from 'vitest';
import {
  type PgnGame,
  formatPgn,
  isLegal,
  legalMoves,
  legalSans,
  parsePgn,
  parseSan,
  play,
  startPosition,
} from '../../src-core/chess/index.ts';
import { randomFrom } from './oracle/random.ts';
import { randomStart } from './oracle/random-game.ts';
import { randomPgnGame } from './pgn-random.ts';

type Random = (limit: number) => number;

const SIGNS = [
  ...'{}()[];%$!?.*-+=#/"\\ \n\r\t019abcdefghKQRBNDTACxO½–♘é\u{1f600}\uFEFF',
  '1-0',
  '0-0',
  '[Event "',
  '--',
  '{[%clk ',
  '{[%clk 1:29:75]}',
  '[%emt 0:00:05]',
  '{[%cl[%eval 0.3]k 1:00:00] x}',
  '[WhiteClock "',
  'Z0',
];
const TEXTS = [
  '[Event "a"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 {good} Nc6 (2... d6 3. d4 $1 (3. Bc4)) 3. Bb5 a6 1-0\n\n[Event "b"]\n\n1. d4 *\n',
  '1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. O-O Ae7 5. Te1 ; rest of the line\n5... O-O 1/2-1/2\n\n1. d4 d5 0-1\n',
  '[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]\n\n9. g4 h5 10. -- hxg4 {[%clk 0:10:00]} *\n',
];

function mutate(random: Random, text: string, marker: string): string {
  const units = [...text];
  for (let n = 1 + random(4); n > 0; n--) {
    const at = random(units.length + 1);
    const sign = SIGNS[random(SIGNS.length)] ?? '';
    const what = random(5);
    if (what === 0) units.splice(at, 1 + random(3));
    else if (what === 1) units.splice(at, 0, sign);
    else if (what === 2) units.splice(at, 1, sign);
    else if (what === 3) units.splice(at, 0, ...units.slice(at, at + random(60)));
    else units.splice(at, random(80));
  }
  if (marker !== '') units.splice(random(units.length + 1), 0, marker);
  return units.join('');
}

/** Games with everything a PGN can hold, written; made once. */
const rich: string[] = [];

function seedText(random: Random): string {
  if (rich.length === 0) {
    for (let seed = 0; seed < 40; seed++)
      rich.push(formatPgn(randomPgnGame(randomFrom(seed), randomStart(seed))));
  }
  const texts = random(2) === 0 ? TEXTS : rich;
  return texts[random(texts.length)] ?? '';
}

/** All that is told of the games, moves excepted. */
function told(games: readonly PgnGame[]): string {
  return games.flatMap((game) => [JSON.stringify({ ...game, start: null }), game.unread ?? '']).join('\n');
}

/** The lines that `%` hides from every reader. */
function escapedLines(text: string): boolean {
  return /(?:^|[\r\n])%/.test(text);
}

/**
 * Reads damaged PGN: always an answer; a word that means nothing, put anywhere, is found again in a tag, a comment, the
 * unread text or a notice; notices lie in the text; what was read is written the same way the second time.
 */
export function fuzzPgn(seed: number, mutations: number): void {
  const random = randomFrom(seed);
  for (let i = 0; i < mutations; i++) {
    const marker = random(2) === 0 ? `Wy${i}vW` : '';
    const text = mutate(random, seedText(random), marker);
    const { games } = parsePgn(text);
    if (marker !== '' && !escapedLines(text) && !told(games).includes(marker))
      expect.fail(`${marker} lost: ${text}`);
    const lines = text.split(/\r\n|\r|\n/);
    for (const notice of games.flatMap((game) => game.notices)) {
      const line = lines[notice.line - 1];
      if (line === undefined || notice.column < 1 || notice.column > line.length + 1)
        expect.fail(`${JSON.stringify(notice)} is not in ${text}`);
    }
    const once = formatPgn(games);
    const twice = formatPgn(parsePgn(once).games);
    if (once !== twice) expect.fail(`read: ${text}\n--- once: ${once}\n--- twice: ${twice}`);
  }
}

/** Reads damaged SAN: an answer always; a move that is read is legal; what is said to be possible is. */
export function fuzzSan(seed: number, mutations: number): void {
  const random = randomFrom(seed);
  let position = startPosition();
  for (let i = 0; i < mutations; i++) {
    const legal = legalMoves(position);
    const sans = legalSans(position);
    const move = legal[random(legal.length)];
    if (move === undefined || i % 200 === 0) {
      position = randomStart(i);
      continue;
    }
    const text = mutate(random, sans[random(sans.length)] ?? '', '');
    const read = parseSan(position, text);
    if (read.ok && !isLegal(position, read.value))
      expect.fail(`${text} read as ${JSON.stringify(read.value)}`);
    if (!read.ok && !read.error.possible.every((san) => sans.includes(san)))
      expect.fail(`${text}: ${read.error.possible.join()} is not possible`);
    if (random(4) === 0) position = play(position, move);
  }
}
