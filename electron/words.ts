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
  },
};

export function wordsFor(locale: string): Words {
  return locale.toLowerCase().startsWith('es') ? words.es : words.en;
}
