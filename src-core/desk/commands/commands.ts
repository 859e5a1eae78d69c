/** What an arbiter may ask of the desk: imperatives, each of which may be refused. One schema a command. */
import type * as v from 'valibot';
import { LIMITS } from '../../vocabulary/limits.ts';
import { clockCommands, type InterruptClocks } from './clock-commands.ts';
import { drawCommands, type DrawCommand, type DrawCommandType } from './draw-commands.ts';
import type { Frozen } from './frozen.ts';
import { gameCommands, type DeclareResult } from './game-commands.ts';
import { incidentCommands, type IncidentCommand } from './incident-commands.ts';
import { type DiceCommand, type DiceCommandType, parchisCommands } from './parchis-commands.ts';
import { pairingCommands } from './pairing-commands.ts';
import { playerCommands } from './player-commands.ts';
import { roundCommands } from './round-commands.ts';
import { type DrawInitialColor, swissCommands } from './swiss-commands.ts';
import { tournamentCommands } from './tournament-commands.ts';

/** The schema of every command, by its name. */
export const COMMANDS = {
  ...tournamentCommands,
  ...playerCommands,
  ...roundCommands,
  ...swissCommands,
  ...pairingCommands,
  ...gameCommands,
  ...incidentCommands,
  ...clockCommands,
  ...parchisCommands,
  // what the service brings (`given`) is in none of them: no screen chooses the hour, the dice or a search's answer
  ...drawCommands,
} as const;

export type DeskCommandType = keyof typeof COMMANDS;

type Asked = Frozen<v.InferOutput<(typeof COMMANDS)[DeskCommandType]>>;

/** What a screen may ask, with what the service brings to it. */
export type DeskCommand =
  | Exclude<
      Asked,
      {
        type:
          | DrawCommandType
          | IncidentCommand['type']
          | DeclareResult['type']
          | DrawInitialColor['type']
          | DiceCommandType;
      }
    >
  | DrawCommand
  | IncidentCommand
  | DeclareResult
  | DrawInitialColor
  | DiceCommand;

/** With what the desk says to itself. */
export type AnyCommand = DeskCommand | InterruptClocks;

export type CommandOf<T extends AnyCommand['type']> = Extract<AnyCommand, { readonly type: T }>;

const LARGE = 2 * 1024 * 1024;
const LARGER: Readonly<Partial<Record<DeskCommandType, number>>> = {
  importPgn: LIMITS.message,
  importReport: 2 * LARGE,
  registerPlayersFromText: LIMITS.message,
  pairRoundFromText: LIMITS.message,
  registerPlayers: LARGE,
  pairRound: LARGE,
  pairSwiss: LARGE,
  decideIncident: LARGE,
};

/** How long, in characters, a message with this command may be. */
export function roomFor(type: unknown): number {
  return (typeof type === 'string' && LARGER[type as DeskCommandType]) || 64 * 1024;
}
