import type { BoardRow, Color, Place } from '../../src-core/contract/desk-api.ts';

export interface FlagFallen extends Place {
  readonly flag: Color;
}

/** Which flags have fallen since the boards were last looked at; what is seen first is no news. */
export class FlagsFallen {
  readonly #seen = new Map<string, Color | null>();

  since(rows: readonly BoardRow[]): readonly FlagFallen[] {
    return rows.flatMap(({ round, board, clock, result }): readonly FlagFallen[] => {
      const place = `${round}.${board}`;
      const before = this.#seen.get(place);
      const flag = clock?.flag ?? null;
      this.#seen.set(place, flag);
      return before === null && flag !== null && result === null ? [{ round, board, flag }] : [];
    });
  }
}
