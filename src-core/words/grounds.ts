/** On what a ruling rests, said alike on screens and on paper: who can still mate, and when a position stood. */
import type { MateView, Occurrence } from '../desk/journal/incident-types.ts';
import { type Language, regionOf, screenOf } from './language.ts';
import { sanIn } from './moves.ts';
import { numberIn } from './plural.ts';

/** `12. Cf3`, `12… Cf6`. */
export function moveSaid(language: Language, number: number, color: string, san: string): string {
  return `${number}${color === 'white' ? '.' : '…'} ${sanIn(regionOf(language), san)}`;
}

/** When the position stood there: `tras 4… Cg8`. */
export function occurrenceSaid(
  language: Language,
  { moveNumber, color, san, announced }: Occurrence,
): string {
  const { atStart, wouldArise, afterMove } = screenOf(language).incident;
  if (moveNumber === null || color === null || san === null) return atStart;
  const move = moveSaid(language, moveNumber, color, san);
  return announced ? wouldArise(move) : afterMove(move);
}

/** Whether a side can still mate: the line, of which `most` moves are told, or why not. */
export function mateSaid(language: Language, mate: MateView, most = Infinity): string {
  const { canMate, cannotMate, inAll, mateReasons, mateUnknown } = screenOf(language).incident;
  switch (mate.answer) {
    case 'yes': {
      const first = mate.line.slice(0, most).map((san) => sanIn(regionOf(language), san));
      const rest = mate.line.length > most ? `… ${inAll(Math.ceil(mate.line.length / 2))}` : '';
      return `${canMate(mate.side)} ${first.join(' ')}${rest}`;
    }
    case 'no': {
      const { reason } = mate;
      const kind = reason.kind === 'material' ? reason.material : reason.kind;
      return `${cannotMate(mate.side)} ${mateReasons[kind] ?? kind}`;
    }
    case 'unknown':
      return mateUnknown(mate.side, numberIn(regionOf(language), mate.searched));
  }
}
