/** Whom a name may mean, the slow and obvious way: everybody is looked at. The measure for the finder that has indexes. */
import type { Person } from '../../src-core/desk/index.ts';
import { nameKey, plainText } from '../../src-core/tournament/index.ts';

/** By FIDE id, by whole name in any order, or by a name with initials. */
export function slowlyAlike(people: readonly Person[], name: string, fideId: string): readonly string[] {
  const registered = people.findLast((person) => fideId !== '' && person.fideId === fideId);
  if (registered !== undefined) return [registered.id];
  const whole = people.filter((person) => person.name !== '' && nameKey(person.name) === nameKey(name));
  const short = plainText(name).split(' ');
  const found = whole.length > 0 ? whole : people.filter((person) => abbreviates(short, wordsOf(person)));
  return found.map(({ id }) => id);
}

/** Those who have this whole name, or all of these words in theirs. */
export function slowlyFound(people: readonly Person[], typed: string): readonly string[] {
  const whole = people.filter((person) => person.name !== '' && nameKey(person.name) === nameKey(typed));
  const words = plainText(typed).split(' ');
  const found =
    whole.length > 0
      ? whole
      : people.filter((person) => words.every((word) => wordsOf(person).includes(word)));
  return found.map(({ id }) => id);
}

function wordsOf({ name }: Person): readonly string[] {
  return plainText(name).split(' ');
}

/** One word of two letters or more in full, initials for others, and nothing that contradicts. */
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
