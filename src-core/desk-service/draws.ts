/** What the draw of a start position needs of the machine: dice nobody foresees, the hour, and showing at the hour. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Act, ActReply, DeskCommand } from '../desk-api.ts';
import type { DeskState } from '../desk/index.ts';
import { dueDraws } from '../desk/index.ts';

export interface DrawRoom {
  state(): DeskState;
  /** The clock on the wall: a draw is shown at an hour told to the hall. */
  now(): number;
  act(act: Act): Promise<ActReply>;
}

/** Who the journal names where the desk itself showed a position at its hour. */
export const itself = 'Escaque';

export class Draws {
  readonly #room: DrawRoom;
  #showing = false;

  constructor(room: DrawRoom) {
    this.#room = room;
  }

  get now(): number {
    return this.#room.now();
  }

  /** A command about a draw with the desk's own hour and random bytes, whatever its screen sent in their place. */
  withGiven(command: DeskCommand): DeskCommand {
    if (!('draw' in command)) return command;
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
