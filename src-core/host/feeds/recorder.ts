/** What a source tells, kept in a file in the form of a script, which `escaque watch --script` plays again. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFen } from '../../chess/index.ts';
import { type FeedEvent, type WatchedRound, WithoutNames } from '../../feeds/index.ts';
import type { FeedRecorder } from '../../service/chess/live/room.ts';

/** A file of so many bytes is long enough: more of the same helps nobody. */
const LONGEST = 512 * 1024 * 1024;

/** `begun`: in ms since 1970, for the name of the file. */
export function recordFeed(folder: string, round: WatchedRound, kind: string, begun: number): FeedRecorder {
  const plain = new WithoutNames();
  mkdirSync(folder, { recursive: true });
  const moment = new Date(begun).toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(folder, `live-boards-${moment}.jsonl`);
  const first = `${JSON.stringify({ at: 0, setup: setupOf(plain.round(round), kind) })}\n`;
  writeFileSync(path, first, { mode: 0o600 });
  let left = LONGEST - first.length;
  return {
    path,
    take(event, at) {
      const line = `${JSON.stringify({ at: Math.round(at), ...lineOf(plain.event(event)) })}\n`;
      left -= line.length;
      if (left > 0) appendFileSync(path, line);
    },
    close() {},
  };
}

function lineOf(event: FeedEvent): object {
  switch (event.kind) {
    case 'file':
      return event.text === null ? { remove: event.path } : { write: event.path, text: event.text };
    case 'renamed':
      return { rename: event.path, to: event.to };
    case 'socket':
      return { socket: event.open ? 'open' : 'close' };
    case 'message':
      return { from: 'server', json: event.message };
  }
}

function setupOf({ round, regime, clockRule, lostAfterMs, boards }: WatchedRound, source: string): object {
  const rule =
    clockRule === null
      ? null
      : {
          inc: clockRule.incrementMs / 1000,
          period:
            clockRule.period === null
              ? null
              : { moves: clockRule.period.moves, add: clockRule.period.addMs / 1000 },
        };
  return {
    source,
    round,
    regime,
    clockRule: rule,
    lostAfter: lostAfterMs,
    boards: boards.map(({ board, white, black, eboard, start }) => ({
      ...{ board, white, black, eboard },
      ...(start.variant === 'chess960' ? { startFen: formatFen(start) } : {}),
    })),
  };
}
