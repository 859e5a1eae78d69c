/** What the screens show of a state. */
import type { View, ViewOf } from '../desk-api.ts';
import type { BoardRow, BoardState, PlayerView, RoundSummary, Topic } from '../desk-api.ts';
import { formatSan } from '../chess/index.ts';
import type { People } from './decision.ts';
import { nobody } from './persons.ts';
import type { BoardRecord, DeskState, Ply, RoundRecord } from './state.ts';
import { roundOf } from './state.ts';
import { endingOf } from './board-facts.ts';
import { boardView } from './board-view.ts';
import { clockRow, clockScreenView } from './clock-view.ts';
import { controlsView } from './controls-view.ts';
import { type Found, nothingFound } from './mating.ts';
import { progressOf } from './progress.ts';
import { position960View } from './position960-view.ts';
import { quiz960View } from './quiz960.ts';
import { lateOf, roundStartView } from './round-start-view.ts';
import { sideOf } from './sides.ts';
import { incidentsView } from './incident-view.ts';
import { hasBegun } from './board-facts.ts';
import { drawView } from './draw-view.ts';
import { unveilOf } from './veil.ts';

/** The view of a topic; all but `desk`, which is the service's own, and `position`, which is the host's. */
export type DeskTopic = Exclude<Topic, { readonly kind: 'desk' | 'position' }>;

/** `now` in the desk's time, for what a default time has brought; `found`: by long searches for who can still mate. */
export function viewOf<T extends DeskTopic>(
  state: DeskState,
  people: People,
  topic: T,
  now?: number,
  found?: Found,
): ViewOf<T>;
export function viewOf(
  state: DeskState,
  people: People,
  topic: DeskTopic,
  now = 0,
  found: Found = nothingFound,
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

/** A game is in play from its first move, or from the start of White's clock (6.6). */
export function stateOf(record: BoardRecord): BoardState {
  if (record.bye) return 'bye';
  if (record.result !== null) return 'finished';
  return hasBegun(record) ? 'playing' : 'toStart';
}

/** The players by their numbers. */
export function playersOf(state: DeskState, people: People): readonly PlayerView[] {
  return [...state.players.values()]
    .map((details) => ({ ...(people.get(details.id) ?? nobody(details.id)), ...details }))
    .sort((a, b) => a.number - b.number);
}

function rowOf(state: DeskState, people: People, board: BoardRecord, found: Found): Omit<BoardRow, 'late'> {
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

const written = new WeakMap<Ply, string>();

/** A ply in English letters; `--` for a null move. */
export function sanOf(ply: Ply): string {
  const known = written.get(ply);
  if (known !== undefined) return known;
  const san = ply.move === null ? '--' : formatSan(ply.before, ply.move);
  written.set(ply, san);
  return san;
}
