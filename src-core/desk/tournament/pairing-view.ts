/** What a tournament pairs and counts by, as its screen shows it. */
import type { Named, PairingRulesView, UsualPoints } from '../../contract/pairing-views.ts';
import type { PointSystem } from '../../vocabulary/points.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { firstPaired, sameFacts, wholePoints } from './decide-pairing-rules.ts';

export function pairingView(state: DeskState, people: People): PairingRulesView {
  const { rules, forbidden } = state.pairing;
  return {
    ...rules,
    usualPoints: usualOf(rules.points),
    forbidden: forbidden.map((row) => ({
      ...row,
      players: row.players.flatMap((id) => namedIn(state, people, id) ?? []),
    })),
    firstPaired: firstPaired(state),
  };
}

export function namedIn(state: DeskState, people: People, id: PersonId | null): Named | null {
  const player = id === null ? undefined : state.players.get(id);
  if (player === undefined) return null;
  return { id: player.id, number: player.number, name: people.get(player.id)?.name ?? '' };
}

function usualOf(points: PointSystem): UsualPoints | null {
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss, pairing } = points;
  const usual = { win, draw, loss, pairing };
  return sameFacts(wholePoints(usual), points) ? usual : null;
}
