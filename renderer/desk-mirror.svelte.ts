import type {
  ProposeReply,
  Act,
  ActReply,
  ArbiterView,
  BoardView,
  ClockScreenView,
  CrosstableView,
  DeskApi,
  DeskCommand,
  DeskView,
  DrawView,
  IncidentsView,
  LineFault,
  ParchisTableView,
  ParchisView,
  LiveBoard,
  LiveDraftView,
  LiveView,
  Place,
  PlayerCardView,
  PlayersView,
  Position960View,
  Quiz960View,
  PositionQuestion,
  PositionTopic,
  PositionView,
  RoundStartView,
  RoundView,
  RulingQuery,
  RulingView,
  StandingsView,
  SwissByHandView,
  SwissView,
  SwissWhyView,
  Topic,
  TournamentView,
  ViewOf,
  WallView,
} from '../src-core/contract/desk-api.ts';
import { createSubscriber } from 'svelte/reactivity';
import { arbitersBoard, type ArbitersBoard } from './arbiters-board.ts';
import { faultOf } from './fault-of.ts';
import { MemoryActs, onePage } from './kept/in-memory.ts';
import { KeptActs } from './kept/kept-acts.svelte.ts';
import type { KeptAct } from './kept/act-store.ts';
import { liveBoardIn } from './live-boards.ts';
import { onceEach } from './once-each.ts';
import type { Problem } from './problem.ts';

export type { Problem };

/** What comes back from an act. Never rejects. */
export type Answer =
  | Extract<ActReply, { readonly ok: true }>
  | { readonly ok: false; readonly problem: Problem; readonly faults: readonly LineFault[] };

/** An act a screen has taken: it is kept on this device until the desk has answered, or the screen takes it back. */
export interface Taken {
  /** Asks the desk to do it; `seen` as in `act`. Never rejects. */
  send(seen: number | null): Promise<Answer>;
  /** It is not to be sent: the arbiter has it in hand again. */
  takeBack(): void;
}

/** What comes back from asking what an act would do. Never rejects. */
export type Proposal = Extract<ProposeReply, { readonly ok: true }> | Extract<Answer, { readonly ok: false }>;

/** What comes back from asking the Laws. Never rejects. */
export type RulingAnswer =
  | { readonly ok: true; readonly seq: number; readonly ruling: RulingView }
  | { readonly ok: false; readonly problem: Problem };

/** `refused`: the desk is there and does not know this screen. */
export interface Connection {
  readonly state: 'connecting' | 'connected' | 'lost' | 'refused';
  /** Since when, by this screen's clock: ISO 8601. */
  readonly since: string;
}

/** One view, watched as long as something on the screen reads it. */
class Watched<T extends Topic> {
  // no $state: made in the middle of a $derived, it would not be seen to change there
  #view: ViewOf<T> | null = null;
  readonly #subscribe: () => void;

  constructor(desk: DeskApi, topic: T) {
    this.#subscribe = createSubscriber((changed) => {
      const stop = desk.watch(topic, (view) => {
        this.#view = view;
        changed();
      });
      return () => {
        stop();
        this.#view = null;
      };
    });
  }

  get view(): ViewOf<T> | null {
    this.#subscribe();
    return this.#view;
  }
}

type Asked<K extends Topic['kind']> = Omit<Topic & { kind: K }, 'kind'>;

/** One of many views, the one looked at last: looking at another ends the watch of the one before. */
class Latest<T extends Topic> {
  readonly #desk: DeskApi;
  #now: { readonly key: string; readonly watched: Watched<T> } | null = null;

  constructor(desk: DeskApi) {
    this.#desk = desk;
  }

  view(topic: T): ViewOf<T> | null {
    const key = JSON.stringify(topic);
    if (this.#now?.key !== key) this.#now = { key, watched: new Watched(this.#desk, topic) };
    return this.#now.watched.view;
  }
}

/** A board and its arbiter's part, as one. */
class Paired {
  readonly #board: Watched<{ kind: 'board' } & Place>;
  readonly #arbiter: Watched<{ kind: 'arbiter' } & Place>;
  #parts: readonly [BoardView | null, ArbiterView | null] = [null, null];
  #view: ArbitersBoard | null = null;

  constructor(board: Watched<{ kind: 'board' } & Place>, arbiter: Watched<{ kind: 'arbiter' } & Place>) {
    this.#board = board;
    this.#arbiter = arbiter;
  }

