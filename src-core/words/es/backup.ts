/** Copies of a tournament, and leaving it. */
export const backup = {
  title: 'Copias',
  what: 'Una copia en otra carpeta, mejor de otro disco o de una memoria USB, salva el torneo si falla este equipo.',
  folder: 'Carpeta de las copias (ruta completa)',
  folderHint: 'Vacía: sin copias automáticas.',
  choose: 'Elegir carpeta…',
  everyRound: 'Copiar sola al acabar cada ronda',
  keep: 'Guardar',
  last: (moment: string) => `Última copia: ${moment}.`,
  never: 'De este torneo no se ha hecho ninguna copia en este equipo.',
  failed: (moment: string) => `La copia de las ${moment} no se hizo.`,
  closeTitle: 'Cerrar el torneo',
  closeOthers: (screens: number) =>
    screens === 1
      ? 'Otra pantalla lo tiene abierto: se le cierra también.'
      : `Otras ${screens} pantallas lo tienen abierto: se les cierra también.`,
  closeOthersDo: 'Cerrarlo en todas',
  goOn: (name: string) => `Seguir con «${name}»`,
};
export type BackupWords = typeof backup;
