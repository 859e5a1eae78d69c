/**
 * What the draw of a start position needs of the machine: dice nobody foresees, the hour, showing at the hour, and
 * throws seen by the hall while they are typed, which are in no line of the journal before they are whole.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type {
  Act,
  ActReply,
  DeskCommand,
  DrawView,
  ThrowsQuery,
  ThrowsReply,
} from '../../contract/desk-api.ts';
import type { DeskState, Throwing } from '../../desk/index.ts';
import { dueDraws, throwingSeen, throwsRead } from '../../desk/index.ts';

export interface DrawRoom {
  state(): DeskState;
  /** The clock on the wall: a draw is shown at an hour told to the hall. */
  now(): number;
  act(act: Act): Promise<ActReply>;
  /** What the hall sees of the throws has changed. */
  changed(): void;
}

/** Who the journal names where the desk itself showed a position at its hour. */
export const itself = 'Escaque';

export class Draws {
  readonly #room: DrawRoom;
  #showing = false;
  #throwing: Throwing | null = null;

  constructor(room: DrawRoom) {
    this.#room = room;
  }

  get now(): number {
    return this.#room.now();
  }

  /** What throws come to; those typed for a draw are on the screen of the hall from now on, instead of any before. */
  readThrows(query: ThrowsQuery): ThrowsReply {
    const state = this.#room.state();
    const read = throwsRead(state, query);
    // a key pressed wrong leaves what the hall had seen fall
    if (query.draw === undefined || !read.ok) return read;
    const { draw, method, throws } = query;
    const told: Throwing = { draw, method, throws, seq: state.drawing.seq };
    if (JSON.stringify(told) !== JSON.stringify(this.#throwing)) {
      this.#throwing = told;
      this.#room.changed();
    }
    return read;
  }

  /** The view of a draw with what only the service knows. */
  onScreen(view: DrawView): DrawView {
    const throwing =
      this.#throwing === null ? null : throwingSeen(this.#room.state(), view.round, this.#throwing);
    return { ...view, now: this.now, throwing };
  }

  /** A command about a draw with the desk's own hour and random bytes, whatever its screen sent in their place. */
  withGiven(command: DeskCommand): DeskCommand {
    const drawn = 'draw' in command || command.type === 'drawInitialColor';
    if (!drawn && command.type !== 'commitParchisDice') return command;
    return { ...command, given: { now: this.now, random: randomBytes(32).toString('hex') } };
  }

  /** Shows what waits, when its hour has come; asked about every second. */
  look(): void {
    const due = dueDraws(this.#room.state(), this.now);
    if (due.length === 0 || this.#showing) return;
    this.#showing = true;
    const acts = due.map(({ draw }) =>
      this.#room.act({
        id: randomUUID(),
        by: itself,
        seen: null,
        command: { type: 'showStartPosition', draw, reason: '' },
      }),
    );
    // a file that cannot be written now is tried again at the next look; the trust line says so meanwhile
    void Promise.allSettled(acts).then(() => {
      this.#showing = false;
    });
  }
}
