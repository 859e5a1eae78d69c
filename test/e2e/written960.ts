/** A tournament of Chess960 already written: two boards of round 1, with their start position or without. */
import { join } from 'node:path';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { tournamentForm } from './written.ts';

export async function chess960(folder: string, drawn = true, numbers = [710, 710]): Promise<string> {
  const path = join(folder, 'toledo960.escaque');
  const desk = DeskService.create(path, { now: () => Date.now(), monotonic: () => performance.now() });
  const commands: DeskCommand[] = [
    {
      type: 'createTournament',
      form: { ...tournamentForm, name: 'Toledo 960', variant: 'chess960', rounds: 3, boards: 2 },
    },
    {
      type: 'registerPlayersFromText',
      text: 'No;Name\n1;<b>Ruiz</b> & Co., Ana\n2;Soler, Luis\n3;Vega, Eva\n4;Cano, Iván\n',
    },
    { type: 'pairRoundFromText', round: 1, text: '1;1;2\n2;3;4\n' },
  ];
  for (const [index, number] of (drawn ? numbers : []).entries()) {
    commands.push({
      type: 'setStartPosition',
      round: 1,
      board: index + 1,
      position: String(number),
      variant: 'chess960',
      reason: 'draw',
    });
  }
  for (const [index, command] of commands.entries()) {
    const reply = await desk.act({ id: `written-${index}`, by: 'Rosa Medina', seen: null, command });
    if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`);
  }
  desk.close();
  return path;
}
