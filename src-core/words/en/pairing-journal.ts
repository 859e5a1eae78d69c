import type { HistoryLine } from '../../contract/history-line.ts';
import type { PairingRules } from '../../desk/journal/pairing-events.ts';
import type { pairingJournal as spanish } from '../es/pairing-journal.ts';
import { said } from '../said.ts';
import { lists } from './lists.ts';
import { pairing } from './pairing.ts';

type Journal = typeof spanish;

const because = (reason: string): string => (reason === '' ? '' : `. ${reason}`);
const who = (facts: HistoryLine['facts']): string =>
  `no. ${said(facts, 'number')}, ${said(facts, 'names') || lists.erased}`;

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
    ...(initialColor === null ? [] : [`initial colour ${lists.sides[initialColor]}`]),
    `points ${whiteWin}, ${whiteDraw}, ${whiteLoss}; bye ${bye}`,
    ...(acceleration === 'none'
      ? []
      : [acceleration === 'baku' ? 'Baku acceleration' : 'acceleration as in the report']),
    ...(tieBreaks === null ? [] : [`tie-breaks ${tieBreaks.codes.join(', ') || 'none'}`]),
    ...(halfPointByes === null ? [] : [`half-point byes, ${halfPointByes} at most`]),
  ].join('; ');
}

const says: Journal['says'] = (event, facts) => {
  switch (event.type) {
    case 'pairingRulesSet':
      return `Pairing and points: ${rulesSay(event.rules)}`;
    case 'forbiddenPairsSet':
      return event.forbidden.length === 0
        ? 'Anybody may meet anybody'
        : `May not meet: ${said(facts, 'names')}`;
    case 'byesAsked': {
      const byes = event.byes.map(({ round, bye }) =>
        bye === null ? `round ${round}, plays` : `round ${round}, ${pairing.byes[bye]}`,
      );
      return `Absences of ${who(facts)}: ${byes.join('; ')}`;
    }
    case 'playerEntersLate':
      return `Plays from round ${event.round}: ${who(facts)}`;
    case 'playerWithdrew':
      return `Withdraws from round ${event.round}: ${who(facts)}${because(event.reason)}`;
    case 'playerReturned':
      return `Returns in round ${event.round}: ${who(facts)}${because(event.reason)}`;
    case 'playersNumbered':
      return `Numbers of the list: ${said(facts, 'names')}`;
    case 'roundPublished':
      return `Pairings of round ${event.round} published`;
    case 'roundUnpaired':
      return `Pairings of round ${event.round} taken back${because(event.reason)}`;
    case 'gamePutOff':
      return `Game ${event.what === null ? 'in play again' : pairing.putOff[event.what]}${because(event.note)}`;
  }
};

export const pairingJournal: Journal = {
  says,
  types: {
    pairingRulesSet: 'Tournament',
    forbiddenPairsSet: 'Tournament',
    byesAsked: 'Absence',
    playerEntersLate: 'Absence',
    playerWithdrew: 'Withdrawal',
    playerReturned: 'Return',
    playersNumbered: 'Numbers',
    roundPublished: 'Publication',
    roundUnpaired: 'Pairing',
    gamePutOff: 'Game',
  },
};
