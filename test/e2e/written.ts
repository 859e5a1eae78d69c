/** A tournament file already written, so that a test begins in the middle of a round. */
import { join } from 'node:path';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { pairingsCsv, playersCsv, roundPgn } from './lists.ts';

export const tournamentForm = {
  name: 'Abierto de Toledo 2026',
  place: 'Toledo',
  begins: '2026-12-04',
  ends: '2026-12-08',
  federation: 'ESP',
  ruleSet: 'standard',
  variant: 'standard',
  rounds: 9,
  boards: 50,
  chiefArbiter: 'Rosa Medina',
} as const;

/** Writes it and gives its path: `players` registered and paired in round 1, and moves on the first boards. */
export async function written(
  folder: string,
  players: number,
  games: number,
  time: readonly DeskCommand[] = [],
): Promise<string> {
  const path = join(folder, 'toledo.escaque');
  const desk = DeskService.create(path, { now: () => Date.now(), monotonic: () => performance.now() });
  const commands: DeskCommand[] = [
    { type: 'createTournament', form: tournamentForm },
    { type: 'registerPlayersFromText', text: playersCsv(players) },
    { type: 'pairRoundFromText', round: 1, text: pairingsCsv(players) },
  ];
  if (games > 0) {
    commands.push({
      type: 'importPgn',
      text: roundPgn(games, players),
      source: 'ronda1.pgn',
      round: 1,
      board: null,
    });
  }
  commands.push(...time);
  for (const [index, command] of commands.entries()) {
    const reply = await desk.act({ id: `written-${index}`, by: 'Rosa Medina', seen: null, command });
    if (!reply.ok) throw new Error(`${command.type} was refused: ${reply.refusal.code}`);
  }
  desk.close();
  return path;
}

/** A round at this control with a clock on every board; of the boards named, White's clocks are started. */
export function clocked(text: string, started: readonly number[]): readonly DeskCommand[] {
  return [
    { type: 'setControl', round: 1, board: null, text, change: 'moves' },
    { type: 'placeClocks', round: 1, boards: null, mode: 'official' },
    ...(started.length === 0 ? [] : [{ type: 'startRound', round: 1, boards: started } as const]),
  ];
}
