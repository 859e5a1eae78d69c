import type { Move, Position } from './types.ts';
import type { IllegalReason, Man } from './move-reasons.ts';
import { pieceAt } from './position.ts';

export type PlainFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
export type IllegalFacts = PlainFacts & { readonly why: IllegalReason['code'] };

/**
 * Why a move is not legal, flat, as it can be kept, sent and put into words: `why` is the code of explainMove, `mover`
 * the role of what was to move and `from` its square; a piece becomes `color` and `role`, men that attack their
 * squares (`by`) with their roles beside them (`byRoles`), an ending its kind; the rest keeps its name.
 */
export function illegalFacts(position: Position, move: Move, reason: IllegalReason): IllegalFacts {
  const plain: Record<string, PlainFacts[string]> = {
    mover: pieceAt(position, move.from)?.role ?? null,
    from: move.from,
  };
  for (const [name, value] of Object.entries<ReasonFact>({ ...reason.facts })) addFact(plain, name, value);
  return { why: reason.code, ...plain };
}

type ReasonFact = {
  [Code in IllegalReason as Code['code']]: Code['facts'][keyof Code['facts']];
}[IllegalReason['code']];

function addFact(plain: Record<string, PlainFacts[string]>, name: string, value: ReasonFact): void {
  if (typeof value !== 'object') plain[name] = value;
  else if ('kind' in value) plain[name] = value.kind;
  else if ('role' in value) Object.assign(plain, value);
  else {
    const men = [...value].filter((each): each is Man => typeof each !== 'string');
    plain[name] = [...value].map((each) => (typeof each === 'string' ? each : each.square));
    if (men.length > 0) plain[`${name}Roles`] = men.map((man) => man.piece.role);
  }
}
