/** Unknown JSON into a command, or the place where it is none. One schema a command, kept complete by its type. */
import * as v from 'valibot';
import type {
  DeskCommand,
  DeskCommandType,
  Person,
  PlayerForm,
  TournamentForm,
} from '../../contract/desk-api.ts';
import { clockCommandSchemas, writtenControl } from './clock-schemas.ts';
import { incidentCommandSchemas } from './incident-command-schemas.ts';
import {
  count,
  line,
  longestText,
  milliseconds,
  note,
  ordinal,
  place,
  result,
  square,
  text,
} from './primitives.ts';
import { drawSchemas } from './draw-schemas.ts';

export { count, line, longestText, ordinal, place };

const name = line(200);
const personId = line(40);

const variant = v.picklist(['standard', 'chess960']);
const reason = v.picklist([
  'checkmate',
  'stalemate',
  'resignation',
  'agreement',
  'time',
  'repetition',
  'fiftyMoves',
  'fivefold',
  'seventyFiveMoves',
  'deadPosition',
  'illegalMoves',
  'forfeit',
  'bye',
  'arbiter',
  'imported',
  'other',
]);

export const ruleSet = v.picklist(['standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3']);

const tournamentForm: v.GenericSchema<unknown, TournamentForm> = v.strictObject({
  name,
  place: name,
  begins: line(10),
  ends: line(10),
  federation: line(3),
  ruleSet,
  variant,
  rounds: v.pipe(count, v.maxValue(9999)),
  boards: v.pipe(count, v.maxValue(9999)),
  chiefArbiter: name,
  rules: v.exactOptional(
    v.strictObject({
      guidelinesIII: v.exactOptional(v.boolean()),
      noDrawBeforeMove: v.exactOptional(v.pipe(count, v.maxValue(9999))),
      minutesInSupervisedBlitz: v.exactOptional(v.picklist([1, 2])),
    }),
  ),
});

const person = {
  name,
  fideId: line(20),
  birth: line(10),
  sex: v.picklist(['', 'm', 'w']),
  club: name,
} satisfies Record<keyof Omit<Person, 'id'>, unknown>;

const playerForm: v.GenericSchema<unknown, PlayerForm> = v.strictObject({
  ...person,
  number: v.pipe(count, v.maxValue(99_999)),
  title: line(10),
  federation: line(3),
  rating: v.nullable(v.pipe(count, v.maxValue(9999))),
});

const pairingForm = v.strictObject({ board: ordinal, white: name, black: name });

const moveInput = v.union([
  v.strictObject({ text: line(100), lang: line(10) }),
  v.strictObject({
    from: square,
    to: square,
    promotion: v.exactOptional(v.picklist(['queen', 'rook', 'bishop', 'knight'])),
  }),
]);

type SchemaOf<T extends DeskCommandType> = v.GenericSchema<unknown, Extract<DeskCommand, { type: T }>>;
const as = <T extends DeskCommandType>(type: T) => ({ type: v.literal(type) });

export const commandSchemas: { readonly [T in DeskCommandType]: SchemaOf<T> } = {
  ...incidentCommandSchemas,
  createTournament: v.strictObject({
    ...as('createTournament'),
    form: tournamentForm,
    control: v.exactOptional(v.strictObject(writtenControl)),
  }),
  changeTournament: v.strictObject({ ...as('changeTournament'), form: tournamentForm }),
  registerPlayers: v.strictObject({ ...as('registerPlayers'), players: v.array(playerForm) }),
  registerPlayersFromText: v.strictObject({ ...as('registerPlayersFromText'), text }),
  changePlayer: v.strictObject({ ...as('changePlayer'), id: personId, player: playerForm }),
  erasePerson: v.strictObject({ ...as('erasePerson'), id: personId }),
  pairRound: v.strictObject({ ...as('pairRound'), round: ordinal, pairings: v.array(pairingForm) }),
  pairRoundFromText: v.strictObject({ ...as('pairRoundFromText'), round: ordinal, text }),
  changePairing: v.strictObject({ ...as('changePairing'), ...place, white: name, black: name }),
  setStartPosition: v.strictObject({
    ...as('setStartPosition'),
    ...place,
    position: line(200),
    variant,
    reason: note,
  }),
  recordMove: v.strictObject({
    ...as('recordMove'),
    ...place,
    move: moveInput,
    clock: v.exactOptional(milliseconds),
    confirmed: v.exactOptional(v.boolean()),
  }),
  declareResult: v.strictObject({
    ...as('declareResult'),
    ...place,
    result,
    reason,
    note,
    confirmed: v.boolean(),
  }),
  writeNote: v.strictObject({ ...as('writeNote'), ...place, text: note }),
  strikeEntry: v.strictObject({ ...as('strikeEntry'), seq: count, reason: note }),
  ...clockCommandSchemas,
  ...drawSchemas,
  importPgn: v.strictObject({
    ...as('importPgn'),
    text,
    source: line(1000),
    round: v.nullable(ordinal),
    board: v.nullable(ordinal),
  }),
};

/** How long, in characters, a message with this command may be. */
export function roomFor(command: unknown): number {
  const type = typeof command === 'object' && command !== null && 'type' in command ? command.type : null;
  switch (type) {
    case 'importPgn':
    case 'registerPlayersFromText':
    case 'pairRoundFromText':
      return longestMessage;
    case 'registerPlayers':
    case 'pairRound':
    case 'decideIncident':
      return 2 * 1024 * 1024;
    default:
      return 64 * 1024;
  }
}

/** JSON writes a line break or a quotation mark with two characters, so a text takes more room on its way. */
export const longestMessage = 48 * 1024 * 1024;
