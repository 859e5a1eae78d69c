import type { SwissView } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';

/** A player by number and name. */
export function whoIn(t: Words, { players }: SwissView): (number: number) => string {
  const names = new Map(players.map(({ side }) => [side.number, side.name]));
  return (number) => `${number} ${names.get(number) || t.lists.erased}`;
}
