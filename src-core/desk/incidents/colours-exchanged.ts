/** The colours of a pairing exchanged by an incident, so that a result counts for those who played them (7.3). */
import type { Ruled } from '../../laws/index.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { BoardRecord, IncidentRecord } from '../journal/state.ts';
import { standingIncidents } from './incident-counts.ts';

/** Does the ruling leave colours reversed that the pairing has otherwise? Once exchanged they are no more. */
export function exchangesColours(board: BoardRecord, { points }: Pick<Ruled, 'points'>): boolean {
  return (
    points.some(({ code }) => code === 'coloursStand') &&
    !board.bye &&
    !standingIncidents(board).some(({ event }) => event.consequences.coloursExchanged === true)
  );
}

/** The line that exchanges them; with the incident where it is one. */
export function coloursExchanged(board: BoardRecord, incident?: number): DeskEvent {
  const { white, black, bye } = board;
  const by = incident === undefined ? {} : { incident };
  return { type: 'pairingChanged', ...placeIn(board), white: black, black: white, bye, ...by };
}

/** Is the pairing still as this incident left it, so that its strike exchanges the colours again? */
export function staysExchanged(board: BoardRecord, { event }: IncidentRecord): boolean {
  return (
    event.consequences.coloursExchanged === true && board.white === event.black && board.black === event.white
  );
}
