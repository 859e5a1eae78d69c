/**
 * Every line of the journal, and what must be true of it: which screens it touches, and in which of its texts the name
 * of a person may hide. A line, or a text of a line, that is not in this table does not compile.
 */
import { JOURNAL_TOPICS } from '../../vocabulary/topics.ts';
import type { Incident } from '../../laws/incident.ts';
import type { MoveRemarks, PgnMove } from '../../chess/pgn-types.ts';
import type { DrawnPosition } from './draw-events.ts';
import type { DeskEventType } from './events.ts';
import type { EventOf, Line, TextsOf } from './line-rows.ts';
import type { ControlSetting } from './clock-events.ts';
import { PARCHIS_LINES } from './parchis-lines.ts';
import { reportWith } from './report-events.ts';
import type { TextChange } from './text-change.ts';

export type { EventOf, TextsOf };

const each = (texts: readonly string[], change: TextChange): readonly string[] => texts.map(change);
const control = (setting: ControlSetting, change: TextChange): ControlSetting => ({
  ...setting,
  text: change(setting.text),
});
/** What an arbiter told in his own words may name somebody. */
const inHisWords = (incident: Incident, change: TextChange): Incident =>
  incident.kind === 'other' ? { ...incident, text: change(incident.text) } : incident;

const withReason = <R extends { readonly reason: string }>(value: R, change: TextChange): R => ({
  ...value,
  reason: change(value.reason),
});

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

const byHand = (position: DrawnPosition, change: TextChange): DrawnPosition =>
  position.method === 'hand'
    ? { ...position, authority: change(position.authority), reason: change(position.reason) }
    : position;

/** Of the tournament's own lines every view tells the last, or a name, or what holds where. */
const EVERY = JOURNAL_TOPICS;
/** What the pairing of a later round goes by. */
const SWISS = ['swiss', 'swissWhy', 'swissByHand'] as const;
const CLOCK = ['board', 'round', 'clock', 'roundStart'] as const;
/** A start drawn and not shown yet: that it is waited for, and nothing else of it. */
const AWAITED = ['board', 'roundStart', 'draw'] as const;

