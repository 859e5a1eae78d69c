/** Names are looked for by their first words; what is veiled must be what one pattern of all names would veil. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Person } from '../../src-core/desk/index.ts';
import { veilOf } from '../../src-core/desk/journal/veil.ts';

/** Letters whose case is folded oddly, signs, and words that begin one another. */
const word = fc.constantFrom(
  'Ana',
  'ANA',
  'Anna',
  'Strauß',
  'STRAUẞ',
  'STRAUSS',
  'ſimon',
  'Simon',
  'Kim',
  'σας',
  'ΣΑΣ',
  'İnci',
  '’t',
  '(x)',
  'de',
  'é',
  'e\u0301',
  '7b',
);
const gap = fc.constantFrom(' ', ', ', ',', '-', '.', '');
const text = fc.array(fc.tuple(word, gap), { maxLength: 8 }).map((parts) => parts.flat().join(''));
const people = fc.array(text, { maxLength: 8 }).map((names) =>
  names.map((name, at): Person => ({
    id: `p${at + 1}`,
    name,
    fideId: '',
    birth: '',
    sex: '',
    club: '',
    nationalId: '',
    contact: '',
  })),
);

/** All the ways of writing all the names in one pattern, the longest first. */
function slowlyVeiled(persons: readonly Person[], said: string): string {
  const ids = new Map<string, string>();
  for (const { id, name } of persons) {
    const [surname, given] = name.split(/,\s*/);
    const turned = given === undefined ? [] : [`${given} ${surname}`, `${surname},${given}`];
    for (const way of [name, ...turned]) if (way.length >= 4) ids.set(way.toLowerCase(), id);
  }
  const ways = [...ids.keys()].sort((a, b) => b.length - a.length);
  if (ways.length === 0) return said;
  const all = ways.map((way) => way.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'giu');
  return said.replace(pattern, (name) => {
    const id = ids.get(name.toLowerCase());
    return id === undefined ? name : `\uE000${id}\uE001`;
  });
}

test('what is veiled is what one pattern of all the names would veil', () => {
  const said = fc.tuple(people, text).chain(([persons, more]) =>
    fc.tuple(
      fc.constant(persons),
      fc
        .array(fc.oneof(text, ...persons.map(({ name }) => fc.constantFrom(name, name.toUpperCase()))), {
          maxLength: 5,
        })
        .map((parts) => [...parts, more].join(' ')),
    ),
  );
  fc.assert(
    fc.property(said, ([persons, words]) => {
      expect(veilOf(persons)(words)).toBe(slowlyVeiled(persons, words));
    }),
    { numRuns: 500 },
  );
});
