import type { SWISS_REFUSALS } from '../../desk/commands/refusals/swiss.ts';
import type { Sentences } from '../said.ts';
import { pairing } from './pairing.ts';

export const swissRefusals: Sentences<keyof typeof SWISS_REFUSALS> = {
  otherSystem: (f) => `This tournament is not paired by the Swiss system: ${pairing.systems[f.system]}.`,
  earlierNotPaired: (f) => `Round ${f.before} has to be paired before round ${f.round}.`,
  initialColorMissing: () => 'The initial colour is missing: it is drawn before round 1 (C.04.3, 5.2.5).',
  initialColorHolds: (f) => `The initial colour is ${f.color === 'white' ? 'White' : 'Black'} already.`,
  pairingOutdated: (f) =>
    `Something has changed since the pairing of round ${f.round} was prepared: a result, a player or an absence. Look at it again.`,
  leftOver: (f) =>
    f.names.length === 0
      ? 'There is a bye too many: everybody plays.'
      : `Left without a board and without the bye: ${f.names.join(', ')}.`,
  leavesFide: (f) =>
    `So round ${f.round} leaves FIDE’s rules, with no way back: it is to be confirmed twice.`,
};
