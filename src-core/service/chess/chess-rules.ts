/** The chess desk as the service keeps it: its rules, and what is shown at what pace. */
import type { Consequences, CorrectionTold, DrawView, Topic, View } from '../../contract/desk-api.ts';
import type { AnyCommand, DeskEvent, DeskState, Entry, MatesFound, Place } from '../../desk/index.ts';
import {
  answerPosition,
  decideInSteps,
  emptyState,
  fold,
  foldAll,
  isLong,
  placeOf,
  propose,
  refuse,
  scopeOf,
  touchedBy,
  unreadableLine,
  viewOf,
} from '../../desk/index.ts';
import type { Rules } from '../rules.ts';
import { deskViewOf } from './desk-view-of.ts';
import type { LiveBoards } from './live/live-boards.ts';
import { lastInstant } from './last-instant.ts';

export interface ChessDesk {
  readonly State: DeskState;
  readonly Event: DeskEvent;
  readonly Command: AnyCommand;
  readonly Topic: Topic;
  readonly View: View;
  readonly Consequences: Consequences | CorrectionTold | null;
  readonly Beside: ChessShown;
}

/** What stands on screens and in no line. */
export interface ChessShown {
  /** By long searches for who can still mate. */
  readonly found: MatesFound;
  /** How many boards' clocks run that this desk keeps, and how many of those are mirrors. */
  readonly running: number;
  readonly mirrors: number;
  /** The view of a draw with the hour, and the throws being typed. */
  onScreen(view: DrawView): DrawView;
  /** The watch over live boards. */
  readonly live: Pick<LiveBoards, 'view' | 'draft'>;
}

export const chessRules: Rules<ChessDesk> = {
  empty: emptyState,
  decide: decideInSteps,
  isLong,
  propose,
  fold,
  foldAll,
  unreadableLine,
  scopeOf,
  staleView: ({ seen, last, by, at }) => refuse('staleView', { seen, last, by, at }),
  signerOf: (events, by) => (isOfPlayers(events) ? '' : by),
  placeOf: (event) => placeKey(placeOf(event)),
  lastInstant,
  touchedBy,
  paceAfter(entries) {
    const presses = entries.length > 0 && entries.every(isPress);
    return ({ kind }) => {
      // it says little, and every moment counts to whom it says it
      if (kind === 'clock') return 'atOnce';
      // a round's screens draw its running clocks by themselves
      return presses && (kind === 'round' || kind === 'roundStart') ? 'late' : 'soon';
    };
  },
  showsTrust: ({ kind }) => kind === 'desk',
  viewOf(topic, { state, people, now, trust }, beside) {
    if (topic.kind === 'desk') return deskViewOf(trust, beside);
    // whoever has the searches answers it better
    if (topic.kind === 'position') return answerPosition(topic).view;
    if (topic.kind === 'live') return beside.live.view(topic.round);
    if (topic.kind === 'liveDraft') return beside.live.draft(topic);
    const view = viewOf(state, people, topic, now, beside.found);
    return view.kind === 'draw' ? beside.onScreen(view) : view;
  },
};

/** A board of a round, in a word; null stays null. */
export function placeKey(place: Place | null): string | null {
  return place === null ? null : `${place.round}.${place.board}`;
}

/** A player who touches his clock signs nothing, and nobody signs for him. */
function isOfPlayers(events: readonly DeskEvent[]): boolean {
  return events.length > 0 && events.every((event) => event.type === 'clockActed' && event.from === 'clock');
}

function isPress({ event }: Entry): boolean {
  return event.type === 'clockActed' && event.do === 'press' && event.after.phase === 'running';
}
