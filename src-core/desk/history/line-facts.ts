/**
 * What the book tells of a line besides the line itself: names, moves, numbers drawn. One row a line, complete by its
 * type, so that of a new line it must be said that it tells something or nothing.
 */
import type { HistoryLine } from '../../contract/desk-api.ts';
import { modeOfLine } from '../clocks/clock-lines.ts';
import { mustPlay } from '../incidents/incident-view.ts';
import type { DrawnPosition } from '../journal/draw-events.ts';
import { isUntold } from '../journal/draw-veil.ts';
import type { DeskEventType, Entry, Pairing } from '../journal/events.ts';
import type { EventOf } from '../journal/lines.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState, Ply } from '../journal/state.ts';
import { sanOf } from '../positions/san-of.ts';
import { boardWith } from './decide-strike.ts';

type Facts = HistoryLine['facts'];

/** Where a line stands: on line `seq` of the journal, and about which board, if about one. */
interface Told {
  readonly state: DeskState;
  readonly people: People;
  readonly seq: number;
  readonly board: BoardRecord | null;
}

type FactsOf<E> = (event: E, told: Told) => Facts;

const nothing = (): Facts => ({});
const ofDetails: FactsOf<EventOf<'tournamentCreated' | 'tournamentChanged'>> = ({ details }, { people }) => ({
  name: details.name,
  names: [nameOf(people, details.chiefArbiter)].filter(Boolean),
});
const ofPlayer: FactsOf<{ readonly id: PersonId }> = ({ id }, { state, people }) => ({
  number: state.players.get(id)?.number ?? 0,
  names: [nameOf(people, id)].filter(Boolean),
});
const ofClock: FactsOf<unknown> = (_, { board, seq }) => {
  const clock = board === null ? null : modeOfLine(board, seq);
  return clock === null ? {} : { clock };
};

const FACTS: { readonly [T in DeskEventType]: FactsOf<EventOf<T>> } = {
  tournamentCreated: ofDetails,
  tournamentChanged: ofDetails,
  playersRegistered: ({ players }, { people }) => ({
    count: players.length,
    names: players.map(({ id }) => nameOf(people, id)),
  }),
  playerChanged: ({ player }, { people }) => ({ number: player.number, names: [nameOf(people, player.id)] }),
  personCorrected: ({ id }, { people }) => ({ names: [nameOf(people, id)] }),
  roundPaired: ({ pairings }, { people }) => ({
    count: pairings.length,
    names: pairings.map((pairing) => `${pairing.board}. ${pairedIn(people, pairing)}`),
  }),
  initialColorDrawn: nothing,
  fideModeLeft: nothing,
  // who was put there by this line, whoever plays there now
  pairingChanged: (event, { people }) => ({ names: [pairedIn(people, event)] }),
  reportRead: nothing,
  pairingRulesSet: nothing,
  forbiddenPairsSet: ({ forbidden }, { people }) => ({
    count: forbidden.length,
    names: forbidden.map(({ players }) => players.map((id) => nameOf(people, id) || '–').join(' – ')),
  }),
  byesAsked: ofPlayer,
  playerEntersLate: ofPlayer,
  playerWithdrew: ofPlayer,
  playerReturned: ofPlayer,
  playersNumbered: ({ numbers }, { people }) => ({
    count: numbers.length,
    names: numbers.map(({ id, number }) => `${number} ${nameOf(people, id) || '–'}`),
  }),
  roundPublished: nothing,
  roundUnpaired: nothing,
  gamePutOff: nothing,
  startPositionSet: nothing,
  moveRecorded: (_, { board, seq }) => (board === null ? {} : moveFacts(plyWith(board, seq))),
  gameImported: nothing,
  resultDeclared: nothing,
  noteWritten: nothing,
  entryStruck: ({ seq }, { state }) => struckFacts(state, seq),
  // nothing where a decision binds nobody
  incidentDecided: (event, { board }) => {
    const must = board === null ? [] : mustPlay(board, event);
    return must.length === 0 ? {} : { must };
  },
  appealMade: nothing,
  appealSettled: nothing,
  controlSet: nothing,
  boardControlSet: nothing,
  defaultTimeSet: nothing,
  roundScheduled: nothing,
  roundStarted: nothing,
  clockPlaced: nothing,
  clockActed: ofClock,
  clockCorrected: ofClock,
  clockInterrupted: ofClock,
  clockRecovered: ofClock,
  playerAbsent: nothing,
  playerArrived: nothing,
  drawPolicySet: nothing,
  drawCommitted: nothing,
  drawInputAdded: nothing,
  // what came out, where it may be told
  startPositionDrawn: (event, { state, seq }) => {
    const method = event.positions[0]?.method ?? 'program';
    return isUntold(state.drawing, seq, event)
      ? { method, hidden: 1 }
      : { method, numbers: numbersIn(event.positions) };
  },
  drawTimesChanged: nothing,
  startPositionShown: (_, { state, seq }) => {
    const record = state.drawing.draws.find(({ shown }) => shown?.seq === seq);
    return { numbers: numbersIn(record?.drawn?.positions ?? []) };
  },
  parchisTableSet: ({ seats }, { people }) => ({ names: seats.map(({ id }) => nameOf(people, id) || '–') }),
  parchisBegun: nothing,
  parchisRolled: nothing,
  parchisMoved: nothing,
  parchisIncidentDecided: nothing,
  parchisDiceCommitted: nothing,
  parchisDiceSaid: nothing,
  parchisDiceShown: nothing,
  parchisStruck: nothing,
};

/** Each row under its own line, which the types cannot follow from a union. */
const ROWS = FACTS as Readonly<Record<DeskEventType, FactsOf<Entry['event']>>>;

/** The names and moves in an entry, about `board` or about none. */
export function lineFacts(state: DeskState, people: People, entry: Entry, board: BoardRecord | null): Facts {
  const { seq, event } = entry;
  const sides =
    board === null ? {} : { white: nameOf(people, board.white), black: nameOf(people, board.black) };
  return { ...sides, ...ROWS[event.type](event, { state, people, seq, board }) };
}

function nameOf(people: People, id: PersonId | null): string {
  return id === null ? '' : (people.get(id)?.name ?? '');
}

/** `Ana – Luis`, and of a bye who has it: a dash for a name that was erased. */
function pairedIn(people: People, { white, black }: Pick<Pairing, 'white' | 'black'>): string {
  return [white, black].flatMap((id) => (id === null ? [] : [nameOf(people, id) || '–'])).join(' – ');
}

function numbersIn(positions: readonly DrawnPosition[]): readonly string[] {
  return positions.map(({ board, number, rank }) => `${board === 0 ? '' : `${board}: `}${number} ${rank}`);
}

function plyWith(board: BoardRecord, seq: number): Ply | null {
  const standing = board.plies.find((ply) => ply.seq === seq);
  return standing ?? board.struck.find((line) => line.seq === seq)?.ply ?? null;
}

function moveFacts(ply: Ply | null): Facts {
  if (ply === null) return {};
  const { moveNumber, turn } = ply.before;
  return { san: sanOf(ply), moveNumber, turn };
}

function struckFacts(state: DeskState, seq: number): Facts {
  const board = boardWith(state, seq);
  const struck = board?.struck.find((line) => line.seq === seq);
  return struck === undefined ? {} : { struck: struck.kind, ...moveFacts(struck.ply) };
}
