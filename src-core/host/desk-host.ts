/**
 * The desk of this computer: at most one tournament open, and the screens that look at it. A screen's watches
 * survive opening, closing and opening another.
 */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type {
  Act,
  ActReply,
  DeskApi,
  DeskCommand,
  DeskView,
  Fault,
  HistoryPage,
  HistoryQuery,
  RulingQuery,
  RulingReply,
  RecentFile,
  ShellAbout,
  ShellApi,
  Topic,
  View,
  ViewOf,
} from '../contract/desk-api.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { checkDraw } from '../service/check-draw.ts';
import { type DeskTopic, controlReading, decide, emptyState, viewOf } from '../desk/index.ts';
import { ending, fileNameOf, fileNames } from './file-name.ts';
import { nothingOpen } from './nothing-open.ts';
import { watchPosition } from './watch-position.ts';
import { configFolder, tournamentsFolder } from './places.ts';
import { RecentFiles } from './recent-files.ts';

/** One tournament's file, open. */
export interface OpenDesk extends DeskApi {
  readonly path: string;
  close(): void | Promise<void>;
}

/** How a tournament's file is opened and made; `create` refuses (`exists`) to write over anything. */
export interface DeskFiles {
  open(path: string): OpenDesk | Promise<OpenDesk>;
  create(path: string): OpenDesk | Promise<OpenDesk>;
}

export interface HostOptions {
  readonly files: DeskFiles;
  readonly config?: string;
  readonly folder?: string;
}

/** What a shell brings of its own; the desk's host does the rest of ShellApi. */
export type Machine = Pick<ShellApi, 'chooseToOpen' | 'chooseToCreate' | 'newWindow'> &
  Omit<ShellAbout, 'folder'>;

interface Watcher {
  readonly topic: DeskTopic | { readonly kind: 'desk' };
  readonly show: (view: View) => void;
  stop: () => void;
}

export class DeskHost implements DeskApi {
  readonly config: string;
  readonly folder: string;
  readonly #files: DeskFiles;
  readonly #recent: RecentFiles;
  readonly #watchers = new Set<Watcher>();
  readonly #changed = new Set<(path: string | null) => void>();
  #desk: OpenDesk | null = null;
  #deskView: DeskView | null = null;
  #nameWatch = (): void => {};
  #screens = 0;
  #fault: Fault | null = null;
  /** Opening and closing take turns. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: HostOptions) {
    this.config = options.config ?? configFolder();
    this.folder = options.folder ?? tournamentsFolder();
    this.#files = options.files;
    this.#recent = new RecentFiles(this.config);
  }

  /** The file of the tournament open, which is also how an act says which tournament it is meant for. */
  get path(): string | null {
    return this.#desk?.path ?? null;
  }

  // ---- the tournament open ----

  async act(act: Act): Promise<ActReply> {
    return this.#open().act(act);
  }

  async propose(command: DeskCommand): Promise<ActReply> {
    return this.#open().propose(command);
  }

  async rule(query: RulingQuery): Promise<RulingReply> {
    return this.#open().rule(query);
  }

  async history(query: HistoryQuery): Promise<HistoryPage> {
    return this.#open().history(query);
  }

  readonly document: DeskApi['document'] = async (query) => this.#open().document(query);

  readonly time: DeskApi['time'] = async () => this.#open().time();

  // also for a tournament not made yet
  readonly readControl: DeskApi['readControl'] = async (query) =>
    this.#desk?.readControl(query) ?? controlReading(emptyState, new Map(), query);

  readonly checkDraw: DeskApi['checkDraw'] = async (text) => checkDraw(text);

  readonly readThrows: DeskApi['readThrows'] = async (query) => this.#open().readThrows(query);

  watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void {
    // every topic is answered with that topic's view
    const told = show as (view: View) => void;
    const asked: Topic = topic;
    if (asked.kind === 'position') return watchPosition(asked, told);
    const watcher: Watcher = { topic: asked, show: told, stop: () => {} };
    this.#watchers.add(watcher);
    this.#attach(watcher);
    return () => {
      this.#watchers.delete(watcher);
      watcher.stop();
    };
  }

  // ---- screens ----

  /** A screen has come; `changed` is told which tournament is open whenever that changes. Gives the way out. */
  screenCame(changed: (path: string | null) => void): () => void {
    this.#changed.add(changed);
    this.#countScreens(1);
    return () => {
      if (this.#changed.delete(changed)) this.#countScreens(-1);
    };
  }

  #countScreens(more: number): void {
    this.#screens += more;
    this.#showDesk();
  }

  // ---- files ----

  /** The file name a tournament would get in the usual folder. */
  fileNameFor(tournament: string): string {
    const name = tournament.toLowerCase().endsWith(ending) ? tournament.slice(0, -ending.length) : tournament;
    return fileNameOf(name) + ending;
  }

  recent(): readonly RecentFile[] {
    return this.#recent.list();
  }

