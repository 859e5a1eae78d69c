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
  readonly #roomOf: (first: string) => number;
  readonly #waiting: string[] = [];
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
    if (this.#waiting.length === 0) this.#room = this.#roomOf(part);
    // one part too many tells that it was too long
    if (this.#room >= 0 && part !== '') this.#waiting.push(part);
    this.#room -= part.length;
    return mark === '+' ? null : this.#waiting.splice(0).join('');
  }
}
