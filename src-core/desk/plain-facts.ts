/** The facts of another room as the contract carries them: flat, and only plain values. */
import type { Game, IllegalReason, Man, Move, Position } from '../chess/index.ts';
import { explainMove, pieceAt } from '../chess/index.ts';
import type { Facts } from './decision.ts';

/**
 * Why a move is not legal: `why` is the code of explainMove, `mover` the man that was to move; a man is
 * `white rook e8`, a piece `white rook`, an ending its kind; the rest keeps its name.
 */
export function illegalFacts(position: Position, move: Move, reason: IllegalReason): Facts {
  const piece = pieceAt(position, move.from);
  const mover = piece === null ? null : manName({ square: move.from, piece });
  const plain: Record<string, Facts[string]> = { why: reason.code, mover };
  for (const [name, value] of Object.entries(reason.facts)) plain[name] = plainFact(value);
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
  return move === null || told === null || told.legal
    ? { why: code, mover: null }
    : illegalFacts(position, move, told);
}

type ReasonFact = {
  [Code in IllegalReason as Code['code']]: Code['facts'][keyof Code['facts']];
}[IllegalReason['code']];

function plainFact(value: ReasonFact): Facts[string] {
  if (typeof value !== 'object') return value;
  if ('kind' in value) return value.kind;
  if ('role' in value) return `${value.color} ${value.role}`;
  return [...value].map((each) => (typeof each === 'string' ? each : manName(each)));
}

function manName({ square, piece }: Man): string {
  return `${piece.color} ${piece.role} ${square}`;
}
