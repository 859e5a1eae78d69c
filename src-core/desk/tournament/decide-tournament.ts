import { LIMITS } from '../../vocabulary/limits.ts';
import type { TournamentForm } from '../journal/tournament-details.ts';
import type { WrittenControl } from '../clocks/decide-clock-setting.ts';
import { controlSetTo } from '../clocks/decide-clock-setting.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import type { People, PersonId } from '../journal/people.ts';
import { isDate } from '../../plain/dates.ts';
import { accept, refuse, tooLong } from '../commands/answer.ts';
import type { DeskEvent, TournamentDetails } from '../journal/events.ts';
import type { TournamentRules } from '../journal/incident-types.ts';
import { nobody } from '../players/persons.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';

export function createTournament(
  state: DeskState,
  form: TournamentForm,
  control: WrittenControl | null = null,
  example?: string,
): Answer {
  if (state.details !== null) return refuse('alreadyCreated', { name: state.details.name });
  const wrong = faultOf(form) ?? tooLong(LIMITS.control, control?.text ?? '');
  if (wrong !== null) return wrong;
  const arbiter = form.chiefArbiter.trim();
  const id = arbiter === '' ? null : `p${state.lastPerson + 1}`;
  const people = id === null ? [] : [{ ...nobody(id), name: arbiter }];
  const created = { type: 'tournamentCreated', details: detailsOf(form, id, undefined, example) } as const;
  const written = control === null || control.text.trim() === '' ? [] : [controlSetTo(control)];
  return accept([created, ...written], { people });
}

export function changeTournament(state: DeskState, people: People, form: TournamentForm): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const wrong = faultOf(form) ?? inUse(state, open.value, form);
  if (wrong !== null) return wrong;
  const name = form.chiefArbiter.trim();
  const before = open.value.chiefArbiter;
  const nameBefore = before === null ? '' : (people.get(before)?.name ?? '');
  const id = before ?? (name === '' ? null : `p${state.lastPerson + 1}`);
  const events: DeskEvent[] = [];
  const details = detailsOf(form, id, open.value.rules, open.value.example);
  if (!sameDetails(details, open.value)) events.push({ type: 'tournamentChanged', details });
  if (before !== null && name !== nameBefore) {
    events.push({ type: 'personCorrected', id: before, erased: name === '' });
  }
  const changed = id === null || name === nameBefore ? [] : [{ ...(people.get(id) ?? nobody(id)), name }];
  return accept(events, { people: changed });
}

function sameDetails(a: TournamentDetails, b: TournamentDetails): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function detailsOf(
  form: TournamentForm,
  chiefArbiter: PersonId | null,
  before: TournamentRules | undefined,
  example: string | undefined,
): TournamentDetails {
  const rules = form.rules ?? before;
  return {
    name: marked(form.name.trim(), example),
    place: form.place.trim(),
    begins: form.begins,
    ends: form.ends,
    federation: form.federation.trim().toUpperCase(),
    ruleSet: form.ruleSet,
    variant: form.variant,
    rounds: form.rounds,
    boards: form.boards,
    chiefArbiter,
    ...(rules === undefined ? {} : { rules }),
    ...(example === undefined ? {} : { example }),
  };
}

/** The mark of an example is part of its name: on paper, in a PGN and on every screen it stands where the name does. */
function marked(name: string, example: string | undefined): string {
  if (example === undefined || name.startsWith(`${example} · `)) return name;
  return `${example} · ${name}`;
}

function faultOf(form: TournamentForm): Refused | null {
  const { begins, ends, rounds, boards } = form;
  const federation = form.federation.trim();
  if (form.name.trim() === '') return refuse('emptyName');
  const long = tooLong(LIMITS.name, form.name, form.place, form.chiefArbiter);
  if (long !== null) return long;
  for (const date of [begins, ends]) {
    if (date !== '' && !isDate(date)) return refuse('badDates', { begins, ends, wrong: date });
  }
  if (begins !== '' && ends !== '' && ends < begins) return refuse('badDates', { begins, ends, wrong: null });
  if (!isWhole(rounds, 1, LIMITS.rounds)) return refuse('badRounds', { rounds, highest: LIMITS.rounds });
  if (!isWhole(boards, 0, LIMITS.boards)) return refuse('badBoards', { boards, highest: LIMITS.boards });
  if (!/^([A-Za-z]{3})?$/.test(federation)) return refuse('badFederation', { value: federation });
  const before = form.rules?.noDrawBeforeMove ?? 0;
  return isWhole(before, 0, 500) ? null : refuse('badRules', { value: before });
}

/** What has been played already holds on to the number of rounds and to the kind of chess. */
function inUse(state: DeskState, before: TournamentDetails, form: TournamentForm): Refused | null {
  const last = state.rounds.at(-1)?.round ?? 0;
  if (form.rounds < last) return refuse('roundsInUse', { rounds: form.rounds, paired: last });
  const first = state.rounds[0];
  if (first !== undefined && state.pairing.rules.system === 'swissDutch' && form.rounds !== before.rounds)
    return refuse('frozenByRoundOne', { what: 'rounds', round: first.round });
  const begun = last > 0 || state.drawing.draws.length > 0;
  if (form.variant !== before.variant && begun) return refuse('variantInUse', { variant: before.variant });
  return null;
}
