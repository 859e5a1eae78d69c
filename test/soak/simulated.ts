/** A hall whose clocks run for hours of a clock in our hand, pressed all the time and looked at by ten screens. */
import { statSync } from 'node:fs';
import { expect } from 'vitest';
import type { ClockView } from '../../src-core/contract/clock-views.ts';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import type { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { openJournal } from '../../src-core/store/index.ts';
import { heapInUse } from '../collected.ts';
import { did, HandClock, newDesk } from '../service/kit.ts';

export interface Soaked {
  readonly lines: number;
  /** What of the heap was in use after a tenth of the time, and at the end, in MB. */
  readonly heap: readonly [number, number];
  /** How long a step took then, in milliseconds: the middle one of a tenth of all steps. */
  readonly step: readonly [number, number];
  /** What the file holds by its texts, and what it takes, in bytes. */
  readonly texts: number;
  readonly size: number;
  /** By how much the clocks of any board part from the time that has passed, in milliseconds. */
  readonly drift: number;
}

const day = 86_400_000;
const stepMs = 5_000;

export function clockDoes(board: number, by: 'white' | 'black'): DeskCommand {
  return { type: 'clockAct', round: 1, board, do: 'press', by, pressed: null, reason: '' };
}

/** Sees one view of a clock that stands. */
export function clockOf(desk: Pick<DeskService, 'watch'>, board: number): Promise<ClockView> {
  return new Promise((resolve, reject) => {
    const stop = desk.watch({ kind: 'clock', round: 1, board }, ({ clock }) => {
      setImmediate(() => stop());
      if (clock === null) reject(new Error(`board ${board} has no clock`));
      else resolve(clock);
    });
  });
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** So many boards for so many hours, each side pressing once in `everySteps` steps of five seconds. */
export async function soak(boards: number, hours: number, everySteps: number): Promise<Soaked> {
  const clock = new HandClock();
  const desk = await newDesk(boards, clock);
  await did(desk, {
    type: 'setControl',
    round: null,
    board: null,
    text: String(day / 1000),
    change: 'moves',
  });
  await did(desk, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  await did(desk, { type: 'startRound', round: 1, boards: null });
  for (let screen = 0; screen < 10; screen++) {
    if (screen % 2 === 0) desk.watch({ kind: 'round', round: 1 }, () => {});
    else desk.watch({ kind: 'clock', round: 1, board: 1 + (screen % boards) }, () => {});
  }
  const steps = Math.ceil((hours * 3_600_000) / stepMs);
  const tenth = Math.ceil(steps / 10);
  const [took, heaps]: [number[], number[]] = [[], []];
  for (let step = 0; step < steps; step++) {
    const begin = performance.now();
    clock.pass(stepMs);
    desk.look();
    const turn = Math.floor(step / everySteps) % 2 === 0 ? 'white' : 'black';
    const due = Array.from({ length: boards }, (_, at) => at + 1).filter(
      (at) => at % everySteps === step % everySteps,
    );
    await Promise.all(due.map((board) => did(desk, clockDoes(board, turn))));
    took.push(performance.now() - begin);
    if (step === tenth || step === steps - 1) heaps.push(heapInUse());
  }
  const drift = await drifted(desk, boards, steps * stepMs);
  const path = desk.path;
  desk.close();
  const { lines, texts } = written(path);
  return {
    ...{ lines, texts, size: statSync(path).size, drift },
    heap: [heaps[0] ?? 0, heaps.at(-1) ?? 0],
    step: [middle(took.slice(0, tenth)), middle(took.slice(-tenth))],
  };
}

/** Whatever one side has used has run off, and nothing else: a day for each, less the time since the start. */
async function drifted(desk: DeskService, boards: number, passed: number): Promise<number> {
  await did(desk, { type: 'clockAct', round: 1, board: 1, do: 'pause', pressed: null, reason: 'the end' });
  let most = 0;
  for (let board = 1; board <= boards; board++) {
    if (board > 1) {
      await did(desk, { type: 'clockAct', round: 1, board, do: 'pause', pressed: null, reason: 'the end' });
    }
    const { white, black } = await clockOf(desk, board);
    most = Math.max(most, Math.abs(2 * day - passed - white.time - black.time));
  }
  return most;
}

function written(path: string): { readonly lines: number; readonly texts: number } {
  const journal = openJournal(path, { mode: 'read' });
  try {
    let [lines, texts] = [0, 0];
    for (const { act, at, by, event, hash } of journal.readQuickly()) {
      lines += 1;
      // the act stands in its own table too
      texts += JSON.stringify(event).length + 2 * act.length + at.length + by.length + hash.length;
    }
    return { lines, texts };
  } finally {
    journal.close();
  }
}

/** What a soak has to show, however long it was; its pace only where there was time to measure it. */
export function flat({ lines, heap, texts, size, drift }: Soaked): void {
  expect(drift).toBe(0);
  // each line of a clock is held, so that it can be struck: a press in a few bytes; the rest are ups and downs of the program
  expect(heap[1] - heap[0]).toBeLessThan(8 + (200 * lines) / 2 ** 20);
  // what tables need besides their texts, and what an empty file has
  expect(size).toBeLessThan(texts * 1.3 + 128 * 1024);
}
