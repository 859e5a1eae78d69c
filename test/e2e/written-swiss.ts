/** A tournament by FIDE's Swiss system already begun, so that a test stands before a round to be paired. */
import { join } from 'node:path';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { playersCsv } from './lists.ts';
import { pairRound, playRound } from '../service/swiss-hall.ts';
import { tournamentForm } from './written.ts';

/** Writes it and gives its path: so many players and rounds played; the colour is drawn where a round is. */
export async function writtenSwiss(
  folder: string,
  players: number,
  rounds: number,
  more: readonly DeskCommand[] = [],
): Promise<string> {
  const path = join(folder, 'suizo.escaque');
  const desk = DeskService.create(path, { now: () => Date.now(), monotonic: () => performance.now() });
  const commands: readonly DeskCommand[] = [
    { type: 'createTournament', form: tournamentForm },
    { type: 'registerPlayersFromText', text: playersCsv(players) },
    ...(rounds > 0 ? [{ type: 'drawInitialColor', number: 4711 } as const] : []),
  ];
  const act = async (command: DeskCommand): Promise<void> => {
    const id = crypto.randomUUID();
    const reply = await desk.act({ id, by: 'Rosa Medina', seen: null, command });
    if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}`);
  };
  for (const command of commands) await act(command);
  for (let round = 1; round <= rounds; round++) {
    await pairRound(desk, round);
    await playRound(desk, round);
  }
  for (const command of more) await act(command);
  desk.close();
  return path;
}
