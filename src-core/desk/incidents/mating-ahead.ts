/** What the Laws would have to search for long, told before they are asked: whoever has threads searches there. */
import type { MatesFound } from '../positions/mating.ts';
import { matingKey, isQuick, MatingWitness, isAnswered } from '../positions/mating.ts';
import type { MatingResult, Color, Position } from '../../chess/index.ts';
import type { DeclareResult } from '../commands/game-commands.ts';
import type { MateFound, IncidentTold } from '../commands/incident-commands.ts';
import { formatFen, otherColor } from '../../chess/index.ts';
import { askTheLaws } from './incident-told.ts';
import type { PositionQuestion } from '../../contract/position-views.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { lawsAgainst } from './held-result.ts';

/** Answers what is known at once, and keeps what is not. */
class HastyWitness extends MatingWitness {
  open: { readonly position: Position; readonly side: Color } | null = null;
  /** What was found elsewhere and asked for here. */
  readonly used = new Map<string, MateFound>();
  readonly #found: MatesFound;

  constructor(found: MatesFound) {
    super(found);
    this.#found = found;
  }

  protected override answer(position: Position, side: Color): MatingResult['answer'] {
    if (!isAnswered(position, side, this.#found)) {
      this.open = { position, side };
      return 'unknown';
    }
    const found = isQuick(position, side) ? null : this.#found(position, side);
    const of = matingKey(position, side);
    if (found !== null) this.used.set(of, { of, found });
    return this.of(position, side).answer;
  }
}

/** An incident, or a result that is held against the Laws. */
export type AskedOfLaws = IncidentTold | DeclareResult;

function ask(state: DeskState, told: AskedOfLaws, witness: MatingWitness): void {
  const board = 'result' in told ? boardOf(state, told) : null;
  if (!('result' in told)) askTheLaws(state, told, witness);
  else if (board !== null) lawsAgainst(state, board, told, witness.canMate, null);
}

/** The question whose answer a ruling turns on, where it takes a long search; null where it is known at once. */
export function searchBefore(
  state: DeskState,
  told: AskedOfLaws,
  found: MatesFound,
): PositionQuestion | null {
  const witness = new HastyWitness(found);
  ask(state, told, witness);
  if (witness.open === null) return null;
  const { position, side } = witness.open;
  const { variant } = position;
  return { fen: formatFen(position), variant, happened: 'flag', by: otherColor(side), limit: null };
}

/** Of what was found elsewhere, what a ruling turns on: it travels in the command. */
export function foundFor(state: DeskState, told: AskedOfLaws, found: MatesFound): readonly MateFound[] {
  const witness = new HastyWitness(found);
  ask(state, told, witness);
  return [...witness.used.values()];
}
