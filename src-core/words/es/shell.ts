/** The few words of the shells around the screens: Electron's menu and dialogs, a failure before there is a page, the page before the desk. */
export interface ShellWords {
  readonly file: string;
  readonly newWindow: string;
  readonly edit: string;
  readonly view: string;
  readonly tournaments: string;
  readonly openTitle: string;
  readonly createTitle: string;
  readonly cannotStart: string;
  readonly quit: string;
  readonly clocksRun: (clocks: number) => string;
  readonly clocksRunWhat: string;
  readonly stay: string;
  readonly leaveClocks: string;
  /** A browser's page without a session: an invitation is needed. */
  readonly entry: {
    readonly title: string;
    readonly entering: string;
    readonly needed: readonly string[];
    readonly script: string;
  };
}

export const shell: ShellWords = {
  file: 'Archivo',
  newWindow: 'Otra ventana',
  edit: 'Edición',
  view: 'Vista',
  tournaments: 'Torneos de Escaque',
  openTitle: 'Abrir un torneo',
  createTitle: 'Dónde guardar el torneo',
  cannotStart: 'Escaque no puede arrancar',
  quit: 'Salir',
  clocksRun: (clocks) => (clocks === 1 ? 'Hay 1 reloj en marcha.' : `Hay ${clocks} relojes en marcha.`),
  clocksRunWhat:
    'Al cerrar el torneo se paran en ese instante, en todas las pantallas. Al abrirlo otra vez, el escritorio pregunta qué se hace con el tiempo que haya pasado.',
  stay: 'Dejarlo',
  leaveClocks: 'Parar los relojes y cerrar',
  entry: {
    title: 'Escaque: hace falta una invitación',
    entering: 'Entrando en el escritorio…',
    needed: [
      'Este escritorio está abierto en este equipo, y para entrar hace falta una invitación que vale una sola vez.',
      'Abra la dirección completa, con lo que sigue a la almohadilla (#), tal como la escribió el programa al arrancar. ' +
        'Si ya la usó, pida otra ventana desde una que esté abierta («Abrir otra ventana»), o cierre el programa y vuelva a arrancarlo.',
    ],
    script: 'Esta página necesita JavaScript.',
  },
};
