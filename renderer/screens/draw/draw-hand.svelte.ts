import type { DeskCommand, DrawView } from '../../../src-core/desk-api.ts';
import type { DeskMirror, Problem } from '../../desk-mirror.svelte.ts';

/** The hand of the arbiter on the draw of a round: its acts go one after the other, and what was refused is kept. */
export class DrawHand {
  problem: Problem | null = $state.raw(null);
  readonly #desk: DeskMirror;
  readonly #view: () => DrawView | null;
  /** The last line written here: its view may arrive later. */
  #written = 0;

  constructor(desk: DeskMirror, view: () => DrawView | null) {
    this.#desk = desk;
    this.#view = view;
  }

  /** True where it went in. */
  async act(command: DeskCommand): Promise<boolean> {
    const answer = await this.#desk.act(command, Math.max(this.#view()?.seq ?? 0, this.#written));
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.#written = Math.max(this.#written, answer.last);
    return answer.ok;
  }
}

/** `2026-11-29T16:30` of a field, in this place's time, as an instant; null where it is empty. */
export function instantOf(field: string): number | null {
  const instant = Date.parse(field);
  return Number.isNaN(instant) ? null : instant;
}

/** The same the other way round. */
export function fieldOf(instant: number | null): string {
  if (instant === null) return '';
  const local = new Date(instant - new Date(instant).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const faces: Readonly<Record<string, number>> = { h: 1, c: 1, t: 0, x: 0 };

/** `3 5 1`, `351`, or `c x x` of a coin. What is no face goes to the desk as it is, and is refused there. */
export function throwsTyped(text: string): readonly number[] {
  return [...text.toLowerCase()].flatMap((sign) => {
    if (/\d/.test(sign)) return [Number(sign)];
    return faces[sign] ?? [];
  });
}
