import type { PairingPart } from '../../vocabulary/papers.ts';

type Said = Readonly<Record<PairingPart | 'player' | 'colour' | 'opponent' | 'result' | 'bye', string>>;

/** Los papeles de una ronda. */
export const pairings: Said = {
  byBoard: 'Emparejamientos por mesa',
  byName: 'Emparejamientos por nombre',
  slips: 'Papeletas de resultado',
  player: 'Jugador',
  colour: 'Color',
  opponent: 'Adversario',
  result: 'Resultado',
  bye: 'descansa',
};
