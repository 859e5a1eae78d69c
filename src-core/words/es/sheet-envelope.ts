/** The words of the envelope of a sealed move. */
export interface SheetEnvelopeWords {
  readonly title: string;
  readonly sealedBy: string;
  readonly move: string;
  readonly clock: string;
  readonly sealedAt: string;
  readonly offer: string;
  readonly resumes: string;
  readonly hour: string;
  readonly place: string;
}

export const envelope: SheetEnvelopeWords = {
  title: 'Jugada secreta',
  sealedBy: 'La hizo',
  move: 'Número de la jugada secreta',
  clock: 'Tiempo en el reloj',
  sealedAt: 'Sobre cerrado',
  offer: 'Oferta de tablas pendiente',
  resumes: 'Día de la reanudación',
  hour: 'Hora',
  place: 'Lugar',
};
