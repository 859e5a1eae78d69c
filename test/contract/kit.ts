/** What the contract suite needs of a door: screens at one desk, and a folder for its files. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Act,
  ActReply,
  DeskApi,
  DeskCommand,
  Fault,
  ShellApi,
  Topic,
  TournamentForm,
  ViewOf,
} from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';

export interface Screen {
  readonly desk: DeskApi;
  readonly shell: ShellApi;
  leave(): void | Promise<void>;
}

export interface Door {
  readonly folder: string;
  screen(): Promise<Screen>;
  end(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'escaque-test-'));
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

export const form = (name: string, more: Partial<TournamentForm> = {}): TournamentForm => ({
  name,
  place: 'Lugo',
  begins: '2026-11-28',
  ends: '2026-11-29',
  federation: 'ESP',
  ruleSet: 'standard',
  variant: 'standard',
  rounds: 5,
  boards: 4,
  chiefArbiter: 'Núñez, Ana',
  ...more,
});

export function act(command: DeskCommand, seen: number | null = null): Act {
  return { id: randomUUID(), by: 'Ana', seen, command };
}

/** A new tournament with four players paired on two boards of round 1. */
export async function newTournament(screen: Screen, name: string): Promise<string> {
  const made = await screen.shell.create({
    path: null,
    act: act({ type: 'createTournament', form: form(name) }),
  });
  done(made.reply);
  const players = 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n3;Torre, Eva\n4;Peón, Iván\n';
  done(await screen.desk.act(act({ type: 'registerPlayersFromText', text: players })));
  const pairings = [
    { board: 1, white: '1', black: '2' },
    { board: 2, white: '3', black: '4' },
  ];
  done(await screen.desk.act(act({ type: 'pairRound', round: 1, pairings })));
  return made.path;
}

export const move = (text: string, board = 1): DeskCommand => ({
  type: 'recordMove',
  round: 1,
  board,
  move: { text, lang: 'en' },
});

export function done(reply: ActReply): Extract<ActReply, { ok: true }> {
  if (reply.ok) return reply;
  throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
}

export function refused(reply: ActReply): Extract<ActReply, { ok: false }> {
  if (!reply.ok) return reply;
  throw new Error('it was done');
}

/** The fault a promise rejects with. */
export async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DeskFault) return error.fault;
    throw error;
  }
  throw new Error('there was no fault');
}

export interface Watched<T extends Topic> {
  /** Resolves with the first view, shown already or still to come, that fits. */
  until(fits: (view: ViewOf<T>) => boolean): Promise<ViewOf<T>>;
  readonly views: readonly ViewOf<T>[];
  stop(): void;
}

export function watch<T extends Topic>(desk: DeskApi, topic: T): Watched<T> {
  const views: ViewOf<T>[] = [];
  const waiting = new Set<() => void>();
  const stop = desk.watch(topic, (view) => {
    views.push(view);
    for (const look of waiting) look();
  });
  const until = (fits: (view: ViewOf<T>) => boolean): Promise<ViewOf<T>> =>
    new Promise((resolve) => {
      const look = (): void => {
        const last = views.at(-1);
        if (last === undefined || !fits(last)) return;
        waiting.delete(look);
        resolve(last);
      };
      waiting.add(look);
      look();
    });
  return { until, views, stop };
}
