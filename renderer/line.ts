import type { Transport } from '../src-core/client/desk-client.ts';

/** The line to the desk, whatever carries it. */
export type Line = Transport & {
  /** Told once where the desk does not know this screen: it needs an invitation. */
  onRefused(heard: () => void): void;
};
