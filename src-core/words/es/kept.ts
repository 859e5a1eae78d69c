import type { ClockAct } from '../../desk/commands/clock-commands.ts';
import type { DeskCommandType } from '../../desk/commands/commands.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** An act by its kind, as it is told where it waits. */
const commands: Readonly<Record<DeskCommandType, string>> = {
  createTournament: 'Crear el torneo',
  changeTournament: 'Datos del torneo',
  registerPlayers: 'Inscripción',
  registerPlayersFromText: 'Lista de jugadores',
  changePlayer: 'Corrección de una ficha',
  eraseEverybody: 'Borrado de todos los datos personales',
  erasePerson: 'Borrado de un nombre',
  pairRound: 'Emparejamiento',
  importReport: 'Informe TRF',
  pairRoundFromText: 'Lista de emparejamientos',
  drawInitialColor: 'Sorteo del color inicial',
  pairSwiss: 'Emparejamiento suizo',
  changePairing: 'Cambio de emparejamiento',
  setPairingRules: 'Sistema, puntos y desempates',
  setForbiddenPairs: 'Parejas que no se enfrentan',
  askByes: 'Descansos pedidos',
  withdrawPlayer: 'Retirada',
  returnPlayer: 'Vuelta de un jugador',
  enterLate: 'Ronda de llegada',
  registerLate: 'Inscripción tardía',
  orderPlayers: 'Números por Elo',
  numberPlayer: 'Número de un jugador',
  pairReturn: 'Vuelta de una ronda',
  pairRoundRobin: 'Rondas de una liga',
  publishRound: 'Publicación de una ronda',
  unpairRound: 'Emparejamientos retirados',
  swapColors: 'Cambio de colores',
  exchangePlayers: 'Cambio de asientos',
  putOffGame: 'Partida aplazada o pospuesta',
  correctResult: 'Corrección de un resultado',
  setStartPosition: 'Posición inicial',
  recordMove: 'Movimiento',
  recordIllegalMove: 'Movimiento ilegal que se mantiene',
  declareResult: 'Resultado',
  undoResult: 'Resultado retirado',
  writeNote: 'Nota',
  strikeEntry: 'Línea tachada',
  importPgn: 'Partidas de un PGN',
  decideIncident: 'Incidente decidido',
  appealIncident: 'Apelación',
  settleAppeal: 'Apelación resuelta',
  setControl: 'Control de tiempo',
  setDefaultTime: 'Tiempo de espera',
  scheduleRound: 'Hora de la ronda',
  placeClocks: 'Relojes puestos',
  placeClock: 'Reloj puesto',
  changeClock: 'Cambio de reloj',
  clockAct: 'Reloj',
  correctClock: 'Corrección de un reloj',
  startRound: 'Inicio de la ronda',
  setPresence: 'Presencia de un jugador',
  recoverClocks: 'Relojes tras una interrupción',
  lookAtClocks: 'Comprobación de los relojes',
  setDrawPolicy: 'Condiciones del sorteo',
  commitDraw: 'Compromiso del sorteo',
  addDrawInput: 'Aportación al sorteo',
  drawStartPosition: 'Sorteo de la posición',
  changeDrawTimes: 'Horas del sorteo',
  showStartPosition: 'Posición mostrada',
  setParchisTable: 'Mesa de parchís',
  beginParchis: 'Comienzo en una mesa de parchís',
  recordParchisRoll: 'Tirada de parchís',
  moveParchis: 'Ficha de parchís',
  decideParchisIncident: 'Incidente de parchís',
  commitParchisDice: 'Compromiso de los dados',
  sayParchisDice: 'Número para los dados',
  rollParchis: 'Tirada del escritorio',
  showParchisDice: 'Clave de los dados',
};

const clockDeeds: Readonly<Record<ClockAct['do'], string>> = {
  start: 'puesto en marcha',
  press: 'pulsado',
  pause: 'pausado',
  freeze: 'detenido por el árbitro',
  swap: 'lados cambiados',
  resume: 'reanudado',
  turn: 'cambio de turno',
  set: 'tiempo puesto',
  add: 'tiempo añadido',
};

/** What this device has taken and the desk has not. */
export const kept = {
  title: 'Anotado en este dispositivo y sin enviar',
  bar: (acts: number) =>
    `${count(acts, 'anotación hecha', 'anotaciones hechas')} en este dispositivo no ${acts === 1 ? 'consta' : 'constan'} en el diario.`,
  barOther: (acts: number, file: string) =>
    `${count(acts, 'anotación', 'anotaciones')} sin enviar de «${file}»: se ${acts === 1 ? 'ofrecerá' : 'ofrecerán'} al abrir ese torneo.`,
  look: 'Ver',
  what: 'El escritorio se fue antes de recibirlo, o no lo admitió. Vea qué ha cambiado desde entonces y decida cada cosa: se envía una sola vez, o se descarta.',
  commands,
  clockDeeds,
  place: (round: number, board: number | null) =>
    board === null ? `ronda ${round}` : `ronda ${round}, mesa ${board}`,
  takenAt: (moment: string, by: string) => `${moment}, ${by}`,
  since: (lines: number) =>
    lines === 0
      ? 'Desde entonces no hay nada nuevo ahí.'
      : `Desde entonces (${count(lines, 'línea', 'líneas')}):`,
  sinceMore: (lines: number) => `y ${count(lines, 'línea más', 'líneas más')}, en el diario`,
  refused: 'No se escribió:',
  send: 'Enviar',
  sendAll: (acts: number) => `Enviar todo, en orden (${acts})`,
  throwAway: 'Descartar',
  sent: (act: string) => `Escrito: ${act}.`,
  before: (act: string) => `Ya constaba: ${act}.`,
  none: 'No queda nada por enviar.',
};
export type KeptWords = typeof kept;
