import { said, type Sentences, resultSaid } from '../said.ts';
import type { WrongMissing, LastMove, INCIDENT_REFUSALS } from '../../desk/commands/refusals/incidents.ts';
import type { Color } from '../../clocks/index.ts';
import type { GameResult } from '../../vocabulary/results.ts';
import { questionAsked, contradictionSaid } from '../laws-words.ts';
import { board } from './board.ts';
import { contradictions, questions } from './laws.ts';
import { sanIn } from '../moves.ts';
import { region } from './region.ts';

/** ` (artículos 4.3, 4.1)`; nothing where the arbiter decided without one. */
const articles = (of: readonly string[], name: string): string =>
  of.length === 0 ? '' : ` (${name} ${of.join(', ')})`;

const moves = (sans: readonly string[]): string => sanIn(region, sans.join(', '));
const result = (of: GameResult | null): string => (of === null ? 'ninguno' : resultSaid(of));

/** Por qué la mesa no escribe un incidente. */
export const incidentRefusals: Sentences<keyof typeof INCIDENT_REFUSALS> = {
  incidentContradicts: (f) =>
    contradictionSaid(contradictions, f.why, (name) => said(f, name)) ??
    'Lo contado no puede haber pasado en esta partida.',
  wrongMissingMove: (f) =>
    `Movimiento que falta n.º ${f.number}${f.text === '' ? '' : ` («${f.text}»)`}: ${problem(f)}`,
  noSuchPly: (f) => `Esta partida no llega a ${moveOf(f.askedMove, f.askedSide)}: ${lastOf(f)}.`,
  missingNotHere: (f) =>
    `Los movimientos que faltan van detrás de lo anotado, y ${lastOf(f)}. Vuelva a la posición actual o quítelos.`,
  rulingIsQuestion: (f) =>
    `Antes hay que saber un hecho. ${questionAsked(questions, f.question) ?? ''}`.trim(),
  rulingDiffers: (f) =>
    `El dictamen ha cambiado: ahora el resultado sería ${result(f.result)} y no ${result(f.expected)}. Vuelva a mirarlo.`,
  nothingToDecide: () => 'No hay nada que decidir: la partida sigue.',
  mustChooseFrom: (f) =>
    `${sanIn(region, f.text)} no vale: por lo decidido${articles(f.articles, 'artículos')} hay que jugar ${moves(f.allowed)}.`,
  badPenalty: () =>
    'A la sanción le falta cuánto, o no puede ser: escriba un tiempo mayor que cero, o medio punto o uno (10.2).',
  playedOnSince: () =>
    'Se ha jugado desde entonces: tache antes esos movimientos para que vuelvan los que se quitaron.',
  nothingSealed: (f) => `En el incidente de la línea ${f.seq} no se hizo ninguna jugada secreta.`,
  notAnIncident: (f) => `La línea ${f.seq} no es un incidente.`,
  notAnAppeal: (f) => `La línea ${f.seq} no es una apelación.`,
  appealPending: (f) => `Ya hay una apelación de ese lado sin resolver, en la línea ${f.seq}.`,
  appealSettled: (f) => `Esa apelación ya está resuelta en la línea ${f.seq}.`,
};

/** `la jugada 23 de las negras`. */
const moveOf = (number: number, side: Color): string => `la jugada ${inGame(number, side)}`;
const inGame = (number: number, side: Color): string =>
  `${number} de las ${side === 'black' ? 'negras' : 'blancas'}`;

function lastOf({ lastMove, lastSide }: LastMove): string {
  return lastMove === undefined || lastSide === undefined
    ? 'no tiene ningún movimiento anotado'
    : `la última jugada anotada es la ${inGame(lastMove, lastSide)}`;
}

function problem(f: WrongMissing): string {
  if (f.problem === 'illegal') return board.illegalMove(f);
  return f.problem === 'unreadable' ? 'no se lee como movimiento.' : `puede ser ${moves(f.possible)}.`;
}
