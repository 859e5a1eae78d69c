import { LIMITS } from '../../vocabulary/limits.ts';
import type { LineFault } from '../../contract/desk-api.ts';
import { drained, type Steps } from '../../plain/steps.ts';
import { textKindOf } from '../../plain/file-kind.ts';
import { nameKey, parseBirth, readPlayersCsv, parseTitle } from '../../tournament/index.ts';
import type { PlayerForm } from '../../tournament/index.ts';
import type { Answer, Wrong } from '../commands/answer.ts';
import type { People, Person, PersonId } from '../journal/people.ts';
import { accept, lineFault, listFaults, refuse, refused } from '../commands/answer.ts';
import type { DeskEvent, PlayerDetails } from '../journal/events.ts';
import { numbersHold } from './numbers-hold.ts';
import { nobody } from './persons.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';

/** Players typed: all of them go in, or none. */
export function registerPlayers(state: DeskState, people: People, forms: readonly PlayerForm[]): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  if (forms.length === 0) return refuse('nothingToRegister');
  const lines = forms.map((form, at) => ({ ...form, line: at + 1, text: form.name }));
  const { players, persons, faults } = drained(admit(state, people, lines));
  const [first] = faults;
  return first === undefined ? registered(players, persons, []) : { ok: false, refusal: first, faults };
}

/** A list as text: the good lines go in, the others come back with their numbers and reasons. */
export function* registerPlayersFromText(state: DeskState, people: People, text: string): Steps<Answer> {
  const open = openTournament(state);
  if (!open.ok) return open;
  const kind = textKindOf(text);
  if (kind !== null) return refuse('noList', { kind });
  const list = yield* readPlayersCsv(text);
  const admitted = yield* admit(state, people, list.rows);
  const faults = listFaults(list, admitted.faults);
  if (admitted.players.length > 0) return registered(admitted.players, admitted.persons, faults);
  if (faults.length === 0) return refuse('nothingToRegister');
  return refused({ code: 'noGoodLine', facts: { lines: faults.length } }, faults);
}

function registered(
  players: readonly PlayerDetails[],
  people: readonly Person[],
  faults: readonly LineFault[],
): Answer {
  return accept([{ type: 'playersRegistered', players }], { people, faults, count: players.length });
}

interface PlayerLine extends PlayerForm {
  readonly line: number;
  readonly text: string;
}

function* admit(state: DeskState, people: People, lines: readonly PlayerLine[]): Steps<Admitted> {
  const taken = new Taken(state, people);
  const good: PlayerLine[] = [];
  const faults: LineFault[] = [];
  for (const line of lines) {
    yield;
    const wrong = taken.faultOf(line);
    if (wrong === null) taken.add(line);
    if (wrong === null) good.push(line);
    else faults.push(lineFault(line, wrong));
  }
  let next = taken.highest;
  const players: PlayerDetails[] = [];
  const persons: Person[] = [];
  good.forEach((line, at) => {
    const id = `p${state.lastPerson + 1 + at}`;
    players.push(detailsOf(id, line, line.number === 0 ? ++next : line.number));
    persons.push(personOf(id, line));
  });
  return { players, persons, faults };
}

interface Admitted {
  readonly players: readonly PlayerDetails[];
  readonly persons: readonly Person[];
  readonly faults: readonly LineFault[];
}

/** What another player has already: numbers, FIDE ids, and names with the same birth. */
class Taken {
  highest = 0;
  private readonly numbers = new Set<number>();
  private readonly fideIds = new Map<string, string>();
  private readonly persons = new Map<string, readonly string[]>();

  constructor(state: DeskState, people: People, except: PersonId | null = null) {
    for (const { id, number } of state.players.values()) {
      if (id !== except) this.add({ ...(people.get(id) ?? nobody(id)), number });
    }
  }

  add({ number, name, fideId, birth }: Pick<PlayerForm, 'number' | 'name' | 'fideId' | 'birth'>): void {
    this.highest = Math.max(this.highest, number);
    if (number !== 0) this.numbers.add(number);
    const id = fideId.trim();
    if (id !== '') this.fideIds.set(id, name);
    const key = personKey(name, birth);
    this.persons.set(key, [...(this.persons.get(key) ?? []), id]);
  }

