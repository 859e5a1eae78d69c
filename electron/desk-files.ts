import type { DeskServiceOptions } from '../src-core/service/chess/options.ts';
import { uptime } from 'node:os';
import type { DeskFiles } from '../src-core/host/desk-host.ts';
import { faultOf } from '../src-core/plain/desk-fault.ts';
import { feedsHere } from '../src-core/host/feeds/feeds.ts';
import { positionSearches } from '../src-core/host/position-searches.ts';

/** Tournaments in files of this computer. The journal's addon is loaded when the first is opened. */
export function deskFiles(report?: (error: unknown) => void): DeskFiles {
  const options: DeskServiceOptions = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    sinceStart: () => uptime() * 1000,
    searchPosition: (question, ended, urgent) =>
      positionSearches.start(
        question,
        (_view, answers) => answers !== undefined && ended(answers),
        (error) => {
          report?.(error);
          ended([]);
        },
        urgent,
      ),
    hearAnswers: positionSearches.hear,
    feeds: feedsHere(),
    ...(report === undefined ? {} : { report }),
  };
  const service = () =>
    import('../src-core/service/chess/desk-service.ts').then(({ DeskService }) => DeskService);
  return {
    open: async (path, takeOver) => {
      const desks = await service();
      try {
        return desks.open(path, { ...options, mode: 'desk' });
      } catch (error) {
        if (takeOver || faultOf(error).code !== 'held') throw error;
        return desks.open(path, { ...options, mode: 'read' });
      }
    },
    create: async (path) => (await service()).create(path, options),
  };
}
