/** Who is meant: people by id, by starting number, or by a name as it is typed. */
import type { WrongOf } from '../commands/answer.ts';
import { nameKey, plainText } from '../../tournament/index.ts';
import type { People, Person, PersonId } from '../journal/people.ts';
import type { PlayerDetails } from '../journal/events.ts';

/** A person of whom nothing is known; also what is left of an erased one. */
export function nobody(id: PersonId): Person {
  return { id, name: '', fideId: '', birth: '', sex: '', club: '', nationalId: '', contact: '' };
}

export type Sought =
  | { readonly kind: 'player'; readonly id: PersonId }
  | { readonly kind: 'bye' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unclear'; readonly wrong: WrongOf<'unknownPlayer' | 'ambiguousPlayer'> };

const BYES = new Set(['bye', 'descansa', 'descanso', 'libre', 'exento', 'exenta']);

interface Known {
  readonly details: PlayerDetails;
  readonly name: string;
  readonly fideId: string;
  readonly words: readonly string[];
}

/** Players of a tournament in the order they came, however they are kept. */
interface Listed {
  values(): Iterable<PlayerDetails>;
}

/** The players of a tournament, to be found by number or name. Built once for a command. */
export class PlayerFinder {
  /** The highest starting number given. */
  highest = 0;
  private readonly byId = new Map<PersonId, Known>();
  private readonly byNumber = new Map<number, Known>();
  private readonly byFideId = new Map<string, Known>();
  private readonly byName = new Map<string, readonly Known[]>();
  /** By each word of their names; in each set, and so in what is found, in the order they were added. */
  private readonly byWord = new Map<string, Set<Known>>();

  constructor({ players }: { readonly players: Listed }, people: People) {
    for (const details of players.values()) this.add(details, people.get(details.id) ?? nobody(details.id));
  }

  add(details: PlayerDetails, { name, fideId }: Person): void {
    const known: Known = { details, name, fideId, words: plainText(name).split(' ') };
    this.highest = Math.max(this.highest, details.number);
    this.byId.set(details.id, known);
    this.byNumber.set(details.number, known);
    if (fideId !== '') this.byFideId.set(fideId, known);
    if (name !== '') this.byName.set(nameKey(name), [...(this.byName.get(nameKey(name)) ?? []), known]);
    for (const word of known.words) {
      const named = this.byWord.get(word);
      if (named === undefined) this.byWord.set(word, new Set([known]));
      else named.add(known);
    }
  }

  remove(id: PersonId): void {
    const known = this.byId.get(id);
    if (known === undefined) return;
    this.byId.delete(id);
    this.byNumber.delete(known.details.number);
    while (this.highest > 0 && !this.byNumber.has(this.highest)) this.highest -= 1;
    this.byFideId.delete(known.fideId);
    const key = nameKey(known.name);
    this.byName.set(
      key,
      (this.byName.get(key) ?? []).filter((other) => other !== known),
    );
    for (const word of known.words) this.byWord.get(word)?.delete(known);
  }

  /** A starting number, a whole name in any order, or words of a name that only one player has. */
  find(text: string): Sought {
    const typed = text.trim();
    if (typed === '') return { kind: 'nobody' };
    if (BYES.has(plainText(typed))) return { kind: 'bye' };
    const numbered = /^\d+$/.test(typed) ? this.byNumber.get(Number(typed)) : undefined;
    if (numbered !== undefined) return { kind: 'player', id: numbered.details.id };
    const whole = this.byName.get(nameKey(typed)) ?? [];
    const found = whole.length > 0 ? whole : this.withWords(plainText(typed));
    const [first] = found;
    if (first === undefined) return unclear({ code: 'unknownPlayer', facts: { text: typed } });
    if (found.length === 1) return { kind: 'player', id: first.details.id };
    return unclear({ code: 'ambiguousPlayer', facts: { text: typed, candidates: labelsOf(found) } });
  }

  /** Whom a text from outside may mean: by FIDE id, by whole name, or by a name with initials. */
  alike(name: string, fideId: string): readonly PersonId[] {
    const registered = fideId === '' ? undefined : this.byFideId.get(fideId);
    if (registered !== undefined) return [registered.details.id];
    const whole = this.byName.get(nameKey(name)) ?? [];
    const words = plainText(name).split(' ');
    // all but initials are words of the whole name
    const full = words.filter((word) => !isLetter(word));
    const found =
      whole.length > 0 ? whole : this.having(full).filter((known) => abbreviates(words, known.words));
    return found.map((known) => known.details.id);
  }

  /** Numbers and names of some players, as an arbiter tells them apart. */
  labels(ids: readonly PersonId[]): readonly string[] {
    return labelsOf(ids.flatMap((id) => this.byId.get(id) ?? []));
  }

  /** Those who have the rarest of these words in their names; everybody where none is asked for. */
  private having([first, ...others]: readonly string[]): readonly Known[] {
    if (first === undefined) return [...this.byId.values()];
    const named = (word: string): ReadonlySet<Known> => this.byWord.get(word) ?? new Set();
    let rarest = named(first);
    for (const word of others) if (named(word).size < rarest.size) rarest = named(word);
    return [...rarest];
  }

  private withWords(plain: string): readonly Known[] {
    const words = plain.split(' ');
    return plain === ''
      ? []
      : this.having(words).filter((known) => words.every((word) => known.words.includes(word)));
  }
}

type Unclear = Extract<Sought, { kind: 'unclear' }>;

function unclear(wrong: Unclear['wrong']): Unclear {
  return { kind: 'unclear', wrong };
}

function labelsOf(found: readonly Known[]): readonly string[] {
  return found.slice(0, 8).map(({ details, name }) => `${details.number} ${name}`);
}

/**
 * `Kasparov, G` for `Kasparov, Garry`: one word in full, initials for others, and nothing that contradicts. Each word
 * of the whole name is meant once, and a digit is no initial.
 */
function abbreviates(short: readonly string[], full: readonly string[]): boolean {
  const left = [...full];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const inFull = short.filter((word) => take((other) => other === word));
  const others = [...short];
  for (const word of inFull) others.splice(others.indexOf(word), 1);
  const initials = others.every((word) => isLetter(word) && take((other) => other.startsWith(word)));
  return short.length >= 2 && inFull.some((word) => word.length >= 2) && initials;
}

/** What may be an initial. */
function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}
