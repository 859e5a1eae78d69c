import type { Region } from '../region.ts';

export const region: Region = {
  name: 'English',
  locale: 'en-GB',
  systems: ['en'],
  pieces: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  coin: { heads: 'h', tails: 't' },
  on: 'on',
  nobody: 'arbiter',
};
