/**
 * Names inside free text: a PGN's comment, an arbiter's note. The journal keeps the person in the name's place, so
 * that a name corrected or erased among the people is so everywhere. Who reads a text is told the name of today.
 */
import type { TextChange } from './text-change.ts';
import type { MoveRemarks, PgnMove } from '../../chess/pgn-types.ts';
import type { ClockDeskEvent } from './clock-events.ts';
import type { People } from '../journal/people.ts';
import { type DrawEvent, isDrawEvent } from './draw-events.ts';
import type { DeskEvent } from './events.ts';
import { withIncidentTexts } from './incident-texts.ts';
import type { Person } from './people.ts';

const VEILED = /\uE000(p\d+)\uE001/g;

/** Shorter names would be found inside other words. */
const SHORTEST = 4;

/** Puts the person's id in the place of every name known; ways of writing it with and without a comma alike. */
export function veilOf(people: Iterable<Person>): TextChange {
  const ids = new Map<string, string>();
  for (const { id, name } of people) for (const way of waysOf(name)) ids.set(way.toLowerCase(), id);
  const ways = [...ids.keys()].sort((a, b) => b.length - a.length);
  if (ways.length === 0) return (text) => text;
  const escaped = ways.map((way) => way.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(pattern, (name) => veiled(name, ids.get(name.toLowerCase())));
}

function veiled(name: string, id: string | undefined): string {
  return id === undefined ? name : `\uE000${id}\uE001`;
}

function waysOf(name: string): readonly string[] {
  const [surname, given] = name.split(/,\s*/);
  const turned =
    surname === undefined || given === undefined ? [] : [`${given} ${surname}`, `${surname},${given}`];
  return [name, ...turned].filter((way) => way.length >= SHORTEST);
}

/** Puts today's name in the person's place; an erased one is `?`. */
export function unveilOf(people: People): TextChange {
  return (text) =>
    text.includes('\uE000') ? text.replace(VEILED, (_, id: string) => people.get(id)?.name || '?') : text;
}

/** An event with every free text of it changed. */
export function withTexts(event: DeskEvent, change: TextChange): DeskEvent {
  if (isDrawEvent(event)) return drawEventWith(event, change);
  switch (event.type) {
    case 'noteWritten':
      return { ...event, text: change(event.text) };
    case 'incidentDecided':
    case 'appealMade':
    case 'appealSettled':
      return withIncidentTexts(event, change);
    case 'resultDeclared':
      return event.note === '' ? event : { ...event, note: change(event.note) };
    case 'entryStruck':
    case 'startPositionSet':
      return { ...event, reason: change(event.reason) };
    case 'moveRecorded':
      return event.remarks === undefined ? event : { ...event, remarks: remarksWith(event.remarks, change) };
    case 'gameImported':
      return {
        ...event,
        source: change(event.source),
        tags: event.tags.map(({ name, value }) => ({ name, value: change(value) })),
        startComments: event.startComments.map(change),
        unread: event.unread === null ? null : change(event.unread),
        notices: event.notices.map((notice) => ({ ...notice, text: change(notice.text) })),
      };
    case 'controlSet':
    case 'boardControlSet':
    case 'clockPlaced':
    case 'clockActed':
    case 'clockCorrected':
    case 'clockRecovered':
      return clockEventWith(event, change);
    default:
      return event;
  }
}

function clockEventWith(event: ClockDeskEvent, change: TextChange): ClockDeskEvent {
  switch (event.type) {
    case 'controlSet':
    case 'boardControlSet':
      return { ...event, control: { ...event.control, text: change(event.control.text) } };
    case 'clockPlaced': {
      const placed = { ...event, control: { ...event.control, text: change(event.control.text) } };
      const { replaces } = event;
      if (replaces === undefined) return placed;
      return { ...placed, replaces: { ...replaces, reason: change(replaces.reason) } };
    }
    case 'clockActed':
      return event.reason === undefined ? event : { ...event, reason: change(event.reason) };
    case 'clockCorrected':
      return { ...event, reason: change(event.reason) };
    case 'clockRecovered':
      if (event.read === undefined) return event;
      return { ...event, read: { ...event.read, reason: change(event.read.reason) } };
    default:
      return event;
  }
}

function drawEventWith(event: DrawEvent, change: TextChange): DrawEvent {
  switch (event.type) {
    case 'drawInputAdded':
      return event;
    case 'drawCommitted':
      return { ...event, again: change(event.again) };
    case 'startPositionDrawn':
      return { ...event, ...drawnWith(event, change) };
    default:
      return { ...event, reason: change(event.reason) };
  }
}

function drawnWith(event: Drawn, change: TextChange): Pick<Drawn, 'again' | 'witnesses' | 'positions'> {
  return {
    again: change(event.again),
    witnesses: event.witnesses.map(change),
    positions: event.positions.map((position) =>
      position.method === 'hand'
        ? { ...position, authority: change(position.authority), reason: change(position.reason) }
        : position,
    ),
  };
}

type Drawn = Extract<DeskEvent, { type: 'startPositionDrawn' }>;

/** What stands beside a move, with its comments changed, those of variations too. */
export function remarksWith(remarks: MoveRemarks, change: TextChange): MoveRemarks {
  const { commentsBefore, comments, variations } = remarks;
  return {
    ...remarks,
    ...(commentsBefore === undefined ? {} : { commentsBefore: commentsBefore.map(change) }),
    ...(comments === undefined ? {} : { comments: comments.map(change) }),
    ...(variations === undefined ? {} : { variations: variations.map((line) => line.map(moveWith(change))) }),
  };
}

function moveWith(change: TextChange): (move: PgnMove) => PgnMove {
  return (move) =>
    move.remarks === undefined ? move : { ...move, remarks: remarksWith(move.remarks, change) };
}

const WITH_TEXT: readonly DeskEvent['type'][] = [
  'controlSet',
  'boardControlSet',
  'clockPlaced',
  'clockCorrected',
  'noteWritten',
  'entryStruck',
  'startPositionSet',
  'gameImported',
  'drawPolicySet',
  'drawTimesChanged',
  'startPositionShown',
  'drawCommitted',
  'startPositionDrawn',
];

/** Does an event say anything in words of its own? */
export function hasText(event: DeskEvent): boolean {
  switch (event.type) {
    case 'moveRecorded':
      return event.remarks !== undefined;
    case 'resultDeclared':
      return event.note !== '';
    case 'clockActed':
      return event.reason !== undefined;
    case 'clockRecovered':
      return event.read !== undefined;
    case 'incidentDecided':
    case 'appealMade':
    case 'appealSettled':
      return true;
    default:
      return WITH_TEXT.includes(event.type);
  }
}