  get view(): ArbitersBoard | null {
    const [board, arbiter] = [this.#board.view, this.#arbiter.view];
    // the same parts are the same board: nothing is drawn again for having been looked at
    if (board === this.#parts[0] && arbiter === this.#parts[1]) return this.#view;
    this.#parts = [board, arbiter];
    this.#view = arbitersBoard(board, arbiter, this.#view);
    return this.#view;
  }
}

/** What the desk says, as this screen sees it: views that replace themselves, and the one way to act. */
export class DeskMirror {
  connection: Connection = $state.raw({ state: 'connecting', since: '' });
  /** Acts taken and not answered yet. */
  waiting = $state(0);
  readonly kept: KeptActs;
  readonly #desk: DeskApi;
  readonly #arbiter: (chief: string) => string;
  readonly #deskView: Watched<{ kind: 'desk' }>;
  readonly #tournament: Watched<{ kind: 'tournament' }>;
  readonly #players: Watched<{ kind: 'players' }>;
  readonly #incidents: Watched<{ kind: 'incidents' }>;
  readonly #rounds: (round: string) => Watched<{ kind: 'round'; round: number }>;
  readonly #clocks: (place: string) => Watched<{ kind: 'clock' } & Place>;
  readonly #starts: (round: string) => Watched<{ kind: 'roundStart'; round: number }>;
  readonly #draws: (round: string) => Watched<{ kind: 'draw'; round: number }>;
  readonly #boards: (place: string) => Watched<{ kind: 'board' } & Place>;
  readonly #arbitersBoards: (place: string) => Paired;
  readonly #position: Latest<PositionTopic>;
  readonly #swiss: Latest<Topic & { kind: 'swiss' }>;
  readonly #swissWhy: Latest<Topic & { kind: 'swissWhy' }>;
  readonly #swissByHand: Latest<Topic & { kind: 'swissByHand' }>;

  readonly #lives = onceEach(
    (round: string) => new Watched(this.#desk, { kind: 'live', round: Number(round) }),
  );
  readonly #drafts = onceEach(
    (place: string) => new Watched(this.#desk, { kind: 'liveDraft', ...placeIn(place) }),
  );
  readonly #positions960 = onceEach((text: string) => new Watched(this.#desk, { kind: 'position960', text }));
  readonly #standings = onceEach(
    (after: string) => new Watched(this.#desk, { kind: 'standings', after: roundIn(after) }),
  );
  readonly #crosstables = onceEach(
    (after: string) => new Watched(this.#desk, { kind: 'crosstable', after: roundIn(after) }),
  );
  readonly #cards = onceEach((asked: string) => {
    const [number = '', after = ''] = asked.split('.');
    return new Watched(this.#desk, { kind: 'playerCard', after: roundIn(after), number: Number(number) });
  });
  readonly #walls = onceEach(
    (round: string) => new Watched(this.#desk, { kind: 'wall', round: roundIn(round) }),
  );
  readonly #parchis = onceEach(
    (round: string) => new Watched(this.#desk, { kind: 'parchis', round: Number(round) }),
  );
  readonly #parchisTables = onceEach((at: string) => {
    const [round = 0, table = 0] = at.split('.').map(Number);
    return new Watched(this.#desk, { kind: 'parchisTable', round, table });
  });
  readonly #quizzes960 = onceEach((asked: string) => {
    const [seed = 0, question = 0] = asked.split('.').map(Number);
    return new Watched(this.#desk, { kind: 'quiz960', seed, question });
  });

  /** `arbiter`: who stands at this screen, given the chief arbiter's name, which may be empty. */
  constructor(
    desk: DeskApi,
    arbiter: (chief: string) => string,
    kept = new KeptActs(new MemoryActs(), onePage),
  ) {
    this.kept = kept;
    this.#desk = desk;
    this.#arbiter = arbiter;
    this.#position = new Latest(desk);
    this.#swiss = new Latest(desk);
    this.#swissWhy = new Latest(desk);
    this.#swissByHand = new Latest(desk);
    this.#deskView = new Watched(desk, { kind: 'desk' });
    this.#tournament = new Watched(desk, { kind: 'tournament' });
    this.#players = new Watched(desk, { kind: 'players' });
    this.#incidents = new Watched(desk, { kind: 'incidents' });
    this.#rounds = onceEach((round) => new Watched(desk, { kind: 'round', round: Number(round) }));
    this.#starts = onceEach((round) => new Watched(desk, { kind: 'roundStart', round: Number(round) }));
    this.#boards = onceEach((place) => new Watched(desk, { kind: 'board', ...placeIn(place) }));
    this.#arbitersBoards = onceEach(
      (place) => new Paired(this.#boards(place), new Watched(desk, { kind: 'arbiter', ...placeIn(place) })),
    );
    this.#clocks = onceEach((place) => new Watched(desk, { kind: 'clock', ...placeIn(place) }));
    this.#draws = onceEach((round) => new Watched(desk, { kind: 'draw', round: Number(round) }));
  }

