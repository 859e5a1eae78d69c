import { clockJournal } from './clock-journal.ts';
import type { DeskEventType } from '../../desk/journal/events.ts';
import type { HistoryLine } from '../../contract/history-line.ts';
import type { IncidentDecided, LawsOfResult } from '../../desk/journal/incident-types.ts';
import { decided } from './decided.ts';
import { draw } from './draw.ts';
import { points } from './laws.ts';
import { lists } from './lists.ts';
import { parchisJournal } from './parchis-journal.ts';
import { pairingJournal } from './pairing-journal.ts';
import { pointWithArticles } from '../laws-words.ts';
import { counter } from '../plural.ts';
import { sanIn } from '../moves.ts';
import { resultAsPrinted } from '../results.ts';
import { said } from '../said.ts';
import { struckReason } from '../struck-reason.ts';
import { region } from './region.ts';
import { swiss } from './swiss.ts';

const count = counter(region);
const kinds: Readonly<Record<string, string>> = {
  move: 'el movimiento',
  result: 'el resultado',
  note: 'la nota',
  start: 'la posición inicial',
  clock: 'lo del reloj',
  incident: 'el incidente',
  appeal: 'la apelación',
};

/** A line of the journal as one sentence. */
function says({ event, facts }: HistoryLine): string {
  switch (event.type) {
    case 'tournamentCreated':
      return `Torneo creado: ${event.details.name}`;
    case 'tournamentChanged':
      return `Datos del torneo corregidos: ${event.details.name}`;
    case 'reportRead':
      return 'El torneo entra de un informe TRF';
    case 'playersRegistered':
      return event.players.length === 1
        ? `Inscripción: ${said(facts, 'names')}`
        : `${count(event.players.length, 'persona inscrita', 'personas inscritas')}`;
    case 'playerChanged':
      return `Ficha corregida: n.º ${event.player.number}, ${said(facts, 'names') || lists.erased}`;
    case 'personCorrected':
      return event.erased ? 'Nombre borrado' : `Nombre corregido: ${said(facts, 'names')}`;
    case 'roundPaired':
      return event.pairings.length === 1
        ? `Ronda ${event.round}, mesa ${said(facts, 'names')}`
        : `Ronda ${event.round} emparejada: ${count(event.pairings.length, 'mesa', 'mesas')}${event.by === undefined ? '' : swiss.pairedBy(event.by)}`;
    case 'initialColorDrawn':
      return swiss.lotDrawn(event.color, event.number, event.secret);
    case 'fideModeLeft':
      return `Fuera de las reglas de la FIDE desde la ronda ${event.round}: ${event.reason}`;
    case 'pairingChanged':
      return `Emparejamiento cambiado, mesa ${event.board}. ${said(facts, 'names')}${event.reason === undefined ? '' : `. ${event.reason}`}`;
    case 'drawPolicySet':
    case 'drawCommitted':
    case 'drawInputAdded':
    case 'startPositionDrawn':
    case 'drawTimesChanged':
    case 'startPositionShown':
      return draw.says(event, facts);
    case 'pairingRulesSet':
    case 'forbiddenPairsSet':
    case 'byesAsked':
    case 'playerEntersLate':
    case 'playerWithdrew':
    case 'playerReturned':
    case 'playersNumbered':
    case 'roundPublished':
    case 'roundUnpaired':
    case 'gamePutOff':
      return pairingJournal.says(event, facts);
    case 'startPositionSet':
      return `Posición inicial ${event.number ?? event.fen}${event.reason === '' ? '' : `: ${event.reason}`}`;
    case 'moveRecorded':
      return `${said(facts, 'moveNumber')}${facts['turn'] === 'black' ? '…' : '.'} ${sanIn(region, said(facts, 'san')) || event.uci}${event.stands === undefined ? '' : ' (ilegal, se mantiene)'}`;
    case 'gameImported':
      return event.fed === true
        ? `Partida confirmada de la retransmisión ${event.source}`
        : `Partida importada de ${event.source || 'un PGN'}`;
    case 'resultDeclared':
      return resultSays(event);
    case 'noteWritten':
      return `Nota: ${event.text}`;
    case 'incidentDecided':
      return incidentSays(event, facts);
    case 'appealMade':
      return decided.appeal(event.by, event.text);
    case 'appealSettled':
      return decided.settled(event.outcome, event.text);
    case 'entryStruck':
      return `Se tacha ${kinds[said(facts, 'struck')] ?? 'la línea'} ${sanIn(region, said(facts, 'san'))} (línea ${event.seq}): ${struckReason(lists, event.reason)}`;
    case 'parchisTableSet':
    case 'parchisBegun':
    case 'parchisRolled':
    case 'parchisMoved':
    case 'parchisIncidentDecided':
    case 'parchisDiceCommitted':
    case 'parchisDiceSaid':
    case 'parchisDiceShown':
    case 'parchisStruck':
      return parchisJournal.says(event, facts);
    default:
      return clockJournal.says(event, facts['clock']);
  }
}

