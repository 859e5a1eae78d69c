/** The rows of `LINES` about parchís: they touch its own screens and nothing of chess. */
import type { EventOf, Line } from './line-rows.ts';
import type { ParchisEvent } from './parchis-events.ts';

const touches = ['parchis', 'parchisTable'] as const;

export const PARCHIS_LINES: { readonly [T in ParchisEvent['type']]: Line<EventOf<T>> } = {
  parchisTableSet: { touches, texts: { seats: 'plain' } },
  parchisBegun: { touches, texts: { after: 'plain' } },
  parchisRolled: { touches, texts: { after: 'plain' } },
  parchisMoved: { touches, texts: { after: 'plain' } },
  parchisIncidentDecided: {
    touches,
    texts: { after: 'plain', rules: 'plain', reason: 'free', note: 'free' },
  },
  parchisDiceCommitted: { touches, texts: { secret: 'plain', commitment: 'plain' } },
  // it enters the calculation letter by letter, and so is digits alone
  parchisDiceSaid: { touches, texts: { said: 'plain' } },
  parchisDiceShown: { touches, texts: {} },
  parchisStruck: { touches, texts: { reason: 'free' } },
};
