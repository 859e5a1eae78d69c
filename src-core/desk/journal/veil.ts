/**
 * Names inside free text: a PGN's comment, an arbiter's note. The journal keeps the person in the name's place, so
 * that a name corrected or erased among the people is so everywhere. Who reads a text is told the name of today.
 */
import type { TextChange } from './text-change.ts';
import type { People } from '../journal/people.ts';
import type { Person } from './people.ts';

const VEILED = /\uE000(p\d+)\uE001/g;

/** Shorter names would be found inside other words. */
const SHORTEST = 4;

/** Puts the person's id in the place of every name known; ways of writing it with and without a comma alike. */
export function veilOf(people: Iterable<Person>): TextChange {
  const ids = new Map<string, string>();
  for (const { id, name } of people) for (const way of waysOf(name)) ids.set(way.toLowerCase(), id);
  const byWord = new Map<string, string[]>();
  for (const way of ids.keys()) {
    const word = folded(FIRST_WORD.exec(way)?.[0] ?? '');
    const ways = byWord.get(word);
    if (ways === undefined) byWord.set(word, [way]);
    else ways.push(way);
  }
  return (text) => {
    // a name can only stand where its first word does; one that begins with a sign may stand anywhere
    const words = new Set(['', ...(text.match(WORDS) ?? []).map(folded)]);
    const ways = [...words].flatMap((word) => byWord.get(word) ?? []);
    if (ways.length === 0) return text;
    return text.replace(patternOf(ways), (name) => veiled(name, ids.get(name.toLowerCase())));
  };
}

const WORDS = /[\p{L}\p{N}]+/gu;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/** The same for all that a pattern takes for the same whatever its case: also ß and ẞ, s and ſ. */
const folded = (word: string): string => word.toLowerCase().toUpperCase();

/** The longest way that stands at a place is meant. */
function patternOf(ways: readonly string[]): RegExp {
  const longestFirst = ways.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((way) => way.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu');
}

function veiled(name: string, id: string | undefined): string {
  return id === undefined ? name : `\uE000${id}\uE001`;
}

function waysOf(name: string): readonly string[] {
  const [surname, given] = name.split(/,\s*/);
  const turned =
    surname === undefined || given === undefined ? [] : [`${given} ${surname}`, `${surname},${given}`];
  return [name, ...turned].filter((way) => way.length >= SHORTEST);
}

/** Puts today's name in the person's place; an erased one is `?`. */
export function unveilOf(people: People): TextChange {
  return (text) =>
    text.includes('\uE000') ? text.replace(VEILED, (_, id: string) => people.get(id)?.name || '?') : text;
}
