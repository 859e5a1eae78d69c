/** The ruling slip and the arbiter's report, as the desk knows the tournament. */
import type {
  DeskDocument,
  GameResult,
  IncidentView,
  PaperQuery,
  PlayerCounts,
  Side,
} from '../../contract/desk-api.ts';
import { arbiterReport, incidentSlip, sealedEnvelope, tournamentOn } from '../../sheets/index.ts';
import type { PlayerReport, ResultAgainst, RoundReport } from '../../sheets/index.ts';
import { incidentWhere } from '../incidents/decide-appeal.ts';
import type { People } from '../journal/people.ts';
import { earlierCounts } from '../incidents/incident-counts.ts';
import { incidentsOf, incidentsView } from '../incidents/incident-view.ts';
import type { BoardRecord, DeskState, RoundRecord } from '../journal/state.ts';
import { unveilOf } from '../journal/veil.ts';
import { playersOf } from '../players/players-view.ts';
import { sideOf } from '../players/sides.ts';
import { printed } from './printed.ts';

type Of<K extends PaperQuery['kind']> = Extract<PaperQuery, { readonly kind: K }>;

/** Refused where that line of the journal is no incident. */
export function slipOf(state: DeskState, people: People, query: Of<'slip'>, name: string): DeskDocument {
  const { seq } = query;
  const incident = incidentAt(state, people, seq);
  if (incident === null) return { name, text: '', refusal: { code: 'notAnIncident', facts: { seq } } };
  return {
    name,
    text: incidentSlip({
      ...printed(state, query),
      tournament: tournamentOn(query, state.details),
      incident,
    }),
  };
}

/** Refused where no move was sealed in the incident of that line. */
export function envelopeOf(
  state: DeskState,
  people: People,
  query: Of<'envelope'>,
  name: string,
): DeskDocument {
  const { seq } = query;
  const incident = incidentAt(state, people, seq);
  if (incident === null) return { name, text: '', refusal: { code: 'notAnIncident', facts: { seq } } };
  const { sealedBy } = incident;
  if (sealedBy === null) return { name, text: '', refusal: { code: 'nothingSealed', facts: { seq } } };
  const told = { tournament: tournamentOn(query, state.details), incident, sealedBy };
  return { name, text: sealedEnvelope({ ...printed(state, query), ...told }) };
}

function incidentAt(state: DeskState, people: People, seq: number): IncidentView | null {
  const found = incidentWhere(state, (incident) => incident.seq === seq);
  const incidents = found === null ? [] : incidentsOf(state, people, found.board);
  return incidents.find((each) => each.seq === seq) ?? null;
}

export function reportOf(state: DeskState, people: People, query: Of<'report'>, name: string): DeskDocument {
  const { details } = state;
  if (details === null) return { name, text: '', refusal: { code: 'noTournament', facts: {} } };
  const { chiefArbiter, place, begins, ends, ruleSet } = details;
  const { player } = query;
  const person = playersOf(state, people).find(({ number }) => number === player);
  if (player !== undefined && person === undefined) {
    return { name, text: '', refusal: { code: 'unknownPlayer', facts: { text: String(player) } } };
  }
  const concerns = (...sides: readonly (Pick<Side, 'number'> | null)[]): boolean =>
    player === undefined || sides.some((side) => side?.number === player);
  const counted = countedPlayers(state, people).filter((each) => concerns(each));
  const { incidents } = incidentsView(state, people);
  const text = arbiterReport({
    ...printed(state, query),
    tournament: tournamentOn(query, details),
    player: person?.name ?? null,
    place,
    begins,
    ends,
    ruleSet,
    chiefArbiter: chiefArbiter === null ? '' : (people.get(chiefArbiter)?.name ?? ''),
    players: state.players.size,
    rounds: player === undefined ? state.rounds.map(roundReport) : null,
    incidents: incidents.filter(({ white, black }) => concerns(white, black)),
    against: resultsAgainst(state, people).filter(({ white, black }) => concerns(white, black)),
    counted,
  });
  return { name, text };
}

function roundReport({ round, boards }: RoundRecord): RoundReport {
  const games = boards.filter(({ bye }) => !bye);
  const ended = games.filter(({ result }) => result !== null);
  const played = ended.filter(({ result }) => result?.reason !== 'forfeit');
  return {
    round,
    boards: boards.length,
    finished: ended.length,
    byes: boards.length - games.length,
    results: countResults(played),
    forfeits: ended.length - played.length,
  };
}

function countResults(boards: readonly BoardRecord[]): RoundReport['results'] {
  const count = (wanted: GameResult): number =>
    boards.filter(({ result }) => result?.result === wanted).length;
  return {
    '1-0': count('1-0'),
    '0-1': count('0-1'),
    '1/2-1/2': count('1/2-1/2'),
    '0-0': count('0-0'),
    '1/2-0': count('1/2-0'),
    '0-1/2': count('0-1/2'),
  };
}

/** Results written against what the Laws said by a text, and in lines of old: those of today are incidents. */
function resultsAgainst(state: DeskState, people: People): readonly ResultAgainst[] {
  const unveil = unveilOf(people);
  return state.rounds.flatMap(({ round, boards }) =>
    boards.flatMap(({ board, white, black, result }): readonly ResultAgainst[] => {
      if (result?.laws === undefined || result.incident !== undefined) return [];
      const sides = { white: sideOf(state, people, white), black: sideOf(state, people, black) };
      return [{ round, board, ...sides, ...result, laws: result.laws, note: unveil(result.note) }];
    }),
  );
}

function countedPlayers(state: DeskState, people: People): readonly PlayerReport[] {
  return playersOf(state, people)
    .map(({ id, number, name }) => ({ number, name, counts: earlierCounts(state, Infinity, id) }))
    .filter(({ counts }) => hasAny(counts));
}

function hasAny(counts: PlayerCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