const types: Readonly<Record<DeskEventType, string>> = {
  initialColorDrawn: 'Sorteo',
  fideModeLeft: 'Modo FIDE',
  ...clockJournal.types,
  tournamentCreated: 'Torneo',
  tournamentChanged: 'Torneo',
  reportRead: 'Informe',
  playersRegistered: 'Inscripción',
  playerChanged: 'Ficha',
  personCorrected: 'Persona',
  roundPaired: 'Emparejamiento',
  pairingChanged: 'Emparejamiento',
  startPositionSet: 'Posición inicial',
  moveRecorded: 'Movimiento',
  gameImported: 'PGN',
  resultDeclared: 'Resultado',
  noteWritten: 'Nota',
  incidentDecided: 'Incidente',
  appealMade: 'Apelación',
  appealSettled: 'Apelación',
  ...draw.types,
  ...parchisJournal.types,
  ...pairingJournal.types,
  entryStruck: 'Tachadura',
};

/** El de un incidente lo dice la línea de este; el de una incomparecencia se lee ya en el resultado. */
function resultSays(event: Extract<HistoryLine['event'], { readonly type: 'resultDeclared' }>): string {
  const { result, reason, note, incident, corrects } = event;
  if (incident !== undefined) return `Resultado anotado por el incidente de la línea ${incident}`;
  const what = corrects === undefined ? 'Resultado' : `Corregido el resultado de la línea ${corrects}:`;
  const why = reason === 'notSaid' ? '' : `: ${lists.reasons[reason]}`;
  return `${what} ${resultAsPrinted(result, reason)}${why}${note === '' ? '' : `. ${note}`}${lawsOf(event)}`;
}

/** Lo que decían las Leyes contra un resultado que decidió el árbitro. */
function lawsOf({ laws }: { readonly laws?: LawsOfResult }): string {
  if (laws === undefined) return '';
  const says = laws.points.map((point) => pointWithArticles(points, point)).join(' ');
  return `. Contra las Leyes: ${says}`;
}

/** `Jugada ilegal (blancas): 2 min más a las negras (7.5.1, 7.5.5)` */
function incidentSays(event: IncidentDecided, { must }: HistoryLine['facts']): string {
  const { consequences, decision, ruling } = event;
  const follows = decided.followed(consequences, Array.isArray(must) ? must : []);
  const articles = [...new Set(ruling.points.flatMap((point) => point.articles))].join(', ');
  const own = decided.ownSays(decision);
  return `${decided.title(event)}: ${follows} (${articles})${own === '' ? '' : `. ${own}`}`;
}

/** What the journal screen says. */
export const journal = {
  says,
  types,
  lines: (lines: number) => count(lines, 'línea', 'líneas'),
  line: 'Línea',
  when: 'Cuándo',
  who: 'Quién',
  /** Lo que hace el escritorio por sí mismo (una bandera, una interrupción) no lleva nombre. */
  desk: 'el escritorio',
  /** Quien juega y toca su reloj no firma, ni nadie por él. */
  clockScreen: 'pantalla del reloj',
  where: 'Mesa',
  what: 'Qué',
  kind: 'Clase',
  place: (round: number, board: number) => `${round} · ${board}`,
  placeLong: (round: number, board: number) => `Ronda ${round}, mesa ${board}`,
  struckBy: (seq: number, reason: string) => `tachada en la línea ${seq}: ${struckReason(lists, reason)}`,
  newer: 'Más nuevas',
  older: 'Más antiguas',
  newest: 'Las últimas',
  empty: 'El diario está en blanco: cada cosa que se haga aparecerá aquí.',
  emptyPlace: 'En esa mesa no hay nada escrito.',
  onlyBoard: 'Solo la mesa',
  onlyRound: 'de la ronda',
  show: 'Ver',
  wholeBook: 'Todo el diario',
  shown: (from: number, to: number) => `líneas ${from} a ${to}`,
  act: 'Acto',
  seal: 'Sello',
  sealHint: 'Encadena esta línea con la anterior: si una cambiara o faltara, se vería.',
  openBoard: 'Abrir la mesa',
  strike: 'Tachar…',
  lineTitle: (seq: number) => `Línea ${seq}`,
};

export type JournalWords = typeof journal;
