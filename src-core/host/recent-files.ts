/** The tournaments opened last, newest first: a small JSON file among this computer's settings. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { RecentFile } from '../contract/desk-api.ts';
import { readSettings, writeSettings } from './settings-file.ts';

const most = 12;

const remembered = v.object({
  path: v.string(),
  name: v.string(),
  openedAt: v.string(),
  /** The act that made the file, so that the act repeated finds it instead of making another. */
  madeBy: v.exactOptional(v.string()),
});
type Remembered = v.InferOutput<typeof remembered>;
const contents = v.object({ files: v.array(remembered) });

export class RecentFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  list(): readonly RecentFile[] {
    return this.#read().map(({ path, name, openedAt }) => ({
      path,
      name,
      openedAt,
      exists: existsSync(path),
    }));
  }

  /** The file an act has made before, if it is still there. */
  madeBy(act: string): string | null {
    return this.#read().find((file) => file.madeBy === act && existsSync(file.path))?.path ?? null;
  }

  /** Puts a file first. It keeps the name it had until `rename`. */
  opened(path: string, at: string, madeBy?: string): void {
    const all = this.#read();
    const before = all.find((file) => file.path === path);
    const first = {
      ...(before ?? { path, name: basename(path) }),
      openedAt: at,
      ...(madeBy === undefined ? {} : { madeBy }),
    };
    this.#write([first, ...all.filter((file) => file.path !== path)].slice(0, most));
  }

  /** The tournament in a file has (another) name. */
  rename(path: string, name: string): void {
    const all = this.#read();
    if (!all.some((file) => file.path === path && file.name !== name)) return;
    this.#write(all.map((file) => (file.path === path ? { ...file, name } : file)));
  }

  /** An example is not offered: it is no tournament of anybody's. */
  forget(path: string): void {
    const all = this.#read();
    if (all.some((file) => file.path === path)) this.#write(all.filter((file) => file.path !== path));
  }

  #read(): readonly Remembered[] {
    return readSettings(this.#path, contents)?.files ?? [];
  }

  #write(files: readonly Remembered[]): void {
    writeSettings(this.#path, { files });
  }

  get #path(): string {
    return join(this.#folder, 'recent.json');
  }
}