export const LINES: { readonly [T in DeskEventType]: Line<EventOf<T>> } = {
  // the name of a tournament, its place and its chief arbiter's id: no name of a player
  tournamentCreated: { touches: EVERY, texts: { details: 'plain' } },
  tournamentChanged: { touches: EVERY, texts: { details: 'plain' } },
  playersRegistered: { touches: EVERY, texts: { players: 'plain' } },
  playerChanged: { touches: EVERY, texts: { player: 'plain' } },
  personCorrected: { touches: EVERY, texts: { id: 'plain' } },
  roundPaired: {
    touches: EVERY,
    texts: {
      pairings: 'plain',
      by: (by, change) => (by?.hand ? { ...by, hand: withReason(by.hand, change) } : by),
    },
  },
  initialColorDrawn: { touches: EVERY, texts: { secret: 'plain' } },
  fideModeLeft: { touches: EVERY, texts: { reason: 'free' } },
  pairingChanged: {
    touches: ['board', 'arbiter', 'round', 'clock', 'roundStart', 'draw', ...SWISS],
    texts: { white: 'plain', black: 'plain', reason: 'free' },
  },
  reportRead: { touches: EVERY, texts: { report: reportWith }, fromOutside: true },
  pairingRulesSet: { touches: EVERY, texts: { rules: 'plain' } },
  forbiddenPairsSet: { touches: EVERY, texts: { forbidden: 'plain' } },
  byesAsked: { touches: EVERY, texts: { id: 'plain' } },
  playerEntersLate: { touches: EVERY, texts: { id: 'plain' } },
  playerWithdrew: { touches: EVERY, texts: { id: 'plain', reason: 'free' } },
  playerReturned: { touches: EVERY, texts: { id: 'plain', reason: 'free' } },
  playersNumbered: { touches: EVERY, texts: { numbers: 'plain' } },
  roundPublished: { touches: EVERY, texts: {} },
  roundUnpaired: { touches: EVERY, texts: { reason: 'free' } },
  gamePutOff: { touches: ['board', 'arbiter', 'round', 'roundStart', ...SWISS], texts: { note: 'free' } },
  startPositionSet: {
    touches: ['board', 'arbiter', 'round', 'clock'],
    texts: { fen: 'plain', reason: 'free' },
  },
  moveRecorded: {
    touches: ['board', 'arbiter', 'round', 'clock', 'roundStart'],
    texts: { uci: 'plain', stands: 'plain', remarks: remarksWith },
    fromOutside: true,
  },
  gameImported: {
    touches: ['board', 'arbiter', 'round'],
    texts: {
      source: 'free',
      tags: (tags, change) => tags.map(({ name, value }) => ({ name, value: change(value) })),
      startComments: each,
      unread: 'free',
      notices: (notices, change) => notices.map((notice) => ({ ...notice, text: change(notice.text) })),
    },
    fromOutside: true,
  },
  resultDeclared: {
    touches: ['board', 'arbiter', 'round', 'clock', 'roundStart', ...SWISS],
    texts: { note: 'free', laws: 'plain' },
  },
  noteWritten: {
    touches: ['board', 'arbiter'],
    texts: { text: 'free' },
  },
  entryStruck: {
    touches: ['board', 'arbiter', 'round', 'clock', 'roundStart', ...SWISS],
    texts: { reason: 'free' },
  },
  incidentDecided: {
    touches: ['board', 'arbiter', 'round', ...SWISS],
    texts: {
      incident: inHisWords,
      also: (also, change) => also?.map((each) => inHisWords(each, change)),
      white: 'plain',
      black: 'plain',
      fen: 'plain',
      missing: 'plain',
      ruling: 'plain',
      decision: withReason,
      consequences: (consequences, change) => ({
        ...consequences,
        penalties: consequences.penalties.map((penalty) => ({ ...penalty, note: change(penalty.note) })),
      }),
      statements: ({ white, black }, change) => ({ white: change(white), black: change(black) }),
      witnesses: 'free',
      note: 'free',
    },
  },
  appealMade: {
    touches: ['board', 'arbiter', 'round'],
    texts: { text: 'free' },
  },
  appealSettled: {
    touches: ['board', 'arbiter', 'round'],
    texts: { text: 'free' },
  },
  controlSet: {
    touches: EVERY,
    texts: { control },
  },
  boardControlSet: {
    touches: ['clock', 'roundStart'],
    texts: { control },
  },
  defaultTimeSet: {
    touches: EVERY,
    texts: {},
  },
  roundScheduled: {
    touches: EVERY,
    texts: { begins: 'plain' },
  },
  roundStarted: {
    touches: EVERY,
    texts: {},
  },
  clockPlaced: {
    touches: CLOCK,
    texts: { control, replaces: withReason },
  },
  clockActed: {
    touches: CLOCK,
    texts: { reason: 'free' },
  },
  clockCorrected: {
    touches: CLOCK,
    texts: { reason: 'free' },
  },
  clockInterrupted: {
    touches: CLOCK,
    texts: {},
  },
  clockRecovered: {
    touches: CLOCK,
    texts: { read: withReason },
  },
  playerAbsent: {
    touches: ['board', 'round', 'roundStart'],
    texts: {},
  },
  playerArrived: {
    touches: ['board', 'round', 'roundStart'],
    texts: {},
  },
  drawPolicySet: {
    touches: AWAITED,
    texts: { reason: 'free' },
  },
  drawCommitted: {
    touches: AWAITED,
    texts: { secret: 'plain', commitment: 'plain', again: 'free' },
  },
  // it enters the calculation letter by letter; a name of a person in it is refused
  drawInputAdded: {
    touches: ['draw'],
    texts: { text: 'plain' },
  },
  startPositionDrawn: {
    touches: AWAITED,
    texts: {
      positions: (positions, change) => positions.map((position) => byHand(position, change)),
      again: 'free',
      witnesses: each,
      salt: 'plain',
    },
  },
  drawTimesChanged: {
    touches: AWAITED,
    texts: { reason: 'free' },
  },
  startPositionShown: {
    touches: EVERY,
    texts: { reason: 'free' },
  },
  ...PARCHIS_LINES,
};
