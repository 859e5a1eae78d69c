/** Every command: who decides it, and what it is about. */
import type { Steps } from '../plain/steps.ts';
import type { Answer } from './commands/answer.ts';
import type { AnyCommand, CommandOf } from './commands/commands.ts';
import { placeIn } from './commands/places.ts';
import { changeClock } from './clocks/decide-clock-change.ts';
import { correctClock } from './clocks/decide-clock-correction.ts';
import { interruptClocks, recoverClocks } from './clocks/decide-clock-recovery.ts';
import {
  placeClock,
  placeClocks,
  scheduleRound,
  setControl,
  setDefaultTime,
} from './clocks/decide-clock-setting.ts';
import { clockAct, lookAtClocks } from './clocks/decide-clock.ts';
import { decideDraw } from './draw960/decide-draw.ts';
import { recordMoveAndTime } from './game/decide-clock-move.ts';
import { importPgn } from './game/decide-import.ts';
import { declareResult } from './game/decide-result.ts';
import { correctResult } from './game/decide-correction.ts';
import { undoResult } from './game/decide-undo.ts';
import { setStartPosition } from './game/decide-start.ts';
import { boardWith, strikeEntry, writeNote } from './history/decide-strike.ts';
import { appealIncident, settleAppeal } from './incidents/decide-appeal.ts';
import { decideIncident } from './incidents/decide-incident.ts';
import { withIncidents } from './incidents/decided-at.ts';
import { holdsClockLine } from './journal/fold-clock.ts';
import { parchisTableWith } from './journal/parchis-state.ts';
import type { People } from './journal/people.ts';
import type { Place } from './journal/place.ts';
import type { DeskState } from './journal/state.ts';
import { boardOf } from './journal/state.ts';
import {
  changePlayer,
  eraseEverybody,
  erasePerson,
  registerPlayers,
  registerPlayersFromText,
} from './players/decide-players.ts';
import { numberPlayer, orderPlayers, registerLate } from './players/decide-numbers.ts';
import { askByes, enterLate, returnPlayer, withdrawPlayer } from './players/decide-presence.ts';
import {
  exchangePlayers,
  publishRound,
  putOffGame,
  swapColors,
  unpairRound,
} from './round/decide-arrange.ts';
import { setPresence, startRound } from './round/decide-clock-round.ts';
import { changePairing, pairRound, pairRoundFromText } from './round/decide-pairings.ts';
import { PARCHIS_DECIDING } from './parchis/deciding.ts';
import { drawInitialColor } from './swiss/decide-initial-color.ts';
import { pairSwiss } from './swiss/decide-swiss.ts';
import { pairReturn } from './round/decide-return.ts';
import { pairRoundRobin } from './round/decide-round-robin.ts';
import { setForbiddenPairs, setPairingRules } from './tournament/decide-pairing-rules.ts';
import { importReport } from './tournament/decide-import-report.ts';
import { changeTournament, createTournament } from './tournament/decide-tournament.ts';

/** The desk as a command finds it: `now` in the desk's own time, in whole milliseconds. */
export interface Desk {
  readonly state: DeskState;
  readonly people: People;
  readonly now: number;
  /** Only asked about: the arbiter has not seen yet what would follow. */
  readonly proposed: boolean;
}

/** The lines that a screen must have seen before it may ask: its board's, its clock's, the draws', the tournament's own. */
export interface Scope {
  /** The board, or null for lines of no board. */
  readonly place: Place | null;
  /** The last line of that scope. */
  readonly seq: number;
}

interface Deciding<C extends AnyCommand> {
  decide(desk: Desk, command: C): Answer | Steps<Answer>;
  scope(state: DeskState, command: C): Scope;
}

type OwnLines = (state: DeskState) => Scope;
const ofTournament: OwnLines = ({ ownSeq }) => ({ place: null, seq: ownSeq });
const ofDraws: OwnLines = ({ drawing }) => ({ place: null, seq: drawing.seq });

const ofBoard = (state: DeskState, command: Place): Scope => {
  const place = placeIn(command);
  return { place, seq: boardOf(state, place)?.seq ?? 0 };
};

