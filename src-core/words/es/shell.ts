/** The few words of the shells around the screens: Electron's menu and dialogs, a failure before there is a page, the page before the desk. */
export interface ShellWords {
  readonly file: string;
  readonly newWindow: string;
  readonly edit: string;
  readonly view: string;
  readonly tournaments: string;
  readonly openTitle: string;
  readonly createTitle: string;
  readonly folderTitle: string;
  readonly cannotStart: string;
  readonly quit: string;
  readonly clocksRun: (clocks: number) => string;
  readonly clocksRunWhat: string;
  readonly stay: string;
  readonly leaveClocks: string;
}

export const shell: ShellWords = {
  file: 'Archivo',
  newWindow: 'Otra ventana',
  edit: 'Edición',
  view: 'Vista',
  tournaments: 'Torneos de Escaque',
  openTitle: 'Abrir un torneo',
  createTitle: 'Dónde guardar el torneo',
  folderTitle: 'Carpeta para las copias',
  cannotStart: 'Escaque no puede arrancar',
  quit: 'Salir',
  clocksRun: (clocks) => (clocks === 1 ? 'Hay 1 reloj en marcha.' : `Hay ${clocks} relojes en marcha.`),
  clocksRunWhat:
    'Al cerrar el torneo se paran en ese instante, en todas las pantallas. Al abrirlo otra vez, el escritorio pregunta qué se hace con el tiempo que haya pasado.',
  stay: 'Dejarlo',
  leaveClocks: 'Parar los relojes y cerrar',
};
