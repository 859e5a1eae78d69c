import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** FIDE's rating list of this computer, on the screens. */
export const ratingList = {
  title: 'Lista de Elo de la FIDE',
  open: 'Lista de la FIDE…',
  how: 'Descárguela de ratings.fide.com (TXT o XML, tal como viene en su zip) y tráigala a este equipo. Después, al escribir un nombre, se ofrecen quienes responden, sin acentos y en cualquier orden. No entra en el archivo de ningún torneo.',
  none: 'Este equipo todavía no la tiene.',
  there: (people: number, source: string) => `${count(people, 'jugador', 'jugadores')}, de ${source}.`,
  unread: (lines: number) => `Sin leer: ${count(lines, 'línea', 'líneas')}.`,
  path: 'Archivo de la lista',
  pathHint: 'Ruta completa en este equipo.',
  bring: 'Traer la lista',
  coming: (source: string, people: number) => `Leyendo ${source}: ${count(people, 'jugador', 'jugadores')}`,
  stop: 'Detener',
  answers: (text: string) => `Jugadores de la lista que responden a «${text}»`,
};

export type RatingListWords = typeof ratingList;
