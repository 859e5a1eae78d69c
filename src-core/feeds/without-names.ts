/** What a source tells, with the names of people taken out, for a recording that may be handed on. */
import type { FeedEvent } from './watch.ts';
import type { WatchedPlayer, WatchedRound } from './watched-round.ts';
import { samePerson } from './same-person.ts';

/** Tags that name nobody. Of all others only the name of the tag is kept. */
const PLAIN_TAGS = [
  'Round',
  'Board',
  'Date',
  'Result',
  'FEN',
  'SetUp',
  'Variant',
  'TimeControl',
  'WhiteClock',
  'BlackClock',
  'ReferenceTime',
  'Continuation',
  'ePGN',
];

/** Of a message, what may be told as it is; a text under any other key is told by its length. */
const PLAIN_KEYS = ['response', 'serialnr', 'state', 'battery', 'board', 'san', 'start', 'call', 'feed'];

/** Also one that is cut short anywhere. */
const TAG = /\[(\w+)(\s+")((?:\\.|[^"\\\n])*)/g;
const COMMENT = /\{[^}]*\}?/g;
const COMMAND = /\[%\w+[^\]]*\]?/g;

export class WithoutNames {
  readonly #people: { readonly told: WatchedPlayer; readonly name: string; readonly fideId: string }[] = [];
  readonly #paths = new Map<string, string>();

  /** The boards of a round, so that what a source tells still finds its board. */
  round(round: WatchedRound): WatchedRound {
    const player = (told: WatchedPlayer): WatchedPlayer => {
      const { name, fideId } = this.#person(told);
      return { name, fideId: told.fideId === null ? null : fideId };
    };
    return {
      ...round,
      boards: round.boards.map(({ named: _, ...board }) => ({
        ...board,
        white: player(board.white),
        black: player(board.black),
      })),
    };
  }

  event(event: FeedEvent): FeedEvent {
    switch (event.kind) {
      case 'file':
        return {
          kind: 'file',
          path: this.#path(event.path),
          text: event.text === null ? null : this.text(event.text),
        };
      case 'renamed':
        return { kind: 'renamed', path: this.#path(event.path), to: this.#path(event.to) };
      case 'message':
        return { kind: 'message', message: plainMessage(event.message, 'response') };
      case 'socket':
        return event;
    }
  }

  /** A PGN: tags of players under other names, comments but for their commands gone. */
  text(text: string): string {
    return text
      .replace(/^%.*$/gm, '%')
      .replace(COMMENT, (comment) => {
        const commands = (comment.match(COMMAND) ?? []).join('');
        return `{${commands}${comment.endsWith('}') ? '}' : ''}`;
      })
      .replace(
        TAG,
        (_, tag: string, gap: string, value: string) => `[${tag}${gap}${this.#tagged(tag, value)}`,
      )
      .replace(/;[^\n]*/g, ';');
  }

  #tagged(tag: string, value: string): string {
    if (PLAIN_TAGS.includes(tag) || value === '' || value === '?') return value;
    if (tag === 'White' || tag === 'Black') return this.#person({ name: value, fideId: null }).name;
    if (/^(White|Black)FideId$/i.test(tag)) return this.#person({ name: '', fideId: value }).fideId;
    return '';
  }

  #person(told: WatchedPlayer): { readonly name: string; readonly fideId: string } {
    const known = this.#people.find(
      ({ told: one }) =>
        (told.fideId !== null && one.fideId === told.fideId) || (told.name !== '' && samePerson(told, one)),
    );
    if (known !== undefined) return known;
    const n = this.#people.length + 1;
    const person = { told, name: `Player${n}, P${n}`, fideId: String(99_000_000 + n) };
    this.#people.push(person);
    return person;
  }

  /** Folders of this computer may be called after their owner. */
  #path(path: string): string {
    const known = this.#paths.get(path) ?? `source/${this.#paths.size + 1}.pgn`;
    this.#paths.set(path, known);
    return known;
  }
}

function plainMessage(value: unknown, key: string): unknown {
  if (typeof value === 'string') return PLAIN_KEYS.includes(key) ? value : `(${value.length})`;
  if (Array.isArray(value)) return value.map((each) => plainMessage(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainMessage(each, name)]));
}
