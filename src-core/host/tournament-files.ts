/** The tournaments' files of this computer: where they lie, how they are named, and which were open last. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileNamed } from '../store/file-named.ts';
import { asStoreFault } from '../store/store-faults.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { ending, fileNameOf, fileNames } from './file-name.ts';
import type { OpenDesk } from './open-desk.ts';
import { RecentFiles } from './recent-files.ts';

/**
 * How a tournament's file is opened and made; `create` refuses (`exists`) to write over anything. A file that another
 * desk has is opened to be read, or refused (`held`) where it is to be taken over.
 */
export interface DeskFiles {
  open(path: string, takeOver?: boolean): OpenDesk | Promise<OpenDesk>;
  create(path: string): OpenDesk | Promise<OpenDesk>;
}

export class TournamentFiles {
  readonly recent: RecentFiles;
  readonly #folder: string;
  readonly #files: DeskFiles;

  constructor(files: DeskFiles, config: string, folder: string) {
    this.#files = files;
    this.#folder = folder;
    this.recent = new RecentFiles(config);
  }

  /** A path as a person types it: from the usual folder, or with `~` from home. */
  resolve(path: string): string {
    return fileNamed(resolve(this.#folder, path.replace(/^~(?=[/\\]|$)/, homedir())));
  }

  /** The file name a tournament would get in the usual folder. */
  nameFor(tournament: string): string {
    const name = tournament.toLowerCase().endsWith(ending) ? tournament.slice(0, -ending.length) : tournament;
    return fileNameOf(name) + ending;
  }

  /** Where a tournament would be made; null: in the usual folder, named after it. */
  placeFor(given: string | null, tournament: string): string {
    return given ?? join(this.#folder, this.nameFor(tournament));
  }

  async open(path: string, takeOver = false): Promise<OpenDesk> {
    return this.#files.open(path, takeOver);
  }

  /** The file with these very bytes under this name, among those opened last or in the usual folder; null: none. */
  same(name: string, bytes: Buffer): string | null {
    const known = this.recent.list().map(({ path }) => path);
    const places = [...known.filter((path) => basename(path) === name), join(this.#folder, name)];
    return places.find((path) => holds(path, bytes)) ?? null;
  }

  /** Puts these bytes into the usual folder under a name that is free, and opens them; no file stays that is none. */
  async bring(name: string, bytes: Buffer): Promise<OpenDesk> {
    return this.#place(null, basename(name, ending), async (path) => {
      try {
        writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        throw asStoreFault(error, path);
      }
      try {
        return await this.open(path);
      } catch (error) {
        rmSync(path, { force: true });
        throw error;
      }
    });
  }

  /** Makes a new file; never writes over one. */
  async make(given: string | null, tournament: string): Promise<OpenDesk> {
    return this.#place(given, tournament, async (path) => this.#files.create(path));
  }

  /**
   * Copies a tournament into a new file; where none is told it is named after its own, the day and `note`, and lies in
   * `folder` (null: the usual one). Gives its path.
   */
  async copy(desk: OpenDesk, given: string | null, folder: string | null, note: string): Promise<string> {
    const name = `${basename(desk.path, ending)} ${new Date().toISOString().slice(0, 10)}${note}`;
    return this.#place(given, name, (path) => desk.copyTo(path), folder ?? this.#folder);
  }

  /** Has a new file made where it is told, or in the usual folder under the first name that is free. */
  async #place<T>(
    given: string | null,
    name: string,
    make: (path: string) => Promise<T>,
    folder = this.#folder,
  ): Promise<T> {
    if (given !== null) {
      const path = this.resolve(given);
      if (path.toLowerCase().endsWith(ending)) return make(path);
      throw new DeskFault('badRequest', `a tournament's file ends in ${ending}`, { path: 'path' });
    }
    mkdirSync(folder, { recursive: true });
    for (const free of fileNames(name)) {
      try {
        return await make(join(folder, free));
      } catch (error) {
        if (!(error instanceof DeskFault && error.fault.code === 'exists')) throw error;
      }
    }
    throw new DeskFault('exists', 'the folder is full of tournaments of this name', { path: folder });
  }

  /** Keeps the desk among those opened last, under the name it has and will have. Gives the way to stop. */
  remember(desk: OpenDesk, madeBy?: string): () => void {
    this.recent.opened(desk.path, new Date().toISOString(), madeBy);
    return desk.watch({ kind: 'tournament' }, ({ details }) => {
      if (details?.example !== undefined) this.recent.forget(desk.path);
      else if (details !== null) this.recent.rename(desk.path, details.name || basename(desk.path));
    });
  }
}

function holds(path: string, bytes: Buffer): boolean {
  try {
    return statSync(path).size === bytes.length && readFileSync(path).equals(bytes);
  } catch {
    // gone, or not to be read: it is not the one
    return false;
  }
}