  /** The views below are null until the desk has answered; reading them where something is shown watches them. */
  get desk(): DeskView | null {
    return this.#deskView.view;
  }

  get tournament(): TournamentView | null {
    return this.#tournament.view;
  }

  get players(): PlayersView | null {
    return this.#players.view;
  }

  get incidents(): IncidentsView | null {
    return this.#incidents.view;
  }

  round(round: number): RoundView | null {
    return this.#rounds(`${round}`).view;
  }

  /** What is known of a position. Looking at another one stops the search for this. */
  position(question: PositionQuestion): PositionView | null {
    return this.#position.view({ kind: 'position', ...question });
  }

  /** The pairing of a round. Looking at another one, or at none, stops what is being worked out for it. */
  swiss(asked: Asked<'swiss'>): SwissView | null {
    return this.#swiss.view({ kind: 'swiss', ...asked });
  }

  swissWhy(asked: Asked<'swissWhy'>): SwissWhyView | null {
    return this.#swissWhy.view({ kind: 'swissWhy', ...asked });
  }

  swissByHand(asked: Asked<'swissByHand'>): SwissByHandView | null {
    return this.#swissByHand.view({ kind: 'swissByHand', ...asked });
  }

  draw(round: number): DrawView | null {
    return this.#draws(`${round}`).view;
  }

  board(place: Place): BoardView | null {
    return this.#boards(`${place.round}.${place.board}`).view;
  }

  /** A board with what only an arbiter may see of it. */
  arbitersBoard(place: Place): ArbitersBoard | null {
    return this.#arbitersBoards(`${place.round}.${place.board}`).view;
  }

  /** The clock of a board, as its own screen shows it. */
  clock(place: Place): ClockScreenView | null {
    return this.#clocks(`${place.round}.${place.board}`).view;
  }

  roundStart(round: number): RoundStartView | null {
    return this.#starts(`${round}`).view;
  }

  /** The standings after a round; null: after the last that is complete. */
  standings(after: number | null): StandingsView | null {
    return this.#standings(`${after ?? ''}`).view;
  }

  /** The watch over live boards of a round. */
  live(round: number): LiveView | null {
    return this.#lives(`${round}`).view;
  }

  /** A board as its live source has it; null where it has none. */
  liveBoard({ round, board }: Place): LiveBoard | null {
    const view = this.live(round);
    return view === null ? null : liveBoardIn(view, board);
  }

  /** The game that a live source tells of a board, beside the one recorded. */
  liveDraft({ round, board }: Place): LiveDraftView | null {
    return this.#drafts(`${round}.${board}`).view;
  }

  crosstable(after: number | null): CrosstableView | null {
    return this.#crosstables(`${after ?? ''}`).view;
  }

  playerCard(number: number, after: number | null): PlayerCardView | null {
    return this.#cards(`${number}.${after ?? ''}`).view;
  }

  /** What hangs on the hall's wall of a round; null: of the last that is paired. */
  wall(round: number | null): WallView | null {
    return this.#walls(`${round ?? ''}`).view;
  }

  /** The tables of parchís of a round. */
  parchis(round: number): ParchisView | null {
    return this.#parchis(`${round}`).view;
  }

  parchisTable({
    round,
    table,
  }: {
    readonly round: number;
    readonly table: number;
  }): ParchisTableView | null {
    return this.#parchisTables(`${round}.${table}`).view;
  }

  /** A start position by number, rank or FEN, explained. */
  position960(text: string): Position960View | null {
    return this.#positions960(text).view;
  }

  quiz960(seed: number, question: number): Quiz960View | null {
    return this.#quizzes960(`${seed}.${question}`).view;
  }

