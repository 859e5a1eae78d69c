import type {
  Act,
  ActReply,
  DeskApi,
  DeskCommand,
  DeskDocument,
  DocumentQuery,
  Fault,
  HistoryPage,
  HistoryQuery,
  LiveStart,
  ProposeReply,
  RulingQuery,
  RulingReply,
  Topic,
  ViewOf,
} from '../../contract/desk-api.ts';
import { controlReading, documentOf, historyLine, ruleAt, type DeskEvent } from '../../desk/index.ts';
import { createJournal, openJournal, type Journal } from '../../store/index.ts';
import { Service } from '../service.ts';
import { checkDraw } from './check-draw.ts';
import { ChessBeside } from './chess-beside.ts';
import { chessRules, placeKey, type ChessDesk } from './chess-rules.ts';
import type { DeskServiceOptions } from './options.ts';

export type { DeskServiceOptions };

/** The desk of one tournament: the contract kept, over the service by the rules of chess. */
export class DeskService implements DeskApi {
  readonly #service: Service<ChessDesk, ChessBeside>;

  /** Makes a new, empty tournament file and its desk. Throws a DeskFault. */
  static create(path: string, options: DeskServiceOptions): DeskService {
    return DeskService.over(createJournal(path, options), options);
  }

  /** Opens the desk of a tournament file. Throws a DeskFault; see openJournal. */
  static open(path: string, options: DeskServiceOptions): DeskService {
    return DeskService.over(openJournal(path, options), options);
  }

  /** The desk over an open journal, which closes with it. */
  static over(journal: Journal<DeskEvent>, options: DeskServiceOptions): DeskService {
    const besideOf = (service: Service<ChessDesk>) => new ChessBeside(service, journal, options);
    return new DeskService(Service.over(journal, chessRules, options, besideOf));
  }

  private constructor(service: Service<ChessDesk, ChessBeside>) {
    this.#service = service;
  }

  get path(): string {
    return this.#service.trust.path;
  }

  /** The tournament's name; empty before it has one. */
  get name(): string {
    return this.#service.snapshot.state.details?.name ?? '';
  }

  /** What is wrong with the file, as far as is known; null where nothing is. */
  get fault(): Fault | null {
    return this.#service.trust.fault;
  }

  async act(act: Act): Promise<ActReply> {
    return this.#service.beside.act(act);
  }

  async propose(command: DeskCommand): Promise<ProposeReply> {
    this.#service.seeOpen();
    await this.#service.beside.before(command);
    return this.#service.propose(this.#service.beside.withGiven(command));
  }

  async rule(query: RulingQuery): Promise<RulingReply> {
    this.#service.seeOpen();
    await this.#service.beside.before(query);
    const { state } = this.#service.snapshot;
    return this.#service.read(() => ruleAt(state, query, this.#service.now(), this.#service.beside.found));
  }

  async history(query: HistoryQuery): Promise<HistoryPage> {
    const { entries, total } = this.#service.history(placeKey(query.place), query);
    const { state, people } = this.#service.snapshot;
    const now = this.#service.now();
    const lines = this.#service.read(() => entries.map((entry) => historyLine(state, people, entry, now)));
    return { lines, total };
  }

  async document(query: DocumentQuery): Promise<DeskDocument> {
    this.#service.seeOpen();
    const { state, people } = this.#service.snapshot;
    return this.#service.read(() => documentOf(state, people, query));
  }

  async time(): Promise<number> {
    this.#service.seeOpen();
    return this.#service.now();
  }

  readonly readControl: DeskApi['readControl'] = async (query) => {
    const { state, people } = this.#service.snapshot;
    return controlReading(state, people, query);
  };

  readonly checkDraw: DeskApi['checkDraw'] = async ({ text }) => checkDraw(text);

  readonly readThrows: DeskApi['readThrows'] = async (query) => this.#service.beside.draws.readThrows(query);

  readonly live: DeskApi['live'] = async (order) => {
    this.#service.seeWritable();
    this.#service.beside.live.order(order);
  };

  readonly fedGames: DeskApi['fedGames'] = async (query) => {
    this.#service.seeOpen();
    return this.#service.beside.live.games(query);
  };

  /** Watches live boards from a source, instead of any before. */
  async startWatch(start: LiveStart): Promise<void> {
    this.#service.seeWritable();
    this.#service.beside.live.start(start);
  }

  watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void {
    // the view of a topic has the topic's own kind, which the types cannot follow
    return this.#service.watch(topic, (view) => show(view as ViewOf<T>));
  }

  /** Looks at the clocks, and for what others wrote to the file. Also done by itself every second. */
  look(): void {
    this.#service.look();
  }

  /** Copies the tournament whole into a new file. Gives its path. Rejects with a DeskFault. */
  async copyTo(path: string): Promise<string> {
    return this.#service.copyTo(path);
  }

  /** Whether it only reads, as another desk has the file. */
  get readOnly(): boolean {
    return this.#service.readOnly;
  }

  /** Writes what still waits, and lets the file go. Calls after it reject. */
  close(): void {
    this.#service.close();
  }
}
