import type { ClockView, Color, Place } from '../../../src-core/contract/desk-api.ts';
import type { ClockAct, ClockAction } from '../../../src-core/desk/commands/clock-commands.ts';
import { type DrawnClock, drawnAfterPress, drawnAfterStart, drawnOf } from '../../clock/drawn.ts';
import type { DeskTime } from '../../clock/desk-time.ts';
import type { DeskMirror, Problem } from '../../desk-mirror.svelte.ts';

export interface PresserRoom {
  readonly place: Place;
  readonly clock: () => ClockView | null;
  readonly desk: Pick<DeskMirror, 'act'>;
  readonly time: Pick<DeskTime, 'instantOf' | 'now'>;
}

/** What is sent of a touch; what a player touches says so, and no arbiter signs it. */
type Asked<A> = A extends ClockAct ? Omit<A, 'type' | 'round' | 'board' | 'reason'> : never;
type Touch = Extract<ClockAction, { do: 'start' | 'press' | 'resume' }>;

/** A touch the desk has not answered yet: a press with the move of its side that it completes, or the start. */
interface Ahead {
  readonly at: number;
  readonly press: { readonly by: Color; readonly move: number } | null;
}

/**
 * The presses of one clock screen. Each is stamped when the screen was touched and drawn at once; what it did to the
 * times, the desk says. On a slow line several may be on their way: they are drawn after what the desk has said, so
 * that neither player waits for the answer to the other's press.
 */
export class Presser {
  problem: Problem | null = $state.raw(null);
  readonly #room: PresserRoom;
  /** In the order they were made, which is that in which the desk hears them. */
  #ahead: readonly Ahead[] = $state.raw([]);

  constructor(room: PresserRoom) {
    this.#room = room;
  }

  /** What is drawn: the desk's word, and what was touched here since. */
  readonly drawn = $derived.by((): DrawnClock | null => {
    const clock = this.#room.clock();
    return clock === null
      ? null
      : this.#ahead.reduce((drawn, one) => after(clock, drawn, one), drawnOf(clock));
  });

  /** The whole half of a side was touched, at an instant of this window. */
  readonly press = (color: Color, timeStamp: number): void => {
    const clock = this.#room.clock();
    const { drawn } = this;
    if (clock === null || drawn === null) return;
    if (drawn.running === color) this.#press(clock, color, timeStamp);
    // as at the table: Black starts White's clock
    else if (drawn.running === null && color !== clock.turn) this.#goOn(clock, color, timeStamp);
  };

  /** The one key for both sides: whose clock runs presses. */
  readonly pressWhoRuns = (timeStamp: number): void => {
    const clock = this.#room.clock();
    if (clock === null) return;
    if (this.drawn?.running) this.press(this.drawn.running, timeStamp);
    else this.#goOn(clock, clock.turn, timeStamp);
  };

  /** What the arbiter does to the clock at this screen: it counts when it is heard. */
  act(action: ClockAction): Promise<boolean> {
    return this.#send({ ...action, pressed: null });
  }

  async #send(what: Asked<ClockAct>): Promise<boolean> {
    const command = { type: 'clockAct', ...this.#room.place, ...what, reason: '' } as const;
    const answer = await this.#room.desk.act(command, null);
    this.problem = answer.ok ? null : answer.problem;
    return answer.ok;
  }

  /** A clock that stands is started or, where it was paused, resumed; one an arbiter stopped is his. */
  #goOn(clock: ClockView, by: Color, timeStamp: number): void {
    if (clock.phase === 'ready') this.#touch({ do: 'start' }, null, timeStamp);
    else if (clock.phase === 'paused' && clock.interrupted === null)
      this.#touch({ do: 'resume', by }, null, timeStamp);
  }

  #press(clock: ClockView, by: Color, timeStamp: number): void {
    const coming = this.#ahead.filter(({ press }) => press?.by === by && press.move > clock[by].moves).length;
    this.#touch({ do: 'press', by }, { by, move: clock[by].moves + coming + 1 }, timeStamp);
  }

  #touch(action: Touch, press: Ahead['press'], timeStamp: number): void {
    const { time } = this.#room;
    const at = time.instantOf(timeStamp);
    const one: Ahead = { at: at ?? time.now(), press };
    this.#ahead = [...this.#ahead, one];
    void this.#send({ ...action, pressed: at === null ? null : { at }, from: 'clock' }).then(() => {
      this.#ahead = this.#ahead.filter((each) => each !== one);
    });
  }
}

/** The drawing after one more touch; as it was where the desk has it already, or where it does nothing. */
function after(clock: ClockView, drawn: DrawnClock, { at, press }: Ahead): DrawnClock {
  if (press === null) return clock.phase === 'ready' ? drawnAfterStart(clock, at) : drawn;
  const { by, move } = press;
  if (clock[by].moves >= move || drawn.running !== by) return drawn;
  return drawnAfterPress(drawn, by, at, clock[by === 'white' ? 'black' : 'white'].still);
}
