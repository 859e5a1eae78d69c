import { uptime } from 'node:os';
import type { DeskFiles } from '../src-core/host/desk-host.ts';
import type { PositionQuestion } from '../src-core/contract/desk-api.ts';
import { positionSearches } from '../src-core/host/position-searches.ts';

/** Tournaments in files of this computer. The journal's addon is loaded when the first is opened. */
export function deskFiles(report?: (error: unknown) => void): DeskFiles {
  const options = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    sinceStart: () => uptime() * 1000,
    searchPosition: (question: PositionQuestion, ended: () => void, urgent?: boolean) =>
      positionSearches.start(
        question,
        ({ state }) => state === 'answered' && ended(),
        (error) => {
          report?.(error);
          ended();
        },
        urgent,
      ),
    ...(report === undefined ? {} : { report }),
  };
  const service = () => import('../src-core/service/desk-service.ts').then(({ DeskService }) => DeskService);
  return {
    open: async (path) => (await service()).open(path, options),
    create: async (path) => (await service()).create(path, options),
  };
}
