/**
 * The desk of this computer: at most one tournament open, and the screens that look at it. A screen's watches
 * survive opening, closing and opening another.
 */
import { basename } from 'node:path';
import type {
  ActReply,
  BroughtFile,
  DeskApi,
  ExampleAsked,
  Fault,
  NewFile,
  RecentFile,
  ShellAbout,
  ShellApi,
  View,
} from '../contract/desk-api.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { languageOf } from '../words/language.ts';
import { decide, emptyState } from '../desk/index.ts';
import { Backups } from './backups.ts';
import { callsOf, opened, type OpenDesk } from './open-desk.ts';
import { Diary } from './diary.ts';
import { findLiveChess } from './feeds/livechess-source.ts';
import { ExampleFile } from './example/example-file.ts';
import { configFolder, tournamentsFolder } from './places.ts';
import { ratingListPath } from './rating-list-path.ts';
import { RatingLists } from './rating-lists.ts';
import { Screens } from './screens.ts';
import { TournamentFiles, type DeskFiles } from './tournament-files.ts';

export type { DeskFiles, OpenDesk };

export interface HostOptions {
  readonly files: DeskFiles;
  readonly config?: string;
  readonly folder?: string;
  /** What the program tells of itself; among the settings where none is given. */
  readonly diary?: Diary;
}

/** What a shell brings of its own; the desk's host does the rest of ShellApi. */
export type Machine = Pick<ShellApi, 'chooseToOpen' | 'chooseToCreate' | 'chooseFolder' | 'newWindow'> &
  Omit<ShellAbout, 'folder' | 'example'>;

export class DeskHost {
  readonly config: string;
  readonly folder: string;
  readonly diary: Diary;
  /** The contract, for whichever tournament is open. */
  readonly desk: DeskApi;
  readonly #files: TournamentFiles;
  readonly #screens: Screens;
  readonly #backups: Backups;
  readonly #example: ExampleFile;
  readonly #ratings: RatingLists;
  #open: OpenDesk | null = null;
  /** Ends what follows the tournament open: its name, and its copies. */
  #unfollow = (): void => {};
  /** Opening and closing take turns. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: HostOptions) {
    this.config = options.config ?? configFolder();
    this.folder = options.folder ?? tournamentsFolder();
    this.diary = options.diary ?? new Diary(this.config);
    this.#files = new TournamentFiles(options.files, this.config, this.folder);
    this.#example = new ExampleFile(options.files, this.config);
    this.#ratings = new RatingLists(ratingListPath(this.config));
    this.#backups = new Backups(this.config, this.#files, () => this.#screens.showDesk());
    this.#screens = new Screens((path) => this.#backups.view(path));
    this.desk = {
      ...callsOf(() => this.#open),
      // every topic is answered with that topic's view
      watch: (topic, show) => this.#screens.watch(topic, show as (view: View) => void),
    };
  }

  /** The file of the tournament open, which is also how an act says which tournament it is meant for. */
  get path(): string | null {
    return this.#open?.path ?? null;
  }

  /** A screen has come; `changed` is told which tournament is open whenever that changes. Gives the way out. */
  screenCame(changed: (path: string | null) => void): () => void {
    return this.#screens.came(changed);
  }

  /** The file name a tournament would get in the usual folder. */
  fileNameFor(tournament: string): string {
    return this.#files.nameFor(tournament);
  }

  recent(): readonly RecentFile[] {
    return this.#files.recent.list();
  }

