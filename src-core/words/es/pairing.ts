import type { Announced, AskedBye, Away, Bye, PairingSystem, PutOff } from '../../vocabulary/pairings.ts';
import type { ACCELERATIONS } from '../../vocabulary/pairings.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

const systems: Readonly<Record<PairingSystem, string>> = {
  byHand: 'A mano o importado',
  roundRobin: 'Liga a una vuelta (Berger)',
  doubleRoundRobin: 'Liga a doble vuelta (Berger)',
  swissDutch: 'Suizo de la FIDE (holandés)',
};

const byes: Readonly<Record<Bye, string>> = {
  pairing: 'descanso del emparejamiento',
  full: 'descanso de un punto',
  half: 'descanso de medio punto',
  zero: 'descanso de cero puntos',
};

const accelerations: Readonly<Record<(typeof ACCELERATIONS)[number], string>> = {
  none: 'Sin aceleración',
  baku: 'Bakú (C.04.7)',
};

const putOff: Readonly<Record<PutOff, string>> = { adjourned: 'aplazada', postponed: 'pospuesta' };

const away: Readonly<Record<Away, string>> = {
  notYet: 'aún no ha llegado',
  withdrawn: 'se ha retirado',
  bye: 'ha pedido descanso',
};

const announced: Readonly<Record<Announced, string>> = {
  rounds: 'el número de rondas',
  system: 'el sistema',
  initialColor: 'el color inicial',
  points: 'la puntuación',
  acceleration: 'la aceleración',
  tieBreaks: 'la lista de desempates',
  halfPointByes: 'el límite de descansos de medio punto',
  forbidden: 'las parejas que no se enfrentan',
};

/** En una casilla estrecha: qué es la ronda para quien no juega. */
const byeSigns: Readonly<Record<AskedBye, string>> = { half: '½', zero: '0', full: '1' };

/** Quién juega cada ronda, y con qué se empareja y se puntúa. */
export const pairing = {
  systems,
  byes,
  byeSigns,
  accelerations,
  putOff,
  away,
  announced,
  rounds: (rounds: number) => count(rounds, 'ronda', 'rondas'),
};

export type PairingWords = typeof pairing;