  /** Opens a tournament in the place of the one open. What was open stays open where that fails. */
  async open(given: string): Promise<{ readonly path: string }> {
    return this.#inTurn(async () => {
      const path = this.#resolve(given);
      if (path !== this.path) await this.#replace(await this.#files.open(path));
      return { path: this.path ?? path };
    });
  }

  /** Makes a tournament's file and opens it; never writes over a file. Refused, it makes none. */
  async create(given: string | null, act: Act): Promise<{ readonly path: string; readonly reply: ActReply }> {
    return this.#inTurn(async () => {
      const { command } = act;
      if (command.type !== 'createTournament') {
        throw new DeskFault('badRequest', 'a new file begins with createTournament', { path: 'act.command' });
      }
      const made = this.#recent.madeBy(act.id);
      if (made === null) {
        const { name } = command.form;
        const decision = decide(emptyState, new Map(), command, 0);
        if (!decision.ok)
          return { path: given ?? join(this.folder, this.fileNameFor(name)), reply: decision };
        await this.#replace(await this.#make(given, name), act.id);
      } else if (made !== this.path) {
        await this.#replace(await this.#files.open(made));
      }
      const desk = this.#open();
      const reply = await desk.act(act);
      // the views tell the name too, a moment later: whoever reads the list at once must find it there
      if (reply.ok && made === null) this.#recent.rename(desk.path, command.form.name.trim());
      return { path: desk.path, reply };
    });
  }

  async close(): Promise<void> {
    return this.#inTurn(() => this.#replace(null));
  }

  /** Says on every screen why the tournament asked for at the start is not open. */
  showFault(fault: Fault | null): void {
    this.#fault = fault;
    this.#showDesk();
  }

  /** What belongs to this computer, for a screen of this computer. */
  shell(machine: Machine): ShellApi {
    const { shell, version, language, dialogs } = machine;
    return {
      about: async () => ({ shell, version, language, dialogs, folder: this.folder }),
      recent: async () => this.recent(),
      create: (path, act) => this.create(path, act),
      open: (path) => this.open(path),
      close: () => this.close(),
      chooseToOpen: () => machine.chooseToOpen(),
      chooseToCreate: (suggested) => machine.chooseToCreate(suggested),
      newWindow: () => machine.newWindow(),
    };
  }

  async #make(given: string | null, tournament: string): Promise<OpenDesk> {
    if (given !== null) {
      const path = this.#resolve(given);
      if (path.toLowerCase().endsWith(ending)) return this.#files.create(path);
      throw new DeskFault('badRequest', `a tournament's file ends in ${ending}`, { path: 'path' });
    }
    mkdirSync(this.folder, { recursive: true });
    for (const name of fileNames(tournament)) {
      try {
        return await this.#files.create(join(this.folder, name));
      } catch (error) {
        if (!(error instanceof DeskFault && error.fault.code === 'exists')) throw error;
      }
    }
    throw new DeskFault('exists', 'the folder is full of tournaments of this name', { path: this.folder });
  }

  /** A path as a person types it: from the usual folder, or with `~` from home. */
  #resolve(path: string): string {
    return resolve(this.folder, path.replace(/^~(?=[/\\]|$)/, homedir()));
  }

  async #replace(next: OpenDesk | null, madeBy?: string): Promise<void> {
    const before = this.#desk;
    this.#nameWatch();
    this.#nameWatch = () => {};
    for (const watcher of this.#watchers) watcher.stop();
    this.#desk = next;
    this.#deskView = null;
    this.#fault = null;
    if (next !== null) this.#remember(next, madeBy);
    for (const changed of this.#changed) changed(this.path);
    for (const watcher of this.#watchers) this.#attach(watcher);
    await before?.close();
  }

  #remember(desk: OpenDesk, madeBy?: string): void {
    this.#recent.opened(desk.path, new Date().toISOString(), madeBy);
    this.#nameWatch = desk.watch({ kind: 'tournament' }, ({ details }) => {
      if (details !== null) this.#recent.rename(desk.path, details.name || basename(desk.path));
    });
  }

  #attach(watcher: Watcher): void {
    const { topic, show } = watcher;
    if (this.#desk === null) {
      watcher.stop = () => {};
      show(topic.kind === 'desk' ? this.#withScreens(nothingOpen) : viewOf(emptyState, new Map(), topic));
    } else if (topic.kind === 'desk') {
      watcher.stop = this.#desk.watch(topic, (view) => {
        this.#deskView = view;
        show(this.#withScreens(view));
      });
    } else {
      watcher.stop = this.#desk.watch(topic, show);
    }
  }

  #showDesk(): void {
    // a tournament just opened shows itself first
    if (this.#desk !== null && this.#deskView === null) return;
    const view = this.#withScreens(this.#deskView ?? nothingOpen);
    for (const { topic, show } of this.#watchers) if (topic.kind === 'desk') show(view);
  }

  #withScreens(view: DeskView): DeskView {
    return { ...view, screens: this.#screens, fault: view.fault ?? this.#fault };
  }

  #open(): OpenDesk {
    if (this.#desk !== null) return this.#desk;
    throw new DeskFault('noTournament', 'no tournament is open: open one or make a new one');
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