  /** The name this screen acts under. */
  get by(): string {
    return this.#arbiter(this.tournament?.details?.chiefArbiter ?? '');
  }

  /** An act of this screen's arbiter, with an id of its own. */
  prepare(command: DeskCommand, seen: number | null): Act {
    const by =
      command.type === 'createTournament' ? this.#arbiter(command.form.chiefArbiter.trim()) : this.by;
    return { id: crypto.randomUUID(), by, seen, command };
  }

  /** Takes an act to be sent, in a while or at once. */
  take(command: DeskCommand, seen: number | null): Taken {
    const { file = null, seq = 0 } = this.desk ?? {};
    const { id, name } = file ?? { id: '', name: '' };
    const kept = this.kept.take({ act: this.prepare(command, seen), file: { id, name }, after: seq });
    this.waiting += 1;
    return {
      send: (last) => this.#sendTaken(kept, last).finally(() => (this.waiting -= 1)),
      takeBack: () => {
        this.waiting -= 1;
        this.kept.settle(kept);
      },
    };
  }

  /**
   * Asks the desk to do it. `seen`: the `seq` of the view the arbiter was looking at (of the board, or of the
   * tournament), null where it does not matter.
   */
  act(command: DeskCommand, seen: number | null): Promise<Answer> {
    return this.take(command, seen).send(seen);
  }

  /** Sends what this device has kept, to who has been shown all up to `seen`. */
  async sendKept(kept: KeptAct, seen: number): Promise<Answer> {
    const answer = await this.#send({ ...kept.act, seen: kept.act.seen === null ? null : seen });
    if (answer.ok) this.kept.settle(kept);
    else this.kept.refused(kept, answer.problem);
    return answer;
  }

  /** After a break nobody may be there any more to hear a no: it is kept, and told. */
  async #sendTaken(kept: KeptAct, seen: number | null): Promise<Answer> {
    const line = this.connection;
    const answer = await this.#send({ ...kept.act, seen });
    const broken = line.state === 'lost' || this.connection !== line;
    if (answer.ok || !broken) this.kept.settle(kept);
    else this.kept.refused(kept, answer.problem);
    return answer;
  }

  async #send(act: Act): Promise<Answer> {
    try {
      return answerOf(await this.#desk.act(act));
    } catch (cause) {
      return { ok: false, problem: { kind: 'fault', fault: faultOf(cause) }, faults: [] };
    }
  }

  /** What `act` would answer, and what an incident would lead to; writes nothing. */
  async propose(command: DeskCommand): Promise<Proposal> {
    try {
      return answerOf(await this.#desk.propose(command));
    } catch (cause) {
      return { ok: false, problem: { kind: 'fault', fault: faultOf(cause) }, faults: [] };
    }
  }

  /** What the Laws say; writes nothing. */
  async rule(query: RulingQuery): Promise<RulingAnswer> {
    try {
      const reply = await this.#desk.rule(query);
      return reply.ok ? reply : { ok: false, problem: { kind: 'refusal', refusal: reply.refusal } };
    } catch (cause) {
      return { ok: false, problem: { kind: 'fault', fault: faultOf(cause) } };
    }
  }

  checkDraw: DeskApi['checkDraw'] = (query) => this.#desk.checkDraw(query);
  readThrows: DeskApi['readThrows'] = (query) => this.#desk.readThrows(query);
  history: DeskApi['history'] = (query) => this.#desk.history(query);
  readControl: DeskApi['readControl'] = (query) => this.#desk.readControl(query);
  order: DeskApi['live'] = (order) => this.#desk.live(order);
  fedGames: DeskApi['fedGames'] = (query) => this.#desk.fedGames(query);
  time: DeskApi['time'] = () => this.#desk.time();
  document: DeskApi['document'] = (query) => this.#desk.document(query);
}

function placeIn(place: string): Place {
  const [round, board] = place.split('.').map(Number);
  return { round: round ?? 0, board: board ?? 0 };
}

const roundIn = (text: string): number | null => (text === '' ? null : Number(text));

function answerOf<R extends ActReply>(reply: R): Extract<R, { ok: true }> | Extract<Answer, { ok: false }>;
function answerOf(reply: ActReply): Answer {
  if (reply.ok) return reply;
  return { ok: false, problem: { kind: 'refusal', refusal: reply.refusal }, faults: reply.faults };
}
