import type { HistoryLine } from '../../contract/history-line.ts';
import type { DeskEvent } from '../../desk/journal/events.ts';
import type { PairingEvent, PairingRules } from '../../desk/journal/pairing-events.ts';
import { said } from '../said.ts';
import { lists } from './lists.ts';
import { pairing } from './pairing.ts';

type Told = PairingEvent | Extract<DeskEvent, { readonly type: 'gamePutOff' }>;

const because = (reason: string): string => (reason === '' ? '' : `. ${reason}`);
const who = (facts: HistoryLine['facts']): string =>
  `n.º ${said(facts, 'number')}, ${said(facts, 'names') || lists.erased}`;

function rulesSay({
  system,
  initialColor,
  points,
  acceleration,
  tieBreaks,
  halfPointByes,
}: PairingRules): string {
  const { whiteWin, whiteDraw, whiteLoss, pairing: bye } = points;
  return [
    ...(system === null ? [] : [pairing.systems[system]]),
    ...(initialColor === null ? [] : [`color inicial, ${lists.sides[initialColor].toLowerCase()}`]),
    `puntos ${whiteWin}, ${whiteDraw}, ${whiteLoss}; descanso ${bye}`,
    ...(acceleration === 'none'
      ? []
      : [acceleration === 'baku' ? 'aceleración Bakú' : 'aceleración como en el informe']),
    ...(tieBreaks === null ? [] : [`desempates ${tieBreaks.codes.join(', ') || 'ninguno'}`]),
    ...(halfPointByes === null ? [] : [`descansos de medio punto, ${halfPointByes} como mucho`]),
  ].join('; ');
}

function says(event: Told, facts: HistoryLine['facts']): string {
  switch (event.type) {
    case 'pairingRulesSet':
      return `Emparejamiento y puntuación: ${rulesSay(event.rules)}`;
    case 'forbiddenPairsSet':
      return event.forbidden.length === 0
        ? 'Nadie tiene vedado a nadie'
        : `No se enfrentan: ${said(facts, 'names')}`;
    case 'byesAsked': {
      const byes = event.byes.map(({ round, bye }) =>
        bye === null ? `ronda ${round}, juega` : `ronda ${round}, ${pairing.byes[bye]}`,
      );
      return `Ausencias de ${who(facts)}: ${byes.join('; ')}`;
    }
    case 'playerEntersLate':
      return `Juega desde la ronda ${event.round}: ${who(facts)}`;
    case 'playerWithdrew':
      return `Se retira desde la ronda ${event.round}: ${who(facts)}${because(event.reason)}`;
    case 'playerReturned':
      return `Vuelve en la ronda ${event.round}: ${who(facts)}${because(event.reason)}`;
    case 'playersNumbered':
      return `Números de la lista: ${said(facts, 'names')}`;
    case 'roundPublished':
      return `Emparejamientos de la ronda ${event.round} publicados`;
    case 'roundUnpaired':
      return `Emparejamientos de la ronda ${event.round} retirados${because(event.reason)}`;
    case 'gamePutOff':
      return `Partida ${event.what === null ? 'otra vez en juego' : pairing.putOff[event.what]}${because(event.note)}`;
  }
}

const types: Readonly<Record<Told['type'], string>> = {
  pairingRulesSet: 'Torneo',
  forbiddenPairsSet: 'Torneo',
  byesAsked: 'Ausencia',
  playerEntersLate: 'Ausencia',
  playerWithdrew: 'Retirada',
  playerReturned: 'Vuelta',
  playersNumbered: 'Números',
  roundPublished: 'Publicación',
  roundUnpaired: 'Emparejamiento',
  gamePutOff: 'Partida',
};

export const pairingJournal = { says, types };
