/** A desk to test: a real file, a clock in the test's hand, and boards to play on. */
import { onTestFinished } from 'vitest';
import type {
  Act,
  ActReply,
  DeskCommand,
  PairingForm,
  Topic,
  ViewOf,
} from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { DeskService, type DeskServiceOptions } from '../../src-core/service/chess/desk-service.ts';
import { newPath } from '../store/kit.ts';

export const createTournament = {
  type: 'createTournament',
  form: {
    name: 'Abierto de Escaque',
    place: 'Madrid',
    begins: '2026-11-28',
    ends: '2026-12-06',
    federation: 'ESP',
    ruleSet: 'standard',
    variant: 'standard',
    rounds: 9,
    boards: 10,
    chiefArbiter: 'Vera',
  },
} as const satisfies DeskCommand;

/** Boards with nobody at them yet. */
export function pairRound(boards: number, round = 1): DeskCommand {
  const pairings: PairingForm[] = Array.from({ length: boards }, (_, n) => ({
    board: n + 1,
    white: '',
    black: '',
  }));
  return { type: 'pairRound', round, pairings };
}

export function move(board: number, text: string, round = 1): DeskCommand {
  return { type: 'recordMove', round, board, move: { text, lang: 'en' } };
}

export function note(board: number, text: string): DeskCommand {
  return { type: 'writeNote', round: 1, board, text };
}

let acts = 0;
export function act(command: DeskCommand, more: Partial<Act> = {}): Act {
  acts += 1;
  return { id: `act-${acts}`, by: 'Vera', seen: null, command, ...more };
}

export type Written = Extract<ActReply, { ok: true }>;

/** The reply to an act that goes in. */
export async function did(
  desk: DeskService,
  command: DeskCommand,
  more: Partial<Act> = {},
): Promise<Written> {
  const reply = await desk.act(act(command, more));
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  return reply;
}

/** A clock that stands still until the test moves it. */
export class HandClock {
  wall = Date.parse('2026-11-29T10:00:00.000Z');
  mono = 0;
  now = (): number => this.wall;
  monotonic = (): number => this.mono;

  pass(ms: number): void {
    this.wall += ms;
    this.mono += ms;
  }
}

export const realClock = { now: () => Date.now(), monotonic: () => performance.now() };

export function openDesk(path: string, options: Partial<DeskServiceOptions> = {}): DeskService {
  const desk = DeskService.open(path, { ...realClock, ...options });
  onTestFinished(() => desk.close());
  return desk;
}

/** A new tournament with some boards in its first round. */
export async function newDesk(boards = 2, options: Partial<DeskServiceOptions> = {}): Promise<DeskService> {
  const desk = DeskService.create(newPath(), { ...realClock, ...options });
  onTestFinished(() => desk.close());
  await did(desk, createTournament);
  if (boards > 0) await did(desk, pairRound(boards));
  return desk;
}

/** What a screen that watches has been shown. */
export class Screen<T extends Topic> {
  readonly shown: ViewOf<T>[] = [];
  readonly stop: () => void;
  #waiting: { readonly until: (view: ViewOf<T>) => boolean; resolve(view: ViewOf<T>): void }[] = [];

  constructor(desk: DeskService, topic: T) {
    this.stop = desk.watch(topic, (view) => {
      this.shown.push(view);
      for (const one of this.#waiting) if (one.until(view)) one.resolve(view);
      this.#waiting = this.#waiting.filter((one) => !one.until(view));
    });
    onTestFinished(this.stop);
  }

  /** The first view, shown already or yet to come, that is as asked. */
  sees(until: (view: ViewOf<T>) => boolean): Promise<ViewOf<T>> {
    const found = this.shown.find(until);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve) => this.#waiting.push({ until, resolve }));
  }
}

/** The fault that a call rejects with. */
export async function faultOf(call: Promise<unknown>): Promise<DeskFault['fault']> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DeskFault) return error.fault;
  throw new Error('the call was answered, or failed otherwise', { cause: error });
}
