/** Who is meant: people by id, by starting number, or by a name as it is typed. */
import type { WrongOf } from '../commands/answer.ts';
import { nameKey, plainText } from '../../tournament/index.ts';
import type { People, Person, PersonId } from '../journal/people.ts';
import type { PlayerDetails } from '../journal/events.ts';
import type { DeskState } from '../journal/state.ts';

/** A person of whom nothing is known; also what is left of an erased one. */
export function nobody(id: PersonId): Person {
  return { id, name: '', fideId: '', birth: '', sex: '', club: '' };
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

/** The players of a tournament, to be found by number or name. Built once for a command. */
export class PlayerFinder {
  /** The highest starting number given. */
  highest = 0;
  private readonly byId = new Map<PersonId, Known>();
  private readonly byNumber = new Map<number, Known>();
  private readonly byFideId = new Map<string, Known>();
  private readonly byName = new Map<string, readonly Known[]>();

  constructor(state: Pick<DeskState, 'players'>, people: People) {
    for (const details of state.players.values())
      this.add(details, people.get(details.id) ?? nobody(details.id));
  }

  add(details: PlayerDetails, { name, fideId }: Person): void {
    const known: Known = { details, name, fideId, words: plainText(name).split(' ') };
    this.highest = Math.max(this.highest, details.number);
    this.byId.set(details.id, known);
    this.byNumber.set(details.number, known);
    if (fideId !== '') this.byFideId.set(fideId, known);
    if (name !== '') this.byName.set(nameKey(name), [...(this.byName.get(nameKey(name)) ?? []), known]);
  }

  remove(id: PersonId): void {
    const known = this.byId.get(id);
    if (known === undefined) return;
    this.byId.delete(id);
    this.byNumber.delete(known.details.number);
    this.highest = [...this.byNumber.keys()].reduce((a, b) => Math.max(a, b), 0);
    this.byFideId.delete(known.fideId);
    const key = nameKey(known.name);
    this.byName.set(
      key,
      (this.byName.get(key) ?? []).filter((other) => other !== known),
    );
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
    const found = whole.length > 0 ? whole : this.all().filter((known) => abbreviates(words, known.words));
    return found.map((known) => known.details.id);
  }

  /** Numbers and names of some players, as an arbiter tells them apart. */
  labels(ids: readonly PersonId[]): readonly string[] {
    return labelsOf(ids.flatMap((id) => this.byId.get(id) ?? []));
  }

  private all(): readonly Known[] {
    return [...this.byId.values()];
  }

  private withWords(plain: string): readonly Known[] {
    const words = plain.split(' ');
    return plain === ''
      ? []
      : this.all().filter((known) => words.every((word) => known.words.includes(word)));
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
  const initials = others.every((word) => /^\p{L}$/u.test(word) && take((other) => other.startsWith(word)));
  return short.length >= 2 && inFull.some((word) => word.length >= 2) && initials;
}
