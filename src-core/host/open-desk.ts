/** The tournament open at this computer, or none, and the calls that need one. */
import type { DeskApi, DeskCalls, LiveStart } from '../contract/desk-api.ts';
import { deskCalls, type Kept } from '../contract/calls.ts';
import type { DeskCall } from '../contract/messages.ts';
import { controlReading, emptyState } from '../desk/index.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { checkDraw } from '../service/chess/check-draw.ts';

/** One tournament's file, open. */
export interface OpenDesk extends DeskApi {
  readonly path: string;
  /** Only read here, as another desk has the file. */
  readonly readOnly: boolean;
  /** Copies the tournament whole into a new file; gives its path. */
  copyTo(path: string): Promise<string>;
  /** Watches live boards from a source, instead of any before. */
  startWatch(start: LiveStart): Promise<void>;
  close(): void | Promise<void>;
}

/** The desk open, where there has to be one. */
export function opened(desk: OpenDesk | null): OpenDesk {
  if (desk !== null) return desk;
  throw new DeskFault('noTournament', 'no tournament is open: open one or make a new one');
}

/** The calls of whichever desk is open at that moment. What needs none is answered without one. */
export function callsOf(open: () => OpenDesk | null): DeskCalls {
  const forwarded = deskCalls(async (call, params) => {
    const desk: Kept<DeskCall> = opened(open());
    return desk[call](params);
  });
  return {
    ...forwarded,
    // also for a tournament not made yet
    readControl: async (query) => open()?.readControl(query) ?? controlReading(emptyState, new Map(), query),
    checkDraw: async ({ text }) => checkDraw(text),
  };
}
