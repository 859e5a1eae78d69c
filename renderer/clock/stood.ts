/** How long an interrupted clock has stood: only what is shown; what is deducted, the desk works out. */
import type { InterruptedView } from '../../src-core/contract/desk-api.ts';

/** Milliseconds from the last sure instant to an instant of the desk. */
export function stoodFor({ gap, back }: InterruptedView, now: number): number {
  return gap + Math.max(0, now - back);
}

/** The time of day of the last sure instant: UTC, ISO 8601. */
export function stoodAt({ gap, backAt }: InterruptedView): string {
  return new Date(Date.parse(backAt) - gap).toISOString();
}

/** Milliseconds from a limit that is over to an instant of the desk. */
export const pastLimit = (limit: number, now: number): number => Math.max(0, now - limit);