  /** Why this player cannot go in, or null. */
  faultOf(form: PlayerForm): Wrong | null {
    const wrong = fieldFault(form);
    if (wrong !== null) return wrong;
    const fideId = form.fideId.trim();
    const namesake = this.fideIds.get(fideId);
    if (namesake !== undefined) return { code: 'duplicateFideId', facts: { fideId, name: namesake } };
    if (this.isKnown(form))
      return { code: 'duplicatePlayer', facts: { name: form.name.trim(), birth: form.birth } };
    if (this.numbers.has(form.number)) return { code: 'duplicateNumber', facts: { number: form.number } };
    return null;
  }

  /** Two of one name and birth are two people only where their FIDE ids say so. */
  private isKnown({ name, birth, fideId }: PlayerForm): boolean {
    const ids = this.persons.get(personKey(name, birth)) ?? [];
    return ids.some((id) => id === '' || fideId.trim() === '');
  }
}

function personKey(name: string, birth: string): string {
  return `${nameKey(name)}|${parseBirth(birth) ?? ''}`;
}

function fieldFault({ name, club, contact, number, federation, birth, ...form }: PlayerForm): Wrong | null {
  const long = [name, club, contact].find((text) => text.length > LIMITS.name);
  if (long !== undefined) return { code: 'tooLong', facts: { value: long.slice(0, 60), most: LIMITS.name } };
  if (!/\p{L}/u.test(name)) return { code: 'noName', facts: { value: name.trim() } };
  if (!isWhole(number, 0, LIMITS.startingNumber))
    return { code: 'badNumber', facts: { value: String(number) } };
  const bad = [form.rating, form.nationalRating].find(
    (rating) => rating !== null && !isWhole(rating, 0, LIMITS.rating),
  );
  if (bad !== undefined) return { code: 'badRating', facts: { value: String(bad) } };
  if (!/^([A-Za-z]{3})?$/.test(federation.trim())) {
    return { code: 'badFederation', facts: { value: federation.trim() } };
  }
  if (parseBirth(birth) === null) return { code: 'badBirth', facts: { value: birth.trim() } };
  return null;
}

function detailsOf(id: PersonId, form: PlayerForm, number: number): PlayerDetails {
  // 0 is no rating
  return {
    id,
    number,
    title: parseTitle(form.title),
    federation: form.federation.trim().toUpperCase(),
    rating: form.rating || null,
    nationalRating: form.nationalRating || null,
  };
}

function personOf(id: PersonId, form: PlayerForm): Person {
  const { name, fideId, birth, sex, club, nationalId, contact } = form;
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return {
    id,
    name: clean(name),
    fideId: clean(fideId),
    birth: parseBirth(birth) ?? '',
    sex,
    club: clean(club),
    nationalId: clean(nationalId),
    contact: clean(contact),
  };
}

export function changePlayer(state: DeskState, people: People, id: PersonId, form: PlayerForm): Answer {
  const before = state.players.get(id);
  if (before === undefined) return refuse('unknownPerson', { id });
  const wrong = new Taken(state, people, id).faultOf(form);
  if (wrong !== null) return refused(wrong);
  const player = detailsOf(id, form, form.number === 0 ? before.number : form.number);
  const held = player.number === before.number ? null : numbersHold(state);
  if (held !== null) return held;
  const person = personOf(id, form);
  const events: DeskEvent[] = [];
  if (JSON.stringify(player) !== JSON.stringify(before)) events.push({ type: 'playerChanged', player });
  const renamed = JSON.stringify(person) !== JSON.stringify(people.get(id));
  if (renamed) events.push({ type: 'personCorrected', id, erased: false });
  return accept(events, { people: renamed ? [person] : [], count: events.length === 0 ? 0 : 1 });
}

/** Forgets who everybody is, arbiters too: once the event is over its numbers tell all that it needs. */
export function eraseEverybody(people: People): Answer {
  const known = [...people.values()].filter(({ id: _, ...own }) =>
    Object.values(own).some((text) => text !== ''),
  );
  if (known.length === 0) return refuse('nobodyToErase');
  const events = known.map(({ id }): DeskEvent => ({ type: 'personCorrected', id, erased: true }));
  return accept(events, { people: known.map(({ id }) => nobody(id)), count: known.length });
}

/** Forgets who someone is. The journal keeps the moves and results of a number. */
export function erasePerson(people: People, id: PersonId): Answer {
  if (!people.has(id)) return refuse('unknownPerson', { id });
  return accept([{ type: 'personCorrected', id, erased: true }], { people: [nobody(id)] });
}
