/** What chess keeps beside its journal: running clocks, draws at their hour, and searches for who can still mate. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Act, ActReply, DeskCommand, DrawView, IncidentTold } from '../../contract/desk-api.ts';
import type { DeskEvent, Entry, MatesFound } from '../../desk/index.ts';
import type { Journal } from '../../store/index.ts';
import { reporterOf } from '../options.ts';
import type { Beside } from '../rules.ts';
import type { Service } from '../service.ts';
import type { ChessDesk, ChessShown } from './chess-rules.ts';
import { isAlive } from '../../store/is-alive.ts';
import { ClockKeeper } from './clock-keeper.ts';
import { DeadPositions } from './dead-positions.ts';
import { Draws } from './draws.ts';
import { LiveBoards } from './live/live-boards.ts';
import { MatingAhead } from './mating-ahead.ts';
import type { DeskServiceOptions } from './options.ts';

export class ChessBeside implements Beside<DeskEvent>, ChessShown {
  readonly draws: Draws;
  readonly live: LiveBoards;
  readonly #service: Service<ChessDesk>;
  readonly #readOnly: boolean;
  readonly #keeper: ClockKeeper;
  readonly #mating: MatingAhead;
  readonly #dead: DeadPositions;

  constructor(service: Service<ChessDesk>, journal: Journal<DeskEvent>, options: DeskServiceOptions) {
    const state = () => service.snapshot.state;
    this.#service = service;
    this.#readOnly = journal.readOnly;
    this.#keeper = keeperOf(service, journal, options);
    if (!this.#readOnly) this.#keeper.open();
    this.draws = new Draws({
      state,
      now: () => options.now(),
      act: (act) => this.act(act),
      changed: () => service.changed(({ kind }) => kind === 'draw'),
    });
    this.live = liveOf(service, journal, options);
    const found = () => service.changed();
    this.#mating = new MatingAhead(options, found);
    this.#dead = new DeadPositions(options.searchPosition, this.#mating.memory, found);
    if (!this.#readOnly) this.#dead.opened(state);
  }

  get found(): MatesFound {
    return this.#mating.memory.found;
  }

  get running(): number {
    return this.#keeper.running;
  }

  get mirrors(): number {
    return this.#keeper.mirrors;
  }

  onScreen(view: DrawView): DrawView {
    return this.draws.onScreen(view);
  }

  /** Has an act done once the Laws can answer it at once. */
  async act(act: Act): Promise<ActReply> {
    this.#service.seeWritable();
    this.#keeper.notice();
    // what needs no search is in the queue at once, in the order it came
    const search = this.before(act.command);
    if (search !== null) await search;
    return this.#service.act({ ...act, command: this.withGiven(act.command) });
  }

  /** Resolves once the Laws can answer at once; null where they can now. */
  before(told: DeskCommand | IncidentTold): Promise<void> | null {
    return this.#mating.before(this.#service.snapshot.state, told);
  }

  /** What a command cannot know by itself comes with it: the hour and the dice, and what searches found. */
  withGiven(command: DeskCommand): DeskCommand {
    return this.#mating.withGiven(this.#service.snapshot.state, this.draws.withGiven(command));
  }

  wrote(entries: readonly Entry[], byOthers: boolean): void {
    if (!this.#readOnly) this.#keeper.wrote(byOthers);
    this.#dead.look(this.#service.snapshot.state, entries);
    this.live.wrote(entries);
  }

  look(): void {
    if (!this.#readOnly) this.#keeper.look();
    this.draws.look();
    this.live.look();
  }

  close(): void {
    this.live.close();
    this.#keeper.close();
    this.#dead.close();
    this.#mating.close();
  }
}

function liveOf(
  service: Service<ChessDesk>,
  journal: Journal<DeskEvent>,
  options: DeskServiceOptions,
): LiveBoards {
  return new LiveBoards({
    journal,
    feeds: options.feeds,
    state: () => service.snapshot.state,
    people: () => service.snapshot.people,
    now: () => service.now(),
    wall: () => options.now(),
    changed: (of) =>
      service.changed((topic) => (topic.kind === 'live' || topic.kind === 'liveDraft') && topic.round === of),
    report: reporterOf(options),
  });
}

function keeperOf(
  service: Service<ChessDesk>,
  journal: Journal<DeskEvent>,
  options: DeskServiceOptions,
): ClockKeeper {
  const report = reporterOf(options);
  const host = journal.other()?.host ?? '';
  const elsewhere = host !== '' && host !== hostname();
  return new ClockKeeper({
    journal,
    clocks: options,
    now: () => service.now(),
    state: () => service.snapshot.state,
    savedAt: () => service.trust.savedAt,
    act: (command) => service.act({ id: randomUUID(), by: '', seen: null, command }).catch(report),
    unsigned: (fault) => service.setFault(fault),
    signedAgain: ({ message }) => {
      if (service.trust.fault?.message === message) service.setFault(null);
    },
    limitReached: () => service.changed(),
    // a process of another computer cannot be asked for: its signs of life tell
    isAlive: (pid) => elsewhere || isAlive(pid),
  });
}
