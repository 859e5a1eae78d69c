import type { Float } from '../../tournament/swiss/facts.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';
import { swiss as reasons } from './swiss.ts';

const count = counter(region);

/** Cómo flotó quien se empareja, en las dos rondas anteriores. */
const floats: Readonly<Record<NonNullable<Float>, { readonly sign: string; readonly says: string }>> = {
  down: { sign: '↓', says: 'flotó hacia abajo' },
  up: { sign: '↑', says: 'flotó hacia arriba' },
};

/** Los cambios a mano: qué se hace, y con quién. */
const byHand = {
  exchange: { name: 'Cambiar dos', how: 'Cada uno pasa al sitio del otro.', one: 'Uno' },
  bye: {
    name: 'Dar el descanso',
    how: 'Quien descansaba ocupa su sitio.',
    one: 'Descansa',
  },
  apart: {
    name: 'Separar dos',
    how: 'No se enfrentan en esta ronda y el sistema empareja de nuevo. Se pierden los demás cambios.',
    one: 'Uno',
  },
};

export const swiss = {
  ...reasons,
  short: 'Emparejar',
  title: (round: number) => `Emparejar la ronda ${round}`,
  playing: (players: number) => count(players, 'jugador', 'jugadores'),
  working: 'Se está emparejando.',
  settled: (settled: number, of: number) => `${settled} de ${of} jugadores`,
  stop: 'Parar',
  stopped: 'El emparejamiento se ha parado. No se ha escrito nada.',
  failed:
    'El cálculo se ha interrumpido. No se ha escrito nada. Salga de aquí y vuelva para intentarlo de nuevo.',
  again: 'Emparejar de nuevo',
  points: 'Puntos',
  pointsOf: reasons.points,
  bye: 'Descansa',
  marks: 'Cambio',
  changed: 'a mano',
  changedSays: 'Cambiada a mano: no es lo que propone el sistema.',
  breaks: 'incumple',
  floats,
  floatAgo: (says: string, ago: number) =>
    ago === 1 ? `${says} en la ronda anterior` : `${says} hace dos rondas`,
  legend: '↓ ↑ flotantes de la ronda anterior; entre paréntesis, de hace dos.',
  out: (players: number) => `No juegan esta ronda (${players})`,
  open: (boards: number) => `Sin resultado: cuentan como tablas para emparejar (${boards})`,
  tooManyRounds: (rounds: number, most: number) =>
    `Son ${rounds} rondas, y hay quien se queda sin adversarios tras la ${most}.`,
  openBoard: (round: number, board: number, who: string) => `ronda ${round}, mesa ${board}: ${who}`,
  whyTitle: 'Por qué',
  whyColors: 'Colores',
  whyBracket: 'Grupos',
  whyBye: 'El descanso',
  byeScore: (score: string) => `Descansa quien menos puntos tiene de los que pueden (C5): ${score}.`,
  whyNot: '¿Por qué no…?',
  whyNotWith: (name: string) => `Otro adversario para ${name}`,
  whyNotWorking: 'Se prueba el emparejamiento con los dos juntos.',
  hand: 'Cambiar a mano…',
  handTitle: 'Cambiar a mano',
  byHand,
  handOther: 'El otro',
  handWarns: 'Así incumpliría:',
  handClean: 'No incumple nada del sistema; se anotará que difiere de su propuesta.',
  handLeaves: 'Sale de las reglas de la FIDE: se confirmará dos veces al publicar.',
  handApply: 'Cambiar',
  lost: 'Un resultado, un jugador o una ausencia ha cambiado: se ha emparejado de nuevo y los cambios a mano no siguen.',
  back: 'Volver a la propuesta',
  fromStandings: 'Emparejar a mano por puntuación',
  publish: (boards: number) => `Publicar ${count(boards, 'mesa', 'mesas')}`,
  publishChanged: 'Publicar con cambios…',
  publishTitle: (round: number) => `Publicar la ronda ${round} con cambios`,
  differs: (boards: number) =>
    boards === 0
      ? 'Igual que la propuesta.'
      : `${count(boards, 'diferencia', 'diferencias')} con la propuesta del sistema.`,
  noProposal: 'El sistema no tiene propuesta: todo es a mano.',
  apart: (pairs: string) => `Separados en esta ronda: ${pairs}.`,
  reason: 'Motivo',
  leavesFirst: 'Salir de las reglas de la FIDE…',
  leavesSays:
    'Desde esta ronda el torneo no se empareja según la FIDE. No tiene vuelta atrás, queda a la vista y va en el informe.',
  leavesSecond: 'Salir y publicar',
  standing: (boards: number) => `Publicada: ${count(boards, 'mesa', 'mesas')}.`,
  same: 'El sistema la empareja igual.',
  otherwise: (boards: number) =>
    boards === 1
      ? 'El sistema la emparejaría de otro modo en 1 mesa.'
      : `El sistema la emparejaría de otro modo en ${boards} mesas.`,
  unpair: 'Retirar…',
  unpairTitle: (round: number) => `Retirar el emparejamiento de la ronda ${round}`,
  unpairSays:
    'Hasta la primera jugada. Las líneas quedan en el libro y la ronda se puede emparejar otra vez.',
  lotTitle: 'Color inicial, por sorteo',
  lotSays:
    'Pida a alguien de la sala un número de hasta seis cifras. Con él y los dados del escritorio sale el color del número impar de la primera mesa; el libro dice cómo comprobarlo. Se sortea una sola vez.',
  lotNumber: 'Número que dice la sala',
  lot: 'Sortear el color',
  fideLeft: (round: number) => `Fuera de las reglas de la FIDE desde la ronda ${round}`,
};

export type SwissScreenWords = typeof swiss;
