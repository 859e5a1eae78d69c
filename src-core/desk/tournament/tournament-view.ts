import { clockRow } from '../clocks/clock-view.ts';
import type { BoardState, RoundSummary, ViewOf } from '../../contract/views.ts';
import { stateOf } from '../positions/board-facts.ts';
import type { RoundRecord, DeskState } from '../journal/state.ts';
import { pairingView } from './pairing-view.ts';
import { controlsView } from '../clocks/controls-view.ts';
import type { People } from '../journal/people.ts';

/** The tournament as its own screen shows it. */
export function tournamentView(state: DeskState, people: People): ViewOf<{ kind: 'tournament' }> {
  return {
    kind: 'tournament',
    seq: state.ownSeq,
    details: detailsView(state, people),
    players: state.players.size,
    rounds: state.rounds.map(summaryOf),
    fideLeft: state.fideLeft,
    controls: controlsView(state, people),
    pairing: pairingView(state, people),
  };
}

function detailsView(state: DeskState, people: People): ViewOf<{ kind: 'tournament' }>['details'] {
  if (state.details === null) return null;
  const { chiefArbiter, rules, ...details } = state.details;
  const name = chiefArbiter === null ? '' : (people.get(chiefArbiter)?.name ?? '');
  return { ...details, chiefArbiter: name, rules: { ...USUAL_RULES, ...rules } };
}

/** As the Laws have it where a tournament sets nothing: 9.1.1, III.2.1, and one minute in blitz; adjourning as of old. */
const USUAL_RULES = {
  guidelinesI: true,
  guidelinesIII: false,
  noDrawBeforeMove: 0,
  minutesInSupervisedBlitz: 1,
} as const;

function summaryOf({ round, boards }: RoundRecord): RoundSummary {
  const states = boards.map(stateOf);
  const count = (wanted: BoardState): number => states.filter((state) => state === wanted).length;
  const counts = { playing: count('playing'), finished: count('finished'), byes: count('bye') };
  const interrupted = boards.filter((board) => (clockRow(board)?.interrupted ?? null) !== null).length;
  return { round, boards: boards.length, ...counts, interrupted };
}
