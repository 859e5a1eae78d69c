/**
 * Copies of the tournament open to another folder: when asked for, and after every round where that is wanted. What is
 * wanted, and when each tournament was copied last, is kept among this computer's settings.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BackupSettings, BackupView } from '../contract/backup-view.ts';
import type { TournamentView } from '../contract/desk-api.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import { readSettings, writeSettings } from './settings-file.ts';
import type { OpenDesk } from './open-desk.ts';
import type { TournamentFiles } from './tournament-files.ts';

const made = v.object({ file: v.string(), at: v.string(), path: v.string() });
const contents = v.object({
  folder: v.nullable(v.string()),
  everyRound: v.boolean(),
  /** The newest first. */
  made: v.array(made),
});
type Kept = v.InferOutput<typeof contents>;

const none: Kept = { folder: null, everyRound: false, made: [] };
const most = 12;

export class Backups {
  readonly #config: string;
  readonly #files: TournamentFiles;
  readonly #changed: () => void;
  #failed: BackupView['failed'] = null;
  /** What is kept is read once, and again only by another start. */
  #kept: Kept;

  /** `changed` is told when what `view` says has changed. */
  constructor(config: string, files: TournamentFiles, changed: () => void) {
    this.#config = config;
    this.#files = files;
    this.#changed = changed;
    this.#kept = readSettings(this.#path, contents) ?? none;
  }

  view(file: string): BackupView {
    const { folder, everyRound, made: all } = this.#kept;
    const last = all.find((one) => one.file === file) ?? null;
    return {
      folder,
      everyRound,
      last: last === null ? null : { at: last.at, path: last.path },
      failed: this.#failed,
    };
  }

  /** Refuses (`notFound`) a folder that is not there: a copy is never made where nobody looks for it. */
  set({ folder, everyRound }: BackupSettings): void {
    if (folder !== null) this.#seeFolder(this.#files.resolve(folder));
    this.#failed = null;
    this.#keep({
      ...this.#kept,
      folder: folder === null ? null : this.#files.resolve(folder),
      everyRound: everyRound && folder !== null,
    });
  }

  /** Copies it where it is told; null: into the folder set, else beside the tournaments. Gives the copy's path. */
  async copy(desk: OpenDesk, given: string | null, note = ''): Promise<string> {
    const { folder } = this.#kept;
    try {
      if (given === null && folder !== null) this.#seeFolder(folder);
      const path = await this.#files.copy(desk, given, folder, note);
      this.#failed = null;
      const rest = this.#kept.made.filter(({ file }) => file !== desk.path);
      const at = new Date().toISOString();
      this.#keep({ ...this.#kept, made: [{ file: desk.path, at, path }, ...rest].slice(0, most) });
      return path;
    } catch (error) {
      this.#failed = { at: new Date().toISOString(), fault: faultOf(error) };
      this.#changed();
      throw error;
    }
  }

  /** Copies a desk each time a round of it comes to its end, where that is wanted. Gives the way to stop. */
  follow(desk: OpenDesk): () => void {
    this.#failed = null;
    let before: ReadonlySet<number> | null = null;
    return desk.watch({ kind: 'tournament' }, (view) => {
      const ended = endedRounds(view);
      const fresh = [...ended].filter((round) => before !== null && !before.has(round));
      before = ended;
      // an example is not kept among what is somebody's
      if (view.details?.example !== undefined) return;
      if (!this.#kept.everyRound || fresh.length === 0) return;
      // a failure is kept, and shown where the copies are spoken of
      void this.copy(desk, null, ` R${Math.max(...fresh)}`).catch(() => undefined);
    });
  }

  #seeFolder(folder: string): void {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
    throw new DeskFault('notFound', 'there is no such folder', { path: folder });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    // where settings cannot be kept they hold until this program ends
    writeSettings(this.#path, kept);
    this.#changed();
  }

  get #path(): string {
    return join(this.#config, 'backup.json');
  }
}

/** Rounds all of whose games have a result. */
const endedRounds = ({ rounds }: TournamentView): ReadonlySet<number> =>
  new Set(
    rounds
      .filter(({ boards, finished, byes }) => finished > 0 && finished === boards - byes)
      .map(({ round }) => round),
  );
