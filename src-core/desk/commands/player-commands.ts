/** What may be asked about the players. */
import * as v from 'valibot';
import { LIMITS } from '../../vocabulary/limits.ts';
import { SEXES } from '../../vocabulary/people.ts';
import type { PlayerForm } from '../../tournament/index.ts';
import { command, count, line, name, person, text } from './primitives.ts';
import { schemaOf } from './whole.ts';

/** What no report of FIDE's has columns for, or no room in them. */
export const beyondReport = {
  name,
  club: name,
  // a screen of before does not send what follows
  nationalId: v.optional(line(LIMITS.fideId), ''),
  nationalRating: v.optional(v.nullable(count), null),
  contact: v.optional(line(LIMITS.contact), ''),
};

export const player = schemaOf<PlayerForm>()(
  v.strictObject({
    ...beyondReport,
    fideId: line(LIMITS.fideId),
    birth: line(LIMITS.date),
    sex: v.picklist(SEXES),
    number: count,
    title: line(LIMITS.title),
    federation: line(LIMITS.federation),
    rating: v.nullable(count),
  }),
);

export const playerCommands = {
  registerPlayers: command('registerPlayers', { players: v.array(player) }),
  /** A list as text (CSV): good lines go in, bad ones come back with their numbers. */
  registerPlayersFromText: command('registerPlayersFromText', { text }),
  changePlayer: command('changePlayer', { id: person, player }),
  /** After the event: names become numbers, and the journal stays whole. */
  eraseEverybody: command('eraseEverybody', {}),
  erasePerson: command('erasePerson', { id: person }),
} as const;
