/** What the correction of a result changes: points and places, and the rounds that were paired with what stood. */
import type { CorrectionTold } from '../../contract/pairing-views.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import { readTieBreaks, standings } from '../../tournament/standings/index.ts';
import type { DeskEvent } from '../journal/events.ts';
import { withBoard } from '../journal/fold.ts';
import type { People } from '../journal/people.ts';
import { boardOf, type BoardRecord, type DeskState } from '../journal/state.ts';
import { namedIn } from './pairing-view.ts';
import { recordOf } from './record.ts';

/** Null where these lines correct no result. */
export function correctionTold(
  state: DeskState,
  people: People,
  events: readonly DeskEvent[],
): CorrectionTold | null {
  const line = events.find((event) => event.type === 'resultDeclared' && event.corrects !== undefined);
  if (line?.type !== 'resultDeclared') return null;
  const board = boardOf(state, line);
  if (board === null) return null;
  const { result, reason, note } = line;
  const corrected = withBoard(state, { ...board, result: { seq: 0, result, reason, note } }, state.seq);
  return {
    standings: changes(state, people, corrected),
    later: laterBoards(state, people, board),
  };
}

function changes(state: DeskState, people: People, corrected: DeskState): CorrectionTold['standings'] {
  const [before, after] = [state, corrected].map((each) => placesOf(recordOf(each, people)));
  const ids = new Map([...state.players.values()].map(({ id, number }) => [number, id]));
  return [...(after ?? [])].flatMap(([number, is]) => {
    const was = before?.get(number);
    const named = namedIn(state, people, ids.get(number) ?? null);
    if (was === undefined || named === null) return [];
    return was.points === is.points && was.rank === is.rank ? [] : [{ ...named, before: was, after: is }];
  });
}

/** In the order of the standings. */
function placesOf(record: TournamentRecord) {
  const read = readTieBreaks(record.tieBreaks?.codes ?? []);
  const { rows } = standings(record, read.ok ? read.list : []);
  return new Map(rows.map(({ player, points, rank }) => [player.number, { points, rank }]));
}

function laterBoards(
  state: DeskState,
  people: People,
  { round, white, black }: BoardRecord,
): CorrectionTold['later'] {
  const both = [white, black].filter((id) => id !== null);
  return state.rounds
    .filter((other) => other.round > round)
    .flatMap(({ boards }) => boards)
    .filter((board) => both.some((id) => board.white === id || board.black === id))
    .map((board) => ({
      round: board.round,
      board: board.board,
      white: namedIn(state, people, board.white),
      black: namedIn(state, people, board.black),
    }));
}
