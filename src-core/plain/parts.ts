/**
 * Long messages go over a WebSocket in parts, so that no frame is large: a part begins with `+` where more follow, and
 * with `.` where it is the last. A message that is whole begins with neither, being JSON.
 */

/** How many characters of a message a part holds. In UTF-8 none takes more than three bytes. */
const partLength = 128 * 1024;

/** A part counts as no less: of our own only the last is smaller, and each costs something to keep. */
const smallPart = 1024;

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
  readonly #roomOf: (first: string) => number;
  #waiting = '';
  #room = 0;

  /** `roomOf` says from its first part how long a message may be. Of one that is longer the rest is not kept. */
  constructor(roomOf: (first: string) => number) {
    this.#roomOf = roomOf;
  }

  /** The message that ends with this frame; null where more of it has to come. */
  take(frame: string): string | null {
    const mark = frame.charAt(0);
    if (mark !== '+' && mark !== '.') return frame;
    const part = frame.slice(1);
    if (this.#waiting === '') this.#room = this.#roomOf(part);
    // one part too many tells that it was too long
    if (this.#room >= 0) this.#waiting += part;
    this.#room -= Math.max(part.length, smallPart);
    if (mark === '+') return null;
    const message = this.#waiting;
    this.#waiting = '';
    return message;
  }
}
