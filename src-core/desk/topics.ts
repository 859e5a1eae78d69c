/** Every topic of the journal: how it is shown, and what changes it. A view is its row here and its file. */
import type { DeskShown } from './positions/desk-shown.ts';
import type { Entry } from './journal/events.ts';
import { nothingFound } from './positions/mating.ts';
import type { MatesFound } from './positions/mating.ts';
import type { People } from './journal/people.ts';
import { quiz960View } from './positions/quiz960.ts';
import { position960View } from './positions/position960-view.ts';
import { termsOf, roundDrawn } from './journal/drawing.ts';
import { drawView } from './draw960/draw-view.ts';
import { incidentsView } from './incidents/incident-view.ts';
import { roundStartView } from './round/round-start-view.ts';
import { clockScreenView } from './clocks/clock-view.ts';
import { arbiterView } from './game/arbiter-view.ts';
import { boardView } from './game/board-view.ts';
import { roundView } from './round/round-view.ts';
import { swissByHandView } from './swiss/by-hand-view.ts';
import { swissView, swissWhyView } from './swiss/swiss-view.ts';
import { parchisView } from './parchis/round-view.ts';
import { parchisTableView } from './parchis/table-view.ts';
import { playersOf, presenceOf } from './players/players-view.ts';
import { tournamentView } from './tournament/tournament-view.ts';
import { crosstableView, playerCardView, standingsView } from './tournament/standings-view.ts';
import { wallView } from './tournament/wall-view.ts';
import type { Place } from './journal/place.ts';
import type { DeskState } from './journal/state.ts';
import type { Topic, View, ViewOf } from '../contract/views.ts';
import type { JournalTopic } from '../vocabulary/topics.ts';
import { type Change, changesOf } from './changes.ts';

/**
 * The view of a topic; all but `desk` and the live boards, which are the service's own, and `position`, which is the
 * host's.
 */
export type DeskTopic = Exclude<Topic, { readonly kind: 'desk' | 'position' | 'live' | 'liveDraft' }>;

type TopicOf<K extends DeskTopic['kind']> = Extract<DeskTopic, { readonly kind: K }>;

