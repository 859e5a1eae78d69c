/**
 * Who may stand at a door of the desk. `chiefArbiter`: a screen of the desk's own computer, which has everything.
 * `arbiter`: a visitor over the network, who has all of the tournament and nothing of that computer. What each may
 * do is its row of the rights (door/rights.ts).
 */
export const ROLES = ['chiefArbiter', 'arbiter'] as const;
export type DeskRole = (typeof ROLES)[number];
