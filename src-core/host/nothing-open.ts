import type { DeskView } from '../contract/desk-api.ts';

/** What the trust line says while no tournament is open. */
export const nothingOpen: DeskView = {
  kind: 'desk',
  file: null,
  seq: 0,
  savedAt: null,
  screens: 0,
  clock: 'steady',
  running: 0,
  mirrors: 0,
  fault: null,
  other: null,
};
