import type { HistoryLine } from '../../contract/history-line.ts';
import type { ParchisEvent } from '../../desk/journal/parchis-events.ts';
import type { ParchisTypes } from '../parchis-words.ts';
import { said } from '../said.ts';
import { parchis } from './parchis.ts';

function what(event: ParchisEvent, facts: HistoryLine['facts']): string {
  switch (event.type) {
    case 'parchisTableSet':
      return `${said(facts, 'names')} play`;
    case 'parchisDiceCommitted':
      return `commitment of the dice ${event.commitment}`;
    case 'parchisDiceSaid':
      return `the table says ${event.said}`;
    case 'parchisDiceShown':
      return 'secret of the dice told';
    case 'parchisStruck':
      return `line ${event.seq} is struck: ${event.reason}`;
    default:
      return parchis.lineSays(event);
  }
}

const types: ParchisTypes = {
  parchisTableSet: 'Parchís',
  parchisBegun: 'Parchís',
  parchisRolled: 'Roll',
  parchisMoved: 'Piece',
  parchisIncidentDecided: 'Incident',
  parchisDiceCommitted: 'Dice',
  parchisDiceSaid: 'Dice',
  parchisDiceShown: 'Dice',
  parchisStruck: 'Strike',
};

export const parchisJournal = {
  says: (event: ParchisEvent, facts: HistoryLine['facts']): string =>
    `Parchís, round ${event.round}, table ${event.table}: ${what(event, facts)}`,
  types,
};
