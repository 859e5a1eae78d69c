import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { DeskFault } from '../plain/desk-fault.ts';
import { RatingListMaker } from '../store/rating-list.ts';
import { asStoreFault } from '../store/store-faults.ts';
import { readerOf } from '../tournament/fide-list/index.ts';
import type { PeopleReader } from '../tournament/fide-list/index.ts';
import { listPieces } from './list-pieces.ts';

export interface ImportedList {
  readonly people: number;
  /** Lines that could not be read, and were left out. */
  readonly unread: number;
}

/** Told between the steps: how much is done, from 0 to 1, and how many people there are so far. */
export type TellProgress = (part: number, people: number) => void;

/** How much of the work is reading; the rest makes it found. */
const READING = 0.8;

/**
 * FIDE's list out of a file into the database at `into`, in steps of some milliseconds, so that a desk goes on meanwhile.
 * Rejects with a DeskFault (`notARatingList` where it is none), or with the reason of `signal`: then the list of before
 * stays. `beforePlaced`: the last moment to close the list of before.
 */
export async function importRatingList(
  path: string,
  into: string,
  tell: TellProgress,
  signal?: AbortSignal,
  beforePlaced: () => void = () => {},
): Promise<ImportedList> {
  mkdirSync(dirname(into), { recursive: true });
  const maker = new RatingListMaker(into);
  try {
    const { unread } = await read(path, maker, tell, signal);
    if (maker.people === 0) throw noList(path);
    for (const done of maker.index()) {
      await others(undefined, { signal });
      tell(READING + ((1 - READING) * done) / maker.people, maker.people);
    }
    beforePlaced();
    maker.place(basename(path));
    return { people: maker.people, unread };
  } catch (error) {
    maker.drop();
    if (signal?.aborted === true) throw signal.reason;
    throw isSpoiltZip(error) ? noList(path) : asStoreFault(error, path);
  }
}

function isSpoiltZip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

async function read(
  path: string,
  maker: RatingListMaker,
  tell: TellProgress,
  signal: AbortSignal | undefined,
): Promise<PeopleReader> {
  let reader: PeopleReader | null = null;
  for await (const { text, part } of listPieces(path)) {
    signal?.throwIfAborted();
    reader ??= readerOf(text, basename(path));
    const people = reader.read(text);
    if (people === null) throw noList(path);
    maker.add(people);
    tell(part * READING, maker.people);
    await others();
  }
  const last = reader?.end() ?? null;
  if (reader === null || last === null) throw noList(path);
  maker.add(last);
  return reader;
}

function noList(path: string): DeskFault {
  return new DeskFault('notARatingList', `${path}: this is no rating list of FIDE, or not the whole of it`, {
    path,
  });
}
