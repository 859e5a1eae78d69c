import type { ParchisEvent } from '../desk/journal/parchis-events.ts';
import type { LineSays } from './parchis-words.ts';

/** A line of the game as the table's own screen tells it; null for one that does not move the game. */
export function parchisLineOf(event: ParchisEvent): LineSays | null {
  switch (event.type) {
    case 'parchisBegun':
      return { kind: 'begun', first: event.first, throws: event.throws };
    case 'parchisRolled':
      return { kind: 'rolled', color: event.color, dice: event.dice, here: event.here !== undefined };
    case 'parchisMoved': {
      const { color, from, to, eats, pieces } = event.move;
      const [piece = 0] = pieces;
      return { kind: 'moved', ...{ color, piece, from, to }, count: event.count, eats: eats?.color ?? null };
    }
    case 'parchisIncidentDecided': {
      const { kind: incident, color, rules, back, reason, note } = event;
      return { kind: 'incident', ...{ incident, color, rules, back, reason, note } };
    }
    default:
      return null;
  }
}
