/** The example tournament of this computer: one file in a folder of its own, among the settings and never the tournaments. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DeskFault } from '../../plain/desk-fault.ts';
import type { Language } from '../../words/index.ts';
import type { OpenDesk } from '../open-desk.ts';
import type { DeskFiles } from '../tournament-files.ts';
import { playExample } from './play-example.ts';

export class ExampleFile {
  readonly path: string;
  readonly #folder: string;
  readonly #files: DeskFiles;

  constructor(files: DeskFiles, config: string) {
    this.#files = files;
    this.#folder = join(config, 'example');
    this.path = join(this.#folder, 'example.escaque');
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  /** As it was left. */
  async open(): Promise<OpenDesk> {
    return this.#files.open(this.path);
  }

  /** Played anew, in this language; a part of it does not stay. */
  async make(language: Language): Promise<OpenDesk> {
    mkdirSync(this.#folder, { recursive: true });
    const desk = await this.#files.create(this.path);
    try {
      await playExample(desk, language);
      return desk;
    } catch (error) {
      await desk.close();
      this.#remove();
      throw error;
    }
  }

  /** Refused (`held`) where another desk has it open. A damaged one goes too. */
  async throwAway(): Promise<void> {
    if (!this.exists) return;
    const desk = await Promise.resolve(this.open()).catch(() => null);
    const held = desk?.readOnly === true;
    await desk?.close();
    if (held) throw new DeskFault('held', 'another desk has the example open', { path: this.path });
    this.#remove();
  }

  #remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
