/** A whole tournament out of a report (TRF), into one in which there is nobody yet. */
import type { LineFault } from '../../contract/desk-api.ts';
import { isDate } from '../../plain/dates.ts';
import type { Steps } from '../../plain/steps.ts';
import type { PlayerForm } from '../../tournament/index.ts';
import { roundsPaired } from '../../tournament/record-points.ts';
import type { RecordPlayer, TournamentRecord } from '../../tournament/record.ts';
import { isError, parseTrf, TRF_FAULTS } from '../../tournament/trf/index.ts';
import type { TrfFault } from '../../tournament/trf/index.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Accepted, Answer } from '../commands/answer.ts';
import { accept, lineFault, refuse, refused } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { openTournament } from '../commands/places.ts';
import type { TrfFaultTold } from '../commands/refusals/texts.ts';
import type { TournamentDetails } from '../journal/events.ts';
import type { People, Person } from '../journal/people.ts';
import type { ReportRest } from '../journal/report-events.ts';
import type { DeskState } from '../journal/state.ts';
import type { TournamentForm } from '../journal/tournament-details.ts';
import { registerPlayers } from '../players/decide-players.ts';
import { nobody } from '../players/persons.ts';
import { keptNational, nationalLost } from './national-records.ts';
import { changeTournament } from './decide-tournament.ts';
import { announcedLines, known, roundLines, type Ids } from './report-lines.ts';

/**
 * All of it goes in, in one act, or nothing. `anyway`: also of a report that contradicts itself, what of it does not;
 * its faults are told either way, with the records that the desk does not keep.
 */
export function* importReport(
  state: DeskState,
  people: People,
  { text, anyway, people: besides = [] }: CommandOf<'importReport'>,
): Steps<Answer> {
  const open = openTournament(state);
  if (!open.ok) return open;
  const [players, rounds] = [state.players.size, state.rounds.length];
  if (players + rounds > 0) return refuse('tournamentNotEmpty', { players, rounds });
  const { record, faults, sound } = parseTrf(text);
  yield;
  const told = faults.map(toldOf);
  if (record.players.length === 0 || (!sound && !anyway))
    return refused({ code: 'reportUnsound', facts: { errors: faults.filter(isError).length } }, told);
  const head = withHead(state, people, open.value, record);
  if (!head.ok) return head;
  const entered = withPlayers({ state, people, besides }, record, head);
  if (!entered.ok) return entered;
  const { answer, ids } = entered;
  const events = [...answer.events, ...announcedLines(record, ids)];
  for (let round = 1; round <= roundsPaired(record); round++) {
    yield;
    events.push(...roundLines(record, round, ids));
  }
  const lost = notKept(record, open.value);
  const also = lost.length === 0 ? [] : [lineFault({ line: 1 }, { code: 'notKept', facts: { tags: lost } })];
  return accept(events, { people: answer.people, faults: [...told, ...also], count: record.players.length });
}

function toldOf(fault: TrfFault): LineFault {
  const { line, column, code, facts } = fault;
  // a fault carries the facts of its code, which the types cannot follow from a union
  const told = { fault: code, weight: TRF_FAULTS[code], ...facts } as TrfFaultTold;
  return lineFault({ line, column }, { code: 'reportFault', facts: told });
}

/** An arbiter already named stays, and of a federation's own record the desk keeps number and rating. */
function notKept(record: TournamentRecord, details: TournamentDetails): readonly string[] {
  const arbiter = details.chiefArbiter !== null && record.head.arbiter !== undefined;
  return [...(arbiter ? ['102'] : []), ...nationalLost(record.players, federationOf(record, details))];
}

/** Of the tournament, once the report has said its own. */
function federationOf({ head }: TournamentRecord, details: TournamentDetails | null): string {
  const told = head.federation ?? '';
  return /^[A-Za-z]{3}$/.test(told) ? told.toUpperCase() : (details?.federation ?? '');
}

/** What the report says of the tournament itself takes the place of what was typed, where the desk can hold it. */
function withHead(
  state: DeskState,
  people: People,
  details: TournamentDetails,
  { head, roundCount, ...record }: TournamentRecord,
): Answer {
  const { example: _, chiefArbiter, ...before } = details;
  const line = (text: string | undefined, own: string): string =>
    text === undefined || text.length > LIMITS.name ? own : text;
  const [begins, ends] = [dayOf(head.start), dayOf(head.end)];
  const dates = begins !== '' && ends !== '' && ends < begins ? {} : { begins, ends };
  const whole = { head, roundCount, ...record };
  const paired = roundsPaired(whole);
  const name = chiefArbiter === null ? '' : (people.get(chiefArbiter)?.name ?? '');
  const form: TournamentForm = {
    ...before,
    ...dates,
    federation: federationOf(whole, details),
    name: line(head.name, before.name) || before.name,
    place: line(head.city, before.place),
    rounds: Math.max(roundCount ?? before.rounds, paired, 1),
    chiefArbiter: chiefArbiter === null ? line(head.arbiter, '') : name,
  };
  return changeTournament(state, people, form);
}

/** `2026/11/29` as the desk has a day; empty where it is none. */
function dayOf(text = ''): string {
  const day = text.replaceAll('/', '-');
  return isDate(day) ? day : '';
}

type Besides = NonNullable<CommandOf<'importReport'>['people']>;

interface Into {
  readonly state: DeskState;
  readonly people: People;
  readonly besides: Besides;
}

type Entered = { readonly ok: true; readonly answer: Accepted; readonly ids: Ids };

/** The players, and after them the deputies, who are people too. */
function withPlayers(
  { state, people, besides }: Into,
  record: TournamentRecord,
  head: Accepted,
): Entered | Extract<Answer, { ok: false }> {
  const arbiters = head.people.filter(({ id }) => !people.has(id)).length;
  const lastPerson = state.lastPerson + arbiters;
  const more = new Map(besides.map((each) => [each.number, each]));
  const entered = registerPlayers(
    { ...state, lastPerson },
    people,
    record.players.map((player) => ({
      ...formOf(player, federationOf(record, state.details)),
      ...more.get(player.number),
    })),
  );
  if (!entered.ok) return entered;
  const ids: Ids = new Map(record.players.map(({ number }, at) => [number, `p${lastPerson + 1 + at}`]));
  const deputies = record.deputies
    .filter((name) => name.length <= LIMITS.name)
    .map((name, at): Person => ({ ...nobody(`p${lastPerson + ids.size + 1 + at}`), name }));
  const report = { type: 'reportRead', report: restOf(record, ids, deputies) } as const;
  const answer = accept([...head.events, ...entered.events, report], {
    people: [...head.people, ...entered.people, ...deputies],
  });
  return { ok: true, answer, ids };
}

function restOf(record: TournamentRecord, ids: Ids, deputies: readonly Person[]): ReportRest {
  const { dates, pairsByRank, kept } = record;
  // a name of a person is in the table of people alone
  const head = Object.entries(record.head).filter(([field]) => field !== 'arbiter');
  return {
    head: Object.fromEntries(head),
    deputies: deputies.map(({ id }) => id),
    dates,
    pairsByRank,
    abnormal: record.abnormal.map((row) => ({ ...row, players: known(row.players, ids) })),
    kept,
  };
}

function formOf(player: RecordPlayer, tournaments: string): PlayerForm {
  const { number, sex, title, name, rating, federation, fideId, birth } = player;
  const kept = keptNational(player, tournaments);
  const national = { nationalId: kept?.id ?? '', nationalRating: kept?.rating ?? null };
  return { number, sex, title, name, rating, federation, fideId, birth, club: '', contact: '', ...national };
}
