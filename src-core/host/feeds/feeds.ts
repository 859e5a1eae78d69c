/** Where live boards are followed from, on this computer. */
import { isAbsolute, join } from 'node:path';
import type { Feeds } from '../../service/chess/live/room.ts';
import { tournamentsFolder } from '../places.ts';
import { followFolder } from './folder-source.ts';
import { followLiveChess } from './livechess-source.ts';
import { recordFeed } from './recorder.ts';

/** `folder`: where recordings go, and where a path begins that does not say. */
export function feedsHere(folder: () => string = tournamentsFolder): Feeds {
  return {
    follow: (source, serials, hear) => {
      if (source.kind === 'liveChess') return followLiveChess(source.url, serials, hear);
      const { path, poll } = source;
      return followFolder(isAbsolute(path) ? path : join(folder(), path), hear, { poll });
    },
    record: (round, { kind }) =>
      recordFeed(folder(), round, kind === 'files' ? 'pgn-folder' : 'livechess', Date.now()),
  };
}
