import type { TournamentView } from '../../src-core/contract/desk-api.ts';
import type { Screen } from '../route.svelte.ts';
import { roundShown } from '../round-shown.ts';

/** Rounds with clocks that wait for the arbiter, but for what the screen he looks at says by itself. */
export function standingElsewhere(
  tournament: Pick<TournamentView, 'rounds'> | null,
  screen: Screen,
  chosen: number | null,
  ownWaits: boolean,
): readonly { readonly round: number; readonly clocks: number }[] {
  return (tournament?.rounds ?? []).flatMap(({ round, interrupted }) => {
    const said = saidHere(screen, roundShown(tournament, chosen), round, interrupted, ownWaits);
    return interrupted > said ? [{ round, clocks: interrupted }] : [];
  });
}

function saidHere(screen: Screen, shown: number, round: number, all: number, ownWaits: boolean): number {
  switch (screen.name) {
    case 'hall':
    case 'round':
    case 'roundStart':
      return round === shown ? all : 0;
    // what is being told is told to its end first, with the room that takes
    case 'incident':
      return all;
    case 'board':
      return round === screen.round && ownWaits ? 1 : 0;
    default:
      return 0;
  }
}
