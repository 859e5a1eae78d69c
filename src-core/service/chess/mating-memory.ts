/** What searches for who can still mate have found, as long as the desk is open. */
import type { MatesFound } from '../../desk/positions/mating.ts';
import { matingKey } from '../../desk/positions/mating.ts';
import type { MatingResult } from '../../chess/index.ts';
import { parseFen } from '../../chess/index.ts';
import type { Answers, PositionQuestion } from '../../desk/index.ts';

const remembered = 400;

export class MatingMemory {
  readonly #known = new Map<string, MatingResult>();

  readonly found: MatesFound = (position, side) => this.#known.get(matingKey(position, side)) ?? null;

  /** Keeps the answers; tells whether they say more than was known. */
  remember({ fen, variant }: PositionQuestion, answers: Answers): boolean {
    const read = parseFen(fen, { variant });
    if (!read.ok) return false;
    const more = answers.filter(([side, found]) => saysMore(found, this.found(read.value, side)));
    for (const [side, found] of more) this.#keep(matingKey(read.value, side), found);
    return more.length > 0;
  }

  #keep(key: string, found: MatingResult): void {
    this.#known.delete(key);
    this.#known.set(key, found);
    const [oldest] = this.#known.keys();
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** An answer stands; of two searches cut short the longer one tells more. */
function saysMore(found: MatingResult, before: MatingResult | null): boolean {
  if (before === null) return true;
  if (before.answer !== 'unknown') return false;
  return found.answer !== 'unknown' || found.searched > before.searched;
}
