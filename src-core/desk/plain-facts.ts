/** The facts of another room as the contract carries them: flat, and only plain values. */
import type { Game, IllegalReason, Man, Move, Position } from '../chess/index.ts';
import { explainMove, pieceAt } from '../chess/index.ts';
import type { Facts } from './decision.ts';

/**
 * Why a move is not legal: `why` is the code of explainMove, `mover` the role of what was to move and `from` its
 * square; a piece becomes `color` and `role`, men that attack their squares (`by`) with their roles beside them
 * (`byRoles`), an ending its kind; the rest keeps its name.
 */
export function illegalFacts(position: Position, move: Move, reason: IllegalReason): Facts {
  const plain: Record<string, Facts[string]> = {
    why: reason.code,
    mover: pieceAt(position, move.from)?.role ?? null,
    from: move.from,
  };
  for (const [name, value] of Object.entries<ReasonFact>({ ...reason.facts })) addFact(plain, name, value);
  return plain;
}

/** The same for a move that was only meant, null where none was plain: then `why` is the reader's own code. */
export function meantFacts(
  position: Position,
  move: Move | null,
  code: string,
  game: Game | undefined,
): Facts {
  const told = move === null ? null : explainMove(position, move, game);
  return move === null || told === null || told.legal ? { why: code } : illegalFacts(position, move, told);
}

type ReasonFact = {
  [Code in IllegalReason as Code['code']]: Code['facts'][keyof Code['facts']];
}[IllegalReason['code']];

function addFact(plain: Record<string, Facts[string]>, name: string, value: ReasonFact): void {
  if (typeof value !== 'object') plain[name] = value;
  else if ('kind' in value) plain[name] = value.kind;
  else if ('role' in value) Object.assign(plain, value);
  else {
    const men = [...value].filter((each): each is Man => typeof each !== 'string');
    plain[name] = [...value].map((each) => (typeof each === 'string' ? each : each.square));
    if (men.length > 0) plain[`${name}Roles`] = men.map((man) => man.piece.role);
  }
}
