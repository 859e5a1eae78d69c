/** What the Laws would have to search for long, told before they are asked: whoever has threads searches there. */
import type { Color, Position } from '../../chess/index.ts';
import { formatFen, otherColor } from '../../chess/index.ts';
import type { CanMate } from '../../laws/index.ts';
import { askTheLaws } from './incident-told.ts';
import type { IncidentTold } from '../commands/incident-commands.ts';
import { MatingWitness, isAnswered, matingOf } from '../positions/mating.ts';
import type { PositionQuestion } from '../../contract/position-views.ts';
import type { DeskState } from '../journal/state.ts';

/** Answers what is known at once, and keeps what is not. */
class HastyWitness extends MatingWitness {
  open: { readonly position: Position; readonly side: Color } | null = null;

  override readonly canMate: CanMate = (position, side) => {
    if (isAnswered(position, side)) return matingOf(position, side).answer;
    this.open = { position, side };
    return 'unknown';
  };
}

/** The question whose answer a ruling turns on, where it takes a long search; null where it is known at once. */
export function searchBefore(state: DeskState, told: IncidentTold): PositionQuestion | null {
  const witness = new HastyWitness();
  askTheLaws(state, told, witness);
  if (witness.open === null) return null;
  const { position, side } = witness.open;
  const { variant } = position;
  return { fen: formatFen(position), variant, happened: 'flag', by: otherColor(side), limit: null };
}
