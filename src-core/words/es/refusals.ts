import type { Refusal } from '../../contract/desk-api.ts';
import type { RefusalCode } from '../../desk/commands/refusal-codes.ts';
import { board } from './board.ts';
import { clockRefusals } from './clock-refusals.ts';
import { incidentRefusals } from './incident-refusals.ts';
import { draw } from './draw.ts';
import { lists } from './lists.ts';
import { sanIn } from '../moves.ts';
import { said, saidReason, saidResult } from '../said.ts';

type Facts = Refusal['facts'];
export type RefusalWords = Readonly<Record<RefusalCode, (facts: Facts) => string>>;

const colors: Readonly<Record<string, string>> = lists.sides;
const move = (f: Facts, name: string): string => sanIn('es', said(f, name));

/** Why the desk says no, by code: what is wrong, where, and what to do. */
export const refusals: RefusalWords = {
  ...clockRefusals,
  ...incidentRefusals,
  noTournament: () => 'No hay ningún torneo abierto. Abra uno o cree otro.',
  alreadyCreated: (f) => `Este archivo ya tiene un torneo: «${said(f, 'name')}».`,
  emptyName: () => 'Falta el nombre del torneo.',
  tooLong: (f) => `«${said(f, 'value')}…» es demasiado largo: ${said(f, 'most')} caracteres como mucho.`,
  badDates: (f) =>
    f['wrong'] === null
      ? 'El torneo termina antes de empezar: corrija una de las dos fechas.'
      : `«${said(f, 'wrong')}» no es una fecha.`,
  badRounds: (f) => `Las rondas van de 1 a ${said(f, 'highest')}; ${said(f, 'rounds')} no vale.`,
  badBoards: (f) => `Las mesas van de 0 a ${said(f, 'highest')}; ${said(f, 'boards')} no vale.`,
  badFederation: (f) => `«${said(f, 'value')}» no es una federación: son tres letras, como ESP, o nada.`,
  roundsInUse: (f) =>
    `La ronda ${said(f, 'paired')} ya está emparejada: no pueden quedar solo ${said(f, 'rounds')} rondas.`,
  variantInUse: () => 'Ya hay rondas emparejadas: el juego del torneo no se puede cambiar.',

  noName: (f) => (said(f, 'value') === '' ? 'Falta el nombre.' : `«${said(f, 'value')}» no es un nombre.`),
  badNumber: (f) => `«${said(f, 'value')}» no es un número de inscripción.`,
  badRating: (f) => `«${said(f, 'value')}» no es un Elo: un número entero, o nada.`,
  badBirth: (f) => `«${said(f, 'value')}» no es una fecha de nacimiento: un año o una fecha.`,
  duplicateNumber: (f) => `El número ${said(f, 'number')} ya lo tiene otra persona.`,
  duplicateFideId: (f) => `El ID FIDE ${said(f, 'fideId')} ya es de ${said(f, 'name')}.`,
  duplicatePlayer: (f) =>
    `${said(f, 'name')} ya está en la lista. Si son dos personas, distíngalas por nacimiento o ID FIDE.`,
  unknownPlayer: (f) =>
    said(f, 'text') === '' ? 'Falta un jugador.' : `Nadie de la lista responde a «${said(f, 'text')}».`,
  ambiguousPlayer: (f) =>
    `«${said(f, 'text')}» puede ser más de una persona: ${said(f, 'candidates')}. Ponga el número.`,
  unknownPerson: () => 'Esa persona no está en este torneo.',
  nothingToRegister: () => 'No hay nadie que inscribir en ese texto.',
  noGoodLine: (f) => `Ninguna línea vale (${said(f, 'lines')} con motivo). No se ha escrito nada.`,
  unreadableLine: () => 'La línea no se puede leer: unas comillas se abren y no se cierran.',
  unreadableText: () => 'El texto no se puede leer. No se ha escrito nada.',

  badRound: (f) => `La ronda ${said(f, 'round')} no existe: el torneo tiene ${said(f, 'rounds')}.`,
  badBoard: (f) => `«${said(f, 'value')}» no es un número de mesa.`,
  noPairings: () => 'No hay ningún emparejamiento en ese texto.',
  samePlayerTwice: (f) => `${said(f, 'name')} ya juega en la mesa ${said(f, 'board')} de esta ronda.`,
  alreadyPaired: (f) => `La mesa ${said(f, 'board')} ya estaba emparejada así.`,
  boardTaken: (f) => `La mesa ${said(f, 'board')} ya tiene otros jugadores: cámbiela en la lista.`,
  noSuchRound: (f) => `La ronda ${said(f, 'round')} no está emparejada.`,
  noSuchBoard: (f) => `La mesa ${said(f, 'board')} no está en la ronda ${said(f, 'round')}.`,
  pairingHasMoves: (f) => `La mesa ${said(f, 'board')} ya tiene jugadas anotadas: tache antes las jugadas.`,
  pairingHasResult: (f) =>
    `La mesa ${said(f, 'board')} ya tiene resultado (${saidResult(f)}): táchelo antes.`,

  badStartPosition: (f) =>
    `«${said(f, 'text')}» no es una posición inicial: un número de 0 a 959, una primera fila o un FEN.`,
  byeHasNoMoves: (f) => `En la mesa ${said(f, 'board')} se descansa: no hay partida.`,
  gameOver: (f) =>
    `La partida ya terminó: ${saidResult(f)}, ${saidReason(f, lists.reasons)}. Si sigue, tache antes el resultado.`,
  illegalMove: board.illegalMove,
  unreadableMove: (f) => `«${said(f, 'text')}» no se entiende como jugada.`,
  ambiguousMove: (f) => `«${said(f, 'text')}» puede ser ${move(f, 'possible')}.`,

  resultStands: (f) =>
    `Ya hay un resultado: ${saidResult(f)}, ${saidReason(f, lists.reasons)}. Tache ese antes de anotar otro.`,
  resultDoesNotFit: (f) => `El resultado ${saidResult(f)} no puede ser por ${saidReason(f, lists.reasons)}.`,
  notCheckmate: () => 'Con las jugadas anotadas no hay jaque mate en el tablero.',
  notStalemate: () => 'Con las jugadas anotadas el rey no está ahogado.',
  wrongWinner: (f) =>
    `En el tablero hay ${saidReason(f, lists.reasons, 'ending')}: el resultado es ${saidResult(f)}.`,
  endingOnBoard: (f) =>
    `La partida terminó en el tablero por ${saidReason(f, lists.reasons, 'ending')}: ${saidResult(f)}.`,
  notRepetition: (f) => `Esta posición ha aparecido ${said(f, 'occurrences')} veces, no tres (9.2).`,
  notFiftyMoves: () => 'No se llega a cincuenta jugadas sin captura ni movimiento de peón (9.3).',
  notFivefold: (f) => `Esta posición ha aparecido ${said(f, 'occurrences')} veces, no cinco (9.6.1).`,
  notSeventyFiveMoves: () =>
    'No se llega a setenta y cinco jugadas sin captura ni movimiento de peón (9.6.2).',
  forfeitWithMoves: () => 'Hay jugadas anotadas: no es una incomparecencia.',
  byeOnly: () => 'En esta mesa se descansa: solo cabe el resultado del descanso.',
  notABye: () => 'En esta mesa hay dos jugadores: no es un descanso.',
  reasonMissing: () => 'Falta el motivo: escríbalo en una línea.',

  noResultToUndo: (f) => `El resultado de la mesa ${said(f, 'board')} ya no está: se anuló o se cambió.`,
  notTheLastResult: (f) =>
    `Después se anotó otro resultado, en la mesa ${said(f, 'last')}: anule este en su mesa, con el motivo.`,
  resultOfIncident: (f) => `Este resultado viene del incidente de la línea ${said(f, 'seq')}: anule ese.`,
  emptyNote: () => 'La nota está vacía.',
  notDrawn: (f) =>
    `La ronda ${said(f, 'round')} no tiene todavía posición inicial de ajedrez 960: no hay nada que imprimir.`,
  positionHidden: (f) => `La posición de la ronda ${said(f, 'round')} no se puede mostrar todavía.`,
  noSuchEntry: (f) => `La línea ${said(f, 'seq')} no existe.`,
  notTheLastMove: () => 'Solo se puede tachar la última jugada: tache antes las siguientes.',
  alreadyStruck: (f) => `La línea ${said(f, 'seq')} ya está tachada: ${said(f, 'reason')}.`,
  cannotBeStruck: () => 'Esa línea no se puede tachar: corríjala con una nueva.',

  noGames: () => 'No hay ninguna partida en ese texto.',
  boardHasOtherMoves: (f) => otherMoves(f),
  boardHasOtherPlayers: (f) =>
    `La mesa ${said(f, 'board')} de la ronda ${said(f, 'round')} tiene otros jugadores.`,
  sameGame: (f) => `La mesa ${said(f, 'board')} ya tiene esta partida.`,
  namesLeftOut: (f) =>
    `La partida ha entrado, pero en la mesa ${said(f, 'board')} se sientan otros nombres: quedan los de la mesa.`,
  remarksLeftOut: () => 'La partida ya estaba: sus comentarios no se han añadido.',
  partOfGameUnread: (f) =>
    f['why'] === undefined || f['why'] === ''
      ? 'Una parte no se pudo leer como jugadas: queda guardada como texto.'
      : `Una parte no se pudo leer como jugadas: ${board.noticeOf(said(f, 'why'), said(f, 'text'))}.`,
  placeTagUnread: (f) =>
    `Su etiqueta ${said(f, 'tag')}, «${said(f, 'text')}», no es un número: ha ido a la ronda ${said(f, 'round')}, mesa ${said(f, 'board')}. Vea si es su sitio.`,
  noPlaceForGame: () => 'No dice en qué ronda y mesa se jugó, ni se sabe por los jugadores.',

  ...draw.refusals,

  staleView: (f) =>
    `${said(f, 'by') || 'El reloj o el escritorio'} ha escrito aquí mientras tanto. Lo suyo no se ha escrito.`,
};

function otherMoves(f: Facts): string {
  const at = `La mesa ${said(f, 'board')} tiene otras jugadas`;
  if (f['moveNumber'] === undefined) return `${at}: la posición inicial es distinta.`;
  const there = move(f, 'there') || 'nada';
  const here = move(f, 'here') || 'nada';
  return `${at}: en la ${said(f, 'moveNumber')} de ${colors[said(f, 'turn')] ?? ''} está ${there} y el texto dice ${here}.`;
}
