/** A long string of a message (a PGN, a list), read piece by piece, so that others are heard in between. */
import { backslashesBefore, type LongText } from './outline.ts';

const pieceLength = 256 * 1024;

/** What a string of JSON says. Throws a SyntaxError where it is none. */
export function* textOf(message: string, { from, to }: LongText): Generator<void, string, undefined> {
  let text = '';
  for (let at = from; at < to;) {
    const end = cutFrom(message, at, to);
    text += JSON.parse(`"${message.slice(at, end)}"`) as string;
    at = end;
    yield;
  }
  return text;
}

/** Where the piece from here on ends: at most so far, and not inside of `\n` or `\u00e9`. */
function cutFrom(message: string, from: number, to: number): number {
  const end = from + pieceLength;
  if (end >= to) return to;
  for (let at = end - 1; at > end - 6; at -= 1) {
    if (message[at] !== '\\' || backslashesBefore(message, at, from) % 2 === 1) continue;
    return at + (message[at + 1] === 'u' ? 6 : 2) > end ? at : end;
  }
  return end;
}
