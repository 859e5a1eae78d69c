/** The one question to the desk: may this be done, and what is then written. */
import { withClockLines } from './clocks/clock-consequences.ts';
import type { InterruptClocks } from './commands/clock-commands.ts';
import { answerClock } from './decide-clocks.ts';
import type { DeskCommand } from './commands/commands.ts';
import type { Decision } from './commands/decision.ts';
import type { People } from './journal/people.ts';
import { appealIncident, settleAppeal } from './incidents/decide-appeal.ts';
import { decideDraw } from './draw960/decide-draw.ts';
import { type DrawCommand, isAboutDraws } from './commands/draw-commands.ts';
import { importPgn } from './game/decide-import.ts';
import { decideIncident } from './incidents/decide-incident.ts';
import { recordMoveAndTime } from './game/decide-clock-move.ts';
import { changePairing, pairRound, pairRoundFromText } from './round/decide-pairings.ts';
import {
  changePlayer,
  erasePerson,
  registerPlayers,
  registerPlayersFromText,
} from './players/decide-players.ts';
import { declareResult } from './game/decide-result.ts';
import { setStartPosition } from './game/decide-start.ts';
import { strikeEntry, writeNote } from './history/decide-strike.ts';
import { changeTournament, createTournament } from './tournament/decide-tournament.ts';
import type { IncidentCommand } from './journal/incident-types.ts';
import type { DeskState } from './journal/state.ts';
import { hasText, veilOf, withTexts } from './journal/veil.ts';

/**
 * What the desk would write for a command, or why it refuses. Pure and instant; it never throws on any command, and
 * no name of a person it knows is in what it writes.
 * `now` is the instant of the command in the desk's own time, in whole milliseconds.
 */
export function decide(state: DeskState, people: People, command: AnyCommand, now: number): Decision {
  const decision = isAboutDraws(command)
    ? decideDraw(state, people, command)
    : answer(state, people, command, now);
  if (!decision.ok) return decision;
  const events = withClockLines(state, decision.events, now);
  if (!events.some(hasText)) return { ...decision, events };
  const veil = veilOf([...people.values(), ...decision.people]);
  return { ...decision, events: events.map((event) => withTexts(event, veil)) };
}

type AnyCommand = DeskCommand | InterruptClocks;
type OtherCommand = Exclude<AnyCommand, DrawCommand>;

function answer(state: DeskState, people: People, command: OtherCommand, now: number): Decision {
  switch (command.type) {
    case 'createTournament':
      return createTournament(state, command.form, command.control);
    case 'changeTournament':
      return changeTournament(state, people, command.form);
    case 'registerPlayers':
      return registerPlayers(state, people, command.players);
    case 'registerPlayersFromText':
      return registerPlayersFromText(state, people, command.text);
    case 'changePlayer':
      return changePlayer(state, people, command.id, command.player);
    case 'erasePerson':
      return erasePerson(people, command.id);
    case 'pairRound':
      return pairRound(state, people, command.round, command.pairings);
    case 'pairRoundFromText':
      return pairRoundFromText(state, people, command.round, command.text);
    case 'changePairing':
      return changePairing(state, people, command);
    case 'setStartPosition':
      return setStartPosition(state, command);
    case 'recordMove':
      return recordMoveAndTime(state, command, now);
    case 'declareResult':
      return declareResult(state, command);
    case 'writeNote':
      return writeNote(state, command, command.text);
    case 'strikeEntry':
      return strikeEntry(state, command.seq, command.reason, now);
    case 'decideIncident':
    case 'appealIncident':
    case 'settleAppeal':
      return answerIncident(state, command, now);
    case 'importPgn':
      return importPgn(state, people, command);
    default:
      return answerClock(state, command, now);
  }
}

function answerIncident(state: DeskState, command: IncidentCommand, now: number): Decision {
  switch (command.type) {
    case 'decideIncident':
      return decideIncident(state, command, now);
    case 'appealIncident':
      return appealIncident(state, command);
    case 'settleAppeal':
      return settleAppeal(state, command);
  }
}