interface Row<T extends DeskTopic> {
  view(desk: DeskShown, topic: T): ViewOf<T>;
  /** Whether a change of a board, or of none, that touches this kind of topic touches this one. */
  touched(change: Change, topic: T, after: DeskState): boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;
const ofRound = ({ place }: Change, topic: { readonly round: number }): boolean =>
  place === null || place.round === topic.round;
const ofBoard = ({ place }: Change, topic: Place): boolean =>
  place === null || (place.round === topic.round && place.board === topic.board);
const ofRoundsUpTo = ({ place }: Change, { after }: { readonly after: number | null }): boolean =>
  place === null || after === null || place.round <= after;

/** What happened in the rounds before counts too. */
const upToRound = ({ place }: Change, topic: { readonly round: number }): boolean =>
  place === null || place.round <= topic.round;

const TABLE: { readonly [K in DeskTopic['kind']]: Row<TopicOf<K>> } = {
  tournament: { view: ({ state, people }) => tournamentView(state, people), touched: always },
  players: {
    view: ({ state, people }) => ({
      kind: 'players',
      seq: state.ownSeq,
      players: playersOf(state, people),
      presence: presenceOf(state),
    }),
    touched: always,
  },
  round: { view: (desk, { round }) => roundView(desk, round), touched: ofRound },
  board: {
    view: ({ state, people, now, found }, topic) => boardView(state, people, topic, now, found),
    touched: ofBoard,
  },
  arbiter: {
    view: ({ state, people }, topic) => arbiterView(state, people, topic),
    // what a player did in an earlier round is told at his boards of later ones
    touched: (change, topic) =>
      ofBoard(change, topic) || (change.counts && change.place !== null && topic.round > change.place.round),
  },
  clock: { view: ({ state, people }, topic) => clockScreenView(state, people, topic), touched: ofBoard },
  roundStart: {
    view: ({ state, people, now }, { round }) => roundStartView(state, people, round, now),
    // which clocks an earlier round was played with is proposed for this one
    touched: (change, topic) => ofRound(change, topic) || (change.otherClock && upToRound(change, topic)),
  },
  incidents: { view: ({ state, people }) => incidentsView(state, people), touched: always },
  draw: {
    view: ({ state, people }, { round }) => drawView(state, people, round),
    // with both games of a mini-match alike, a game begun in the second closes the draw of the first
    touched: (change, topic, { drawing }) =>
      ofRound(change, topic) ||
      (change.place !== null && roundDrawn(termsOf(drawing), change.place.round) === topic.round),
  },
  standings: {
    view: ({ state, people }, { after }) => standingsView(state, people, after),
    touched: ofRoundsUpTo,
  },
  crosstable: {
    view: ({ state, people }, { after }) => crosstableView(state, people, after),
    touched: ofRoundsUpTo,
  },
  playerCard: {
    view: ({ state, people }, { after, number }) => playerCardView(state, people, after, number),
    touched: ofRoundsUpTo,
  },
  // the standings on it change with a late result of an earlier round
  wall: { view: ({ state, people }, { round }) => wallView(state, people, round), touched: always },
  swiss: {
    view: ({ state, people }, { round, apart }) => swissView(state, people, round, apart),
    touched: upToRound,
  },
  swissWhy: { view: ({ state, people }, topic) => swissWhyView(state, people, topic), touched: upToRound },
  swissByHand: {
    view: ({ state, people }, topic) => swissByHandView(state, people, topic),
    touched: upToRound,
  },
  // one line of them is of one table, and a table of no board
  parchis: { view: ({ state, people }, { round }) => parchisView(state, people, round), touched: always },
  parchisTable: {
    view: ({ state, people }, topic) => parchisTableView(state, people, topic),
    touched: always,
  },
  position960: { view: (_, { text }) => position960View(text), touched: never },
  quiz960: { view: (_, { seed, question }) => quiz960View(seed, question), touched: never },
};

/** What is more than a press of a clock. */
const isOfGame = ({ place, kinds }: Change): boolean => place === null || kinds.has('arbiter');

/** Each topic under its own kind, which the types cannot follow from a union to its row. */
const TOPICS = TABLE as Readonly<Record<DeskTopic['kind'], Row<DeskTopic>>>;

/** `now` in the desk's time, for what a default time has brought; `found`: by long searches for who can still mate. */
export function viewOf<T extends DeskTopic>(
  state: DeskState,
  people: People,
  topic: T,
  now?: number,
  found?: MatesFound,
): ViewOf<T>;
export function viewOf(
  state: DeskState,
  people: People,
  topic: DeskTopic,
  now = 0,
  found: MatesFound = nothingFound,
): View {
  return TOPICS[topic.kind].view({ state, people, now, found }, topic);
}

/** Whether what these entries led to, from one state to the next, can have changed what a topic shows. */
export function touchedBy(
  entries: readonly Entry[],
  before: DeskState,
  after: DeskState,
): (topic: Topic) => boolean {
  const changes = changesOf(entries, before, after);
  return (topic) => {
    if (topic.kind === 'desk') return changes.length > 0;
    if (topic.kind === 'position') return false;
    // drafts stand beside the games of the round, under its players' names
    if (topic.kind === 'live') return changes.some((change) => isOfGame(change) && ofRound(change, topic));
    if (topic.kind === 'liveDraft')
      return changes.some((change) => isOfGame(change) && ofBoard(change, topic));
    const { touched } = TOPICS[topic.kind];
    // what the journal has no part in is touched by nothing
    const kind = topic.kind as JournalTopic;
    return changes.some((change) => {
      const ofKind = change.kinds.has(kind) || (kind === 'arbiter' && change.counts);
      return ofKind && touched(change, topic, after);
    });
  };
}
