/** FIDE's rating list on this computer, as the terminal says it. */
import { counted } from '../counted.ts';

export interface FideListWords {
  imported(people: number, unread: number): string;
  /** `part`: from 0 to 1. */
  progress(part: number, people: number): string;
  readonly stopped: string;
  readonly none: string;
  notFound(text: string): string;
}

export const fideList: FideListWords = {
  imported: (people, unread) =>
    `${counted(people, 'jugador', 'jugadores')} en la lista de Elo de la FIDE de este equipo.${
      unread === 0 ? '' : ` Sin leer: ${counted(unread, 'línea', 'líneas')}.`
    }`,
  progress: (part, people) => `${Math.floor(part * 100)} %  ${counted(people, 'jugador', 'jugadores')}`,
  stopped: 'Detenido: la lista que había sigue como estaba.',
  none: 'Este equipo no tiene la lista de Elo de la FIDE: descárguela de ratings.fide.com e impórtela con «escaque import fide-list ARCHIVO».',
  notFound: (text) => `Nadie en la lista responde a «${text}».`,
};
