import { basename } from 'node:path';
import type { LiveSource } from '../../../contract/live-orders.ts';
import type { LiveBoard, LiveFeed, LiveNotice, LiveView } from '../../../contract/live-views.ts';
import { type BoardRecord, type DeskState, type People, roundOf } from '../../../desk/index.ts';
import { type BoardFed, gradeOf } from '../../../feeds/index.ts';
import { draftOf } from './draft.ts';
import type { LiveSettings, RoundKept } from './kept.ts';
import type { Running } from './running.ts';

interface Shown {
  readonly state: DeskState;
  readonly people: People;
  readonly round: number;
  readonly settings: LiveSettings;
  readonly kept: RoundKept;
  /** Null where this round is not watched here. */
  readonly running: Running | null;
  /** It is to be watched, and not by this desk. */
  readonly elsewhere: boolean;
}

export function liveView(shown: Shown): LiveView {
  const { round, settings, running, state } = shown;
  const fed = new Map(running?.fed().map((each) => [each.board, each]));
  const playing = roundOf(state, round)?.boards.filter(({ bye }) => !bye) ?? [];
  return {
    kind: 'live',
    round,
    source: settings.source,
    watching: settings.watching,
    feed: feedOf(shown),
    recording: running?.recording ?? null,
    boards: playing.map((board) => boardView(shown, board, fed.get(board.board))),
    notices: noticesOf(shown),
  };
}

function feedOf({ running, kept, elsewhere }: Shown): LiveFeed {
  if (running === null) return { state: elsewhere ? 'elsewhere' : 'stopped' };
  const last = kept.notices.findLast(({ facts }) => facts.code === 'feedLost' || facts.code === 'feedBack');
  if (last?.facts.code === 'feedLost') return { state: 'lost', since: last.at };
  const { heardAt, began } = running;
  return heardAt === null ? { state: 'waiting', since: began } : { state: 'there', since: heardAt };
}

function boardView(
  { settings, kept, people, running }: Shown,
  record: BoardRecord,
  fed: BoardFed | undefined,
): LiveBoard {
  const { board } = record;
  const saved = kept.games.get(board);
  const [white, black] = namesOf(record, people);
  const waits = fed?.signAt === null ? 'waiting' : 'fed';
  return {
    board,
    white,
    black,
    eboard: settings.eboards[String(board)] ?? null,
    named: kept.named.get(board) ?? null,
    fed: running === null ? 'no' : fed?.isLost === true ? 'lost' : waits,
    signAt: fed?.signAt ?? null,
    clock: fed?.clock ?? null,
    plies: saved?.moves.length ?? 0,
    lastSan: saved?.moves.at(-1) ?? null,
    result: saved?.result ?? '*',
    draft: draftOf(record, saved, kept.kept.get(board)).state,
  };
}

function noticesOf({ kept, round, state }: Shown): readonly LiveNotice[] {
  const ground = { round, regime: state.details?.ruleSet ?? ('standard' as const) };
  const games = [...kept.games.values()];
  return kept.notices
    .map((notice, id): LiveNotice => ({
      id,
      ...notice,
      grade: gradeOf(notice, ground, games),
      seen: kept.seen.get(id) ?? null,
    }))
    .reverse();
}

export function namesOf({ white, black }: BoardRecord, people: People): readonly [string, string] {
  const name = (id: string | null): string => (id === null ? '' : (people.get(id)?.name ?? ''));
  return [name(white), name(black)];
}

/** As the journal names it: of a folder its own name alone. */
export function sourceName(source: LiveSource | null): string {
  if (source === null) return '';
  return source.kind === 'files' ? basename(source.path) : source.url;
}
