/** A line of the journal as people read it. */
import type { HistoryLine } from '../../contract/desk-api.ts';
import { clockStrike, modeOfLine } from '../clocks/clock-lines.ts';
import type { People, PersonId } from '../journal/people.ts';
import { boardWith } from './decide-strike.ts';
import type { DrawnPosition } from '../journal/draw-events.ts';
import { isUntold, untold } from '../journal/draw-veil.ts';
import { placeOf } from '../journal/events.ts';
import type { DeskEvent, Entry } from '../journal/events.ts';
import { mustPlay } from '../incidents/incident-view.ts';
import { withMovedBack } from '../incidents/moved-back.ts';
import { boardOf } from '../journal/state.ts';
import type { BoardRecord, DeskState, Ply } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import { withTexts } from '../journal/lines.ts';
import { sanOf } from '../positions/san-of.ts';

type Facts = HistoryLine['facts'];

/**
 * An entry with the names and moves in it, what struck it, and what striking it would do to a clock. `state` is the
 * journal read to its end, `now` in the desk's own time.
 */
export function historyLine(state: DeskState, people: People, entry: Entry, now = 0): HistoryLine {
  const place = placeOf(entry.event);
  const board = place === null ? null : boardOf(state, place);
  const struck = board?.struck.find((line) => line.seq === entry.seq);
  const unveil = unveilOf(people);
  const struckBy = struck === undefined ? null : { seq: struck.by, reason: unveil(struck.reason) };
  const facts = {
    ...(board === null ? {} : sideFacts(board, people)),
    ...eventFacts(state, people, entry, board),
  };
  const shown = withMovedBack(board, entry.seq, entry.event);
  const event = withTexts(untold(state.drawing, entry.seq, shown), unveil);
  const strikes = board === null ? null : clockStrike(board, entry.seq, now);
  return { ...entry, event, struckBy, facts, ...(strikes === null ? {} : { strikes }) };
}

function nameOf(people: People, id: PersonId | null): string {
  return id === null ? '' : (people.get(id)?.name ?? '');
}

function sideFacts({ white, black }: BoardRecord, people: People): Facts {
  return { white: nameOf(people, white), black: nameOf(people, black) };
}

function eventFacts(state: DeskState, people: People, entry: Entry, board: BoardRecord | null): Facts {
  const { event } = entry;
  switch (event.type) {
    case 'tournamentCreated':
    case 'tournamentChanged':
      return {
        name: event.details.name,
        names: [nameOf(people, event.details.chiefArbiter)].filter(Boolean),
      };
    case 'playersRegistered':
      return { count: event.players.length, names: event.players.map(({ id }) => nameOf(people, id)) };
    case 'playerChanged':
      return { number: event.player.number, names: [nameOf(people, event.player.id)] };
    case 'personCorrected':
      return { names: [nameOf(people, event.id)] };
    case 'roundPaired':
      return { count: event.pairings.length, names: pairingNames(people, event) };
    case 'moveRecorded':
      return board === null ? {} : moveFacts(plyWith(board, entry.seq));
    case 'incidentDecided':
      return dutyFacts(board, event);
    case 'entryStruck':
      return struckFacts(state, event.seq);
    case 'clockActed':
    case 'clockCorrected':
    case 'clockInterrupted':
    case 'clockRecovered':
      return clockFacts(board, entry.seq);
    case 'startPositionDrawn':
      return drawnFacts(event, isUntold(state.drawing, entry.seq, event));
    case 'startPositionShown':
      return shownFacts(state, entry.seq);
    default:
      return {};
  }
}

function clockFacts(board: BoardRecord | null, seq: number): Facts {
  const clock = board === null ? null : modeOfLine(board, seq);
  return clock === null ? {} : { clock };
}

/** Nothing where a decision binds nobody. */
function dutyFacts(board: BoardRecord | null, event: Extract<DeskEvent, { type: 'incidentDecided' }>): Facts {
  const must = board === null ? [] : mustPlay(board, event);
  return must.length === 0 ? {} : { must };
}

/** What came out, where it may be told. */
function drawnFacts(
  { positions }: Extract<DeskEvent, { type: 'startPositionDrawn' }>,
  hidden: boolean,
): Facts {
  const method = positions[0]?.method ?? 'program';
  return hidden ? { method, hidden: 1 } : { method, numbers: numbersIn(positions) };
}

function shownFacts({ drawing }: DeskState, seq: number): Facts {
  const record = drawing.draws.find(({ shown }) => shown?.seq === seq);
  return { numbers: numbersIn(record?.drawn?.positions ?? []) };
}

function numbersIn(positions: readonly DrawnPosition[]): readonly string[] {
  return positions.map(({ board, number, rank }) => `${board === 0 ? '' : `${board}: `}${number} ${rank}`);
}

function pairingNames(people: People, event: Extract<DeskEvent, { type: 'roundPaired' }>): readonly string[] {
  return event.pairings.map(
    ({ board, white, black }) => `${board}. ${nameOf(people, white)} – ${nameOf(people, black)}`,
  );
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
