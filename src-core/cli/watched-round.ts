/** A round of a tournament as a watch needs it. */
import type { Topic, ViewOf } from '../contract/desk-api.ts';
import { parseFen, startPosition } from '../chess/index.ts';
import { readTimeControl } from '../clocks/index.ts';
import { type WatchedBoard, type WatchedPlayer, type WatchedRound, clockRuleOf } from '../feeds/index.ts';
import type { DeskService } from '../service/chess/desk-service.ts';
import { RefusedError } from './terminal.ts';
import type { CliWords } from './terminal.ts';

export const LOST_AFTER_MS = 60_000;

/** The round asked for, or the last that has boards. */
export async function watchedRound(
  desk: DeskService,
  asked: number | null,
  words: CliWords,
): Promise<WatchedRound> {
  const { details, rounds, controls } = await shown(desk, { kind: 'tournament' });
  const round = asked ?? rounds.filter(({ boards }) => boards > 0).at(-1)?.round ?? 1;
  const { boards } = await shown(desk, { kind: 'round', round });
  const { players } = await shown(desk, { kind: 'players' });
  const fideIds = new Map(players.map(({ id, fideId }) => [id, fideId]));
  const person = (side: (typeof boards)[number]['white']): WatchedPlayer => ({
    name: side?.name ?? '',
    fideId: (side === null ? '' : fideIds.get(side.id)) || null,
  });
  const text = controls.own.find((each) => each.round === round)?.text ?? controls.tournament?.text ?? '';
  const read = readTimeControl(text);
  if (boards.length === 0) throw new RefusedError(words.feeds.noBoards(round));
  return {
    round,
    regime: details?.ruleSet ?? 'standard',
    clockRule: read.ok ? clockRuleOf(read.value.control) : null,
    lostAfterMs: LOST_AFTER_MS,
    boards: await Promise.all(
      boards
        .filter(({ state }) => state !== 'bye')
        .map(async ({ board, white, black }): Promise<WatchedBoard> => {
          const { start } = await shown(desk, { kind: 'board', round, board });
          const fen = parseFen(start.fen);
          return {
            board,
            white: person(white),
            black: person(black),
            eboard: null,
            start: fen.ok ? fen.value : startPosition(),
          };
        }),
    ),
  };
}

function shown<T extends Topic>(desk: DeskService, topic: T): Promise<ViewOf<T>> {
  return new Promise((done) => void desk.watch(topic, done));
}