/** A clock's lines and a board's do not make each other stale. */
const ofClock = (state: DeskState, command: Place): Scope => {
  const place = placeIn(command);
  return { place, seq: boardOf(state, place)?.time.clock?.seq ?? 0 };
};

/** The board that a line is of, or its clock. */
const ofLine = (state: DeskState, { seq }: { readonly seq: number }): Scope => {
  const table = parchisTableWith(state.parchis, seq);
  if (table !== null) return { place: null, seq: table.seq };
  const board = boardWith(state, seq);
  if (board === null) return ofTournament(state);
  return holdsClockLine(board.time, seq) ? ofClock(state, board) : ofBoard(state, board);
};

const ofGames = (state: DeskState, { round, board }: CommandOf<'importPgn'>): Scope =>
  round === null || board === null ? ofTournament(state) : ofBoard(state, { round, board });

type DrawType =
  | 'setDrawPolicy'
  | 'commitDraw'
  | 'addDrawInput'
  | 'drawStartPosition'
  | 'changeDrawTimes'
  | 'showStartPosition';
const draw: Deciding<CommandOf<DrawType>> = {
  decide: ({ state, people }, command) => decideDraw(state, people, command),
  scope: ofDraws,
};

const TABLE: { readonly [T in AnyCommand['type']]: Deciding<CommandOf<T>> } = {
  createTournament: {
    decide: ({ state }, { form, control, example }) => createTournament(state, form, control, example),
    scope: ofTournament,
  },
  changeTournament: {
    decide: ({ state, people }, { form }) => changeTournament(state, people, form),
    scope: ofTournament,
  },
  importReport: {
    decide: ({ state, people }, command) => importReport(state, people, command),
    scope: ofTournament,
  },
  registerPlayers: {
    decide: ({ state, people }, { players }) => registerPlayers(state, people, players),
    scope: ofTournament,
  },
  registerPlayersFromText: {
    decide: ({ state, people }, { text }) => registerPlayersFromText(state, people, text),
    scope: ofTournament,
  },
  changePlayer: {
    decide: ({ state, people }, { id, player }) => changePlayer(state, people, id, player),
    scope: ofTournament,
  },
  eraseEverybody: { decide: ({ people }) => eraseEverybody(people), scope: ofTournament },
  erasePerson: { decide: ({ people }, { id }) => erasePerson(people, id), scope: ofTournament },
  pairRound: {
    decide: ({ state, people }, { round, pairings }) => pairRound(state, people, round, pairings),
    scope: ofTournament,
  },
  pairRoundFromText: {
    decide: ({ state, people }, { round, text }) => pairRoundFromText(state, people, round, text),
    scope: ofTournament,
  },
  pairSwiss: {
    decide: ({ state, people }, command) => pairSwiss(state, people, command),
    scope: ofTournament,
  },
  drawInitialColor: { decide: ({ state }, command) => drawInitialColor(state, command), scope: ofTournament },
  changePairing: {
    decide: ({ state, people }, command) => changePairing(state, people, command),
    scope: ofBoard,
  },
  setPairingRules: {
    decide: ({ state }, command) => setPairingRules(state, command),
    scope: ofTournament,
  },
  setForbiddenPairs: {
    decide: ({ state }, command) => setForbiddenPairs(state, command),
    scope: ofTournament,
  },
  askByes: {
    decide: ({ state, people }, command) => askByes(state, people, command),
    scope: ofTournament,
  },
  withdrawPlayer: {
    decide: ({ state, people }, command) => withdrawPlayer(state, people, command),
    scope: ofTournament,
  },
  returnPlayer: {
    decide: ({ state, people }, command) => returnPlayer(state, people, command),
    scope: ofTournament,
  },
  enterLate: {
    decide: ({ state, people }, command) => enterLate(state, people, command),
    scope: ofTournament,
  },
  registerLate: {
    decide: ({ state, people }, command) => registerLate(state, people, command),
    scope: ofTournament,
  },
  orderPlayers: { decide: ({ state, people }) => orderPlayers(state, people), scope: ofTournament },
  numberPlayer: {
    decide: ({ state, people }, command) => numberPlayer(state, people, command),
    scope: ofTournament,
  },
  pairReturn: {
    decide: ({ state, people }, command) => pairReturn(state, people, command),
    scope: ofTournament,
  },
  pairRoundRobin: { decide: ({ state }, command) => pairRoundRobin(state, command), scope: ofTournament },
  publishRound: { decide: ({ state }, command) => publishRound(state, command), scope: ofTournament },
  unpairRound: { decide: ({ state }, command) => unpairRound(state, command), scope: ofTournament },
  swapColors: { decide: ({ state }, command) => swapColors(state, command), scope: ofBoard },
  exchangePlayers: {
    decide: ({ state, people }, command) => exchangePlayers(state, people, command),
    scope: ofTournament,
  },
  putOffGame: { decide: ({ state }, command) => putOffGame(state, command), scope: ofBoard },
  correctResult: { decide: (desk, command) => correctResult(desk, command), scope: ofBoard },
  setStartPosition: { decide: ({ state }, command) => setStartPosition(state, command), scope: ofBoard },
  recordMove: { decide: ({ state, now }, command) => recordMoveAndTime(state, command, now), scope: ofBoard },
  recordIllegalMove: {
    decide: ({ state, now }, command) => recordMoveAndTime(state, command, now),
    scope: ofBoard,
  },
  declareResult: {
    decide: (desk, command) => withIncidents(desk.state, declareResult(desk, command), desk.now),
    scope: ofBoard,
  },
  undoResult: { decide: ({ state, now }, command) => undoResult(state, command, now), scope: ofBoard },
  writeNote: { decide: ({ state }, command) => writeNote(state, command, command.text), scope: ofBoard },
  strikeEntry: {
    decide: ({ state, now }, { seq, reason }) => strikeEntry(state, seq, reason, now),
    scope: ofLine,
  },
  importPgn: { decide: ({ state, people }, command) => importPgn(state, people, command), scope: ofGames },
  decideIncident: {
    decide: (desk, command) => decideIncident(desk, command),
    scope: ofBoard,
  },
  appealIncident: { decide: ({ state }, command) => appealIncident(state, command), scope: ofLine },
  settleAppeal: { decide: ({ state }, command) => settleAppeal(state, command), scope: ofLine },
  setControl: { decide: ({ state }, command) => setControl(state, command), scope: ofTournament },
  setDefaultTime: { decide: ({ state }, command) => setDefaultTime(state, command), scope: ofTournament },
  scheduleRound: { decide: ({ state }, command) => scheduleRound(state, command), scope: ofTournament },
  placeClocks: { decide: ({ state, now }, command) => placeClocks(state, command, now), scope: ofTournament },
  placeClock: { decide: ({ state, now }, command) => placeClock(state, command, now), scope: ofClock },
  changeClock: {
    decide: ({ state, now }, command) => withIncidents(state, changeClock(state, command, now), now),
    scope: ofClock,
  },
  clockAct: {
    decide: ({ state, now }, command) => withIncidents(state, clockAct(state, command, now), now),
    scope: ofClock,
  },
  correctClock: {
    decide: ({ state, now }, command) => withIncidents(state, correctClock(state, command, now), now),
    scope: ofClock,
  },
  startRound: { decide: ({ state, now }, command) => startRound(state, command, now), scope: ofTournament },
  setPresence: { decide: ({ state, now }, command) => setPresence(state, command, now), scope: ofBoard },
  recoverClocks: {
    decide: ({ state, now }, command) => withIncidents(state, recoverClocks(state, command, now), now),
    scope: ofTournament,
  },
  lookAtClocks: { decide: ({ state, now }) => lookAtClocks(state, now), scope: ofTournament },
  interruptClocks: {
    decide: ({ state, now }, command) => interruptClocks(state, command, now),
    scope: ofTournament,
  },
  setDrawPolicy: draw,
  commitDraw: draw,
  addDrawInput: draw,
  drawStartPosition: draw,
  changeDrawTimes: draw,
  showStartPosition: draw,
  ...PARCHIS_DECIDING,
};

/** Each command under its own name, which the types cannot follow from a union to its row. */
export const DECIDING = TABLE as Readonly<Record<AnyCommand['type'], Deciding<AnyCommand>>>;

/** What a command is about, so that the desk knows whether its screen has seen everything that matters. */
export function scopeOf(command: AnyCommand, state: DeskState): Scope {
  return DECIDING[command.type].scope(state, command);
}
