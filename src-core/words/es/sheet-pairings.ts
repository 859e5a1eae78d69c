import type { PairingPart } from '../../vocabulary/papers.ts';

type Word =
  | PairingPart
  | ('player' | 'colour' | 'opponent' | 'result' | 'bye')
  | ('moveNumber' | 'time' | 'start' | 'noMoves');
type Said = Readonly<Record<Word, string>>;

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
  scoresheets: 'Planillas',
  moveNumber: 'N.º',
  time: 'Reloj',
  start: 'Posición inicial',
  noMoves: 'De esta ronda no hay movimientos anotados.',
};
