import type { Consequences } from '../../src-core/contract/desk-api.ts';

/** A decision from which nothing follows; a test says what does. */
export const nothing = {
  result: null,
  time: null,
  removeIncrement: null,
  restoreToPly: null,
  newGame: false,
  allowed: null,
  freeMove: false,
  illegal: { white: 0, black: 0 },
  claim: null,
  offer: null,
  penalties: [],
} satisfies Consequences;
