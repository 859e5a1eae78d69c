import type { Color, Place } from '../../../src-core/desk-api.ts';
import type { ClockView } from '../../../src-core/desk-api.ts';
import type { ClockAction } from '../../../src-core/desk/clock-commands.ts';
import { type DrawnClock, drawnAfterPress, drawnOf } from '../../clock/drawn.ts';
import type { DeskTime } from '../../clock/desk-time.ts';
import type { DeskMirror, Problem } from '../../desk-mirror.svelte.ts';

export interface PresserRoom {
  readonly place: Place;
  readonly clock: () => ClockView | null;
  readonly desk: Pick<DeskMirror, 'act'>;
  readonly time: Pick<DeskTime, 'instantOf'>;
}

/**
 * The presses of one clock screen. Each is stamped when the screen was touched and drawn at once; what it did to the
 * times, the desk says.
 */
export class Presser {
  problem: Problem | null = $state.raw(null);
  readonly #room: PresserRoom;
  /** Pressed here and not answered yet, with the line of the clock the screen had. */
  #ahead: { readonly drawn: DrawnClock; readonly seq: number } | null = $state.raw(null);

  constructor(room: PresserRoom) {
    this.#room = room;
  }

  /** What is drawn: the desk's word, or what a press has begun meanwhile. */
  readonly drawn = $derived.by((): DrawnClock | null => {
    const clock = this.#room.clock();
    if (clock === null) return null;
    return this.#ahead !== null && this.#ahead.seq === clock.seq ? this.#ahead.drawn : drawnOf(clock);
  });

  /** The whole half of a side was touched, at an instant of this window. */
  readonly press = (color: Color, timeStamp: number): void => {
    const clock = this.#room.clock();
    const { drawn } = this;
    if (clock === null || drawn === null) return;
    if (drawn.running === color) this.#press(clock, drawn, color, timeStamp);
    // as at the table: Black starts White's clock
    else if (clock.phase === 'ready' && color !== clock.turn) void this.act({ do: 'start' }, timeStamp);
  };

  /** The one key for both sides: whose clock runs presses. */
  readonly pressWhoRuns = (timeStamp: number): void => {
    const clock = this.#room.clock();
    if (clock?.phase === 'ready') void this.act({ do: 'start' }, timeStamp);
    else if (this.drawn?.running) this.press(this.drawn.running, timeStamp);
  };

  /** Anything else done to the clock at this screen. `timeStamp` null: it is heard when it is heard. */
  async act(action: ClockAction, timeStamp: number | null): Promise<boolean> {
    const pressed = timeStamp === null ? null : { at: this.#room.time.instantOf(timeStamp) };
    const command = { type: 'clockAct', ...this.#room.place, ...action, pressed, reason: '' } as const;
    const answer = await this.#room.desk.act(command, null);
    this.problem = answer.ok ? null : answer.problem;
    return answer.ok;
  }

  #press(clock: ClockView, drawn: DrawnClock, by: Color, timeStamp: number): void {
    const at = this.#room.time.instantOf(timeStamp);
    const { still } = clock[by === 'white' ? 'black' : 'white'];
    this.#ahead = { drawn: drawnAfterPress(drawn, by, at, still), seq: clock.seq };
    void this.act({ do: 'press', by }, timeStamp).then((made) => {
      if (!made) this.#ahead = null;
    });
  }
}