  /** Opens a tournament in the place of the one open. What was open stays open where that fails. */
  async open(given: string): Promise<{ readonly path: string }> {
    return this.#inTurn(async () => {
      const path = this.#files.resolve(given);
      // asked again of a tournament that is only read: to take it over
      if (path !== this.path || this.#open?.readOnly === true) {
        await this.#replace(await this.#files.open(path, path === this.path));
      }
      return { path: this.path ?? path };
    });
  }

  /** Makes a tournament's file and opens it; never writes over a file. Refused, it makes none. */
  async create({ path: given, act }: NewFile): Promise<{ readonly path: string; readonly reply: ActReply }> {
    return this.#inTurn(async () => {
      const { command } = act;
      if (command.type !== 'createTournament') {
        throw new DeskFault('badRequest', 'a new file begins with createTournament', { path: 'act.command' });
      }
      const { recent } = this.#files;
      const made = recent.madeBy(act.id);
      if (made === null) {
        const { name } = command.form;
        const decision = decide(emptyState, new Map(), command, 0);
        if (!decision.ok) return { path: this.#files.placeFor(given, name), reply: decision };
        await this.#replace(await this.#files.make(given, name), act.id);
      } else if (made !== this.path) {
        await this.#replace(await this.#files.open(made));
      }
      const desk = opened(this.#open);
      const reply = await desk.act(act);
      // the views tell the name too, a moment later: whoever reads the list at once must find it there
      if (reply.ok && made === null) recent.rename(desk.path, command.form.name.trim());
      return { path: desk.path, reply };
    });
  }

  /** What is done with the example tournament. Open, it is left before it is made anew or thrown away. */
  async example({ do: what, language }: ExampleAsked): Promise<void> {
    return this.#inTurn(async () => {
      if (what === 'goOn') return this.#replace(await this.#example.open());
      if (this.path === this.#example.path) await this.#replace(null);
      await this.#example.throwAway();
      if (what === 'anew') await this.#replace(await this.#example.make(languageOf(language)));
    });
  }

  /** Opens a tournament that a page has in its hands: where it lies, if that is known here, or else a copy. */
  async bring({ name, bytes }: BroughtFile): Promise<{ readonly path: string; readonly copied: boolean }> {
    const [file, content] = [basename(name), Buffer.from(bytes, 'base64')];
    const same = this.#files.same(file, content);
    if (same !== null) return { ...(await this.open(same)), copied: false };
    return this.#inTurn(async () => {
      const desk = await this.#files.bring(file, content);
      await this.#replace(desk);
      return { path: desk.path, copied: true };
    });
  }

  /** Copies the tournament open into a new file: in the usual folder, named after it, where none is told. */
  async copy(given: string | null): Promise<{ readonly path: string }> {
    const desk = opened(this.#open);
    return { path: await this.#backups.copy(desk, given) };
  }

  async close(): Promise<void> {
    return this.#inTurn(() => this.#replace(null));
  }

  /** Says on every screen why the tournament asked for at the start is not open. */
  showFault(fault: Fault | null): void {
    this.#screens.showFault(fault);
  }

  /** What belongs to this computer, for a screen of this computer. */
  shell(machine: Machine): ShellApi {
    const { shell, version, language, dialogs } = machine;
    return {
      about: async () => ({
        ...{ shell, version, language, dialogs },
        folder: this.folder,
        example: this.#example.exists,
      }),
      recent: async () => this.recent(),
      create: (query) => this.create(query),
      open: ({ path }) => this.open(path),
      example: (asked) => this.example(asked),
      bring: (file) => this.bring(file),
      close: () => this.close(),
      copy: ({ path }) => this.copy(path),
      diary: async () => this.diary.lines(),
      setBackup: async (settings) => this.#backups.set(settings),
      ratingList: async () => this.#ratings.state(),
      bringRatingList: async ({ path }) => this.#ratings.bring(this.#files.resolve(path)),
      stopRatingList: async () => this.#ratings.stop(),
      findRated: async ({ text }) => this.#ratings.find(text),
      startWatch: async (start) => opened(this.#open).startWatch(start),
      findLiveChess: () => findLiveChess(),
      chooseToOpen: () => machine.chooseToOpen(),
      chooseToCreate: (name) => machine.chooseToCreate(name),
      chooseFolder: () => machine.chooseFolder(),
      newWindow: () => machine.newWindow(),
    };
  }

  async #replace(next: OpenDesk | null, madeBy?: string): Promise<void> {
    const before = this.#open;
    this.#unfollow();
    this.#unfollow = () => {};
    this.#screens.leave();
    this.#open = next;
    if (next !== null) this.#unfollow = this.#follow(next, madeBy);
    this.#screens.turnTo(next);
    await before?.close();
  }

  #follow(desk: OpenDesk, madeBy?: string): () => void {
    // the example is nobody's tournament: neither offered again nor copied
    if (desk.path === this.#example.path) return () => {};
    const ends = [this.#files.remember(desk, madeBy), this.#backups.follow(desk)];
    return () => ends.forEach((end) => end());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
