import type { HistoryLine } from '../../contract/history-line.ts';
import type { ParchisEvent } from '../../desk/journal/parchis-events.ts';
import type { ParchisTypes } from '../parchis-words.ts';
import { said } from '../said.ts';
import { parchis } from './parchis.ts';

function what(event: ParchisEvent, facts: HistoryLine['facts']): string {
  switch (event.type) {
    case 'parchisTableSet':
      return `juegan ${said(facts, 'names')}`;
    case 'parchisDiceCommitted':
      return `compromiso de los dados ${event.commitment}`;
    case 'parchisDiceSaid':
      return `la mesa dice ${event.said}`;
    case 'parchisDiceShown':
      return 'clave de los dados descubierta';
    case 'parchisStruck':
      return `se tacha la línea ${event.seq}: ${event.reason}`;
    default:
      return parchis.lineSays(event);
  }
}

const types: ParchisTypes = {
  parchisTableSet: 'Parchís',
  parchisBegun: 'Parchís',
  parchisRolled: 'Tirada',
  parchisMoved: 'Ficha',
  parchisIncidentDecided: 'Incidente',
  parchisDiceCommitted: 'Dados',
  parchisDiceSaid: 'Dados',
  parchisDiceShown: 'Dados',
  parchisStruck: 'Tachadura',
};

export const parchisJournal = {
  says: (event: ParchisEvent, facts: HistoryLine['facts']): string =>
    `Parchís, ronda ${event.round}, mesa ${event.table}: ${what(event, facts)}`,
  types,
};
