/** La vigilancia de los tableros electrónicos y de los archivos de jugadas. */
import type { DraftState, LiveFeed } from '../../contract/live-views.ts';
import { feeds } from './terminal-feeds.ts';

const age = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
};

const feed: { readonly [S in LiveFeed['state']]: (ago: string) => string } = {
  stopped: () => 'No se vigila nada.',
  waiting: (ago) => `Se espera a la fuente desde hace ${ago}.`,
  there: (ago) => `La fuente llega; último dato hace ${ago}.`,
  lost: (ago) => `La fuente no da señales desde hace ${ago}: no se vigila ninguna mesa.`,
  elsewhere: () => 'Se vigila desde el equipo que tiene abierto el torneo.',
};

const draft: Readonly<Record<DraftState, string>> = {
  none: 'sin jugadas',
  same: 'anotada',
  ahead: 'por confirmar',
  differs: 'distinta de lo anotado',
  corrected: 'corregida tras confirmarla',
  kept: 'distinta: vale lo anotado',
};

export const live = {
  title: 'Vigilancia',
  notices: feeds.notices,
  says: (boards: number, fed: number) => `Llegan ${fed} de ${boards} mesas`,
  feed,
  draft,
  ago: (ms: number) => `hace ${age(ms)}`,
  age,
  watching: (round: number) => `Se vigila la ronda ${round}.`,
  never:
    'Elija de dónde llegan las jugadas: la carpeta donde las escribe el programa de los tableros, o LiveChess.',
  onlyHere: 'La fuente se elige en el equipo del torneo.',
  noBoards: 'La ronda no tiene mesas todavía.',
  source: 'Carpeta, archivo PGN o dirección ws://',
  sourceHint: 'Puede soltarse aquí una carpeta o un archivo.',
  poll: 'Está en una carpeta de red: preguntar cada segundo',
  choose: 'Elegir carpeta…',
  find: 'Buscar LiveChess en este equipo',
  found: (boards: number) => `LiveChess responde, con ${boards} ${boards === 1 ? 'tablero' : 'tableros'}.`,
  notFound: 'LiveChess no responde en este equipo.',
  inOrder: 'Asignar los tableros a las mesas por su orden',
  start: (round: number) => `Vigilar la ronda ${round}`,
  stop: 'Dejar de vigilar',
  change: 'Cambiar la fuente…',
  record: 'Grabar lo que llega, sin nombres',
  recordEnd: 'Terminar la grabación',
  recording: (path: string) => (path === '' ? 'Se graba lo que llega.' : `Se graba en ${path}`),
  what: 'Avisos',
  none: 'Ningún aviso.',
  noneSuch: 'Ninguno de esta clase.',
  filter: 'Qué avisos',
  filters: { waiting: 'Pendientes', act: 'Hay que ir', all: 'Todos' },
  act: 'Vaya a la mesa',
  know: 'Para saber',
  withdrawn: 'ya no es así',
  seen: (by: string) => (by === '' ? 'visto' : `visto por ${by}`),
  see: 'Visto',
  unsee: 'Pendiente otra vez',
  seeAll: 'Dar todos por vistos',
  wholeSource: 'Toda la fuente',
  incident: 'Incidencia',
  open: 'Abrir la mesa',
  isBoard: 'Es la mesa…',
  isBoardTitle: (white: string, black: string) => `¿De qué mesa es ${white} - ${black}?`,
  boards: 'Mesas',
  board: 'Mesa',
  players: 'Jugadores',
  sign: 'Último dato',
  clock: 'Reloj de la fuente',
  last: 'Última jugada',
  game: 'Partida',
  eboard: 'N.º de serie',
  eboardOf: (board: number) => `Número de serie del tablero de la mesa ${board}`,
  named: (white: string, black: string) => `La fuente dice ${white} - ${black}`,
  byNames: 'Volver a emparejarla por nombres',
  fed: { fed: 'llega', waiting: 'nada aún', lost: 'sin señal', no: 'no se vigila' },
  clockAt: (white: string, black: string, ago: string) => `${white} / ${black}, ${ago}`,
  confirmAll: (games: number) => `Confirmar ${games} ${games === 1 ? 'partida' : 'partidas'}`,
  confirm: 'Confirmar',
  look: 'Ver la diferencia',
  draftTitle: (board: number) => `Mesa ${board}: lo que dice la fuente`,
  draftFrom: (source: string) => `Borrador de ${source}. Nada de esto consta hasta que se confirma.`,
  sameUpTo: (plies: number) =>
    plies === 0
      ? 'Difieren desde el primer movimiento.'
      : `Iguales hasta el movimiento ${Math.ceil(plies / 2)}.`,
  otherStart: 'La posición inicial no es la de la mesa.',
  own: 'Anotado',
  fromSource: 'Fuente',
  result: 'Resultado',
  none1: '—',
  keep: 'Vale lo anotado',
  take: 'Vale la fuente: tachar lo anotado y confirmarla',
  takeReason: (source: string) => `Vale lo que dice ${source}`,
  resultByHand: 'El resultado anotado se corrige en la mesa.',
  muted: (until: string) => `Sin sonido hasta las ${until}`,
  mute: 'Callar 10 minutos',
  unmute: 'Que vuelva a sonar',
  keys: {
    notices: 'A los avisos',
    boards: 'A las mesas',
    mute: 'Callar los avisos 10 minutos, o que suenen',
    see: 'Dar por visto el aviso',
    incident: 'Abrir la incidencia del aviso',
    confirm: 'Confirmar las partidas que siguen a lo anotado',
  },
  fedBoard: (ago: string) => `Retransmitida; último dato ${ago}`,
  lostBoard: 'Retransmitida, sin señal: no se vigila',
  fedShort: 'en directo',
  lostShort: 'sin señal',
};
export type LiveWords = typeof live;
