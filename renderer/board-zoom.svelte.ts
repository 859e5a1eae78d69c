import type { Key } from './keys.svelte.ts';
import { read, write } from './settings.svelte.ts';
import type { Words } from './words.svelte.ts';

/** How large the chessboard is: of the height there is for it, so much; kept on this device. */
export const ZOOMS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;
const whole = ZOOMS.indexOf(1);

export class BoardZoom {
  #step = $state(whole);

  constructor() {
    const kept = ZOOMS.findIndex((factor) => `${factor}` === read('boardZoom'));
    this.#step = kept < 0 ? whole : kept;
  }

  get factor(): number {
    return ZOOMS[this.#step] ?? 1;
  }

  /** One step larger or smaller. */
  #turn(by: 1 | -1): void {
    this.#step = Math.min(Math.max(this.#step + by, 0), ZOOMS.length - 1);
    write('boardZoom', `${this.factor}`);
  }

  keys(t: Words): readonly Key[] {
    return [
      { key: '+', does: t.board.keyLarger, run: () => this.#turn(1) },
      { key: '-', does: t.board.keySmaller, run: () => this.#turn(-1) },
    ];
  }
}
