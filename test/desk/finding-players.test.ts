/** Who is meant is found by indexes; it must be who was found when everybody was looked at. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Person } from '../../src-core/desk/index.ts';
import { nobody, PlayerFinder } from '../../src-core/desk/players/persons.ts';
import { slowlyAlike, slowlyFound } from './slow-finder.ts';

const surname = fc.constantFrom('García', 'GARCIA', 'Gómez', 'De la Cruz', 'Åkesson', 'Li', 'O', 'B2', '𝒜');
const given = fc.constantFrom('Ana', 'Ángel', 'Luis', 'Lu', 'A', 'L.', 'J. M.', '𝒜', '7');
const title = fc.constantFrom('', 'GM ', 'WFM ');
/** As printed, as spoken, with a title before it, with initials, or nothing. */
const name = fc.oneof(
  fc.tuple(surname, given).map((parts) => parts.join(', ')),
  fc.tuple(title, given, surname).map(([before, ...parts]) => before + parts.join(' ')),
  fc.tuple(surname, surname, given, given).map((parts) => parts.join(' ')),
  surname,
  fc.constantFrom('', '-', '¿?'),
);
const fideId = fc.constantFrom('', '', '', '1', '2');
const people = fc
  .array(fc.record({ name, fideId }), { maxLength: 12 })
  .map((list) => list.map((one, at): Person => ({ ...nobody(`p${at + 1}`), ...one })));

function finderOf(persons: readonly Person[]): PlayerFinder {
  const details = persons.map(({ id }, at) => {
    return { id, number: at + 1, title: '', federation: '', rating: null, nationalRating: null } as const;
  });
  return new PlayerFinder({ players: details }, new Map(persons.map((person) => [person.id, person])));
}

test('whom a name from outside may mean is whom looking at everybody finds', () => {
  fc.assert(
    fc.property(people, name, fideId, (persons, asked, id) => {
      expect(finderOf(persons).alike(asked, id)).toEqual(slowlyAlike(persons, asked, id));
    }),
    { numRuns: 3000 },
  );
});

test('so it is after some went and others came', () => {
  fc.assert(
    fc.property(people, fc.nat({ max: 12 }), name, (persons, kept, asked) => {
      const finder = finderOf(persons);
      for (const { id } of persons.slice(kept).toReversed()) finder.remove(id);
      const left = persons.slice(0, kept);
      expect(finder.alike(asked, '')).toEqual(slowlyAlike(left, asked, ''));
      expect(finder.highest).toBe(left.length);
    }),
  );
});

test('a name typed finds one where looking at everybody finds one alone', () => {
  fc.assert(
    fc.property(
      people,
      name.filter((typed) => /\p{L}/u.test(typed)),
      (persons, typed) => {
        const found = slowlyFound(persons, typed);
        const sought = finderOf(persons).find(typed);
        if (found.length === 1) expect(sought).toEqual({ kind: 'player', id: found[0] });
        else {
          const code = found.length === 0 ? 'unknownPlayer' : 'ambiguousPlayer';
          expect(sought).toMatchObject({ kind: 'unclear', wrong: { code } });
        }
      },
    ),
    { numRuns: 1000 },
  );
});
