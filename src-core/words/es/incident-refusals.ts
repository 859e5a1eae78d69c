import { questionAsked, contradictionSaid } from '../laws-words.ts';
import type { Refusal } from '../../contract/desk-api.ts';
import type { RefusalCode } from '../../desk/commands/refusal-codes.ts';
import { board } from './board.ts';
import { contradictions, questions } from './laws.ts';
import { sanIn } from '../moves.ts';
import { said, saidResult } from '../said.ts';

type Facts = Refusal['facts'];

export type IncidentRefusalWords = Readonly<
  Record<
    Extract<
      RefusalCode,
      | 'badRules'
      | 'incidentContradicts'
      | 'wrongMissingMove'
      | 'noSuchPly'
      | 'missingNotHere'
      | 'nullMoveInGame'
      | 'rulingIsQuestion'
      | 'rulingDiffers'
      | 'nothingToDecide'
      | 'mustChooseFrom'
      | 'badPenalty'
      | 'playedOnSince'
      | 'notAnIncident'
      | 'notAnAppeal'
      | 'appealPending'
      | 'appealSettled'
    >,
    (facts: Facts) => string
  >
>;

const moves = (f: Facts, name: string): string => sanIn('es', said(f, name));
const expected = (f: Facts): string => said(f, 'expected').replaceAll('1/2', '½') || 'ninguno';

/** Por qué la mesa no escribe un incidente. */
export const incidentRefusals: IncidentRefusalWords = {
  badRules: (f) => `«${said(f, 'value')}» no puede ser: escriba un número entero de jugadas, o cero.`,
  incidentContradicts: (f) =>
    contradictionSaid(contradictions, said(f, 'why'), (name) => said(f, name)) ??
    'Lo contado no puede haber pasado en esta partida.',
  wrongMissingMove: (f) => `Jugada que falta n.º ${said(f, 'number')} («${said(f, 'text')}»): ${problem(f)}`,
  noSuchPly: (f) => `Esta partida no llega a ${moveOf(f, 'asked')}: ${lastOf(f)}.`,
  missingNotHere: (f) =>
    `Las jugadas que faltan van detrás de lo anotado, y ${lastOf(f)}. Vuelva a la posición de ahora o quítelas.`,
  nullMoveInGame: () =>
    'La partida tiene una jugada que solo pasa el turno (--), y las Leyes no la conocen. Táchela y vuelva a preguntar.',
  rulingIsQuestion: (f) =>
    `Antes hay que saber un hecho. ${questionAsked(questions, said(f, 'question')) ?? ''}`.trim(),
  rulingDiffers: (f) =>
    `El dictamen ha cambiado: ahora el resultado sería ${saidResult(f) || 'ninguno'} y no ${expected(f)}. Vuelva a mirarlo.`,
  nothingToDecide: () => 'No hay nada que decidir: la partida sigue.',
  mustChooseFrom: (f) =>
    `${moves(f, 'text')} no vale: por lo decidido (artículos ${said(f, 'articles')}) hay que jugar ${moves(f, 'allowed')}.`,
  badPenalty: () =>
    'A la sanción le falta cuánto, o no puede ser: escriba un tiempo mayor que cero, o medio punto o uno (10.2).',
  playedOnSince: () =>
    'Se ha jugado desde entonces: tache antes esas jugadas para que vuelvan las que se quitaron.',
  notAnIncident: (f) => `La línea ${said(f, 'seq')} no es un incidente.`,
  notAnAppeal: (f) => `La línea ${said(f, 'seq')} no es una apelación.`,
  appealPending: (f) => `Ya hay una apelación de ese lado sin resolver, en la línea ${said(f, 'seq')}.`,
  appealSettled: (f) => `Esa apelación ya está resuelta en la línea ${said(f, 'seq')}.`,
};

/** `la jugada 23 de las negras`. */
function moveOf(f: Facts, name: 'asked' | 'last'): string {
  const side = said(f, `${name}Side`) === 'black' ? 'negras' : 'blancas';
  return `la jugada ${said(f, `${name}Move`)} de las ${side}`;
}

function lastOf(f: Facts): string {
  return said(f, 'lastMove') === ''
    ? 'no tiene ninguna jugada anotada'
    : `la última jugada anotada es ${moveOf(f, 'last').replace('la jugada ', 'la ')}`;
}

function problem(f: Facts): string {
  if (f['problem'] === 'unreadable') return 'no se lee como jugada.';
  if (f['problem'] === 'ambiguous') return `puede ser ${moves(f, 'possible')}.`;
  return board.illegalMove(f);
}
