import { initialColorBy } from '../../tournament/draw960/initial-color.ts';
import { sha256 } from '../../plain/sha256.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import { openTournament } from '../commands/places.ts';
import type { DrawInitialColor } from '../commands/swiss-commands.ts';
import type { DeskState } from '../journal/state.ts';

/** Drawn once: a colour that somebody does not like is not drawn again. */
export function drawInitialColor(state: DeskState, { number, given }: DrawInitialColor): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { initialColor } = state.pairing.rules;
  if (initialColor !== null) return refuse('initialColorHolds', { color: initialColor });
  const round = state.rounds.find(({ boards }) => boards.length > 0)?.round;
  if (round !== undefined) return refuse('frozenByRoundOne', { what: 'initialColor', round });
  // as for every draw: without the desk's dice there is none
  if (given === undefined) return refuse('badDrawTimes', { why: 'noClock' });
  const secret = given.random;
  const color = initialColorBy(secret, number, sha256);
  return accept([{ type: 'initialColorDrawn', secret, number, color }]);
}
