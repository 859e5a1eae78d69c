/** Incidents as an arbiter tells them, for the tests of the desk. */
import type {
  DecideIncident,
  DeskCommand,
  Incident,
  RulingReply,
  RulingView,
} from '../../src-core/contract/desk-api.ts';
import { ruleAt } from '../../src-core/desk/index.ts';
import type { Arbiter } from './arbiter.ts';

export type Told = Partial<Omit<DecideIncident, 'type' | 'incident'>>;

/** The command that decides as the Laws rule, on board 1 of round 1. */
export function decideOf(incident: Incident, more: Told = {}): DecideIncident {
  return {
    type: 'decideIncident',
    round: 1,
    board: 1,
    incident,
    missing: null,
    recordMissing: false,
    decision: { kind: 'laws' },
    expected: null,
    penalties: [],
    statements: { white: '', black: '' },
    witnesses: '',
    note: '',
    clocks: { white: null, black: null },
    tookMs: 20_000,
    ...more,
  };
}

export const OWN = {
  kind: 'own',
  reason: 'I saw it',
  result: null,
  time: null,
  illegal: null,
  restoreToPly: null,
  allowed: null,
} as const;

/** What the Laws say, at board 1. */
export function ruling(desk: Arbiter, incident: Incident, more: Told = {}): RulingView {
  const reply = asked(desk, incident, more);
  if (!reply.ok) throw new Error(`refused: ${reply.refusal.code}`);
  return reply.ruling;
}

export function asked(desk: Arbiter, incident: Incident, more: Told = {}): RulingReply {
  const { round = 1, board = 1, missing = null } = more;
  const later = more.atPly === undefined ? {} : { atPly: more.atPly };
  return ruleAt(desk.state, { round, board, incident, missing, ...later }, desk.now);
}

/** A completed illegal move of the side to move: a piece of his to where it cannot go. */
export function illegal(by: 'white' | 'black', from: string, to: string, more: object = {}): Incident {
  return { kind: 'illegalMove', by, move: { from, to }, clockPressed: true, ...more } as Incident;
}

export function appealOf(seq: number, by: 'white' | 'black' = 'white', text = 'it was not so'): DeskCommand {
  return { type: 'appealIncident', seq, by, text };
}

/** What stands on the table after White's act, the clock pressed. */
export function stands(board: string, more: object = {}): Incident {
  return { kind: 'boardAsItStands', by: 'white', stands: board, clockPressed: true, ...more } as Incident;
}
