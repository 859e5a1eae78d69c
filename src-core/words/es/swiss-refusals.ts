import type { SWISS_REFUSALS } from '../../desk/commands/refusals/swiss.ts';
import type { Sentences } from '../said.ts';
import { pairing } from './pairing.ts';

export const swissRefusals: Sentences<keyof typeof SWISS_REFUSALS> = {
  otherSystem: (f) => `Este torneo no se empareja por el sistema suizo: ${pairing.systems[f.system]}.`,
  earlierNotPaired: (f) => `Antes de la ronda ${f.round} hay que emparejar la ${f.before}.`,
  initialColorMissing: () => 'Falta el color inicial: se sortea antes de la primera ronda (C.04.3, 5.2.5).',
  initialColorHolds: (f) => `El color inicial ya es ${f.color === 'white' ? 'blancas' : 'negras'}.`,
  pairingOutdated: (f) =>
    `Algo ha cambiado desde que se preparó el emparejamiento de la ronda ${f.round}: un resultado, un jugador o una ausencia. Mírelo de nuevo.`,
  leftOver: (f) =>
    f.names.length === 0
      ? 'Sobra un descanso: juegan todos.'
      : `Se queda sin mesa y sin descanso: ${f.names.join(', ')}.`,
  leavesFide: (f) =>
    `Así la ronda ${f.round} sale de las reglas de la FIDE, sin vuelta atrás: hay que confirmarlo dos veces.`,
};
