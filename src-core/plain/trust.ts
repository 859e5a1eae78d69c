import type { Fault } from './faults.ts';

/** What is known of the file a desk keeps: always true. */
export interface Trust {
  readonly path: string;
  /** The last line written, 0 before the first. */
  readonly seq: number;
  /** When the last line became durable: UTC, ISO 8601; null before the first. */
  readonly savedAt: string | null;
  /** `jumped`: the system's clock has been set, or slept, since the desk opened. */
  readonly clock: 'steady' | 'jumped';
  readonly fault: Fault | null;
}
