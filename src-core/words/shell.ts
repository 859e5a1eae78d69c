/** The few words Electron itself shows: its menu, its dialogs and a failure before there is a page. */
interface Words {
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
}

const words: Readonly<Record<'es' | 'en', Words>> = {
  es: {
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
  },
  en: {
    file: 'File',
    newWindow: 'Another window',
    edit: 'Edit',
    view: 'View',
    tournaments: 'Escaque tournaments',
    openTitle: 'Open a tournament',
    createTitle: 'Where to keep the tournament',
    cannotStart: 'Escaque cannot start',
    quit: 'Quit',
    clocksRun: (clocks) => (clocks === 1 ? '1 clock is running.' : `${clocks} clocks are running.`),
    clocksRunWhat:
      'When the tournament closes they stop at that instant, on every screen. When it is opened again, the desk asks what is done about the time that has passed.',
    stay: 'Leave it',
    leaveClocks: 'Stop the clocks and close',
  },
};

export function wordsFor(locale: string): Words {
  return locale.toLowerCase().startsWith('es') ? words.es : words.en;
}
