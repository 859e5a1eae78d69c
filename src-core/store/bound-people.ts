/**
 * People and the chain. Names stand beside the journal, so that they can be corrected and erased; a line carries a digest
 * of each person that its act touched. Without the salt kept beside the name nobody can tell from a digest whose it was:
 * once both are erased, it says nothing.
 */
import { hash, randomBytes } from 'node:crypto';
import type { Person, PersonId } from '../plain/entries.ts';
import type { Steps } from '../plain/steps.ts';
import { versionOf } from './migrate.ts';
import { peopleBound } from './migrations/0004-people-bound.ts';
import { nationalIds } from './migrations/0005-national-ids.ts';
import type { Sqlite } from './sqlite.ts';

/** A person as the file keeps him; `salt` is empty where no line has bound him yet, and once he is erased. */
export interface SaltedPerson extends Person {
  readonly salt: string;
}

/** What an act writes of people: their rows, and the text of the line that binds them; null where it binds nobody. */
export interface Bound {
  readonly people: readonly SaltedPerson[];
  readonly text: string | null;
}

const saltBytes = 16;

/**
 * The people as they will stand in the file, and bound, one at a step. A salt is used once: of what is replaced nothing
 * is told.
 */
export function* bind(people: readonly Person[]): Steps<Bound> {
  // asked for once: each asking costs more than the hash
  const salts = randomBytes(saltBytes * people.length);
  const byId = new Map<PersonId, SaltedPerson>();
  for (const [at, person] of people.entries()) {
    yield;
    const salted = saltedFrom(person, salts.toString('base64url', at * saltBytes, (at + 1) * saltBytes));
    byId.set(salted.id, salted);
  }
  const salted = [...byId.values()];
  return { people: salted, text: `{${salted.map(bondOf).join(',')}}` };
}

/** One person in the text of a line: `"p7":"3f9c…"`. */
export function bondOf(person: SaltedPerson): string {
  return `${JSON.stringify(person.id)}:${JSON.stringify(digestOf(person))}`;
}

/** Text that UTF-8 cannot hold is mended first: what is bound is what will be read. */
function saltedFrom(given: Person, salt: string): SaltedPerson {
  const person = {
    id: given.id.toWellFormed(),
    name: given.name.toWellFormed(),
    fideId: given.fideId.toWellFormed(),
    birth: given.birth.toWellFormed(),
    sex: given.sex,
    club: given.club.toWellFormed(),
    nationalId: given.nationalId.toWellFormed(),
    contact: given.contact.toWellFormed(),
    salt: '',
  };
  return isNobody(person) ? person : { ...person, salt };
}

/**
 * SHA-256, in hex, over the salt and all that is a person's own; null of one who is erased. What a person is given in a
 * later format goes behind, and only where it is not empty, so that a digest stays what it is.
 */
function digestOf(person: SaltedPerson): string | null {
  if (isNobody(person)) return null;
  const { id, name, fideId, birth, sex, club, nationalId, contact, salt } = person;
  const later = nationalId === '' && contact === '' ? [] : [nationalId, contact];
  return hash('sha256', JSON.stringify([salt, id, name, fideId, birth, sex, club, ...later]), 'hex');
}

function isNobody({ id: _, ...own }: SaltedPerson): boolean {
  return Object.values(own).every((text) => text === '');
}

/** A person who is not as the chain has him. */
export interface StrangePerson {
  /** `changed`: not as bound; `gone`: bound, and in no row; `added`: no line ever bound him. */
  readonly kind: 'changed' | 'gone' | 'added';
  readonly id: PersonId;
  /** The line that bound him last; null: none did. */
  readonly seq: number | null;
}

export interface PeopleFound {
  readonly strange: readonly StrangePerson[];
  /** The line from which people are bound; null where none binds any yet, and nothing is known against anybody. */
  readonly from: number | null;
  /** People that no line binds yet, the next one written will. */
  readonly unbound: number;
}

/** A line that binds people. */
export interface BindingLine {
  readonly seq: number;
  readonly people: string;
}

/** A person as this format of the file has him: what a later one adds is empty. */
function personRow(db: Sqlite): string {
  const later = versionOf(db) < nationalIds.version ? ["''", "''"] : ['national_id', 'contact'];
  return `SELECT id, name, fide_id AS fideId, birth, sex, club, ${later[0]} AS nationalId, ${later[1]} AS contact`;
}

const bindingLines = 'SELECT seq, people FROM entry WHERE people IS NOT NULL ORDER BY seq';

/** Holds the people of an open file against its lines. */
export function lookAtPeople(db: Sqlite): PeopleFound {
  if (versionOf(db) < peopleBound.version) {
    const unbound = db.prepare<[], number>('SELECT count(*) FROM person').pluck().get() ?? 0;
    return { strange: [], from: null, unbound };
  }
  return peopleAgainst(saltedPeople(db), db.prepare<[], BindingLine>(bindingLines).all());
}

export function saltedPeople(db: Sqlite): readonly SaltedPerson[] {
  return db.prepare<[], SaltedPerson>(`${personRow(db)}, salt FROM person ORDER BY id`).all();
}

function peopleAgainst(people: readonly SaltedPerson[], lines: readonly BindingLine[]): PeopleFound {
  const [first] = lines;
  if (first === undefined) return { strange: [], from: null, unbound: people.length };
  const bonds = bondsOf(lines);
  const strange: StrangePerson[] = [];
  for (const person of people) {
    const bond = bonds.get(person.id);
    if (bond === undefined) strange.push({ kind: 'added', id: person.id, seq: null });
    else if (bond.digest !== digestOf(person))
      strange.push({ kind: 'changed', id: person.id, seq: bond.seq });
    bonds.delete(person.id);
  }
  for (const [id, { seq }] of bonds) strange.push({ kind: 'gone', id, seq });
  return { strange, from: first.seq, unbound: 0 };
}

interface Bond {
  readonly seq: number;
  /** Null: erased. */
  readonly digest: string | null;
}

/** How each person was bound last. A text that is not what `bind` writes binds nobody. */
export function bondsOf(lines: Iterable<BindingLine>): Map<PersonId, Bond> {
  const bonds = new Map<PersonId, Bond>();
  for (const { seq, people } of lines) {
    for (const [id, digest] of digestsIn(people)) bonds.set(id, { seq, digest });
  }
  return bonds;
}

function digestsIn(text: string): readonly (readonly [PersonId, string | null])[] {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return [];
    return Object.entries(read).flatMap(([id, digest]: [string, unknown]) =>
      typeof digest === 'string' || digest === null ? [[id, digest] as const] : [],
    );
  } catch {
    return [];
  }
}

/** Those whom the first line written has to bind besides its own: all of a file that binds nobody yet; null after it. */
export function unboundPeople(db: Sqlite): readonly Person[] | null {
  const begun = db.prepare<[], number>(
    'SELECT EXISTS (SELECT 1 FROM entry INDEXED BY entry_people WHERE people IS NOT NULL)',
  );
  return begun.pluck().get() === 1
    ? null
    : db.prepare<[], Person>(`${personRow(db)} FROM person ORDER BY id`).all();
}
