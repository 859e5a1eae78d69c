/** What is asked of the desk when the form of a person is sent. */
import type { PlayerForm, PlayerView } from '../../../src-core/contract/desk-api.ts';
import type { Answer, DeskMirror } from '../../desk-mirror.svelte.ts';

/** The first round of whoever registers now; null where no round is paired, or none is left. */
export function roundOfArrival({ tournament }: DeskMirror): number | null {
  const paired = tournament?.rounds.findLast(({ boards }) => boards > 0);
  return paired === undefined || paired.round >= (tournament?.details?.rounds ?? 0) ? null : paired.round + 1;
}

/** `from`: the first round of one who comes late; null where no round is paired. */
export function register(desk: DeskMirror, player: PlayerForm, from: number | null): Promise<Answer> {
  return desk.act(
    from === null
      ? { type: 'registerPlayers', players: [player] }
      : { type: 'registerLate', player, round: from },
    null,
  );
}

/** A number that another has already moves those between; the rest is the person's own. */
export async function correct(
  desk: DeskMirror,
  { id }: PlayerView,
  player: PlayerForm,
  seen: number | null,
): Promise<Answer> {
  const players = desk.players?.players ?? [];
  const taken = players.some((other) => other.id !== id && other.number === player.number);
  if (!taken) return desk.act({ type: 'changePlayer', id, player }, seen);
  const moved = await desk.act({ type: 'numberPlayer', id, number: player.number }, seen);
  if (!moved.ok) return moved;
  return desk.act({ type: 'changePlayer', id, player: { ...player, number: 0 } }, moved.last);
}
