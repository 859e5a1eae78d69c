import type { DiaryKind, DiaryLine } from '../../vocabulary/diary.ts';
import { counted } from '../counted.ts';
import { diarySaid } from '../diary-said.ts';
import { region } from './region.ts';

export interface DiaryWords {
  readonly title: string;
  /** What it is, and that it stays here. */
  readonly what: string;
  readonly empty: string;
  readonly open: string;
  readonly save: string;
  readonly when: string;
  readonly happened: string;
  readonly detail: string;
  readonly kinds: Readonly<Record<DiaryKind, string>>;
  /** What happened, how long it took and how often. */
  says(line: DiaryLine): string;
}

const kinds: DiaryWords['kinds'] = {
  begun: 'El programa empezó',
  ended: 'El programa se cerró',
  crashed: 'Una sesión anterior terminó de golpe',
  bug: 'Un fallo del programa',
  fault: 'Un fallo del disco, del archivo o de la red',
  slow: 'Tardó más de un segundo',
  refused: 'Se negó la entrada',
  pageGone: 'Se perdió una ventana y se volvió a cargar',
};

export const diary: DiaryWords = {
  title: 'Diario de fallos',
  what: 'Lo que el programa anota de sí mismo en este equipo: fallos, esperas, puertas cerradas. No lleva nombres, jugadas ni carpetas, y no se envía a nadie: si alguien se lo pide, guárdelo y entréguelo usted.',
  empty: 'No hay nada anotado.',
  open: 'Ver el diario de fallos',
  save: 'Guardar el diario de fallos',
  when: 'Cuándo',
  happened: 'Qué pasó',
  detail: 'Detalle para quien lo arregla',
  kinds,
  says: diarySaid(kinds, (times) => counted(times, 'vez más', 'veces más'), region),
};
