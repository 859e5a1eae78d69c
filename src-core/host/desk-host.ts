/**
 * The desk of this computer: at most one tournament open, and the screens that look at it. A screen's watches
 * survive opening, closing and opening another.
 */
import type {
  ActReply,
  DeskApi,
  Fault,
  NewFile,
  RecentFile,
  ShellAbout,
  ShellApi,
  View,
} from '../contract/desk-api.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { decide, emptyState } from '../desk/index.ts';
import { Backups } from './backups.ts';
import { callsOf, opened, type OpenDesk } from './open-desk.ts';
import { Diary } from './diary.ts';
import { configFolder, tournamentsFolder } from './places.ts';
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
  Omit<ShellAbout, 'folder'>;

export class DeskHost {
  readonly config: string;
  readonly folder: string;
  readonly diary: Diary;
  /** The contract, for whichever tournament is open. */
  readonly desk: DeskApi;
  readonly #files: TournamentFiles;
  readonly #screens: Screens;
  readonly #backups: Backups;
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
      about: async () => ({ shell, version, language, dialogs, folder: this.folder }),
      recent: async () => this.recent(),
      create: (query) => this.create(query),
      open: ({ path }) => this.open(path),
      close: () => this.close(),
      copy: ({ path }) => this.copy(path),
      diary: async () => this.diary.lines(),
      setBackup: async (settings) => this.#backups.set(settings),
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
    const ends = [this.#files.remember(desk, madeBy), this.#backups.follow(desk)];
    return () => ends.forEach((end) => end());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
