/** The ruling slip and the arbiter's report, as the desk knows the tournament. */
import type { DeskDocument, GameResult, Paper, PaperQuery, PlayerCounts } from '../../contract/desk-api.ts';
import { arbiterReport, incidentSlip } from '../../sheets/index.ts';
import type { PlayerReport, RoundReport } from '../../sheets/index.ts';
import { incidentWhere } from '../incidents/decide-appeal.ts';
import type { People } from '../journal/people.ts';
import { earlierCounts } from '../incidents/incident-counts.ts';
import { incidentsOf, incidentsView } from '../incidents/incident-view.ts';
import type { BoardRecord, DeskState, RoundRecord } from '../journal/state.ts';
import { playersOf } from '../players/players-view.ts';

type Of<K extends PaperQuery['kind']> = Extract<PaperQuery, { readonly kind: K }>;

/** Refused where that line of the journal is no incident. */
export function slipOf(state: DeskState, people: People, query: Of<'slip'>, name: string): DeskDocument {
  const { seq } = query;
  const found = incidentWhere(state, (incident) => incident.seq === seq);
  const incidents = found === null ? [] : incidentsOf(state, people, found.board);
  const incident = incidents.find((each) => each.seq === seq);
  if (incident === undefined) return { name, text: '', refusal: { code: 'notAnIncident', facts: { seq } } };
  return { name, text: incidentSlip({ ...styleOf(query), tournament: state.details?.name ?? '', incident }) };
}

export function reportOf(state: DeskState, people: People, query: Of<'report'>, name: string): DeskDocument {
  const { details } = state;
  if (details === null) return { name, text: '', refusal: { code: 'noTournament', facts: {} } };
  const { chiefArbiter, place, begins, ends, ruleSet } = details;
  const text = arbiterReport({
    ...styleOf(query),
    tournament: details.name,
    place,
    begins,
    ends,
    ruleSet,
    chiefArbiter: chiefArbiter === null ? '' : (people.get(chiefArbiter)?.name ?? ''),
    players: state.players.size,
    rounds: state.rounds.map(roundReport),
    incidents: incidentsView(state, people).incidents,
    counted: countedPlayers(state, people),
  });
  return { name, text };
}

function styleOf({ lang, paper, zone }: Paper): Paper {
  return { lang, paper, ...(zone !== undefined && { zone }) };
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

function countedPlayers(state: DeskState, people: People): readonly PlayerReport[] {
  return playersOf(state, people)
    .map(({ id, number, name }) => ({ number, name, counts: earlierCounts(state, Infinity, id) }))
    .filter(({ counts }) => hasAny(counts));
}

function hasAny(counts: PlayerCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
