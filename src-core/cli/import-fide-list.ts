/** FIDE's rating list brought to this computer; Control-C stops, and then the list of before stays. */
import { importRatingList } from '../host/import-rating-list.ts';
import { ratingListPath } from '../host/rating-list-path.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { RefusedError } from './terminal.ts';

/** How often a terminal is told how far it is, in milliseconds. */
const tellEvery = 500;

export async function importFideList(source: string, terminal: Terminal): Promise<ExitCode> {
  const { fideList } = terminal.words;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  let told = performance.now();
  const tell = (part: number, people: number): void => {
    if (performance.now() - told < tellEvery) return;
    told = performance.now();
    terminal.err(fideList.progress(part, people));
  };
  try {
    const { people, unread } = await importRatingList(source, ratingListPath(), tell, stopping.signal);
    terminal.out(fideList.imported(people, unread));
    return 0;
  } catch (error) {
    if (stopping.signal.aborted) throw new RefusedError(fideList.stopped);
    throw error;
  } finally {
    process.off('SIGINT', stop);
  }
}
