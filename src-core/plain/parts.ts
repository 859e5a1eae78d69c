/**
 * Long messages go over a WebSocket in parts, so that no frame is large: a part begins with `+` where more follow, and
 * with `.` where it is the last. A message that is whole begins with neither, being JSON.
 */

/** How many characters of a message a part holds. In UTF-8 none takes more than three bytes. */
const partLength = 128 * 1024;

/** The most a frame holds, in bytes. */
export const longestFrame = 3 * partLength + 1;

/** A message as it goes over the line. */
export function inParts(message: string): readonly string[] {
  if (message.length <= partLength) return [message];
  const parts: string[] = [];
  let from = 0;
  while (message.length - from > partLength) {
    // the two halves of a character are not parted: a browser would send neither
    const end = from + partLength;
    const to = /[\ud800-\udbff]/.test(message.charAt(end - 1)) ? end - 1 : end;
    parts.push(`+${message.slice(from, to)}`);
    from = to;
  }
  parts.push(`.${message.slice(from)}`);
  return parts;
}

/** Puts the parts of a screen's messages together again. */
export class Parts {
  readonly #most: number;
  #waiting: string[] = [];
  #length = 0;

  /** No message is longer than `most` characters. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The message that ends with this frame, if one does. What is too long ends the line. */
  take(frame: string): { readonly message: string } | 'more' | 'tooLong' {
    const mark = frame.charAt(0);
    const isPart = mark === '+' || mark === '.';
    if (!isPart) return { message: frame };
    this.#length += frame.length - 1;
    if (this.#length > this.#most) return 'tooLong';
    this.#waiting.push(frame.slice(1));
    if (mark === '+') return 'more';
    const message = this.#waiting.join('');
    this.#waiting = [];
    this.#length = 0;
    return { message };
  }
}
