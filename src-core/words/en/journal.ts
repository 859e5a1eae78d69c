import type { HistoryLine } from '../../contract/history-line.ts';
import type { IncidentDecided, LawsOfResult } from '../../desk/journal/incident-types.ts';
import type { JournalWords } from '../es/journal.ts';
import { clockJournal } from './clock-journal.ts';
import { decided } from './decided.ts';
import { draw } from './draw.ts';
import { points } from './laws.ts';
import { lists } from './lists.ts';
import { parchisJournal } from './parchis-journal.ts';
import { pairingJournal } from './pairing-journal.ts';
import { pointWithArticles } from '../laws-words.ts';
import { counter } from '../plural.ts';
import { resultAsPrinted } from '../results.ts';
import { said } from '../said.ts';
import { struckReason } from '../struck-reason.ts';
import { region } from './region.ts';
import { swiss } from './swiss.ts';

const count = counter(region);
const kinds: Readonly<Record<string, string>> = {
  move: 'the move',
  result: 'the result',
  note: 'the note',
  start: 'the start position',
  clock: 'the line of the clock',
  incident: 'the incident',
  appeal: 'the appeal',
};

function says({ event, facts }: HistoryLine): string {
  switch (event.type) {
    case 'tournamentCreated':
      return `Tournament created: ${event.details.name}`;
    case 'tournamentChanged':
      return `Details of the tournament corrected: ${event.details.name}`;
    case 'reportRead':
      return 'The tournament comes from a TRF report';
    case 'playersRegistered':
      return event.players.length === 1
        ? `Registered: ${said(facts, 'names')}`
        : `${count(event.players.length, 'person registered', 'people registered')}`;
    case 'playerChanged':
      return `Entry corrected: no. ${event.player.number}, ${said(facts, 'names') || lists.erased}`;
    case 'personCorrected':
      return event.erased ? 'Name erased' : `Name corrected: ${said(facts, 'names')}`;
    case 'roundPaired':
      return event.pairings.length === 1
        ? `Round ${event.round}, board ${said(facts, 'names')}`
        : `Round ${event.round} paired: ${count(event.pairings.length, 'board', 'boards')}${event.by === undefined ? '' : swiss.pairedBy(event.by)}`;
    case 'initialColorDrawn':
      return swiss.lotDrawn(event.color, event.number, event.secret);
    case 'fideModeLeft':
      return `Outside FIDE’s rules from round ${event.round}: ${event.reason}`;
    case 'pairingChanged':
      return `Pairing changed, board ${event.board}. ${said(facts, 'names')}${event.reason === undefined ? '' : `. ${event.reason}`}`;
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
      return `Start position ${event.number ?? event.fen}${event.reason === '' ? '' : `: ${event.reason}`}`;
    case 'moveRecorded':
      return `${said(facts, 'moveNumber')}${facts['turn'] === 'black' ? '…' : '.'} ${said(facts, 'san') || event.uci}${event.stands === undefined ? '' : ' (illegal, stands)'}`;
    case 'gameImported':
      return event.fed === true
        ? `Game confirmed from the live source ${event.source}`
        : `Game imported from ${event.source || 'a PGN'}`;
    case 'resultDeclared':
      return resultSays(event);
    case 'noteWritten':
      return `Note: ${event.text}`;
    case 'incidentDecided':
      return incidentSays(event, facts);
    case 'appealMade':
      return decided.appeal(event.by, event.text);
    case 'appealSettled':
      return decided.settled(event.outcome, event.text);
    case 'entryStruck':
      return `Struck: ${kinds[said(facts, 'struck')] ?? 'the line'} ${said(facts, 'san')} (line ${event.seq}): ${struckReason(lists, event.reason)}`;
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

/** That of an incident is told by the incident's own line. */
function resultSays(event: Extract<HistoryLine['event'], { readonly type: 'resultDeclared' }>): string {
  const { result, reason, note, incident, corrects } = event;
  if (incident !== undefined) return `Result written by the incident of line ${incident}`;
  const what = corrects === undefined ? 'Result' : `Result of line ${corrects} corrected:`;
  const why = reason === 'notSaid' ? '' : `: ${lists.reasons[reason]}`;
  return `${what} ${resultAsPrinted(result, reason)}${why}${note === '' ? '' : `. ${note}`}${lawsOf(event)}`;
}

/** What the Laws said against a result that the arbiter decided. */
function lawsOf({ laws }: { readonly laws?: LawsOfResult }): string {
  if (laws === undefined) return '';
  const says = laws.points.map((point) => pointWithArticles(points, point)).join(' ');
  return `. Against the Laws: ${says}`;
}

/** `Illegal move (White): 2 min more for Black (7.5.1, 7.5.5)` */
function incidentSays(event: IncidentDecided, { must }: HistoryLine['facts']): string {
  const { consequences, decision, ruling } = event;
  const follows = decided.followed(consequences, Array.isArray(must) ? must : []);
  const articles = [...new Set(ruling.points.flatMap((point) => point.articles))].join(', ');
  const own = decided.ownSays(decision);
  return `${decided.title(event)}: ${follows} (${articles})${own === '' ? '' : `. ${own}`}`;
}

export const journal: JournalWords = {
  says,
  types: {
    ...clockJournal.types,
    initialColorDrawn: 'Draw',
    fideModeLeft: 'FIDE mode',
    tournamentCreated: 'Tournament',
    tournamentChanged: 'Tournament',
    reportRead: 'Report',
    playersRegistered: 'Registration',
    playerChanged: 'Entry',
    personCorrected: 'Person',
    roundPaired: 'Pairing',
    pairingChanged: 'Pairing',
    startPositionSet: 'Start position',
    moveRecorded: 'Move',
    gameImported: 'PGN',
    resultDeclared: 'Result',
    noteWritten: 'Note',
    incidentDecided: 'Incident',
    appealMade: 'Appeal',
    appealSettled: 'Appeal',
    ...draw.types,
    ...parchisJournal.types,
    ...pairingJournal.types,
    entryStruck: 'Strike',
  },
  lines: (lines) => count(lines, 'line', 'lines'),
  line: 'Line',
  when: 'When',
  who: 'Who',
  desk: 'the desk',
  clockScreen: 'clock screen',
  where: 'Board',
  what: 'What',
  kind: 'Kind',
  place: (round, board) => `${round} · ${board}`,
  placeLong: (round, board) => `Round ${round}, board ${board}`,
  struckBy: (seq, reason) => `struck in line ${seq}: ${struckReason(lists, reason)}`,
  newer: 'Newer',
  older: 'Older',
  newest: 'The newest',
  empty: 'The journal is blank: everything done will appear here.',
  emptyPlace: 'Nothing is written of that board.',
  onlyBoard: 'Only board',
  onlyRound: 'of round',
  show: 'Show',
  wholeBook: 'The whole journal',
  shown: (from, to) => `lines ${from} to ${to}`,
  act: 'Act',
  seal: 'Seal',
  sealHint: 'Chains this line to the one before: if one changed or were missing, it would show.',
  openBoard: 'Open the board',
  strike: 'Strike…',
  lineTitle: (seq) => `Line ${seq}`,
};
