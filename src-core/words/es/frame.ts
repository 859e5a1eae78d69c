import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

const keyNames: Readonly<Record<string, string>> = {
  Enter: 'Intro',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Home: 'Inicio',
  End: 'Fin',
  Backspace: 'Retroceso',
  F1: 'F1',
  F9: 'F9',
  F11: 'F11',
};

/** What the frame says: the top line, the side bar, the trust line, and the parts used everywhere. */
export const frame = {
  hall: 'Sala',
  round: 'Ronda',
  book: 'Libro',
  position: 'Posición',
  people: 'Personas',
  tournament: 'Torneo',
  places: 'Lugares',
  skip: 'Ir al contenido',
  roundOf: (round: number, rounds: number) => `Ronda ${round} de ${rounds}`,
  roundNumber: (round: number) => `Ronda ${round}`,
  playing: (playing: number, boards: number) => `en juego ${playing}/${boards}`,
  notPaired: 'sin emparejar',
  search: 'Mesa o nombre',
  searchLong: 'Buscar una mesa o una persona',
  searchNone: 'Ninguna mesa ni persona con eso.',
  searchBoard: (board: number) => `Mesa ${board}`,
  searchPlayer: (number: number) => `n.º ${number}`,
  language: 'Idioma',
  theme: 'Aspecto',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  keys: 'Teclas',
  keysTitle: 'Teclas de esta pantalla',
  keysWithAlt:
    'Lo que se teclea va a la línea o a la lista. Con Alt, las letras y los números mandan desde cualquier sitio; fuera de ellas, sobre el tablero o un botón, también sin Alt.',
  keyNames,
  keySearch: 'Buscar una mesa o una persona',
  keyBack: 'Volver',
  keyKeys: 'Ver las teclas de esta pantalla',
  keyWhole: 'Pantalla completa, o dejarla',
  keySound: 'Sonido al caer una bandera, en este dispositivo: sí o no',
  soundIs: (on: boolean): string => (on ? 'Banderas con sonido' : 'Banderas sin sonido'),
  flagFell: (place: string, side: string) => `Bandera caída. ${place}: ${side}.`,
  keyArrows: 'Moverse por la lista',
  keyOpen: 'Abrir la línea marcada',
  keyPlace: (place: string) => `Ir a ${place}`,
  trust: 'Estado del escritorio',
  saved: (time: string) => `guardado ${time}`,
  savedNothing: 'nada escrito todavía',
  saving: 'escribiendo…',
  screens: (screens: number) => count(screens, 'pantalla conectada', 'pantallas conectadas'),
  clockSteady: 'reloj del sistema correcto',
  clockJumped: 'el reloj del sistema ha cambiado: compruebe la hora',
  lastSeen: (time: string) => `última escritura vista a las ${time}`,
  lost: (time: string) => `Sin conexión con el escritorio desde las ${time}.`,
  lostStill:
    'Lo que se ve es lo último que llegó. Puede mirar y copiar; lo que anote queda en este dispositivo y se enviará al volver la conexión.',
  lostKeepsNothing:
    'Este navegador no guarda nada: lo que anote se enviará al volver la conexión, pero se pierde si cierra o recarga esta ventana.',
  lostWaiting: (acts: number) => `Por enviar: ${count(acts, 'anotación', 'anotaciones')}.`,
  notInvited: 'Esta pantalla no está invitada',
  notInvitedWhat:
    'El escritorio solo atiende a quien llega con una invitación. Pida una dirección nueva en «Torneo · Otra pantalla», en una pantalla ya conectada, o abra la página que el programa nombró al arrancar (escaque-….html). Cada dirección sirve una vez; esa página, siempre.',
  /** A page that nobody has let in yet. */
  entry: {
    needed: [
      'Este escritorio está abierto en este equipo, y para entrar hace falta una invitación que vale una sola vez.',
      'Abra la dirección completa, con lo que sigue a la almohadilla (#), tal como la escribió el programa al arrancar. ' +
        'Si ya la usó, abra la página que nombró debajo (escaque-….html), que sirve siempre, o pida otra ventana desde una que esté abierta («Abrir otra ventana»).',
    ],
    script: 'Esta página necesita JavaScript.',
  },
  deskFault: 'El escritorio tiene un problema.',
  takeOver: 'Tomar el torneo',
  loading: 'Leyendo…',
  notArrived: 'Esta pantalla no había llegado antes del corte: se verá al volver la conexión.',
  back: 'Volver',
  close: 'Cerrar',
  cancel: 'Dejarlo',
  save: 'Guardar',
  copy: 'Copiar',
  copied: 'Copiado',
  choose: 'Elegir…',
  staleTitle: 'Otra pantalla ha escrito aquí mientras tanto',
  staleKeep: 'Mantener lo mío',
  staleTake: 'Quedarme con lo suyo',
  lineOf: (line: number) => `Línea ${line}`,
  unknownRefusal: (code: string) => `El escritorio no lo admite (${code}). No se ha escrito nada.`,
  you: 'Esta pantalla',
};

export type FrameWords = typeof frame;
