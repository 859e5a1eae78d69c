/** What the screens show of a state. */
import type { MatesFound } from './positions/mating.ts';
import type { RoundRecord } from './journal/state.ts';
import { nothingFound } from './positions/mating.ts';
import type { View, ViewOf } from '../contract/desk-api.ts';
import type { BoardRow, BoardState, RoundSummary, Topic } from '../contract/desk-api.ts';
import type { People } from './journal/people.ts';
import type { BoardRecord, DeskState } from './journal/state.ts';
import { roundOf } from './journal/state.ts';
import { endingOf, stateOf } from './positions/board-facts.ts';
import { arbiterView } from './game/arbiter-view.ts';
import { boardView } from './game/board-view.ts';
import { clockRow, clockScreenView } from './clocks/clock-view.ts';
import { controlsView } from './clocks/controls-view.ts';
import { progressOf } from './round/progress.ts';
import { position960View } from './positions/position960-view.ts';
import { quiz960View } from './positions/quiz960.ts';
import { lateOf, roundStartView } from './round/round-start-view.ts';
import { sideOf } from './players/sides.ts';
import { incidentsView } from './incidents/incident-view.ts';
import { playersOf } from './players/players-view.ts';
import { sanOf } from './positions/san-of.ts';
import { drawView } from './draw960/draw-view.ts';
import { unveilOf } from './journal/veil.ts';

/** The view of a topic; all but `desk`, which is the service's own, and `position`, which is the host's. */
export type DeskTopic = Exclude<Topic, { readonly kind: 'desk' | 'position' }>;

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
  switch (topic.kind) {
    case 'tournament':
      return tournamentView(state, people);
    case 'players':
      return { kind: 'players', seq: state.ownSeq, players: playersOf(state, people) };
    case 'round': {
      const late = lateOf(state, topic.round, now);
      const rowAt = (board: BoardRecord) => ({ ...rowOf(state, people, board, found), late: late(board) });
      const boards = roundOf(state, topic.round)?.boards.map(rowAt) ?? [];
      return { kind: 'round', seq: state.ownSeq, round: topic.round, boards };
    }
    case 'board':
      return boardView(state, people, topic, now, found);
    case 'arbiter':
      return arbiterView(state, people, topic);
    case 'clock':
      return clockScreenView(state, people, topic);
    case 'roundStart':
      return roundStartView(state, people, topic.round, now);
    case 'position960':
      return position960View(topic.text);
    case 'quiz960':
      return quiz960View(topic.seed, topic.question);
    case 'incidents':
      return incidentsView(state, people);
    case 'draw':
      return drawView(state, people, topic.round);
  }
}

function tournamentView(state: DeskState, people: People): ViewOf<{ kind: 'tournament' }> {
  return {
    kind: 'tournament',
    seq: state.ownSeq,
    details: detailsView(state, people),
    players: state.players.size,
    rounds: state.rounds.map(summaryOf),
    controls: controlsView(state, people),
  };
}

function detailsView(state: DeskState, people: People): ViewOf<{ kind: 'tournament' }>['details'] {
  if (state.details === null) return null;
  const { chiefArbiter, rules, ...details } = state.details;
  const name = chiefArbiter === null ? '' : (people.get(chiefArbiter)?.name ?? '');
  return { ...details, chiefArbiter: name, rules: { ...USUAL_RULES, ...rules } };
}

/** As the Laws have it where a tournament sets nothing: 9.1.1, III.2.1, and one minute in blitz. */
const USUAL_RULES = {
  guidelinesIII: false,
  noDrawBeforeMove: 0,
  minutesInSupervisedBlitz: 1,
} as const;

function summaryOf({ round, boards }: RoundRecord): RoundSummary {
  const states = boards.map(stateOf);
  const count = (wanted: BoardState): number => states.filter((state) => state === wanted).length;
  const counts = { playing: count('playing'), finished: count('finished'), byes: count('bye') };
  const interrupted = boards.filter((board) => (clockRow(board)?.interrupted ?? null) !== null).length;
  return { round, boards: boards.length, ...counts, interrupted };
}

function rowOf(
  state: DeskState,
  people: People,
  board: BoardRecord,
  found: MatesFound,
): Omit<BoardRow, 'late'> {
  const last = board.plies.at(-1);
  return {
    round: board.round,
    board: board.board,
    white: sideOf(state, people, board.white),
    black: sideOf(state, people, board.black),
    state: stateOf(board),
    ...progressOf(board),
    plies: board.plies.length,
    lastSan: last === undefined ? null : sanOf(last),
    result: board.result === null ? null : { ...board.result, note: unveilOf(people)(board.result.note) },
    ending: board.result === null ? endingOf(board, found) : null,
    notices: board.imported?.notices.length ?? 0,
    clock: clockRow(board),
  };
}
