import type { PgnGame } from './pgn-types.ts';
import { PartJoiner } from './pgn-parts.ts';
import { type PgnOptions, PgnReader } from './pgn-parse.ts';

/** Text that must stand after a game before it is sure where it ends: the head of the next tag, or a long result. */
const MARGIN = 1024;
const SMALLEST_WINDOW = 1 << 16;

/**
 * Reads games from a text that comes in pieces, cut anywhere. Holds the game being read and no more; each game is
 * given as soon as the next one has begun.
 */
export async function* readPgnStream(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: PgnOptions = {},
): AsyncGenerator<PgnGame, void, undefined> {
  const reader = new PgnReader(options);
  const joiner = new PartJoiner();
  let text = '';
  let waiting: string[] = [];
  let waitingLength = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingLength += chunk.length;
    // As much again as is already there: a long game is read over only a few times.
    if (waitingLength < Math.max(SMALLEST_WINDOW, text.length)) continue;
    text += waiting.join('');
    waiting = [];
    waitingLength = 0;
    text = yield* finishedGames(reader, joiner, text);
  }
  text += waiting.join('');
  reader.newText();
  for (let next = reader.read(text, 0); next !== null; next = reader.read(text, next.end)) {
    yield* joiner.take(next.game);
  }
  yield* joiner.rest();
}

/** Gives the games that are complete in this window, and returns the text from the first that is not. */
function* finishedGames(
  reader: PgnReader,
  joiner: PartJoiner,
  text: string,
): Generator<PgnGame, string, undefined> {
  reader.newText();
  const known = reader.lang;
  let at = 0;
  let lang = known;
  for (let next = reader.read(text, at); next !== null; next = reader.read(text, at)) {
    if (next.end > text.length - MARGIN) break;
    yield* joiner.take(next.game);
    at = next.end;
    lang = reader.lang;
  }
  // The game cut by the window's end may have been misread: what it told is forgotten.
  reader.lang = lang;
  reader.lines.letGo(text, at);
  return text.slice(at);
}
