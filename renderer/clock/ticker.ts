/** One beat for all the clock faces of a window: only those in sight, and only when what they show changes. */
import type { Color } from '../../src-core/contract/desk-api.ts';
import { changesAt, type DrawnClock, timeAt } from './drawn.ts';
import { formatFace, tenthsBelowMs } from '../../src-core/words/clock-face.ts';

/** What one face draws. */
export interface FaceSource {
  readonly clock: DrawnClock;
  readonly color: Color;
  readonly tenths: boolean;
  /** One of many: its changes wait for the next beat of all of them, `listBeatMs` apart. */
  readonly inList: boolean;
}

/** What a beat gives a face: the text, and whether little time is left. */
export type Draw = (text: string, low: boolean) => void;

/** The window's own time and its beats, so that a test may be the window. */
export interface Beats {
  /** The desk's instant now; null while this window does not know the desk's time (see `again`). */
  now(): number | null;
  frame(beat: () => void): number;
  cancelFrame(id: number): void;
  wait(beat: () => void, ms: number): number;
  cancelWait(id: number): void;
}

/** Hundreds of clocks change their seconds at hundreds of instants: each would be a frame of its own. */
const listBeatMs = 100;

/** Nearer than this the next change is left to the very next frame. */
const nearMs = 20;

interface Face extends FaceSource {
  readonly draw: Draw;
  readonly inSight: boolean;
  readonly text: string;
  readonly low: boolean;
  readonly due: number;
}

export class Ticker {
  readonly #beats: Beats;
  readonly #faces = new Map<symbol, Face>();
  #frame: number | null = null;
  #wait: number | null = null;

  constructor(beats: Beats) {
    this.#beats = beats;
  }

  /** How many faces are drawn while they run: those in sight. */
  get running(): number {
    let count = 0;
    for (const face of this.#faces.values()) if (face.due !== Number.POSITIVE_INFINITY) count += 1;
    return count;
  }

  /** Draws a face at once and from then on; `key` is the face's own, and a second call with it replaces the first. */
  set(key: symbol, source: FaceSource, draw: Draw): void {
    const known = this.#faces.get(key);
    const { text, low, inSight } = known ?? { text: '', low: false, inSight: true };
    this.#faces.set(key, { ...source, draw, text, low, inSight, due: Number.NEGATIVE_INFINITY });
    this.#beatOf(key, this.#beats.now());
    this.#plan();
  }

  /** A face came into sight or left it. */
  see(key: symbol, inSight: boolean): void {
    const face = this.#faces.get(key);
    if (face === undefined || face.inSight === inSight) return;
    this.#faces.set(key, { ...face, inSight });
    this.#beatOf(key, this.#beats.now());
    this.#plan();
  }

  remove(key: symbol): void {
    this.#faces.delete(key);
    if (this.#faces.size === 0) this.#stop();
  }

  /** The desk's time was measured, or anew: every face is drawn again. */
  again(): void {
    const now = this.#beats.now();
    for (const key of this.#faces.keys()) this.#beatOf(key, now);
    this.#plan();
  }

  readonly #beat = (): void => {
    this.#frame = null;
    this.#wait = null;
    const now = this.#beats.now();
    for (const [key, face] of this.#faces) if (now !== null && now >= face.due) this.#beatOf(key, now);
    this.#plan();
  };

  #beatOf(key: symbol, now: number | null): void {
    const face = this.#faces.get(key);
    if (face === undefined) return;
    const { clock, color, tenths, inList, draw } = face;
    if (!face.inSight) return void this.#faces.set(key, { ...face, due: Number.POSITIVE_INFINITY });
    // where it is not known what time it is, the clock is as the desk told it
    const time = timeAt(clock, color, now ?? clock.at);
    const up = clock.mode[color] === 'up';
    const text = formatFace(time, tenths, up);
    const low = !up && time < tenthsBelowMs;
    const changes = now === null ? Number.POSITIVE_INFINITY : changesAt(clock, color, now, tenths);
    const due = inList ? Math.ceil(changes / listBeatMs) * listBeatMs : changes;
    this.#faces.set(key, { ...face, text, low, due });
    if (text !== face.text || low !== face.low) draw(text, low);
  }

  /** The next beat: the next frame where a change is near, else a rest until shortly before it. */
  #plan(): void {
    let due = Number.POSITIVE_INFINITY;
    for (const face of this.#faces.values()) due = Math.min(due, face.due);
    const now = this.#beats.now();
    if (now === null || due === Number.POSITIVE_INFINITY) return this.#stop();
    const wait = due - now;
    if (wait <= nearMs) {
      if (this.#wait !== null) this.#beats.cancelWait(this.#wait);
      this.#wait = null;
      this.#frame ??= this.#beats.frame(this.#beat);
    } else if (this.#frame === null) {
      if (this.#wait !== null) this.#beats.cancelWait(this.#wait);
      this.#wait = this.#beats.wait(
        () => {
          this.#wait = null;
          this.#frame = this.#beats.frame(this.#beat);
        },
        wait - nearMs / 2,
      );
    }
  }

  #stop(): void {
    if (this.#frame !== null) this.#beats.cancelFrame(this.#frame);
    if (this.#wait !== null) this.#beats.cancelWait(this.#wait);
    this.#frame = null;
    this.#wait = null;
  }
}
