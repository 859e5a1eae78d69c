import type { Region } from '../region.ts';

export const region: Region = {
  name: 'Español',
  locale: 'es-ES',
  systems: ['es', 'ca', 'gl', 'eu', 'ast'],
  pieces: { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' },
  coin: { heads: 'c', tails: 'x' },
  on: 'del',
  nobody: 'árbitro',
};
