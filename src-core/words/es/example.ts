/** Lo que dice de sí el torneo de ejemplo: va dentro de su archivo, en el idioma en que se hizo. */
export const example = {
  mark: 'EJEMPLO',
  name: 'Abierto de Puente Alto',
  place: 'Puente Alto',
  chiefArbiter: 'Arteaga Lorenzo, Julia',
  illegalSaid: 'Creí que el peón ya había avanzado.',
  touchedSaid: 'Iba a comer en e4.',
};

export type ExampleWords = typeof example;
