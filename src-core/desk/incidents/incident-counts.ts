/** What stands against a player, counted over the incidents that hold. */
import { articlesOf } from '../../laws/index.ts';
import type { Color, Position } from '../../chess/index.ts';
import type { Counted, DutyView, PlayerCounts, RuledMove } from '../../contract/desk-api.ts';
import { formatSan, formatUci, legalMoves } from '../../chess/index.ts';
import type { PersonId } from '../journal/people.ts';
import type { BoardRecord, DeskState, IncidentRecord } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';

/** The incidents of a board that are not struck, oldest first. */
export function standingIncidents(board: BoardRecord): readonly IncidentRecord[] {
  if (board.incidents.length === 0) return board.incidents;
  const struck = new Set(board.struck.map(({ seq }) => seq));
  return board.incidents.filter(({ seq }) => !struck.has(seq));
}

/** Of the game now on the board: one that was cancelled counts no more (7.2.1, 7.3). */
function ofThisGame(board: BoardRecord): readonly IncidentRecord[] {
  const standing = standingIncidents(board);
  const cancelled = standing.findLastIndex(({ event }) => event.consequences.newGame);
  return standing.slice(cancelled + 1);
}

/** Completed illegal acts of this game (7.5.5). */
export function illegalOf(board: BoardRecord): Counted {
  const incidents = ofThisGame(board);
  const count = (color: Color): number =>
    incidents.reduce((sum, { event }) => sum + event.consequences.illegal[color], 0);
  return { white: count('white'), black: count('black') };
}

export const NO_COUNTS: PlayerCounts = {
  illegal: 0,
  claims: 0,
  wrongClaims: 0,
  warnings: 0,
  penalties: 0,
  offers: 0,
};

export function countsOf(board: BoardRecord, color: Color): PlayerCounts {
  return countIncidents(ofThisGame(board), () => color);
}

/** A player's counts over the rounds before one. */
export function earlierCounts(state: DeskState, round: number, player: PersonId | null): PlayerCounts {
  if (player === null) return NO_COUNTS;
  const earlier = state.rounds.filter((record) => record.round < round);
  const incidents = earlier.flatMap(({ boards }) => boards.flatMap(standingIncidents));
  return countIncidents(incidents, ({ event }) =>
    event.white === player ? 'white' : event.black === player ? 'black' : null,
  );
}

function countIncidents(
  incidents: readonly IncidentRecord[],
  sideIn: (incident: IncidentRecord) => Color | null,
): PlayerCounts {
  const sum = { ...NO_COUNTS };
  for (const incident of incidents) {
    const side = sideIn(incident);
    if (side === null) continue;
    const { illegal, claim, offer, penalties } = incident.event.consequences;
    const own = penalties.filter(({ by }) => by === side);
    const warnings = own.filter(({ code }) => code === 'warning').length;
    sum.illegal += illegal[side];
    sum.claims += claim?.by === side ? 1 : 0;
    sum.wrongClaims += claim?.by === side && claim.wrong ? 1 : 0;
    sum.warnings += warnings;
    sum.penalties += own.length - warnings;
    sum.offers += offer === side ? 1 : 0;
  }
  return sum;
}

/** The moves that the player on move is bound to by the last incident that speaks of this move; null: to none. */
export function dutyOf(board: BoardRecord): DutyView | null {
  if (board.incidents.length === 0 || board.result !== null) return null;
  const speaking = ofThisGame(board).findLast(
    ({ event }) =>
      (event.consequences.restoreToPly ?? event.ply) === board.plies.length &&
      (event.consequences.allowed !== null || event.consequences.freeMove),
  );
  const uci = speaking?.event.consequences.allowed ?? null;
  if (speaking === undefined || uci === null) return null;
  const allowed = movesNamed(presentOf(board), uci);
  const articles = articlesOf(speaking.event.ruling);
  return allowed.length === 0 ? null : { seq: speaking.seq, allowed, articles };
}

/** The legal moves with these UCI texts, as a screen is told of them. */
export function movesNamed(position: Position, uci: readonly string[]): readonly RuledMove[] {
  return legalMoves(position)
    .map((move) => ({ ...move, uci: formatUci(position, move) }))
    .filter((move) => uci.includes(move.uci))
    .map((move) => ({ ...move, san: formatSan(position, move) }));
}
